import { addDays, daysFrom, placeInWeek, weekFrom } from '@dsms/contract/kernel/time/days'
import type { HolidayDay } from '@dsms/contract/school/holidays/calls'
import { hijriOf } from '@dsms/contract/school/holidays/days'
import { Tooltip, UnstyledButton } from '@mantine/core'
import { useMemo } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './Year.module.css'

interface Props {
  year: number
  days: HolidayDay[]
  /** 0 is Sunday. */
  weekStart: number
  weekend: readonly number[]
  withHijri: boolean
  open: (day: HolidayDay) => void
}

/** Twelve small months. A day that is a holiday is a button with its name; the list below says the same in words. */
export function YearGrid(props: Props) {
  const { year, days } = props
  const byDay = useMemo(() => spread(days), [days])
  return (
    <div className={classes.grid}>
      {Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`).map((month) => (
        <Month key={month} month={month} byDay={byDay} {...props} />
      ))}
    </div>
  )
}

/** Which holidays lie on each day; what was called off comes last. */
function spread(days: HolidayDay[]): Map<string, HolidayDay[]> {
  const byDay = new Map<string, HolidayDay[]>()
  for (const holiday of [...days].sort((a, b) => Number(Boolean(a.called_off_by)) - Number(Boolean(b.called_off_by))))
    for (const day of daysFrom(holiday.starts_on, holiday.ends_on)) byDay.set(day, [...(byDay.get(day) ?? []), holiday])
  return byDay
}

interface MonthProps extends Props {
  /** `2026-03`. */
  month: string
  byDay: Map<string, HolidayDay[]>
}

function Month({ month, byDay, weekStart, weekend, withHijri, open }: MonthProps) {
  const format = useFormat()
  const first = `${month}-01`
  const weekdays = weekFrom(weekStart)
  const weeks = weeksOf(first, weekStart)
  return (
    <table className={classes.month}>
      <caption>{format.monthName(first)}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" data-weekend={weekend.includes(weekday)}>
              {format.weekday(weekday)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, place) => (
              <td key={day || place} data-weekend={weekend.some((weekday) => weekday === weekdays[place])}>
                {day && <Day day={day} holidays={byDay.get(day)} withHijri={withHijri} open={open} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps {
  day: string
  holidays: HolidayDay[] | undefined
  withHijri: boolean
  open: (day: HolidayDay) => void
}

function Day({ day, holidays, withHijri, open }: DayProps) {
  const t = useText('holidays')
  const format = useFormat()
  const [holiday] = holidays ?? []
  const number = (
    <>
      {format.number(Number(day.slice(8)))}
      {withHijri && <small>{format.number(hijriOf(day).day)}</small>}
    </>
  )
  const isToday = day === new Date().toISOString().slice(0, 10)
  if (!holiday || !holidays)
    return (
      <span className={classes.day} aria-current={isToday ? 'date' : undefined}>
        {number}
      </span>
    )
  const names = format.list(
    holidays.map((one) => {
      const called = one.called_off_by ? t('calledOffShort', { name: one.name }) : one.name
      return one.is_tentative && !one.called_off_by ? t('tentativeShort', { name: called }) : called
    }),
  )
  return (
    <Tooltip label={names} multiline maw={280}>
      <UnstyledButton
        className={classes.day}
        data-kind={holiday.kind}
        data-tentative={holiday.is_tentative}
        data-draft={holiday.is_draft}
        data-off={Boolean(holiday.called_off_by)}
        data-working={holiday.is_working}
        aria-current={isToday ? 'date' : undefined}
        aria-label={`${format.date(day)}: ${names}`}
        onClick={() => open(holiday)}
      >
        {number}
      </UnstyledButton>
    </Tooltip>
  )
}

/** The days of a month in rows of seven, blanks before and after. */
function weeksOf(first: string, weekStart: number): string[][] {
  const days: string[] = Array.from({ length: placeInWeek(first, weekStart) }, () => '')
  days.push(...daysFrom(first, addDays(first, 30)).filter((day) => day.slice(0, 7) === first.slice(0, 7)))
  while (days.length % 7) days.push('')
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
