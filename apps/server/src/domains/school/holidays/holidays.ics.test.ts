import * as c from '@dsms/contract/school/holidays/calls'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { withoutTime } from '../../../kernel/files/apart/apart.testing.ts'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, type Reply, send, testApp } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { yearOf } from './holidays.testing.ts'

describe('a calendar file', () => {
  const file = (...events: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n')
  const event = (uid: string, ...lines: string[]) =>
    ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'].join('\r\n')
  const content = file(
    event('a', 'DTSTART;VALUE=DATE:20320110', 'DTEND;VALUE=DATE:20320113', 'SUMMARY:Winter break'),
    event('b', 'DTSTART;VALUE=DATE:20320501', 'DTEND;VALUE=DATE:20320502', 'RRULE:FREQ=YEARLY', 'SUMMARY:May day'),
    event('c', 'SUMMARY:Nobody knows when'),
  )
  const bring = (admin: TestPerson, mode: string, text = content) =>
    send(admin.token, c.importHolidaysIcs, { body: { content: text, mode } })

  it('tells the bad ones and adds nothing until told to add the good', async () => {
    const admin = await makeSchoolAdmin()
    const total = async () => (await callAs(admin.token, c.holidays.calls.list, { query: {} })).body.total
    const checked = await bring(admin, 'check')
    expect(checked.body).toMatchObject({ imported: 0, rows: [{ row: 3 }], total: 3 })
    expect(refusal(await bring(admin, 'all')).code).toBe('import_rows_invalid')
    expect(await total()).toBe(0)
    expect((await bring(admin, 'good')).body).toMatchObject({ imported: 2 })
    const { rows } = (await callAs(admin.token, c.holidays.calls.list, { query: { sort: 'starts_on' } })).body
    expect(rows.map(({ name, starts_on, ends_on, recurrence }) => [name, starts_on, ends_on, recurrence])).toEqual([
      ['Winter break', '2032-01-10', '2032-01-12', 'none'],
      ['May day', '2032-05-01', '2032-05-01', 'yearly_gregorian'],
    ])
    expect(refusal(await bring(admin, 'check', 'no calendar'))).toEqual(wrongFields({ content: 'invalid_ics' }))
  })

  it('that takes too long to read is refused, to those alone who may bring one', async () => {
    const admin = await makeSchoolAdmin()
    const nobody = await makePerson({ schoolId: admin.schoolId })
    const many = file(...Array.from({ length: 2000 }, (_, i) => event(`${i}`, 'DTSTART:20320110', `SUMMARY:${i}`)))
    await withoutTime(await testApp(), async () => {
      expect(refusal(await bring(admin, 'check', many))).toEqual(wrongFields({ content: 'file_too_heavy' }))
      expect((await bring(nobody, 'check', many)).status).toBe(403)
    })
  })

  it('closes the days that a calendar program means', async () => {
    const admin = await makeSchoolAdmin()
    const text = file(
      event(
        'outlook',
        'DTSTART:20320201T210000Z',
        'DTEND:20320202T210000Z',
        'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
        'SUMMARY:One day',
      ),
      event(
        'midnight',
        'DTSTART;TZID=Arab Standard Time:20320301T000000',
        'DTEND;TZID=Arab Standard Time:20320303T000000',
        'SUMMARY:Two days',
      ),
      event('hours', 'DTSTART:20320401T060000Z', 'DTEND:20320401T090000Z', 'SUMMARY:A meeting'),
      event('hijri', 'DTSTART;VALUE=DATE:20320110', 'RRULE:RSCALE=ISLAMIC-UMALQURA;FREQ=YEARLY', 'SUMMARY:Feast'),
      event('weekly', 'DTSTART;VALUE=DATE:20320501', 'RRULE:FREQ=WEEKLY;COUNT=3', 'SUMMARY:Weekly'),
      event('nth', 'DTSTART;VALUE=DATE:20320501', 'RRULE:FREQ=YEARLY;BYMONTH=5;BYDAY=1SA', 'SUMMARY:First Saturday'),
      event('until', 'DTSTART;VALUE=DATE:20320501', 'RRULE:FREQ=YEARLY;UNTIL=20340501', 'SUMMARY:Some years'),
      event('may', 'DTSTART;VALUE=DATE:20320501', 'RRULE:FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=1', 'SUMMARY:May day'),
      event('off', 'DTSTART;VALUE=DATE:20320601', 'STATUS:CANCELLED', 'SUMMARY:Called off'),
    )
    const reply = await callAs(admin.token, c.importHolidaysIcs, { body: { content: text, mode: 'good' } })
    expect(reply.body.imported).toBe(4)
    expect(reply.body.rows.map(({ row, fields }) => [row, fields.name?.code])).toEqual([
      [3, 'holiday_part_of_day'],
      [5, 'holiday_rule'],
      [6, 'holiday_rule'],
      [7, 'holiday_rule'],
      [9, 'holiday_called_off'],
    ])
    const { rows } = (await callAs(admin.token, c.holidays.calls.list, { query: { sort: 'starts_on' } })).body
    expect(rows.map(({ name, starts_on, ends_on, recurrence }) => [name, starts_on, ends_on, recurrence])).toEqual([
      ['Feast', '2032-01-10', '2032-01-10', 'yearly_hijri'],
      ['One day', '2032-02-02', '2032-02-02', 'none'],
      ['Two days', '2032-03-01', '2032-03-02', 'none'],
      ['May day', '2032-05-01', '2032-05-01', 'yearly_gregorian'],
    ])
  })

  const codes = (reply: Reply<{ rows: { row: number; fields: Record<string, { code: string }> }[] }>) =>
    reply.body.rows.map(({ row, fields }) => [row, fields.name?.code])
  const listed = async (admin: TestPerson) =>
    (await callAs(admin.token, c.holidays.calls.list, { query: { sort: 'starts_on' } })).body.rows.map(
      ({ name, starts_on, ends_on, recurrence }) => [name, starts_on, ends_on, recurrence],
    )

  it('closes the day of a yearly series that Outlook tells in UTC', async () => {
    const admin = await makeSchoolAdmin()
    const at = (zone: string) => query(sql`update schools set time_zone = ${zone} where id = ${admin.schoolId}`)
    const yearly = (uid: string, from: string, to: string) =>
      file(
        event(
          uid,
          `DTSTART:${from}`,
          `DTEND:${to}`,
          'RRULE:FREQ=YEARLY;BYMONTHDAY=23;BYMONTH=9',
          'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
          `SUMMARY:${uid}`,
        ),
      )
    await at('Asia/Riyadh')
    await bring(admin, 'good', yearly('National day', '20260922T210000Z', '20260923T210000Z'))
    await at('America/Sao_Paulo')
    await bring(admin, 'good', yearly('By UTC', '20260923T000000Z', '20260924T000000Z'))
    expect((await listed(admin)).sort()).toEqual([
      ['By UTC', '2026-09-23', '2026-09-23', 'yearly_gregorian'],
      ['National day', '2026-09-23', '2026-09-23', 'yearly_gregorian'],
    ])
    await callAs(admin.token, c.publishAllHolidays, { body: {} })
    for (const year of [2027, 2028]) {
      const days = (await yearOf(admin, year)).filter(({ is_own }) => is_own)
      expect(days.map(({ starts_on }) => starts_on)).toEqual(Array(2).fill(`${year}-09-23`))
    }
  })

  it('tells series whose single dates differ, and closes no day that they leave out', async () => {
    const admin = await makeSchoolAdmin()
    const yearly = ['DTSTART;VALUE=DATE:20320501', 'RRULE:FREQ=YEARLY']
    const text = file(
      event('left out', ...yearly, 'EXDATE;VALUE=DATE:20330501', 'SUMMARY:Left out'),
      event('moved', ...yearly, 'SUMMARY:Moved'),
      event('moved', 'RECURRENCE-ID;VALUE=DATE:20330501', 'DTSTART;VALUE=DATE:20330502', 'SUMMARY:Moved'),
      event('off', ...yearly, 'SUMMARY:Off'),
      event('off', 'RECURRENCE-ID;VALUE=DATE:20330501', ...yearly.slice(0, 1), 'STATUS:CANCELLED', 'SUMMARY:Off'),
      event('after', ...yearly, 'SUMMARY:After'),
      event('after', 'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20330501', ...yearly.slice(0, 1), 'SUMMARY:After'),
      event('alone', 'RECURRENCE-ID;VALUE=DATE:20330601', 'DTSTART;VALUE=DATE:20330602', 'SUMMARY:Alone'),
    )
    const reply = await callAs(admin.token, c.importHolidaysIcs, { body: { content: text, mode: 'good' } })
    expect(codes(reply)).toEqual([
      [1, 'holiday_exception'],
      [2, 'holiday_exception'],
      [3, 'holiday_exception'],
      [4, 'holiday_exception'],
      [5, 'holiday_called_off'],
      [6, 'holiday_exception'],
      [7, 'invalid_rule'],
    ])
    expect(reply.body.lines).toMatchObject({ 1: 3, 2: 11 })
    expect(await listed(admin)).toEqual([['Alone', '2033-06-02', '2033-06-02', 'none']])
    // a series that was taken in before is kept from its moved date too
    await bring(admin, 'good', file(event('first', ...yearly, 'SUMMARY:First')))
    const later = file(event('first', 'RECURRENCE-ID;VALUE=DATE:20330501', 'DTSTART;VALUE=DATE:20330502', 'SUMMARY:X'))
    expect(codes((await bring(admin, 'good', later)) as never)).toEqual([[1, 'holiday_exception']])
  })

  it('follows Umm al-Qura, and tells rules that count Hijri years otherwise', async () => {
    const admin = await makeSchoolAdmin()
    const feast = (uid: string, day: string, rule: string) =>
      event(uid, `DTSTART;VALUE=DATE:${day}`, `RRULE:${rule}`, `SUMMARY:${uid}`)
    const text = file(
      feast('civil', '20260320', 'RSCALE=ISLAMIC-CIVIL;FREQ=YEARLY'),
      feast('tabular', '20260320', 'RSCALE=ISLAMIC-TBLA;FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=1'),
      feast('Eid', '20260320', 'RSCALE=ISLAMIC-UMALQURA;FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=1'),
      feast('other day', '20260320', 'RSCALE=ISLAMIC-UMALQURA;FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=2'),
      feast('thirtieth', '20260319', 'RSCALE=ISLAMIC-UMALQURA;FREQ=YEARLY'),
      feast('Last day', '20260319', 'RSCALE=ISLAMIC-UMALQURA;FREQ=YEARLY;SKIP=BACKWARD'),
      feast('leap', '20280229', 'FREQ=YEARLY'),
    )
    const reply = await callAs(admin.token, c.importHolidaysIcs, { body: { content: text, mode: 'good' } })
    expect(codes(reply)).toEqual([
      [1, 'holiday_hijri'],
      [2, 'holiday_hijri'],
      [4, 'holiday_rule'],
      [5, 'holiday_rule'],
      [7, 'holiday_rule'],
    ])
    expect(await listed(admin)).toEqual([
      ['Last day', '2026-03-19', '2026-03-19', 'yearly_hijri'],
      ['Eid', '2026-03-20', '2026-03-20', 'yearly_hijri'],
    ])
    const [, eid] = (await callAs(admin.token, c.holidays.calls.list, { query: { sort: 'starts_on' } })).body.rows
    expect(eid).toMatchObject({ hijri_month: 10, hijri_day: 1 })
  })

  it('that comes again doubles nothing, and moves what it moved', async () => {
    const admin = await makeSchoolAdmin()
    const days = async () =>
      (await callAs(admin.token, c.holidays.calls.list, { query: { sort: 'starts_on' } })).body.rows.map(
        (one) => one.starts_on,
      )
    await bring(admin, 'good')
    expect((await bring(admin, 'good')).body).toMatchObject({ known: 2, updated: 0 })
    expect(await days()).toEqual(['2032-01-10', '2032-05-01'])
    const moved = content.replace('DTSTART;VALUE=DATE:20320110', 'DTSTART;VALUE=DATE:20320111')
    expect((await bring(admin, 'good', moved)).body).toMatchObject({ known: 1, updated: 1 })
    expect(await days()).toEqual(['2032-01-11', '2032-05-01'])
  })

  it('with a bad line keeps its good events, and tells where that stands', async () => {
    const admin = await makeSchoolAdmin()
    const good = event('good', 'DTSTART;VALUE=DATE:20320110', 'SUMMARY:Good')
    const text = [
      'BEGIN:VCALENDAR',
      event('colon', 'DTSTART;VALUE=DATE:20320110', 'SUMMARY:Bad', 'no colon here'),
      good,
      event('freq', 'DTSTART;VALUE=DATE:20320110', 'RRULE:FREQ=FORTNIGHTLY', 'SUMMARY:Unknown'),
      event('blank', 'DTSTART;VALUE=DATE:20320501', 'RRULE:FREQ=YEARLY; BYMONTH=5; BYMONTHDAY=1', 'SUMMARY:Blanks'),
      'BEGIN:VEVENT',
      'UID:cut',
      'SUMMARY:Cut o',
    ].join('\r\n')
    const reply = await callAs(admin.token, c.importHolidaysIcs, { body: { content: text, mode: 'good' } })
    expect(reply.body).toMatchObject({ imported: 2, total: 5, lines: { 1: 7, 3: 19, 5: 31 } })
    expect(reply.body.rows.map(({ row, fields }) => [row, fields.name?.code])).toEqual([
      [1, 'ics_line'],
      [3, 'invalid_rule'],
      [5, 'ics_line'],
    ])
  })

  it('that comes again leaves what was archived archived', async () => {
    const admin = await makeSchoolAdmin()
    await bring(admin, 'good')
    const [first] = (await callAs(admin.token, c.holidays.calls.list, { query: { sort: 'starts_on' } })).body.rows
    await callAs(admin.token, c.holidays.calls.archive, { params: { id: first?.id ?? 0 }, query: {} })
    const again = await callAs(admin.token, c.importHolidaysIcs, { body: { content, mode: 'good' } })
    expect(again.body).toMatchObject({ imported: 0, known: 1, updated: 0 })
    expect(codes(again)).toEqual([
      [1, 'holiday_archived'],
      [3, 'required'],
    ])
    expect(await listed(admin)).toEqual([['May day', '2032-05-01', '2032-05-01', 'yearly_gregorian']])
    await callAs(admin.token, c.holidays.calls.restore, { params: { id: first?.id ?? 0 }, body: {} })
    expect((await bring(admin, 'good')).body).toMatchObject({ imported: 0, known: 2 })
  })

  it('goes out with what is published and counts', async () => {
    const admin = await makeSchoolAdmin()
    await bring(admin, 'good')
    await callAs(admin.token, c.publishAllHolidays, { body: {} })
    const ics = String((await send(admin.token, c.exportHolidaysIcs, { query: { year: 2032 } })).body)
    expect(ics).toContain('SUMMARY:Winter break')
    expect(ics).toContain('DTSTART;VALUE=DATE:20320110')
    expect(ics).toContain('DTEND;VALUE=DATE:20320113')
    expect(ics).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m)
  })

  const saved = async (admin: TestPerson, year = 2032) =>
    String((await send(admin.token, c.exportHolidaysIcs, { query: { year } })).body)

  it('that we wrote changes nothing when it comes back', async () => {
    const admin = await makeSchoolAdmin()
    await bring(admin, 'good')
    await makeRecord('holidays', admin, { recurrence: 'yearly_hijri', starts_on: '2031-03-30', ends_on: '2031-04-02' })
    await callAs(admin.token, c.publishAllHolidays, { body: {} })
    const [ours, before] = [await saved(admin), await listed(admin)]
    const back = () => callAs(admin.token, c.importHolidaysIcs, { body: { content: ours, mode: 'good' } })
    const total = ours.match(/BEGIN:VEVENT/g)?.length
    expect(total).toBeGreaterThanOrEqual(3)
    expect((await back()).body).toMatchObject({ imported: 0, updated: 0, known: total, rows: [] })
    expect(await listed(admin)).toEqual(before)

    // what moved here, or was archived here, is told and stays so
    const { rows } = (await callAs(admin.token, c.holidays.calls.list, { query: {} })).body
    const [winter, may] = ['Winter break', 'May day'].map((wished) => rows.find(({ name }) => name === wished))
    await callAs(admin.token, c.holidays.calls.update, {
      params: { id: winter?.id ?? 0 },
      body: { version: winter?.version ?? 0, ends_on: '2032-01-11' },
    })
    await callAs(admin.token, c.holidays.calls.archive, { params: { id: may?.id ?? 0 }, query: {} })
    const later = await back()
    expect(later.body).toMatchObject({ imported: 0, updated: 0 })
    expect(
      codes(later)
        .map(([, code]) => code)
        .sort(),
    ).toEqual(['holiday_archived', 'holiday_moved'])
    // with our number at another platform it is a holiday like any other
    const foreign = ours.replaceAll('SUMMARY:Winter break', 'SUMMARY:Ski week')
    const taken = await callAs(admin.token, c.importHolidaysIcs, { body: { content: foreign, mode: 'good' } })
    expect(taken.body.imported).toBe(1)
    expect((await listed(admin))[1]).toEqual(['Ski week', '2032-01-10', '2032-01-12', 'none'])
  })

  it('that we write has a name, and moves in programs what moves here', async () => {
    const admin = await makeSchoolAdmin()
    await bring(admin, 'good')
    await callAs(admin.token, c.publishAllHolidays, { body: {} })
    const [day] = (await yearOf(admin, 2032)).filter(({ is_own }) => is_own)
    const told = async () => {
      const text = await saved(admin)
      expect(text.split('\r\n')).toContain('X-WR-CALNAME:الإجازات')
      expect(text.split('\r\n')).toContain('NAME:الإجازات')
      const mine = text.split('BEGIN:VEVENT').find((one) => one.includes(`UID:holiday-${day?.holiday_id}-2032@dsms`))
      expect(mine).toMatch(/^LAST-MODIFIED:\d{8}T\d{6}Z\r$/m)
      return Number(/^SEQUENCE:(\d+)\r$/m.exec(mine ?? '')?.[1])
    }
    const first = await told()
    await callAs(admin.token, c.confirmHolidayDate, {
      params: { id: day?.holiday_id ?? 0 },
      body: { year: 2032, starts_on: '2032-01-12', ends_on: '2032-01-14' },
    })
    expect(await saved(admin)).toContain('DTSTART;VALUE=DATE:20320112')
    expect(await told()).toBe(first + 1)
  })
})
