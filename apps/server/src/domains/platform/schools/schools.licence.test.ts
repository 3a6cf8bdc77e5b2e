import { listNotifications } from '@dsms/contract/kernel/session/me'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, testApp } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'

let owner: TestPerson
beforeAll(async () => {
  owner = await makeSuperAdmin()
})

/** Sets the end of a licence so many days ahead; the zone is one where it is never before eight of today. */
const endsIn = (school: number, days: number) =>
  query(
    sql`update schools set time_zone = 'UTC', licence_expires_on = current_date + ${days}::integer where id = ${school}`,
  )

/** As if the day of the warning had come, so many days ago. */
const comeDue = (school: number, daysAgo = 1) =>
  query(sql`update schools set licence_warning_on = current_date - ${daysAgo}::integer where id = ${school}`)

const planned = async (school: number) =>
  (
    await query<{ ahead: number | null }>(
      sql`select licence_expires_on - licence_warning_on as ahead from schools where id = ${school}`,
    )
  )[0]?.ahead

const warningsOf = async (person: TestPerson, school: number) =>
  (await callAs(person.token, listNotifications, { query: { perPage: 100 } })).body.rows.filter(
    ({ kind, link }) =>
      kind === 'licence_expiring' && [`/platform/schools/${school}`, '/school/profile'].includes(link ?? ''),
  )

describe('the end of a licence', () => {
  it.each([
    [200, 90],
    [90, 90],
    [89, 60],
    [31, 30],
    [30, 30],
    [8, 7],
    [7, 7],
    [6, null],
  ])('that is %i days away is told %s days ahead next', async (days, ahead) => {
    const { schoolId } = await makeSchoolAdmin()
    await endsIn(schoolId, days)
    expect(await planned(schoolId)).toBe(ahead)
  })

  it('is told to the platform and to the administrators of the school, once for each day', async () => {
    const { due } = await testApp()
    const admin = await makeSchoolAdmin()
    const stranger = await makeSchoolAdmin()
    await endsIn(admin.schoolId, 89)
    await comeDue(admin.schoolId)
    await due.wake()
    await due.wake()
    const [own, ...others] = await warningsOf(admin, admin.schoolId)
    expect(own?.params).toMatchObject({ days: '89' })
    expect(others).toEqual([])
    expect(await warningsOf(owner, admin.schoolId)).toHaveLength(1)
    expect(await warningsOf(stranger, admin.schoolId)).toEqual([])
    expect(await planned(admin.schoolId)).toBe(60)
  })

  it('is told once after days on which nothing ran, and the next time on its day', async () => {
    const { due } = await testApp()
    const admin = await makeSchoolAdmin()
    await endsIn(admin.schoolId, 20)
    await comeDue(admin.schoolId, 40)
    await due.wake()
    expect(await warningsOf(admin, admin.schoolId)).toHaveLength(1)
    expect(await planned(admin.schoolId)).toBe(7)
  })

  it('is not told of a school that is closed', async () => {
    const { due } = await testApp()
    const admin = await makeSchoolAdmin()
    await endsIn(admin.schoolId, 40)
    await comeDue(admin.schoolId)
    await query(sql`update schools set status = 'closed' where id = ${admin.schoolId}`)
    await due.wake()
    expect(await warningsOf(owner, admin.schoolId)).toEqual([])
  })

  it('is neither a new version of the school nor a line of its history', async () => {
    const { due } = await testApp()
    const admin = await makeSchoolAdmin()
    await endsIn(admin.schoolId, 50)
    await comeDue(admin.schoolId)
    const read = () => query(sql`select version, updated_at from schools where id = ${admin.schoolId}`)
    const before = await read()
    await due.wake()
    expect(await read()).toEqual(before)
  })
})
