import { Button, CloseButton, Group, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconFilter } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../kernel/i18n/format.ts'
import { useText } from '../../kernel/i18n/index.ts'
import { PressPanel } from '../../ui/late/PressPanel.tsx'
import { SearchField } from '../../ui/page/SearchField.tsx'
import { LateSelect } from '../inputs/LateSelect.tsx'
import { useLateChoices } from '../records/lateChoices.ts'
import type { ListFilter } from '../records/types.ts'
import type { ListState } from '../records/useListState.ts'
import { DayFilter } from './DayFilter.tsx'
import classes from './FilterBar.module.css'

interface Props {
  list: ListState
  filters: ListFilter[]
  /** What the search looks through: "Name, user name or e-mail". */
  searchLabel: string
  /** Stands at the end: columns, export and the like. */
  children?: ReactNode
}

/** As many filters stand in the bar itself: the first of the list, which are those that people use most. */
const inBar = 3

/** Search, the filters that people use most, the others behind a button, and a chip for each that is active. */
export function FilterBar({ list, filters, searchLabel, children }: Props) {
  const t = useText('records')
  const common = useText('common')
  const format = useFormat()
  const isPhone = useMediaQuery('(max-width: 48em)')
  // a button for a single filter would save no room
  const room = isPhone ? 0 : inBar
  const near = filters.length <= room + 1 ? filters : filters.slice(0, room)
  const far = filters.slice(near.length)
  const chosenFar = far.filter(({ name }) => list.filters[name] !== undefined).length
  const active = filters.flatMap((filter) => {
    const value = list.filters[filter.name]
    return value === undefined ? [] : [{ filter, value }]
  })
  return (
    <div className={classes.bar}>
      <Group gap="xs" role="search">
        <SearchField className={classes.search} label={searchLabel} q={list.q} onSearch={list.search} />
        {near.map((filter) => (
          <Filter key={filter.name} list={list} {...filter} />
        ))}
        {far.length > 0 && (
          <PressPanel
            position="bottom-start"
            width={280}
            target={
              <Button variant="default" leftSection={<IconFilter size={18} stroke={1.5} />}>
                {t(near.length > 0 ? 'moreFilters' : 'filters')}
                {chosenFar > 0 && ` (${format.number(chosenFar)})`}
              </Button>
            }
          >
            <Stack gap="sm">
              {far.map((filter) => (
                <Filter key={filter.name} list={list} {...filter} isApart />
              ))}
            </Stack>
          </PressPanel>
        )}
        <Group gap="xs" className={classes.end}>
          {children}
        </Group>
      </Group>
      {list.isFiltered && (
        <Group gap="xs" aria-label={t('activeFilters')} role="group">
          {list.q && (
            <Chip
              text={t('searchChip', { q: list.q })}
              remove={() => list.set({ q: '' })}
              label={common('clearSearch')}
            />
          )}
          {active.map(({ filter, value }) => (
            <FilterChip key={filter.name} list={list} filter={filter} value={value} />
          ))}
          <Button variant="subtle" size="compact-sm" onClick={list.clear}>
            {t('clearAll')}
          </Button>
        </Group>
      )}
    </div>
  )
}

/** What a filter is set to, by its name once that is known. */
function FilterChip({ list, filter, value }: { list: ListState; filter: ListFilter; value: string }) {
  const t = useText('records')
  const format = useFormat()
  const choices = useLateChoices(filter.choices, true)
  const known = choices?.find((choice) => choice.value === value)?.label ?? (choices ? value : '…')
  const text = filter.isDay && isDay.test(value) ? format.date(value) : known
  return (
    <Chip
      text={t('filterChip', { name: filter.label, value: text })}
      label={t('removeFilter', { name: filter.label })}
      remove={() => list.set({ filters: { [filter.name]: '' } })}
    />
  )
}

/** One filter: a day, or one of its choices. Apart from the bar it has its name above. */
function Filter({ list, name, label, choices, isDay, isApart }: ListFilter & { list: ListState; isApart?: boolean }) {
  const t = useText('records')
  const className = isApart ? undefined : classes.filter
  const value = list.filters[name] ?? null
  const [isAsked, setAsked] = useState(false)
  const known = useLateChoices(choices, isAsked || value !== null)
  const shown = known ?? []
  const onChange = (chosen: string | null) => list.set({ filters: { [name]: chosen ?? '' } })
  if (isDay) {
    return <DayFilter className={className} label={label} value={value} onChange={onChange} isApart={isApart} />
  }
  return (
    <LateSelect
      className={className}
      {...(isApart ? { label } : { 'aria-label': label, placeholder: label })}
      data={shown}
      onTurn={() => setAsked(true)}
      value={value}
      onChange={onChange}
      searchable={shown.length > 8}
      // until they are there, nothing is said of them
      nothingFoundMessage={known && t('nothingFound')}
      clearable
      // a list outside the box of filters would close the box when it is pressed
      comboboxProps={{ withinPortal: !isApart }}
    />
  )
}

const isDay = /^\d{4}-\d{2}-\d{2}$/

function Chip({ text, label, remove }: { text: string; label: string; remove: () => void }) {
  return (
    <span className={classes.chip}>
      <bdi>{text}</bdi>
      <CloseButton size={28} iconSize={14} variant="transparent" aria-label={label} onClick={remove} />
    </span>
  )
}
