import type { priceRules } from '@dsms/contract/billing/priceRules/calls'
import { toIso, weekFrom } from '@dsms/contract/kernel/time/days'
import { Fragment } from 'react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { ListedRow } from '../../../kit/areas/types.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { useWeekStart } from './useWeekStart.ts'

type Rule = Pick<
  ListedRow<typeof priceRules>,
  'branch' | 'trainer' | 'weekdays' | 'from_time' | 'to_time' | 'from_on' | 'until_on'
>

interface Props {
  rule: Rule
  school_id: number | undefined
}

/** When a rule applies, in short: "Fri, Sat · 5:00 pm – 10:00 pm · Main branch". */
export function Conditions({ rule, school_id }: Props) {
  const t = useText('priceRules')
  const format = useFormat()
  const { weekdays, branch, trainer } = rule
  const { times, days } = useSpans(rule)
  const week = weekFrom(useWeekStart(school_id, weekdays !== null))
  const runs = runsOf(week, (day) => weekdays?.includes(toIso(day)) ?? false)
  const parts = Object.entries({
    weekdays: format.joined(runs.flatMap((run) => named(run.map(format.weekday), format.range))),
    times,
    days,
    branch: branch && <Typed>{branch}</Typed>,
    trainer: trainer && <Typed>{trainer}</Typed>,
  }).filter(([, part]) => part)
  if (parts.length === 0) return t('always')
  return parts.map(([name, part], place) => (
    <Fragment key={name}>
      {place > 0 && ' · '}
      {part}
    </Fragment>
  ))
}

/** The times of the day and the days of a rule in words; either may be open at one end. */
function useSpans({ from_time, to_time, from_on, until_on }: Rule) {
  const t = useText('priceRules')
  const format = useFormat()
  const calendar = useCalendarFormat()
  const timesOf = () => {
    if (from_time && to_time) return format.range(calendar.wallTime(from_time), calendar.wallTime(to_time))
    if (from_time) return t('after', { time: calendar.wallTime(from_time) })
    return to_time && t('before', { time: calendar.wallTime(to_time) })
  }
  const daysOf = () => {
    if (from_on && until_on) return calendar.days(from_on, until_on)
    if (from_on) return t('since', { day: format.date(from_on) })
    return until_on && t('until', { day: format.date(until_on) })
  }
  return { times: timesOf(), days: daysOf() }
}

/** Days of the week that follow one another. */
function runsOf(week: readonly number[], isChosen: (day: number) => boolean): number[][] {
  const runs: number[][] = [[]]
  for (const day of week) isChosen(day) ? runs.at(-1)?.push(day) : runs.push([])
  return runs
}

/** Three days and more by the first and the last: "Sun – Thu". */
function named(run: string[], range: (from: string, to: string) => string): string[] {
  const [first, last] = [run[0], run.at(-1)]
  return run.length > 2 && first && last ? [range(first, last)] : run
}
