import { CloseButton, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type ComponentType, useRef, useState } from 'react'
import { useLanguage, useText } from '../../kernel/i18n/index.ts'
import { fetchedOnce } from '../../ui/late/fetchedOnce.ts'
import { parsedDay, writtenDay } from '../inputs/time/parsedDay.ts'
import type { DayFilterProps } from './DayFilterHost.tsx'

const fetch = fetchedOnce(async () => (await import('./DayFilterHost.tsx')).Host)
const near = () => void fetch().catch(() => undefined)

/**
 * A day that narrows a list; its name stands in the empty field. The calendar is fetched when somebody turns to it: until
 * then, and without a network, the day is typed.
 */
export function DayFilter(props: DayFilterProps) {
  const { label, value, onChange, className, isApart } = props
  const t = useText('records')
  const { code } = useLanguage()
  const [Part, setPart] = useState<ComponentType<DayFilterProps>>()
  const [typed, setTyped] = useState<string>()
  const isTyping = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  if (Part) return <Part {...props} />
  const turn = () =>
    fetch().then(
      // whoever went on or types meanwhile keeps the field that they have
      (part) => document.activeElement === input.current && !isTyping.current && setPart(() => part),
      () => undefined,
    )
  const take = () => {
    if (typed === undefined) return
    isTyping.current = false
    setTyped(undefined)
    const day = typed.trim() === '' ? null : parsedDay(typed)
    if (day !== value && (day !== null || typed.trim() === '')) onChange(day)
  }
  return (
    <TextInput
      ref={input}
      className={className}
      {...(isApart ? { label } : { 'aria-label': label, placeholder: label })}
      autoComplete="off"
      value={typed ?? (value === null ? '' : writtenDay(value, code))}
      onChange={(event) => {
        isTyping.current = true
        setTyped(event.currentTarget.value)
      }}
      onPointerEnter={near}
      onFocus={turn}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
      leftSection={<IconCalendar size={18} stroke={1.5} aria-hidden />}
      leftSectionPointerEvents="none"
      rightSectionPointerEvents="all"
      rightSection={
        value !== null && <CloseButton size="sm" aria-label={t('clearDate')} onClick={() => onChange(null)} />
      }
    />
  )
}
