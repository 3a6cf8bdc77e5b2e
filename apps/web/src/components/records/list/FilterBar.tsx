import { Button, CloseButton, Group, Select } from '@mantine/core'
import { lazy, type ReactNode, Suspense } from 'react'
import { useFormat } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/index.ts'
import { SearchField } from '../../SearchField.tsx'
import { longList } from '../inputs/longList.ts'
import type { ListFilter } from '../types.ts'
import type { ListState } from '../useListState.ts'
import classes from './FilterBar.module.css'

// calendars are fetched for lists that have a day among their filters
const DayFilter = lazy(async () => ({ default: (await import('./DayFilter.tsx')).DayFilter }))

interface Props {
  list: ListState
  filters: ListFilter[]
  /** What the search looks through: "Name, user name or e-mail". */
  searchLabel: string
  /** Stands at the end: columns, export and the like. */
  children?: ReactNode
}

/** Search, filters, and a chip for each that is active. */
export function FilterBar({ list, filters, searchLabel, children }: Props) {
  const t = useText('records')
  const common = useText('common')
  const format = useFormat()
  const active = filters.flatMap((filter) => {
    const value = list.filters[filter.name]
    if (value === undefined) return []
    const known = filter.choices.find((choice) => choice.value === value)?.label ?? value
    return [{ filter, text: filter.isDay && isDay.test(value) ? format.date(value) : known }]
  })
  return (
    <div className={classes.bar}>
      <Group gap="xs" role="search">
        <SearchField className={classes.search} label={searchLabel} q={list.q} onSearch={(q) => list.set({ q })} />
        {filters.map((filter) =>
          filter.isDay ? (
            <Suspense key={filter.name} fallback={<div className={classes.filter} />}>
              <DayFilter
                className={classes.filter}
                label={filter.label}
                value={list.filters[filter.name] ?? null}
                onChange={(value) => list.set({ filters: { [filter.name]: value ?? '' } })}
              />
            </Suspense>
          ) : (
            <Select
              {...longList}
              key={filter.name}
              className={classes.filter}
              aria-label={filter.label}
              placeholder={filter.label}
              data={filter.choices}
              value={list.filters[filter.name] ?? null}
              onChange={(value) => list.set({ filters: { [filter.name]: value ?? '' } })}
              searchable={filter.choices.length > 8}
              nothingFoundMessage={t('nothingFound')}
              clearable
            />
          ),
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
          {active.map(({ filter, text }) => (
            <Chip
              key={filter.name}
              text={t('filterChip', { name: filter.label, value: text })}
              label={t('removeFilter', { name: filter.label })}
              remove={() => list.set({ filters: { [filter.name]: '' } })}
            />
          ))}
          <Button variant="subtle" size="compact-sm" onClick={list.clear}>
            {t('clearAll')}
          </Button>
        </Group>
      )}
    </div>
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
