import * as c from '@dsms/contract/school/holidays/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { mainBranch, query, refusal, wrongFields } from '../../../testing/reads.ts'
import { create, publish, yearOf } from './holidays.testing.ts'

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
