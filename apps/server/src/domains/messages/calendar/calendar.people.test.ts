import * as m from '@dsms/contract/kernel/session/me'
import { hourMs, minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import * as c from '@dsms/contract/messages/calendar/calls'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { makePerson, makeSchoolAdmin, supportContact, type TestPerson } from '../../../testing/factories.ts'
import { callAs, type Reply, send, testApp } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { add, list, listAll, read, remove, restore, someSchool, titles, update } from './calendar.testing.ts'

const told = async (person: TestPerson) =>
  (await callAs(person.token, m.listNotifications, { query: {} })).body.rows
    .filter((row) => row.kind.startsWith('event_'))
    .map(({ kind, params, link }) => ({ kind, params, link }))
const kinds = async (person: TestPerson) => (await told(person)).map(({ kind }) => kind)

const answer = (person: TestPerson, id: number, said: string) =>
  send(person.token, c.answerInvitation, { params: { id }, body: { answer: said } }) as Promise<
    Reply<{ event: c.CalendarEvent }>
  >

const inJune = (person: TestPerson) => list(person, '2026-06-01', '2026-07-01')

/** Moves the present: reminders are due so many milliseconds earlier than they would be. */
const wake = async () => (await testApp()).due.wake()
const dueOf = async (id: number) =>
  (
    await query<{ user_id: number; at: string | null }>(
      sql`select user_id, to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as at from event_reminders
           where event_id = ${id} order by minutes, user_id`,
    )
  ).map(({ at }) => at)

describe('guests', () => {
  it('are invited, see the event, answer, and are told what changes', async () => {
    const { owner, guest, other } = await someSchool()
    const event = await add(owner, {}, { guests: [{ value: guest.id }, { value: guest.id }, { value: owner.id }] })
    expect(event.extendedProps.guests).toEqual([
      { value: guest.id, label: `Guest ${guest.username}`, avatar: '', answer: 'waiting' },
    ])
    const by = `Test ${owner.username}`
    expect(await told(guest)).toEqual([
      { kind: 'event_invitation', params: { by, title: 'Theory lesson' }, link: `/apps/calendar?event=${event.id}` },
    ])
    expect((await inJune(guest))[0]?.extendedProps).toMatchObject({ isMine: false, answer: 'waiting' })
    expect((await read(other, event.id)).status).toBe(404)

    expect((await answer(guest, event.id, 'maybe')).body.event.extendedProps.answer).toBe('maybe')
    await answer(guest, event.id, 'maybe')
    await answer(guest, event.id, 'yes')
    expect(await told(owner)).toMatchObject([
      { kind: 'event_answer_yes', params: { by: `Guest ${guest.username}`, title: 'Theory lesson' } },
      { kind: 'event_answer_maybe' },
    ])
    expect((await read(owner, event.id)).body.event.extendedProps.guests[0]?.answer).toBe('yes')

    await update(owner, { id: event.id, title: 'Other words' })
    expect(await kinds(guest)).toEqual(['event_invitation'])
    await update(owner, { id: event.id, start: '2026-06-10T11:00:00' })
    await remove(owner, { id: event.id })
    expect(await inJune(guest)).toEqual([])
    await restore(owner, event.id)
    expect(await kinds(guest)).toEqual(['event_changed', 'event_cancelled', 'event_changed', 'event_invitation'])
    expect((await inJune(guest))[0]?.extendedProps.answer).toBe('yes')
  })

  it('come and go with a change, which asks only about new ones', async () => {
    const { owner, guest, other } = await someSchool()
    const { id } = await add(owner, {}, { guests: [{ value: guest.id }] })
    await query(sql`update users set status = 'inactive' where id = ${guest.id}`)
    const both = [{ value: guest.id }, { value: other.id }]
    expect((await update(owner, { id, extendedProps: { guests: both } })).status).toBe(200)
    expect(await kinds(other)).toEqual(['event_invitation'])
    await query(sql`update users set status = 'active' where id = ${guest.id}`)
    await answer(other, id, 'no')
    const fewer = await update(owner, { id, extendedProps: { guests: [{ value: guest.id }] } })
    expect(fewer.body.event.extendedProps.guests.map(({ value }) => value)).toEqual([guest.id])
    expect(await kinds(other)).toEqual(['event_cancelled', 'event_invitation'])
    expect(await listAll(other)).toEqual([])
    expect((await answer(other, id, 'yes')).status).toBe(404)
  })

  it('are told wherever they are at home', async () => {
    const school = await makeSchoolAdmin()
    const boss = await supportContact()
    const { id } = await add(school, { title: 'Contract' }, { guests: [{ value: boss.id }] })
    expect(await kinds(boss)).toContain('event_invitation')
    expect(titles(await listAll(boss))).toContain('Contract')
    expect((await answer(boss, id, 'yes')).status).toBe(200)
    expect(await kinds(school)).toEqual(['event_answer_yes'])
    expect((await read(school, id)).body.event.extendedProps.guests[0]).toMatchObject({ value: boss.id, answer: 'yes' })
  })

  it('cannot be strangers, nor answer for others', async () => {
    const { owner, guest } = await someSchool()
    const stranger = await makePerson({ schoolId: (await makeSchoolAdmin()).schoolId })
    const reply = await send(owner.token, c.addEvent, {
      body: {
        event: {
          title: 'X',
          start: '2026-06-10',
          end: '2026-06-10',
          extendedProps: { guests: [{ value: stranger.id }] },
        },
      },
    })
    expect(refusal(reply).fields).toEqual({ 'event.extendedProps.guests': 'unknown_guest' })
    const { id } = await add(owner, {}, { isShared: true })
    expect((await answer(guest, id, 'yes')).status).toBe(404)
    expect((await answer(owner, id, 'yes')).status).toBe(404)
    expect((await answer(guest, id, 'waiting')).status).toBe(422)
  })

  it('and all of the school hear of it at once', async () => {
    const { owner, guest, other } = await someSchool()
    const stranger = await makeSchoolAdmin()
    const { events } = await testApp()
    const heard: string[] = []
    const listen = (person: TestPerson, name: string) =>
      events.subscribe({
        userId: person.id,
        roleId: person.roleId,
        tenant: person.schoolId ?? 0,
        isAdmin: false,
        sessionId: person.sessionId,
        send: (event) => void (event.type === 'calendar' && heard.push(name)),
      })
    const ends = [listen(owner, 'owner'), listen(guest, 'guest'), listen(other, 'other'), listen(stranger, 'stranger')]
    const whoHears = async (work: () => Promise<unknown>) => {
      heard.length = 0
      await work()
      await new Promise((resolve) => setTimeout(resolve, 100))
      return [...new Set(heard)].sort()
    }
    let id = 0
    const make = (props: object) => async () => {
      id = (await add(owner, {}, { ...props })).id
    }
    expect(await whoHears(make({}))).toEqual(['owner'])
    expect(await whoHears(make({ guests: [{ value: guest.id }] }))).toEqual(['guest', 'owner'])
    expect(await whoHears(() => answer(guest, id, 'yes'))).toEqual(['guest', 'owner'])
    expect(await whoHears(() => update(owner, { id, extendedProps: { guests: [] } }))).toEqual(['guest', 'owner'])
    expect(await whoHears(make({ isShared: true }))).toEqual(['guest', 'other', 'owner'])
    expect(await whoHears(() => update(owner, { id, extendedProps: { isShared: false } }))).toEqual([
      'guest',
      'other',
      'owner',
    ])
    expect(await whoHears(() => remove(owner, { id }))).toEqual(['owner'])
    for (const end of ends) end()
  })
})

describe('reminders', () => {
  // one moment for a test: between two looks at the clock another minute may begin
  let now: number
  beforeEach(() => {
    now = Date.now()
  })
  const iso = (ahead: number) => new Date(now + ahead).toISOString()
  const minuteOf = (ahead: number) => iso(ahead).slice(0, 16)
  /** Lets time pass for an event: it, and what is to be said of it, comes nearer. */
  const pass = (id: number, minutes: number) =>
    query(sql`with moved as (
        update events set starts_at = starts_at - ${minutes} * interval '1 minute', ends_at = ends_at - ${minutes} * interval '1 minute',
          start_local = start_local - ${minutes} * interval '1 minute', end_local = end_local - ${minutes} * interval '1 minute'
         where id = ${id})
      update event_reminders set due_at = due_at - ${minutes} * interval '1 minute' where event_id = ${id}`)

  /** An event that was moved has its reminders reckoned again by the work that delivers them; time passes after that. */
  const reckoned = (id: number) =>
    eventually(async () => {
      await wake()
      expect(await dueOf(id)).not.toContain('1970-01-01T00:00')
    })

  it('come once, at their time, to whoever set them', async () => {
    const { owner, guest } = await someSchool()
    const { id, start } = await add(
      owner,
      { start: iso(3 * hourMs), end: iso(4 * hourMs) },
      { guests: [{ value: guest.id }], reminders: [60, 15] },
    )
    await send(guest.token, c.setReminders, { params: { id }, body: { reminders: [30] } })
    await wake()
    expect(await dueOf(id)).toEqual([165, 150, 120].map((minutes) => minuteOf(minutes * minuteMs)))
    expect((await read(owner, id)).body.event.extendedProps.reminders).toEqual([15, 60])
    expect((await read(guest, id)).body.event.extendedProps.reminders).toEqual([30])
    expect(await kinds(owner)).toEqual([])

    await pass(id, 121)
    await wake()
    await wake()
    const at = new Date(Date.parse(start) - 121 * minuteMs).toISOString()
    expect(await told(owner)).toEqual([
      { kind: 'event_reminder', params: { title: 'Theory lesson', at }, link: `/apps/calendar?event=${id}` },
    ])
    expect(await kinds(guest)).toEqual(['event_invitation'])
    await pass(id, 31)
    await wake()
    expect(await kinds(guest)).toEqual(['event_reminder', 'event_invitation'])
    expect(await dueOf(id)).toEqual([expect.any(String), null, null])
  })

  it('follow the event when it moves, and are silent for what was missed, removed or declined', async () => {
    const { owner, guest } = await someSchool()
    const guests = [{ value: guest.id }]
    const { id } = await add(owner, { start: iso(2 * hourMs), end: iso(3 * hourMs) }, { guests, reminders: [30] })
    await update(owner, { id, start: iso(26 * hourMs), end: iso(27 * hourMs) })
    await wake()
    expect(await dueOf(id)).toEqual([minuteOf(25.5 * hourMs)])
    // 26 hours later and nobody was there to remind
    await pass(id, 28 * 60)
    await wake()
    expect(await dueOf(id)).toEqual([null])
    expect(await kinds(owner)).toEqual([])

    await update(owner, { id, start: iso(2 * hourMs), end: iso(3 * hourMs) })
    await send(guest.token, c.setReminders, { params: { id }, body: { reminders: [30] } })
    await answer(guest, id, 'no')
    await reckoned(id)
    await pass(id, 91)
    // a look that had begun before the time passed is no answer
    await eventually(async () => {
      await wake()
      expect(await kinds(owner)).toEqual(['event_reminder', 'event_answer_no'])
    })
    expect(await kinds(guest)).not.toContain('event_reminder')

    await update(owner, { id, start: iso(2 * hourMs), end: iso(3 * hourMs) })
    await remove(owner, { id })
    await reckoned(id)
    await pass(id, 91)
    await wake()
    expect(await kinds(owner)).toEqual(['event_reminder', 'event_answer_no'])
    await restore(owner, id)
    await update(owner, { id, start: iso(2 * hourMs), end: iso(3 * hourMs) })
    await wake()
    expect((await dueOf(id))[0]).toBe(minuteOf(1.5 * hourMs))
  })

  it('go on to the next occurrence', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await add(
      owner,
      { start: iso(2 * hourMs), end: iso(3 * hourMs) },
      { rrule: 'FREQ=DAILY;COUNT=3', reminders: [10], timeZone: 'Asia/Riyadh' },
    )
    await wake()
    await pass(id, 111)
    await wake()
    const [reminder] = await told(owner)
    expect(reminder).toMatchObject({ kind: 'event_reminder', params: { title: 'Theory lesson' } })
    expect(await dueOf(id)).toEqual([minuteOf(24 * hourMs - minuteMs)])
    // the second was not lived to see: the third is left
    await pass(id, 26 * 60)
    await wake()
    expect(await kinds(owner)).toEqual(['event_reminder'])
    expect(await dueOf(id)).toEqual([minuteOf(22 * hourMs - minuteMs)])
  })

  it('of whole days count from midnight there', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await add(
      owner,
      { allDay: true, start: '2099-06-10', end: '2099-06-11' },
      { timeZone: 'Asia/Riyadh', reminders: [60] },
    )
    await wake()
    expect(await dueOf(id)).toEqual(['2099-06-09T20:00'])
  })
})
