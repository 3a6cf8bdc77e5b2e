import * as c from '@dsms/contract/school/holidays/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { withoutTime } from '../../../kernel/files/apart/apart.testing.ts'
import { type AreaRecord, makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, type Reply, send, testApp } from '../../../testing/harness.ts'
import { mainBranch, query, refusal, wrongFields } from '../../../testing/reads.ts'

const publish = (person: TestPerson, holiday: AreaRecord, area = c.holidays) =>
  send(person.token, area.calls.changeStatus, { params: { id: holiday.id }, body: { status: 'published' } })
const create = (person: TestPerson, body: Record<string, unknown>) =>
  send(person.token, c.holidays.calls.create, {
    body: { name: { ar: 'يوم', en: 'Day' }, kind: 'school', starts_on: '2031-05-05', ends_on: '2031-05-05', ...body },
  }) as Promise<Reply<AreaRecord>>
const yearOf = async (person: TestPerson, year: number, branch_id?: number) =>
  (await callAs(person.token, c.getHolidayYear, { query: { year, branch_id } as never })).body.days

describe('a holiday', () => {
  let admin: TestPerson & { schoolId: number }
  beforeAll(async () => {
    admin = await makeSchoolAdmin()
  })

  it('ends on its first day or later', async () => {
    expect(refusal(await create(admin, { ends_on: '2031-05-04' }))).toEqual(
      wrongFields({ ends_on: 'end_before_start' }),
    )
    const made = await makeRecord('holidays', admin)
    const reply = await send(admin.token, c.holidays.calls.update, {
      params: { id: made.id },
      body: { starts_on: '2027-01-01', version: made.version },
    })
    expect(refusal(reply)).toEqual(wrongFields({ ends_on: 'end_before_start' }))
  })

  it('that is open all the same says from when to when', async () => {
    expect(refusal(await create(admin, { is_working: true }))).toEqual(wrongFields({ open_from: 'required' }))
    expect(refusal(await create(admin, { is_working: true, open_from: '10:00' }))).toEqual(
      wrongFields({ open_to: 'required' }),
    )
    expect(refusal(await create(admin, { is_working: true, open_from: '10:00', open_to: '09:00' }))).toEqual(
      wrongFields({ open_to: 'end_before_start' }),
    )
    const { status, body } = await create(admin, { is_working: true, open_from: '10:00', open_to: '15:30' })
    expect([status, body.open_from, body.open_to]).toEqual([201, '10:00', '15:30'])
  })

  it('takes its Hijri date from its first day, unless told', async () => {
    const fromDay = await create(admin, { recurrence: 'yearly_hijri', starts_on: '2031-01-24', ends_on: '2031-01-27' })
    expect(fromDay.body).toMatchObject({ hijri_month: 10, hijri_day: 1 })
    const told = await create(admin, { recurrence: 'yearly_hijri', hijri_month: 9, hijri_day: 1 })
    expect(told.body).toMatchObject({ hijri_month: 9, hijri_day: 1 })
    expect(refusal(await create(admin, { recurrence: 'yearly_easter' }))).toEqual(
      wrongFields({ easter_offset: 'required' }),
    )
  })

  it('of a branch names a branch of its own school', async () => {
    const other = await makeSchoolAdmin()
    expect(refusal(await create(admin, { branch_id: await mainBranch(other) }))).toEqual(
      wrongFields({ branch_id: 'unknown_choice' }),
    )
    const own = await create(admin, { branch_id: await mainBranch(admin) })
    expect(own.body.level).toBe('branch')
  })

  it('is confirmed for a year, and only by its own', async () => {
    const eid = await makeRecord('holidays', admin, {
      recurrence: 'yearly_hijri',
      starts_on: '2025-03-30',
      ends_on: '2025-04-02',
    })
    await publish(admin, eid)
    const before = (await yearOf(admin, 2026)).find(({ holiday_id }) => holiday_id === eid.id)
    expect(before).toMatchObject({ starts_on: '2026-03-20', is_tentative: true, year: 1447 })
    const body = { year: 1447, starts_on: '2026-03-21', ends_on: '2026-03-24' }
    const stranger = await makeSchoolAdmin()
    const confirm = (person: TestPerson) => send(person.token, c.confirmHolidayDate, { params: { id: eid.id }, body })
    expect((await confirm(stranger)).status).toBe(404)
    expect((await confirm(admin)).status).toBe(200)
    const after = (await yearOf(admin, 2026)).find(({ holiday_id }) => holiday_id === eid.id)
    expect(after).toMatchObject({ starts_on: '2026-03-21', ends_on: '2026-03-24', is_tentative: false })
    expect(
      refusal(
        await send(admin.token, c.confirmHolidayDate, {
          params: { id: eid.id },
          body: { ...body, ends_on: '2026-03-01' },
        }),
      ),
    ).toEqual(wrongFields({ ends_on: 'end_before_start' }))
  })
})

