import type { ErrorCode } from '@dsms/contract/kernel/errors'
import * as c from '@dsms/contract/messages/calendar/calls'
import * as exchange from '@dsms/contract/messages/calendar/exchange'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeSchoolAdmin, makeSuperAdmin } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { add, eventInput, listAll, read, remove, restore, titles, update } from './calendar.testing.ts'

describe('the founding calls', () => {
  it('adds an event and answers it whole', async () => {
    const owner = await makeSchoolAdmin()
    const reply = await callAs(owner.token, c.addEvent, {
      body: {
        event: {
          title: 'درس نظري',
          start: '2026-06-10T09:00:00+02:00',
          end: '2026-06-10T08:30:00Z',
          url: 'https://school.example/theory',
          extendedProps: {
            calendar: 'Family',
            location: 'القاعة ٢',
            description: 'أولويات المرور',
            timeZone: 'Europe/Berlin',
          },
        },
      },
    })
    expect(reply.status).toBe(201)
    expect(reply.body.event).toEqual({
      id: expect.any(Number),
      url: 'https://school.example/theory',
      title: 'درس نظري',
      start: '2026-06-10T07:00:00.000Z',
      end: '2026-06-10T08:30:00.000Z',
      allDay: false,
      extendedProps: {
        calendar: 'Family',
        guests: [],
        location: 'القاعة ٢',
        description: 'أولويات المرور',
        timeZone: 'Europe/Berlin',
        isShared: false,
        rrule: '',
        occurrence: null,
        reminders: [],
        owner: { id: owner.id, fullName: `Test ${owner.username}`, avatar: '' },
        isMine: true,
        answer: null,
        version: 1,
      },
    })
  })

  it('lists only the kinds that were asked for, and nothing when none was', async () => {
    const owner = await makeSchoolAdmin()
    for (const calendar of ['Business', 'Business', 'Holiday', 'ETC']) await add(owner, {}, { calendar })
    const kinds = async (calendars: string) => {
      const reply = await send(owner.token, c.listEvents, { query: { calendars } })
      return (reply.body as c.CalendarEvent[]).map((event) => event.extendedProps.calendar)
    }
    expect(await kinds('')).toEqual([])
    expect(await kinds('Business')).toEqual(['Business', 'Business'])
    expect(await kinds('ETC,Holiday,Family')).toHaveLength(2)
    expect(await kinds('Business,Holiday,Personal,Family,ETC')).toHaveLength(4)
    const unknown = await send(owner.token, c.listEvents, { query: { calendars: 'Work' } })
    expect(unknown.status).toBe(422)
  })

  it('changes what is sent and leaves the rest', async () => {
    const owner = await makeSchoolAdmin()
    const before = await add(owner, { url: 'https://a.example' }, { location: 'Room 1', reminders: [15] })
    const reply = await update(owner, { id: before.id, title: 'Practice', extendedProps: { calendar: 'Personal' } })
    expect(reply.status).toBe(200)
    expect(reply.body.event).toEqual({
      ...before,
      title: 'Practice',
      extendedProps: { ...before.extendedProps, calendar: 'Personal', version: 2 },
    })
    // a start that moves alone takes the end along
    const moved = await update(owner, { id: before.id, start: '2026-06-11T12:00:00' })
    expect(moved.body.event).toMatchObject({ start: '2026-06-11T10:00:00.000Z', end: '2026-06-11T11:00:00.000Z' })
  })

  it('removes an event for good only after a month', async () => {
    const owner = await makeSchoolAdmin()
    const event = await add(owner)
    expect(await remove(owner, { id: event.id })).toMatchObject({ status: 200, body: {} })
    expect((await read(owner, event.id)).status).toBe(404)
    expect((await remove(owner, { id: event.id })).status).toBe(404)
    expect((await update(owner, { id: event.id, title: 'Gone' })).status).toBe(404)
    expect(await listAll(owner)).toEqual([])
    expect((await restore(owner, event.id)).body.event).toEqual(event)
    expect(titles(await listAll(owner))).toEqual(['Theory lesson'])
    expect((await restore(owner, event.id)).status).toBe(404)
  })

  it('answers 404 for what does not exist', async () => {
    const owner = await makeSchoolAdmin()
    const id = 2_000_000_000
    const statuses = await Promise.all([
      read(owner, id),
      update(owner, { id, title: 'X' }),
      remove(owner, { id }),
      restore(owner, id),
      send(owner.token, c.answerInvitation, { params: { id }, body: { answer: 'yes' } }),
      send(owner.token, c.setReminders, { params: { id }, body: { reminders: [5] } }),
      send(owner.token, exchange.exportCalendar, { query: { id } }),
    ])
    expect(statuses.map((reply) => reply.status)).toEqual([404, 404, 404, 404, 404, 404, 404])
  })

  it('refuses a change that was made on an old state', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await add(owner)
    expect((await update(owner, { id, title: 'B', extendedProps: { version: 1 } })).status).toBe(200)
    const stale = await update(owner, { id, title: 'C', extendedProps: { version: 1 } })
    expect(refusal(stale)).toEqual({ status: 409, code: 'stale_version' })
    expect((await read(owner, id)).body.event.title).toBe('B')
  })
})

