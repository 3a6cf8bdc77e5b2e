import { fromIso } from '@dsms/contract/kernel/time/days'
import { getLessonSeries, listLessonSeries, type SeriesRow } from '@dsms/contract/schedule/series/calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useIsSchoolKnown } from '../../../kit/school/useSchool.ts'
import { clockAt, minuteOf } from '../board/time/axis.ts'
import { lessonsKey } from '../board/useBoard.ts'

export const seriesPageSize = 25

export function useSeriesList(page: number, school_id: number | undefined) {
  return useQuery({
    enabled: useIsSchoolKnown(school_id),
    queryKey: [...lessonsKey, 'series', school_id ?? 'own', page],
    queryFn: ({ signal }) => call(listLessonSeries, { query: { page, perPage: seriesPageSize, school_id } }, signal),
    placeholderData: keepPreviousData,
  })
}

export function useSeries(id: number, school_id: number | undefined) {
  return useQuery({
    enabled: useIsSchoolKnown(school_id),
    queryKey: [...lessonsKey, 'series', 'one', id],
    queryFn: ({ signal }) => call(getLessonSeries, { params: { id }, query: { school_id } }, signal),
  })
}

/** Tells a day and a time by the clocks of the school. */
export function useStart(zone: string) {
  const calendar = useCalendarFormat()
  return (instant: string) =>
    `${calendar.shortDay(clockAt(minuteOf(instant), zone).day)} ${calendar.time(instant, zone)}`
}

/** "Monday and Thursday, 9:00 am, every 2 weeks". */
export function useRuleWords() {
  const t = useText('series')
  const format = useFormat()
  const calendar = useCalendarFormat()
  return ({ weekdays, time, every_weeks }: Pick<SeriesRow, 'weekdays' | 'time' | 'every_weeks'>): string =>
    t('rule.weeks', {
      days: format.list(weekdays.map((day) => format.weekdays[fromIso(day)] ?? '')),
      time: calendar.wallTime(time),
      count: every_weeks,
    })
}