describe('the year of a school', () => {
  it('holds what the platform has for all and for its country, and its own', async () => {
    const [root, admin] = [await makeSuperAdmin(), await makeSchoolAdmin()]
    await query(
      sql`update schools set country_id = (select id from countries where code = 'PT') where id = ${admin.schoolId}`,
    )
    const country = async (code: string) =>
      (await query<{ id: number }>(sql`select id from countries where code = ${code}`))[0]?.id
    const forAll = await makeRecord('platformHolidays', root)
    const portuguese = await makeRecord('platformHolidays', root, { country_id: await country('PT') })
    const german = await makeRecord('platformHolidays', root, { country_id: await country('DE') })
    const draft = await makeRecord('platformHolidays', root)
    for (const one of [forAll, portuguese, german]) await publish(root, one, c.platformHolidays as never)
    const own = await makeRecord('holidays', admin)
    const ids = (await yearOf(admin, 2026)).map(({ holiday_id }) => holiday_id)
    expect(ids).toEqual(expect.arrayContaining([forAll.id, portuguese.id, own.id]))
    expect(ids).not.toContain(german.id)
    expect(ids).not.toContain(draft.id)
  })

  it('shows drafts to whoever may edit, and to nobody else', async () => {
    const admin = await makeSchoolAdmin()
    const student = await makePerson({ schoolId: admin.schoolId, kind: 'student' })
    const own = await makeRecord('holidays', admin)
    expect((await yearOf(admin, 2026)).find(({ holiday_id }) => holiday_id === own.id)?.is_draft).toBe(true)
    expect((await yearOf(student, 2026)).map(({ holiday_id }) => holiday_id)).not.toContain(own.id)
    await publish(admin, own)
    expect((await yearOf(student, 2026)).map(({ holiday_id }) => holiday_id)).toContain(own.id)
  })

  it('gives a branch its own days besides, and no other branch', async () => {
    const admin = await makeSchoolAdmin()
    const branch = await mainBranch(admin)
    const [own, everywhere] = [
      await makeRecord('holidays', admin, { branch_id: branch }),
      await makeRecord('holidays', admin),
    ]
    const of = async (id?: number) => (await yearOf(admin, 2026, id)).map(({ holiday_id }) => holiday_id)
    expect(await of(branch)).toEqual(expect.arrayContaining([own.id, everywhere.id]))
    expect(await of()).not.toContain(own.id)
  })

  it('lets a school call off or move what the level above allows, and names the rest', async () => {
    const [root, admin] = [await makeSuperAdmin(), await makeSchoolAdmin()]
    const free = await makeRecord('platformHolidays', root)
    const fixed = await makeRecord('platformHolidays', root, { may_override: false })
    for (const one of [free, fixed]) await publish(root, one, c.platformHolidays as never)
    expect(refusal(await create(admin, { is_cancelled: true }))).toEqual(wrongFields({ overrides_id: 'required' }))
    expect(refusal(await create(admin, { overrides_id: fixed.id, is_cancelled: true }))).toMatchObject({
      status: 409,
      code: 'holiday_inherited',
    })
    const other = await makeRecord('holidays', await makeSchoolAdmin())
    expect(refusal(await create(admin, { overrides_id: other.id }))).toEqual(
      wrongFields({ overrides_id: 'unknown_choice' }),
    )
    const off = await create(admin, { overrides_id: free.id, is_cancelled: true })
    await publish(admin, off.body)
    const day = (await yearOf(admin, 2026)).find(({ holiday_id }) => holiday_id === free.id)
    expect(day?.called_off_by).toBe('يوم')
  })
})