type Refused = [changes: Record<string, unknown>, props: Record<string, unknown>, fields: Record<string, ErrorCode>]

describe('what an event may say', () => {
  it.each<Refused>([
    [{ start: '2026-06-10T10:00:00', end: '2026-06-10T09:59:00' }, {}, { 'event.end': 'end_before_start' }],
    [{ start: '2026-06-10', end: '2026-06-09', allDay: true }, {}, { 'event.end': 'end_before_start' }],
    [{ start: '2026-02-30T09:00:00' }, {}, { 'event.start': 'invalid_date' }],
    [{ start: '0026-02-20T09:00:00' }, {}, { 'event.start': 'invalid_date' }],
    [{ start: 'tomorrow' }, {}, { 'event.start': 'invalid_date' }],
    [{ title: '  ' }, {}, { 'event.title': 'required' }],
    [{ title: '\u0007' }, {}, { 'event.title': 'required' }],
    [{ url: 'javascript:alert(1)' }, {}, { 'event.url': 'invalid_format' }],
    [{}, { timeZone: 'Mars/Olympus' }, { 'event.extendedProps.timeZone': 'unknown_time_zone' }],
    [{}, { timeZone: '+03:00' }, { 'event.extendedProps.timeZone': 'unknown_time_zone' }],
    [{}, { guests: [{ value: 2_000_000_000 }] }, { 'event.extendedProps.guests': 'unknown_guest' }],
    ...[
      'FREQ=HOURLY',
      'BYDAY=MO',
      'FREQ=DAILY;FREQ=DAILY',
      'FREQ=DAILY;COUNT=0',
      'FREQ=DAILY;COUNT=2;UNTIL=20270101',
      'FREQ=DAILY;UNTIL=20250101',
      'FREQ=DAILY;UNTIL=20261331',
      'FREQ=WEEKLY;BYDAY=XX',
      'FREQ=WEEKLY;BYDAY=2MO',
      'FREQ=WEEKLY;BYMONTHDAY=3',
      'FREQ=MONTHLY;BYMONTHDAY=32',
      'FREQ=DAILY;BYHOUR=9,10',
      'FREQ=DAILY;INTERVAL=1e9',
      'FREQ=YEARLY;COUNT=10;BYMONTH=2;BYMONTHDAY=30',
      'every day',
    ].map((rrule) => [{}, { rrule }, { 'event.extendedProps.rrule': 'invalid_rule' }] as Refused),
  ])('refuses %j %j', async (changes, props, fields) => {
    const owner = await makeSchoolAdmin()
    const reply = await send(owner.token, c.addEvent, { body: { event: eventInput(changes, props) } })
    expect(refusal(reply)).toEqual(wrongFields(fields))
    expect(await listAll(owner)).toEqual([])
  })

  it.each([
    {},
    { event: null },
    { event: [] },
    { event: eventInput({ title: 7 }) },
    { event: eventInput({ title: 'x'.repeat(201) }) },
    { event: eventInput({ allDay: 'yes' }) },
    { event: eventInput({}, { calendar: 'Work' }) },
    { event: eventInput({}, { description: 'x'.repeat(20_001) }) },
    { event: eventInput({}, { guests: Array.from({ length: 101 }, (_, value) => ({ value: value + 1 })) }) },
    { event: eventInput({}, { reminders: [-1] }) },
    { event: eventInput({}, { reminders: [1, 2, 3, 4, 5, 6] }) },
  ])('refuses input of the wrong kind (%#)', async (body) => {
    const owner = await makeSchoolAdmin()
    const reply = await send(owner.token, c.addEvent, { body })
    expect(refusal(reply)).toMatchObject({ status: 422, code: 'invalid_input' })
  })

  it('takes the end before the start for a mistake in changes too', async () => {
    const owner = await makeSchoolAdmin()
    const { id } = await add(owner)
    const reply = await update(owner, { id, end: '2026-06-10T08:00:00' })
    expect(refusal(reply)).toEqual(wrongFields({ 'event.end': 'end_before_start' }))
  })

  it('keeps line breaks out of one-line texts and control characters out of all', async () => {
    const owner = await makeSchoolAdmin()
    const event = await add(
      owner,
      { title: 'Lesson\r\nATTENDEE:mailto:x@y.example' },
      { location: 'A\nB\u2028C', description: 'one\r\ntwo\u0007\u001b[31m\tthree' },
    )
    expect(event.title).toBe('Lesson ATTENDEE:mailto:x@y.example')
    expect(event.extendedProps).toMatchObject({ location: 'A B C', description: 'one\ntwo[31m\tthree' })
  })

  it('keeps all-day events as days, the end after the last', async () => {
    const owner = await makeSchoolAdmin()
    const one = await add(owner, { allDay: true, start: '2026-06-10', end: '2026-06-10' })
    expect(one).toMatchObject({ start: '2026-06-10', end: '2026-06-11', allDay: true })
    const three = await add(owner, { allDay: true, start: '2026-06-10T00:00:00.000Z', end: '2026-06-13T23:00:00Z' })
    expect(three).toMatchObject({ start: '2026-06-10', end: '2026-06-13' })
    const timed = await update(owner, {
      id: three.id,
      allDay: false,
      start: '2026-06-10T09:00:00',
      end: '2026-06-10T10:00:00',
    })
    expect(timed.body.event).toMatchObject({ start: '2026-06-10T07:00:00.000Z', allDay: false })
    const back = await update(owner, { id: three.id, allDay: true })
    expect(back.body.event).toMatchObject({ start: '2026-06-10', end: '2026-06-11', allDay: true })
  })

  it('tells the two equal hours of autumn apart, and moves an hour that does not exist', async () => {
    const owner = await makeSchoolAdmin()
    const late = await add(owner, { start: '2026-10-25T02:45:00+02:00', end: '2026-10-25T02:15:00+01:00' })
    expect(late).toMatchObject({ start: '2026-10-25T00:45:00.000Z', end: '2026-10-25T01:15:00.000Z' })
    const missing = await add(owner, { start: '2026-03-29T02:30:00', end: '2026-03-29T03:30:00' })
    expect(missing.start).toBe('2026-03-29T01:30:00.000Z')
  })
})

describe('settings', () => {
  it('tell the school’s zone and its today, and keep whether Hijri dates are shown', async () => {
    const owner = await makeSchoolAdmin()
    await query(sql`update schools set time_zone = 'Pacific/Kiritimati' where id = ${owner.schoolId}`)
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(new Date())
    const before = await callAs(owner.token, c.getCalendarSettings)
    expect(before.body).toEqual({ timeZone: 'Pacific/Kiritimati', today, showsHijri: false })
    const saved = await callAs(owner.token, c.saveCalendarSettings, { body: { showsHijri: true } })
    expect(saved.body.showsHijri).toBe(true)
    expect((await callAs(owner.token, c.getCalendarSettings)).body.showsHijri).toBe(true)
    const boss = await makeSuperAdmin()
    expect((await callAs(boss.token, c.getCalendarSettings)).body).toMatchObject({
      timeZone: 'Asia/Riyadh',
      showsHijri: false,
    })
  })
})
