import * as c from '@dsms/contract/messages/calendar/calls'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, makeSuperAdmin } from '../../../testing/factories.ts'
import { send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { add, list, listAll, read, remove, restore, someSchool, titles, update } from './calendar.testing.ts'

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
