import * as exchange from '@dsms/contract/messages/calendar/exchange'
import type { TestPerson } from '../../../../testing/factories.ts'
import { callAs, type Reply, send } from '../../../../testing/harness.ts'
import { list } from '../calendar.testing.ts'

/** The calendar of somebody as a file. */
export const exported = async (person: TestPerson, args: Record<string, unknown> = {}) =>
  (await send(person.token, exchange.exportCalendar, { query: args })) as Reply<string>

export const imported = (person: TestPerson, content: string, mode: 'check' | 'all' = 'all') =>
  callAs(person.token, exchange.importCalendar, { body: { content, mode } })

/** A file of events, of each what stands between its first line and its last. */
export const file = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.map((event) => `BEGIN:VEVENT\n${event}\nEND:VEVENT`), 'END:VCALENDAR']
    .join('\n')
    .replaceAll('\n', '\r\n')

/** What somebody sees of the year in which the files have their events. */
export const year = (person: TestPerson) => list(person, '2026-01-01', '2026-12-31', { timeZone: 'Europe/Berlin' })
