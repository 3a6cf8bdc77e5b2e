import { readFile } from '@dsms/contract/kernel/files'
import { keepAreaPicture } from '@dsms/contract/kit/pictures'
import { getSchoolProfile, updateSchoolProfile } from '@dsms/contract/school/schoolProfile/calls'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { limitsOf, makePlan, ownSubscription, withPlan } from '../../../domains/platform/plans/plans.testing.ts'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { pngOf } from '../../../testing/world/pictures.ts'
import { asSystem } from '../../session/transaction.ts'
import { fileCleanup } from '../cleanup.ts'

/** A picture of a million and a half bytes, unlike those with another number; nobody looks at its dots. */
const picture = (nth: number) => pngOf(1, 1, Buffer.alloc(1_500_000, nth)).toString('base64')
const keep = (person: TestPerson, nth: number) =>
  send(person.token, keepAreaPicture, { body: { content: picture(nth) } })
const addressOf = async (person: TestPerson, nth: number) =>
  ((await keep(person, nth)).body as { address: string }).address
const used = async (person: TestPerson) =>
  (await ownSubscription(person)).usage.find(({ what }) => what === 'storage_mb')?.used

describe('pictures of a school', () => {
  it('are part of its storage, each once, until the plan has no more room', async () => {
    const owner = await withPlan(await makePlan({ limits: limitsOf({ storage_mb: 3 }) }))
    const colleague = await makePerson({ schoolId: owner.schoolId, permissions: 'all' })
    expect(await used(owner)).toBe(0)
    expect((await keep(owner, 1)).status).toBe(200)
    const again = await Promise.all([keep(owner, 1), keep(colleague, 1), keep(colleague, 1)])
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await used(owner)).toBe(2)
    await keep(colleague, 2)
    // two of a million and a half, and a mark that makes it a little more
    expect(await used(owner)).toBe(4)
    expect(refusal(await keep(owner, 3))).toMatchObject({ status: 409, code: 'plan_limit' })
  })

  it('are counted for as long as something shows them', async () => {
    const owner = await withPlan(await makePlan({ limits: limitsOf({}) }))
    const [logo, photo] = [await addressOf(owner, 4), await addressOf(owner, 5)]
    await addressOf(owner, 6)
    const { version } = (await callAs(owner.token, getSchoolProfile, { query: {} })).body
    expect((await send(owner.token, updateSchoolProfile, { body: { version, logo } })).status).toBe(200)
    await makeRecord('classRooms', owner, { photo })
    expect(await used(owner)).toBe(5)
    const { files, database } = await testApp()
    await query(sql`update files set created_at = now() - interval '25 hours' where tenant = ${owner.schoolId}`)
    await asSystem(database, (context) => fileCleanup(files).run(context))
    expect(await used(owner)).toBe(4)
  })

  it('have no second way in, and those that the platform keeps are its own', async () => {
    const owner = await withPlan(await makePlan({ limits: limitsOf({}) }))
    await keep(owner, 7)
    const [row] = await query<{ id: number }>(sql`select id from files where tenant = ${owner.schoolId}`)
    expect((await send(owner.token, readFile, { params: { id: row?.id }, query: {} })).status).toBe(404)
    await keep(await makeSuperAdmin(), 8)
    expect(await query(sql`select id from files where tenant = ${owner.schoolId}`)).toHaveLength(1)
  })
})
