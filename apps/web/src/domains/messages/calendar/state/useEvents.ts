import type { CalendarKind } from '@dsms/contract/kernel/choices/calendarKinds'
import type { CalendarEvent } from '@dsms/contract/messages/calendar/calls'
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { browserZone } from '../../../../kernel/i18n/zone.ts'
import { calendarCalls, type EventKey, isSame } from './calendarCalls.ts'
import { rangeOf, stepFrom } from './days.ts'
import type { CalendarState } from './useCalendarState.ts'

const eventsKey = ['calendar', 'events'] as const

const spanQuery = (from: string, to: string, kinds: readonly CalendarKind[]) => ({
  queryKey: [...eventsKey, from, to, kinds.join()],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    calendarCalls.list({ from, to, timeZone: browserZone(), kinds }, signal),
})

/** The events that a view shows; those of its neighbours come ahead of the first step. */
export function useEvents({ view, day, firstWeekday, kinds }: CalendarState) {
  const client = useQueryClient()
  const { from, to } = rangeOf(view, day, firstWeekday)
  const query = useQuery({
    ...spanQuery(from, to, kinds),
    enabled: view !== 'agenda',
    placeholderData: keepPreviousData,
  })
  const isThere = query.isSuccess && !query.isPlaceholderData
  useEffect(() => {
    if (!isThere || view === 'agenda') return
    for (const direction of [1, -1] as const) {
      const next = rangeOf(view, stepFrom(view, day, direction), firstWeekday)
      void client.prefetchQuery(spanQuery(next.from, next.to, kinds))
    }
  }, [client, isThere, view, day, firstWeekday, kinds])
  // what is on its way may still be of kinds that were just switched off
  const events = useMemo(
    () => (query.data ?? none).filter((event) => kinds.includes(event.extendedProps.calendar)),
    [query.data, kinds],
  )
  return { ...query, events }
}

const none: CalendarEvent[] = []

/** An event as it is known by now, after whatever was changed since it was drawn. */
export const presentEvent = (client: QueryClient, key: EventKey): CalendarEvent | undefined =>
  client
    .getQueriesData<CalendarEvent[]>({ queryKey: eventsKey })
    .flatMap(([, events]) => (Array.isArray(events) ? events : []))
    .filter((event) => isSame(event, key))
    .sort((one, other) => other.extendedProps.version - one.extendedProps.version)[0]

/** Shows a change before the server has it. Gives back what takes it off the screen again. */
export function patchEvents(client: QueryClient, key: EventKey, change: Partial<CalendarEvent> | null): () => void {
  const before = client.getQueriesData<CalendarEvent[]>({ queryKey: eventsKey })
  client.setQueriesData<CalendarEvent[]>({ queryKey: eventsKey }, (events) => {
    if (!Array.isArray(events)) return events
    return change === null
      ? events.filter((event) => !isSame(event, key))
      : events.map((event) => (isSame(event, key) ? { ...event, ...change } : event))
  })
  return () => {
    for (const [queryKey, events] of before) client.setQueryData(queryKey, events)
  }
}
