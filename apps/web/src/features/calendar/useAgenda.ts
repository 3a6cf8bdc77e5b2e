import type { CalendarEvent } from '@dsms/contract/calendar'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { browserZone, wallClock } from '../../i18n/zone.ts'
import { calendarCalls } from './calendarCalls.ts'
import { addDays, agendaDays, type Day, daysBetween } from './days.ts'
import type { CalendarState } from './useCalendarState.ts'

interface DayOfEvents {
  day: Day
  events: CalendarEvent[]
}

/** The list's events by days. A search looks through all time and finds each event once. */
export function useAgenda({ day, kinds, q }: CalendarState) {
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
  const days = useMemo(
    () =>
      isSearch
        ? byDays(found.data ?? [], '0000-01-01', '9999-12-31', zone, true)
        : byDays(pages?.pages.flat() ?? [], day, until, zone, false),
    [isSearch, found.data, pages, day, until, zone],
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

/** An event stands under each of its days; in a search under its first. What two pages both told stands once. */
export function byDays(events: CalendarEvent[], from: Day, to: Day, zone: string, isOnce: boolean): DayOfEvents[] {
  const days = new Map<Day, Map<string, CalendarEvent>>()
  for (const event of events) {
    const first = event.allDay ? event.start : wallClock(event.start, zone).slice(0, 10)
    const last = isOnce ? first : lastDayOf(event, zone)
    for (let place = 0; place <= Math.max(0, daysBetween(first, last)); place++) {
      const day = addDays(first, place)
      if (day < from || day >= to) continue
      const known = days.get(day) ?? new Map<string, CalendarEvent>()
      known.set(`${event.id}~${event.extendedProps.occurrence}`, event)
      days.set(day, known)
    }
  }
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, known]) => ({ day, events: [...known.values()].sort(byStart) }))
}

/** What ends at midnight is not of the day that begins then. */
function lastDayOf({ allDay, start, end }: CalendarEvent, zone: string): Day {
  if (allDay) return addDays(end, -1)
  if (start === end) return wallClock(start, zone).slice(0, 10)
  return wallClock(new Date(new Date(end).getTime() - 1), zone).slice(0, 10)
}

const byStart = (a: CalendarEvent, b: CalendarEvent): number =>
  Number(b.allDay) - Number(a.allDay) || a.start.localeCompare(b.start) || a.id - b.id
