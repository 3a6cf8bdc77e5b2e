import { addDays, placeInWeek } from '@dsms/contract/kernel/time/days'
import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { deviceDay } from '../../../kernel/browser/deviceDay.ts'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'
import classes from './HijriCalendar.module.css'
import { hijriMonth, hijriMonthsAfter } from './hijri.ts'
import { useDateLabels } from './useDateLabels.ts'

interface Props {
  /** `2026-03-31`, or null. */
  value: string | null
  onChange: (value: string) => void
  /** The focus goes to the day at once, as in a sheet that was opened. */
  isFocusedAtStart?: boolean
}

/**
 * A month of the calendar of Umm al-Qura, with the Gregorian day beside each. Arrows go by days and weeks, Page Up and
 * Page Down by months, with Shift by years.
 */
export function HijriCalendar({ value, onChange, isFocusedAtStart = false }: Props) {
  const t = useText('records')
  const labels = useDateLabels()
  const format = useCalendarFormat()
  const { code, dir } = useLanguage()
  const [day, setDay] = useState(value ?? deviceDay())
  const grid = useRef<HTMLTableElement>(null)
  const wantsFocus = useRef(isFocusedAtStart)
  useEffect(() => setDay(value ?? deviceDay()), [value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [day])

  const { first, length } = hijriMonth(day, format)
  const placeOf = (one: string) => placeInWeek(one, code === 'ar' ? 0 : 1)
  const days = Array.from({ length }, (_, place) => addDays(first, place))
  const cells = [...Array.from({ length: placeOf(first) }, () => null), ...days]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7))
  // any full week tells the names of the days
  const names = Array.from({ length: 7 }, (_, place) => addDays(day, place - placeOf(day)))

  const walk = (event: KeyboardEvent) => {
    const forward = dir === 'rtl' ? -1 : 1
    const steps: Record<string, () => string> = {
      ArrowRight: () => addDays(day, forward),
      ArrowLeft: () => addDays(day, -forward),
      ArrowDown: () => addDays(day, 7),
      ArrowUp: () => addDays(day, -7),
      Home: () => addDays(day, -placeOf(day)),
      End: () => addDays(day, 6 - placeOf(day)),
      PageDown: () => hijriMonthsAfter(day, event.shiftKey ? 12 : 1, format),
      PageUp: () => hijriMonthsAfter(day, event.shiftKey ? -12 : -1, format),
    }
    const next = steps[event.key]?.()
    if (!next) return
    event.preventDefault()
    wantsFocus.current = true
    setDay(next)
  }
  const turn = (label: string, months: number, Icon: typeof IconChevronLeft) => (
    <ActionIcon aria-label={label} size={32} onClick={() => setDay(hijriMonthsAfter(day, months, format))}>
      <Icon size={18} stroke={1.5} className="mirror" />
    </ActionIcon>
  )
  const month = format.hijriMonths(first, first)
  return (
    <div className={classes.calendar}>
      <div className={classes.head}>
        {turn(labels.previousYear, -12, IconChevronsLeft)}
        {turn(labels.previousMonth, -1, IconChevronLeft)}
        <span className={classes.month} aria-live="polite">
          {month}
          <small>{format.days(first, days.at(-1) ?? first)}</small>
        </span>
        {turn(labels.nextMonth, 1, IconChevronRight)}
        {turn(labels.nextYear, 12, IconChevronsRight)}
      </div>
      <table ref={grid} className={classes.grid} aria-label={t('hijri.month', { month })} onKeyDown={walk}>
        <thead>
          <tr>
            {names.map((one) => (
              <th key={one} scope="col">
                <abbr title={format.weekday(one, 'long')}>
                  {format.weekday(one, code === 'ar' ? 'narrow' : 'short')}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((one, place) => (
                <td key={one ?? `empty ${String(place)}`}>
                  {one && (
                    <button
                      type="button"
                      tabIndex={one === day ? 0 : -1}
                      // where a focus trap begins
                      data-autofocus={(isFocusedAtStart && one === day) || undefined}
                      aria-pressed={one === value}
                      aria-current={one === deviceDay() ? 'date' : undefined}
                      className={clsx(classes.day, one === value && classes.chosen)}
                      onClick={() => onChange(one)}
                    >
                      <VisuallyHidden>{`${format.hijriDate(one)}, ${format.fullDay(one)}`}</VisuallyHidden>
                      <span aria-hidden>{format.hijriDay(one)}</span>
                      <small aria-hidden>{Number(one.slice(8))}</small>
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
