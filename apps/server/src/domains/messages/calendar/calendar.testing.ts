import { calendarKinds } from '@dsms/contract/kernel/choices/calendarKinds'
import * as c from '@dsms/contract/messages/calendar/calls'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, type Reply, send } from '../../../testing/harness.ts'

type Event = c.CalendarEvent

/** An event of an hour in Berlin, with whatever differs. */
export const eventInput = (changes: Record<string, unknown> = {}, props: Record<string, unknown> = {}) => ({
  title: 'Theory lesson',
  start: '2026-06-10T09:00:00',
  end: '2026-06-10T10:00:00',
  ...changes,
  extendedProps: { timeZone: 'Europe/Berlin', ...props },
})

/** Adds an event that must pass. */
export async function add(
  person: TestPerson,
  changes: Record<string, unknown> = {},
  props: Record<string, unknown> = {},
): Promise<Event> {
  const reply = (await send(person.token, c.addEvent, { body: { event: eventInput(changes, props) } })) as Reply<{
    event: Event
  }>
  if (reply.status !== 201) throw new Error(`add: ${JSON.stringify(reply.body)}`)
  return reply.body.event
}

export const update = (person: TestPerson, event: Record<string, unknown>, scope = 'all') =>
  send(person.token, c.updateEvent, { body: { event, scope } }) as Promise<Reply<{ event: Event }>>

export const remove = (person: TestPerson, query: Record<string, unknown>) =>
  send(person.token, c.removeEvent, { query })

export const restore = (person: TestPerson, id: number, body: Record<string, unknown> = {}) =>
  send(person.token, c.restoreEvent, { params: { id }, body }) as Promise<Reply<{ event: Event }>>

/** What somebody sees in some days, of every kind. */
export async function list(
  person: TestPerson,
  from: string,
  to: string,
  query: Record<string, unknown> = {},
): Promise<Event[]> {
  const all = calendarKinds.join(',')
  const reply = (await send(person.token, c.listEvents, { query: { calendars: all, from, to, ...query } })) as Reply<
    Event[]
  >
  if (reply.status !== 200) throw new Error(`list: ${JSON.stringify(reply.body)}`)
  return reply.body
}

/** Everything somebody has, each event once. */
export const listAll = async (person: TestPerson): Promise<Event[]> =>
  (await callAs(person.token, c.listEvents, { query: { calendars: calendarKinds.join(',') as never } })).body

export const read = (person: TestPerson, id: number, occurrence?: string) =>
  send(person.token, c.getEvent, { params: { id }, query: { occurrence } }) as Promise<Reply<{ event: Event }>>

/** A school's administrator and two colleagues. */
export async function someSchool() {
  const owner = await makeSchoolAdmin()
  const [guest, other] = await Promise.all([
    makePerson({ schoolId: owner.schoolId, firstName: 'Guest' }),
    makePerson({ schoolId: owner.schoolId, firstName: 'Other' }),
  ])
  return { owner, guest, other }
}

export const starts = (events: Event[]): string[] => events.map((event) => event.start)
export const titles = (events: Event[]): string[] => events.map((event) => event.title)

/** Mondays at nine in Berlin, from the week before summer time begins. */
export const weekly = (owner: TestPerson, props: Record<string, unknown> = {}, changes = {}) =>
  add(
    owner,
    { title: 'Weekly', start: '2026-03-23T09:00:00', end: '2026-03-23T10:00:00', ...changes },
    { rrule: 'FREQ=WEEKLY;BYDAY=MO', ...props },
  )

/** Four of them. */
export const march = (owner: TestPerson, query = {}) =>
  list(owner, '2026-03-20', '2026-04-15', { timeZone: 'Europe/Berlin', ...query })
