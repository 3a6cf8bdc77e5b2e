import { Autocomplete, type ComboboxItem } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { longList } from '../longList.ts'
import { parsedTime } from './parsedTime.ts'

interface Props {
  label: string
  /** `09:00` */
  value: string
  onChange: (time: string) => void
  /** The list begins here: what is likely stands first. */
  from: string
  error?: ReactNode
  /** The label is told, and not seen. */
  hideLabel?: boolean
  disabled?: boolean
  readOnly?: boolean
  required?: boolean
  description?: ReactNode
}

/** A time of day, typed (9, 930, 9:30 pm, 21:30) or chosen. What cannot be read goes back to what it was. */
export function TimeField({ label, value, onChange, from, error, hideLabel, ...rest }: Props) {
  const format = useCalendarFormat()
  const shown = format.wallTime(value)
  const [text, setText] = useState(shown)
  useEffect(() => setText(shown), [shown])
  const choices = useMemo(() => halfHours(from).map(format.wallTime), [from, format])
  const take = (typed: string) => {
    const time = parsedTime(typed)
    setText(time ? format.wallTime(time) : shown)
    if (time && time !== value) onChange(time)
  }
  return (
    <Autocomplete
      {...longList}
      {...rest}
      label={hideLabel ? undefined : label}
      aria-label={hideLabel ? label : undefined}
      value={text}
      onChange={setText}
      onOptionSubmit={take}
      onBlur={() => take(text)}
      data={choices}
      // what was chosen is no search: the whole list stays in reach
      filter={({ options, search }) =>
        search === shown
          ? options
          : (options as ComboboxItem[]).filter((option) => option.label.includes(search.trim()))
      }
      error={error}
      autoComplete="off"
      leftSection={<IconClock size={18} stroke={1.5} aria-hidden />}
      leftSectionPointerEvents="none"
    />
  )
}

function halfHours(from: string): string[] {
  const first = Math.floor((Number(from.slice(0, 2)) * 60 + Number(from.slice(3, 5))) / 30)
  return Array.from({ length: 48 }, (_, place) => {
    const half = (first + place) % 48
    return `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
  })
}
