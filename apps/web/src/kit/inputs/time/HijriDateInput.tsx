import { ActionIcon, Popover, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { HijriCalendar } from './HijriCalendar.tsx'
import { parsedHijri } from './hijri.ts'

interface Props {
  label: string
  /** `2026-03-31`, or null. A day is kept in one calendar, whichever it was typed in. */
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  'data-path'?: string
}

/** A day in the calendar of Umm al-Qura, typed (12/9/1447) or picked; the Gregorian day stands below. */
export function HijriDateInput({ label, value, onChange, onBlur, ...rest }: Props) {
  const t = useText('records')
  const format = useCalendarFormat()
  const shown = value ? format.hijriNumbers(value).reverse().map(twoDigits).join('/') : ''
  const [text, setText] = useState(shown)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setText(shown), [shown])
  const take = () => {
    const day = text.trim() === '' ? null : parsedHijri(text, format)
    // what cannot be read goes back to what it was
    if (day === null && text.trim() !== '') setText(shown)
    else if (day !== value) onChange(day)
    onBlur?.()
  }
  return (
    // the roles of a menu button fit the button inside the field, not the field
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <TextInput
          {...rest}
          label={label}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('hijri.placeholder')}
          description={value ? format.fullDay(value) : t('hijri.help')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={take}
          rightSection={
            <ActionIcon
              aria-label={t('hijri.open', { label })}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              disabled={rest.disabled || rest.readOnly}
              onClick={() => setOpen(!isOpen)}
            >
              <IconCalendar size={18} stroke={1.5} />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label}>
        <HijriCalendar
          isFocusedAtStart
          value={value}
          onChange={(day) => {
            onChange(day)
            setOpen(false)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