describe('the calendar of a person', () => {
  const marks = async (person: TestPerson, from: string, to: string) =>
    (await callAs(person.token, c.listHolidayDays, { query: { from, to } })).body

  it('marks what is published for the school, and where a branch has days of its own', async () => {
    const [root, admin, stranger] = [await makeSuperAdmin(), await makeSchoolAdmin(), await makeSchoolAdmin()]
    const student = await makePerson({ schoolId: admin.schoolId, kind: 'student' })
    const day = { starts_on: '2033-02-10', ends_on: '2033-02-12' }
    const above = await makeRecord('platformHolidays', root, day)
    await publish(root, above, c.platformHolidays as never)
    const own = await makeRecord('holidays', admin, { ...day, starts_on: '2033-02-11' })
    const branch = await makeRecord('holidays', admin, { ...day, branch_id: await mainBranch(admin) })
    const draft = await makeRecord('holidays', admin, day)
    const foreign = await makeRecord('holidays', stranger, day)
    for (const one of [own, branch]) await publish(admin, one)
    await publish(stranger, foreign)
    const seen = await marks(student, '2033-02-12', '2033-02-20')
    const ids = seen.map(({ holiday_id }) => holiday_id)
    expect(ids).toEqual(expect.arrayContaining([above.id, own.id, branch.id]))
    expect(ids).not.toContain(draft.id)
    expect(ids).not.toContain(foreign.id)
    const where = (id: number) => seen.find(({ holiday_id }) => holiday_id === id)?.branch
    expect([where(own.id), where(branch.id)]).toEqual([null, expect.any(String)])
    // the editor's drafts stay on the editor's own screen
    expect((await marks(admin, '2033-02-10', '2033-02-12')).map(({ holiday_id }) => holiday_id)).not.toContain(draft.id)
    expect((await marks(student, '2033-02-13', '2033-02-20')).map(({ holiday_id }) => holiday_id)).not.toContain(own.id)
    expect(await marks(root, '2033-02-10', '2033-02-12')).toEqual([])
  })

  it('leaves out what was called off, and tells one over New Year once', async () => {
    const [root, admin] = [await makeSuperAdmin(), await makeSchoolAdmin()]
    const above = await makeRecord('platformHolidays', root, { starts_on: '2034-12-30', ends_on: '2035-01-02' })
    await publish(root, above, c.platformHolidays as never)
    const found = async () =>
      (await marks(admin, '2034-12-20', '2035-01-20')).filter(({ holiday_id }) => holiday_id === above.id)
    expect(await found()).toMatchObject([{ starts_on: '2034-12-30', ends_on: '2035-01-02', is_tentative: false }])
    const off = await create(admin, { overrides_id: above.id, is_cancelled: true })
    await publish(admin, off.body)
    expect(await found()).toEqual([])
    const far = await callAs(admin.token, c.listHolidayDays, { query: { from: '2034-01-01', to: '2035-12-31' } })
    expect(refusal(far)).toEqual(wrongFields({ to: 'too_long_span' }))
  })
})

describe("a country's holidays", () => {
  it('are taken over once, as drafts, and published together', async () => {
    const admin = await makeSchoolAdmin()
    const take = async () => (await callAs(admin.token, c.takeOverHolidays, { body: { country: 'SA' } })).body.added
    expect(await take()).toBe(5)
    expect(await take()).toBe(0)
    const listed = (await callAs(admin.token, c.holidays.calls.list, { query: { perPage: 100 } })).body
    expect(listed.rows.map(({ status }) => status)).toEqual(Array(5).fill('draft'))
    expect((await callAs(admin.token, c.publishAllHolidays, { body: {} })).body.published).toBe(5)
    const national = (await yearOf(admin, 2030)).filter(({ starts_on }) => starts_on === '2030-09-23')
    expect(national).toHaveLength(1)
  })

  it('are those of each country in the library, also under one name', async () => {
    const owner = await makeSuperAdmin()
    const take = async (country: 'SA' | 'AE') =>
      (await callAs(owner.token, c.takeOverPlatformHolidays, { body: { country } })).body.added
    const feasts = async () => {
      const { rows } = (
        await callAs(owner.token, c.platformHolidays.calls.list, { query: { q: 'عيد الفطر', perPage: 100 } })
      ).body
      return new Set(rows.map(({ country_id }) => country_id))
    }
    await take('SA')
    expect(await take('SA')).toBe(0)
    const before = await feasts()
    expect(await take('AE')).toBeGreaterThan(0)
    expect((await feasts()).size).toBe(before.size + 1)
    expect(await take('AE')).toBe(0)
  })
})

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
