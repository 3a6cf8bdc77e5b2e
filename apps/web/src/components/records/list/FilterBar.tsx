import { Button, CloseButton, Group, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { longList } from '../inputs/longList.ts'
import type { ListFilter } from '../types.ts'
import type { ListState } from '../useListState.ts'
import classes from './FilterBar.module.css'

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
  const active = filters.flatMap((filter) => {
    const value = list.filters[filter.name]
    if (value === undefined) return []
    return [{ filter, text: filter.choices.find((choice) => choice.value === value)?.label ?? value }]
  })
  return (
    <div className={classes.bar}>
      <Group gap="xs" role="search">
        <SearchField list={list} label={searchLabel} />
        {filters.map((filter) => (
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
        ))}
        <Group gap="xs" className={classes.end}>
          {children}
        </Group>
      </Group>
      {list.isFiltered && (
        <Group gap="xs" aria-label={t('activeFilters')} role="group">
          {list.q && (
            <Chip text={t('searchChip', { q: list.q })} remove={() => list.set({ q: '' })} label={t('clearSearch')} />
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

function Chip({ text, label, remove }: { text: string; label: string; remove: () => void }) {
  return (
    <span className={classes.chip}>
      <bdi>{text}</bdi>
      <CloseButton size={28} iconSize={14} variant="transparent" aria-label={label} onClick={remove} />
    </span>
  )
}

/** Typing searches after a short rest; what the address says later (back, a saved view) is shown too. */
function SearchField({ list, label }: { list: ListState; label: string }) {
  const t = useText('records')
  const [typed, setTyped] = useState(list.q)
  const sent = useRef(list.q)
  useEffect(() => {
    if (list.q === sent.current) return
    sent.current = list.q
    setTyped(list.q)
  }, [list.q])
  const send = useDebouncedCallback((q: string) => {
    sent.current = q.trim()
    list.set({ q: q.trim() })
  }, 250)
  const type = (q: string) => {
    setTyped(q)
    send(q)
  }
  return (
    <TextInput
      className={classes.search}
      type="search"
      dir="auto"
      aria-label={label}
      placeholder={label}
      maxLength={100}
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label={t('clearSearch')} onClick={() => type('')} />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
