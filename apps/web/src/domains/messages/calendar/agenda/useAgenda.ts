import { addDays } from '@dsms/contract/kernel/time/days'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { browserZone } from '../../../../kernel/i18n/zone.ts'
import { calendarCalls } from '../state/calendarCalls.ts'
import { agendaDays } from '../state/days.ts'
import type { CalendarState } from '../state/useCalendarState.ts'
import { useMarks } from '../state/useMarks.ts'
import { byDays, withMarks } from './byDays.ts'

/** The list's events by days. A search looks through all time and finds each event once. */
export function useAgenda({ day, kinds, showsLeave, q }: CalendarState) {
  const zone = browserZone()
  const isSearch = q !== ''
  const span = useInfiniteQuery({
    queryKey: ['calendar', 'agenda', day, kinds.join()],
    queryFn: ({ pageParam, signal }) =>
      calendarCalls.list({ from: pageParam, to: addDays(pageParam, agendaDays), timeZone: zone, kinds }, signal),
    initialPageParam: day,
    getNextPageParam: (_, __, from) => addDays(from, agendaDays),
    enabled: !isSearch,
  })
  const found = useQuery({
    queryKey: ['calendar', 'search', q, kinds.join()],
    queryFn: ({ signal }) => calendarCalls.list({ timeZone: zone, kinds, q }, signal),
    enabled: isSearch,
    placeholderData: keepPreviousData,
  })
  const { data: pages } = span
  const until = addDays(day, agendaDays * (pages?.pages.length ?? 1))
  const marks = useMarks(day, until, showsLeave, !isSearch)
  const days = useMemo(
    () =>
      isSearch
        ? withMarks(byDays(found.data ?? [], '0000-01-01', '9999-12-31', zone, true), [], day, until)
        : withMarks(byDays(pages?.pages.flat() ?? [], day, until, zone, false), marks, day, until),
    [isSearch, found.data, pages, marks, day, until, zone],
  )
  const { error, isPending, refetch } = isSearch ? found : span
  return {
    days,
    until: addDays(until, -1),
    error,
    isPending,
    refetch,
    more: isSearch || kinds.length === 0 ? null : span.fetchNextPage,
    isLoadingMore: span.isFetchingNextPage,
  }
}
