import type { CalendarKind } from '@dsms/contract/kernel/choices/calendarKinds'
import type { Arguments } from '@dsms/contract/kernel/endpoint'
import type { CalendarEvent, SeriesScope } from '@dsms/contract/messages/calendar/calls'
import * as calendar from '@dsms/contract/messages/calendar/calls'
import * as exchange from '@dsms/contract/messages/calendar/exchange'
import { call, download } from '../../../../kernel/call/call.ts'

export type EventChange = Arguments<typeof calendar.updateEvent>['body']['event']
export type NewEvent = Arguments<typeof calendar.addEvent>['body']['event']
/** Which event, and of a series which occurrence. */
export interface EventKey {
  id: number
  occurrence: string | null
}

export const keyOf = (event: CalendarEvent): EventKey => ({
  id: event.id,
  occurrence: event.extendedProps.occurrence,
})

export const isSame = (event: CalendarEvent, { id, occurrence }: EventKey): boolean =>
  event.id === id && event.extendedProps.occurrence === occurrence

interface Span {
  from?: string
  to?: string
  timeZone: string
  kinds: readonly CalendarKind[]
  q?: string
}

export const calendarCalls = {
  list: ({ kinds, ...query }: Span, signal?: AbortSignal): Promise<CalendarEvent[]> =>
    kinds.length === 0
      ? Promise.resolve([])
      : call(calendar.listEvents, { query: { ...query, calendars: kinds.join() } }, signal),
  get: async ({ id, occurrence }: EventKey, signal?: AbortSignal) =>
    (await call(calendar.getEvent, { params: { id }, query: { occurrence: occurrence ?? undefined } }, signal)).event,
  add: async (event: NewEvent) => (await call(calendar.addEvent, { body: { event } })).event,
  update: async (event: EventChange, scope: SeriesScope) =>
    (await call(calendar.updateEvent, { body: { event, scope } })).event,
  remove: ({ id, occurrence }: EventKey, scope: SeriesScope) =>
    call(calendar.removeEvent, { query: { id, scope, occurrence: occurrence ?? undefined } }),
  restore: async ({ id, occurrence }: EventKey, scope: SeriesScope) =>
    (await call(calendar.restoreEvent, { params: { id }, body: { scope, occurrence: occurrence ?? undefined } })).event,
  answer: async (id: number, answer: 'yes' | 'no' | 'maybe') =>
    (await call(calendar.answerInvitation, { params: { id }, body: { answer } })).event,
  remind: async (id: number, reminders: number[]) =>
    (await call(calendar.setReminders, { params: { id }, body: { reminders } })).event,
  export: (kinds: readonly CalendarKind[], id?: number) =>
    download(exchange.exportCalendar, { query: { calendars: kinds.join(), id } }),
  import: (content: string, mode: 'check' | 'all', kind: CalendarKind) =>
    call(exchange.importCalendar, { body: { content, mode, calendar: kind } }),
  feed: (signal?: AbortSignal) => call(exchange.getFeed, {}, signal),
  makeFeed: () => call(exchange.makeFeed, { body: {} }),
  revokeFeed: () => call(exchange.revokeFeed, {}),
  settings: (signal?: AbortSignal) => call(calendar.getCalendarSettings, {}, signal),
  saveSettings: (showsHijri: boolean) => call(calendar.saveCalendarSettings, { body: { showsHijri } }),
}
