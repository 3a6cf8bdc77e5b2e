import * as c from '@dsms/contract/calendar'
import type { ErrorCode } from '@dsms/contract/errors'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, makeSuperAdmin } from '../testing/factories.ts'
import { callAs, send } from '../testing/harness.ts'
import { query, refusal, wrongFields } from '../testing/reads.ts'
import { add, eventInput, list, listAll, read, remove, restore, someSchool, titles, update } from './testing.ts'

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
      send(owner.token, c.exportCalendar, { query: { id } }),
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
      { location: 'A\nB\u2028C', description: 'one\r\ntwo\u0000\u001b[31m\tthree' },
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

describe('who sees an event', () => {
  it('keeps a private event from everybody else', async () => {
    const { owner, guest } = await someSchool()
    const stranger = await makeSchoolAdmin()
    const boss = await makeSuperAdmin()
    const { id } = await add(owner)
    for (const person of [guest, stranger, boss]) {
      expect((await read(person, id)).status).toBe(404)
      expect((await update(person, { id, title: 'Mine' })).status).toBe(404)
      expect((await remove(person, { id })).status).toBe(404)
      expect((await restore(person, id)).status).toBe(404)
      expect((await send(person.token, c.setReminders, { params: { id }, body: { reminders: [5] } })).status).toBe(404)
      expect(await listAll(person)).toEqual([])
      expect(await list(person, '2026-06-01', '2026-07-01')).toEqual([])
    }
  })

  it('shows a shared event to the school alone, which cannot change it', async () => {
    const { owner, guest } = await someSchool()
    const { id } = await add(owner, {}, { isShared: true })
    const stranger = await makeSchoolAdmin()
    expect(titles(await list(guest, '2026-06-01', '2026-07-01'))).toEqual(['Theory lesson'])
    expect((await read(guest, id)).body.event.extendedProps).toMatchObject({
      isMine: false,
      isShared: true,
      answer: null,
    })
    expect(await listAll(stranger)).toEqual([])
    expect((await read(stranger, id)).status).toBe(404)
    const denied = { status: 403, code: 'not_event_owner' }
    expect(refusal(await update(guest, { id, title: 'Mine' }))).toEqual(denied)
    expect(refusal(await remove(guest, { id }))).toEqual(denied)
    await update(owner, { id, extendedProps: { isShared: false } })
    expect(await listAll(guest)).toEqual([])
    // a removed event is nothing to anybody but its owner
    await update(owner, { id, extendedProps: { isShared: true } })
    await remove(owner, { id })
    expect((await restore(guest, id)).status).toBe(404)
  })

  it('shares what platform people share with platform people', async () => {
    const boss = await makeSuperAdmin()
    const colleague = await makePerson()
    const school = await makeSchoolAdmin()
    const { id } = await add(boss, { title: 'Release day' }, { isShared: true })
    expect((await read(colleague, id)).status).toBe(200)
    expect((await read(school, id)).status).toBe(404)
    // other tests' platform people would go on seeing it
    await remove(boss, { id })
  })

  it('finds by part of title, place or description', async () => {
    const owner = await makeSchoolAdmin()
    await add(owner, { title: 'اختبار الساحة' })
    await add(owner, { title: 'Meeting' }, { location: 'Yard 100%_' })
    const found = async (q: string) => titles(await list(owner, '2026-06-01', '2026-07-01', { q }))
    expect(await found('الساحه')).toEqual(['اختبار الساحة'])
    expect(await found('yard')).toEqual(['Meeting'])
    expect(await found('100%_')).toEqual(['Meeting'])
    expect(await found('%')).toEqual(['Meeting'])
    expect(await found('nothing')).toEqual([])
  })
})

describe('a span of days', () => {
  it('holds what touches it, where the viewer is', async () => {
    const owner = await makeSchoolAdmin()
    await add(owner, { title: 'before', start: '2026-06-09T20:00:00', end: '2026-06-10T00:00:00' })
    await add(owner, { title: 'into', start: '2026-06-09T20:00:00', end: '2026-06-10T00:01:00' })
    await add(owner, { title: 'moment', start: '2026-06-10T00:00:00', end: '2026-06-10T00:00:00' })
    await add(owner, { title: 'late', start: '2026-06-10T23:30:00', end: '2026-06-11T01:00:00' })
    await add(owner, { title: 'after', start: '2026-06-11T00:00:00', end: '2026-06-11T01:00:00' })
    await add(owner, { title: 'day', allDay: true, start: '2026-06-10', end: '2026-06-11' })
    await add(owner, { title: 'next day', allDay: true, start: '2026-06-11', end: '2026-06-12' })
    const seen = async (timeZone: string) => titles(await list(owner, '2026-06-10', '2026-06-11', { timeZone })).sort()
    expect(await seen('Europe/Berlin')).toEqual(['day', 'into', 'late', 'moment'])
    // an hour further east the 10th begins at 23:00 and ends before 23:30 of Berlin; days stay days
    expect(await seen('Asia/Riyadh')).toEqual(['before', 'day', 'into', 'moment'])
    expect(await seen('Pacific/Honolulu')).toContain('day')
    expect(await seen('Pacific/Honolulu')).not.toContain('next day')
  })

  it('is in order, and counted in the school’s zone when none is said', async () => {
    const owner = await makeSchoolAdmin()
    await query(sql`update schools set time_zone = 'America/Sao_Paulo' where id = ${owner.schoolId}`)
    await add(owner, { title: 'b', start: '2026-06-11T02:00:00Z', end: '2026-06-11T02:30:00Z' })
    await add(owner, { title: 'a', start: '2026-06-10T12:00:00Z', end: '2026-06-10T12:30:00Z' })
    expect(titles(await list(owner, '2026-06-10', '2026-06-11'))).toEqual(['a', 'b'])
    expect(titles(await list(owner, '2026-06-10', '2026-06-11', { timeZone: 'UTC' }))).toEqual(['a'])
  })

  it.each([
    [{ from: '2026-01-01', to: '2027-02-06' }, { to: 'too_long_span' }],
    [{ from: '2026-06-02', to: '2026-06-01' }, { to: 'end_before_start' }],
    [{ from: '2026-06-01', to: '2026-06-02', timeZone: 'Nowhere' }, { timeZone: 'unknown_time_zone' }],
    [{ from: '0001-06-01', to: '0001-06-02' }, { from: 'invalid_date' }],
  ])('refuses %j', async (args, fields) => {
    const owner = await makeSchoolAdmin()
    const reply = await send(owner.token, c.listEvents, { query: { calendars: 'Business', ...args } })
    expect(refusal(reply)).toEqual(wrongFields(fields as never))
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
