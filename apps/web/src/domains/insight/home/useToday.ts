import { calendarKinds } from '@dsms/contract/kernel/choices/calendarKinds'
import { addDays } from '@dsms/contract/kernel/time/days'
import { getCalendarSettings, listEvents } from '@dsms/contract/messages/calendar/calls'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'

/** The school's today, and what the reader's calendar holds on it, by the hour. */
export function useToday() {
  const settings = useQuery({
    queryKey: ['calendar', 'settings'],
    queryFn: ({ signal }) => call(getCalendarSettings, {}, signal),
  })
  const { today, timeZone } = settings.data ?? {}
  const events = useQuery({
    queryKey: ['calendar', 'today', today, timeZone],
    enabled: today !== undefined,
    queryFn: async ({ signal }) => {
      const day = String(today)
      const query = { calendars: [...calendarKinds], from: day, to: addDays(day, 1), timeZone }
      return (await call(listEvents, { query }, signal)).sort((a, b) => a.start.localeCompare(b.start))
    },
  })
  // without the school's day there is nothing to ask for, and no rows to come
  return {
    today,
    timeZone,
    events: settings.isError ? { ...settings, data: undefined } : events,
  }
}
