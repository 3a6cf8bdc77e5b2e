import { CloseButton, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { useLanguage, useText } from '../../kernel/i18n/index.ts'
import { fetchedOnce } from '../../ui/late/fetchedOnce.ts'
import { parsedDay, writtenDay } from '../inputs/time/parsedDay.ts'
import type { DayFilterProps } from './DayFilterHost.tsx'

const fetch = fetchedOnce(async () => (await import('./DayFilterHost.tsx')).Host)
const near = () => void fetch().catch(() => undefined)

/**
 * A day that narrows a list; its name stands in the empty field. Anyone who comes by key types it; the calendar is fetched
 * for whoever presses the field, or the arrow down in it.
 */
export function DayFilter(props: DayFilterProps) {
  const { label, value, onChange, className, isApart } = props
  const t = useText('records')
  const { code } = useLanguage()
  const [Part, setPart] = useState<ComponentType<DayFilterProps>>()
  const [typed, setTyped] = useState<string>()
  if (Part) return <Part {...props} />
  const shown = value === null ? '' : writtenDay(value, code)
  const turn = (input: HTMLInputElement) =>
    fetch().then(
      // whoever went on or types meanwhile keeps the field that they have
      (part) => document.activeElement === input && input.value === shown && setPart(() => part),
      () => undefined,
    )
  const take = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const day = typed.trim() === '' ? null : parsedDay(typed)
    if (day !== value && (day !== null || typed.trim() === '')) onChange(day)
  }
  return (
    <TextInput
      className={className}
      {...(isApart ? { label } : { 'aria-label': label, placeholder: label })}
      autoComplete="off"
      value={typed ?? shown}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onPointerEnter={near}
      onClick={(event) => void turn(event.currentTarget)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take()
        if (event.key === 'ArrowDown') void turn(event.currentTarget)
      }}
      leftSection={<IconCalendar size={18} stroke={1.5} aria-hidden />}
      leftSectionPointerEvents="none"
      rightSectionPointerEvents="all"
      rightSection={
        value !== null && <CloseButton size="sm" aria-label={t('clearDate')} onClick={() => onChange(null)} />
      }
    />
  )
}
