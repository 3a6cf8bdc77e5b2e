import * as c from '@dsms/contract/school/holidays/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { countOf } from '../../../db/rows.ts'
import { asPerson } from '../../../kernel/session/transaction.ts'
import { type AreaRecord, makeRecord } from '../../../testing/areas.ts'
import { makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'

type Admin = TestPerson & { schoolId: number }
const { calls } = c.platformHolidays

let root: TestPerson
let top: AreaRecord
let below: AreaRecord
let school: Admin
beforeAll(async () => {
  root = await makeSuperAdmin()
  top = await makeRecord('organizations', root)
  below = await makeRecord('organizations', root, { parent_id: top.id })
  school = await makeSchoolOf(below)
})

const put = (one: Admin, organization: AreaRecord | null) =>
  query(sql`update schools set organization_id = ${organization?.id ?? null} where id = ${one.schoolId}`)
async function makeSchoolOf(organization: AreaRecord): Promise<Admin> {
  const admin = await makeSchoolAdmin()
  await put(admin, organization)
  return admin
}
const publish = (person: TestPerson, { id }: { id: number }, area: { calls: typeof calls } | typeof c.holidays) =>
  send(person.token, area.calls.changeStatus as never, { params: { id }, body: { status: 'published' } } as never)
async function makeDay(organization: AreaRecord | null, changes: Record<string, unknown> = {}): Promise<AreaRecord> {
  const made = await makeRecord('platformHolidays', root, { organization_id: organization?.id ?? null, ...changes })
  await publish(root, made, c.platformHolidays)
  return made
}
const yearOf = async (person: TestPerson) =>
  (await callAs(person.token, c.getHolidayYear, { query: { year: 2026 } as never })).body.days
const findIn = async (person: TestPerson, { id }: AreaRecord) =>
  (await yearOf(person)).find(({ holiday_id }) => holiday_id === id)
/** What the database shows a person of it. */
const rowsFor = async (person: TestPerson, { id }: AreaRecord) =>
  asPerson(
    (await testApp()).database,
    { sessionId: person.sessionId, language: 'en' },
    () => {},
    async ({ db }) => ({
      days: await countOf(db, sql`select from holidays where id = ${id}`),
      dates: await countOf(db, sql`select from holiday_dates where holiday_id = ${id}`),
    }),
  )

describe('a holiday of an organization', () => {
  it('is one of the schools in it and below it, with its name', async () => {
    const [ofTop, ofBelow] = [await makeDay(top), await makeDay(below)]
    expect(await findIn(school, ofTop)).toMatchObject({ level: 'organization', organization: top.name, is_own: false })
    expect(await findIn(school, ofBelow)).toMatchObject({ level: 'organization', organization: below.name })
    const higher = await makeSchoolOf(top)
    expect(await findIn(higher, ofTop)).toBeDefined()
    expect(await findIn(higher, ofBelow), 'what is below does not count above').toBeUndefined()
    const marks = await callAs(school.token, c.listHolidayDays, { query: { from: '2026-06-01', to: '2026-07-01' } })
    expect(marks.body.map(({ holiday_id }) => holiday_id)).toEqual(expect.arrayContaining([ofTop.id, ofBelow.id]))
  })

  it('is not seen by schools of other organizations, nor by those of none', async () => {
    const day = await makeDay(top)
    const confirm = { year: 2026, starts_on: '2026-06-07', ends_on: '2026-06-07' }
    await send(root.token, c.confirmPlatformHolidayDate, { params: { id: day.id }, body: confirm })
    expect(await rowsFor(school, day)).toEqual({ days: 1, dates: 1 })
    const other = await makeSchoolOf(await makeRecord('organizations', root))
    for (const one of [other, await makeSchoolAdmin()]) {
      expect(await findIn(one, day)).toBeUndefined()
      expect(await rowsFor(one, day), 'nor by the database').toEqual({ days: 0, dates: 0 })
    }
  })

  it('is gone from a school that leaves', async () => {
    const day = await makeDay(top)
    const leaving = await makeSchoolOf(below)
    expect(await findIn(leaving, day)).toBeDefined()
    const body = { name: { ar: 'بدلًا منه' }, kind: 'school', starts_on: '2026-06-06', ends_on: '2026-06-06' }
    const made = await callAs(leaving.token, c.holidays.calls.create, {
      body: { ...body, overrides_id: day.id } as never,
    })
    await put(leaving, null)
    expect(await findIn(leaving, day)).toBeUndefined()
    const { id, version } = made.body
    const changed = await send(leaving.token, c.holidays.calls.update, {
      params: { id },
      body: { ends_on: '2026-06-07', version },
    })
    expect(changed.status, 'what stood in its place can still be changed').toBe(200)
  })

  it('counts in its country alone when it has one, and not as a draft', async () => {
    const country = async (code: string) =>
      (await query<{ id: number }>(sql`select id from countries where code = ${code}`))[0]?.id
    const here = await makeSchoolOf(top)
    await query(sql`update schools set country_id = ${await country('PT')} where id = ${here.schoolId}`)
    const portuguese = await makeDay(top, { country_id: await country('PT') })
    const german = await makeDay(top, { country_id: await country('DE') })
    const draft = await makeRecord('platformHolidays', root, { organization_id: top.id })
    const ids = (await yearOf(here)).map(({ holiday_id }) => holiday_id)
    expect(ids).toContain(portuguese.id)
    expect(ids).not.toContain(german.id)
    expect(ids).not.toContain(draft.id)
  })

  it('is called off by a school below where it allows that, and by no other school', async () => {
    const [free, fixed] = [await makeDay(top), await makeDay(top, { may_override: false })]
    const off = (person: TestPerson, { id }: AreaRecord) =>
      send(person.token, c.holidays.calls.create, {
        body: {
          name: { ar: 'دوام', en: 'Open' },
          kind: 'school',
          starts_on: '2026-06-05',
          ends_on: '2026-06-05',
          overrides_id: id,
          is_cancelled: true,
        },
      })
    expect(refusal(await off(school, fixed))).toMatchObject({ status: 409, code: 'holiday_inherited' })
    const other = await makeSchoolOf(await makeRecord('organizations', root))
    expect(refusal(await off(other, free))).toEqual(wrongFields({ overrides_id: 'unknown_choice' }))
    const made = await off(school, free)
    await publish(school, made.body as AreaRecord, c.holidays)
    expect((await findIn(school, free))?.called_off_by).toBe('دوام')
    expect((await findIn(await makeSchoolOf(below), free))?.called_off_by, 'for itself alone').toBeNull()
  })
})

describe('the library of the platform', () => {
  it('keeps days of an organization that is there and open, and finds them by it', async () => {
    const day = await makeDay(top)
    const { rows } = (await callAs(root.token, calls.list, { query: { organization_id: top.id, perPage: 100 } })).body
    expect(rows.map(({ id }) => id)).toContain(day.id)
    expect(new Set(rows.map(({ organization }) => organization))).toEqual(new Set([top.name]))
    expect(rows.find(({ id }) => id === day.id)).toMatchObject({ level: 'organization', organization_id: top.id })
    const closed = await makeRecord('organizations', root)
    await query(sql`update organizations set status = 'active' where id = ${closed.id}`)
    await query(sql`update organizations set status = 'closed' where id = ${closed.id}`)
    for (const organization_id of [closed.id, 999_999_999]) {
      const reply = await send(root.token, calls.update, {
        params: { id: day.id },
        body: { organization_id, version: day.version + 1 },
      })
      expect(refusal(reply)).toEqual(wrongFields({ organization_id: 'unknown_choice' }))
    }
  })

  it('takes over a day of a country that an organization has under the same name', async () => {
    await makeDay(top, { name: { ar: 'عيد العمال', en: 'Labour Day' } })
    const { rows } = (await callAs(root.token, calls.list, { query: { q: 'عيد العمال', perPage: 100 } })).body
    expect(rows.filter(({ organization_id }) => organization_id === null)).toEqual([])
    await callAs(root.token, c.takeOverPlatformHolidays, { body: { country: 'DE' } })
    const after = (await callAs(root.token, calls.list, { query: { q: 'عيد العمال', perPage: 100 } })).body
    expect(after.rows.filter(({ organization_id }) => organization_id === null)).toHaveLength(1)
  })

  it('has no days of organizations in a school', async () => {
    await expect(
      query(
        sql`update holidays set organization_id = ${top.id} where tenant <> 0 and id = ${(await makeRecord('holidays', school)).id}`,
      ),
    ).rejects.toMatchObject({ cause: { constraint: 'holidays__organization_id' } })
  })
})
