import { addDays } from '@dsms/contract/kernel/time/days'
import { useCallback } from 'react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { nthOf, type Repeat, ruleDays } from '../form/repeat.ts'
import type { Day } from '../state/days.ts'

const nths = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** "on day 14", "on the second Sunday", "on the last Sunday" */
export function usePlaceInMonth(): (place: Repeat['monthly'], day: Day) => string {
  const t = useText('calendar')
  const format = useCalendarFormat()
  return useCallback(
    (place, day) => {
      if (place === 'date') return t('place.date', { day: Number(day.slice(8, 10)) })
      const name = place === 'last' ? 'last' : (nths[nthOf(day) - 1] ?? 'first')
      return t(`place.${name}`, { weekday: format.weekday(day, 'long') })
    },
    [t, format],
  )
}

/** How an event repeats, in a sentence: "Every 2 weeks on Sunday and Tuesday, until 31 Dec 2026". */
export function useRepeatText(): (repeat: Repeat, start: Day) => string {
  const t = useText('calendar')
  const place = usePlaceInMonth()
  const format = useFormat()
  const { weekday } = useCalendarFormat()
  return useCallback(
    (repeat, start) => {
      const { frequency, interval } = repeat
      if (frequency === 'none') return ''
      if (frequency === 'custom') return t('repeat.custom')
      const parts = [t(`every.${frequency}`, { count: interval })]
      if (frequency === 'weekly') {
        const days = ruleDays.flatMap((name, index) =>
          repeat.days.includes(name) ? [weekday(addDays('2026-03-01', index), 'long')] : [],
        )
        parts.push(t('on', { days: format.list(days) }))
      }
      if (frequency === 'monthly') parts.push(place(repeat.monthly, start))
      const text = parts.join(' ')
      if (repeat.ends === 'until' && repeat.until) return t('untilDay', { text, day: format.date(repeat.until) })
      if (repeat.ends === 'count') return t('untilCount', { text, count: repeat.count })
      return text
    },
    [t, place, format, weekday],
  )
}
