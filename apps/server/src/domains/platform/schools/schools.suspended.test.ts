import { allEndpoints } from '@dsms/contract'
import { getMe, savePreferences } from '@dsms/contract/kernel/session/me'
import { createTicket } from '@dsms/contract/messages/support/calls'
import { organizations } from '@dsms/contract/platform/organizations/calls'
import { schools } from '@dsms/contract/platform/schools/calls'
import { changeSubscriptionStatus } from '@dsms/contract/platform/subscriptions/calls'
import { branches } from '@dsms/contract/school/branches/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { makePlan, withPlan } from '../plans/plans.testing.ts'

type Admin = TestPerson & { schoolId: number }

const closed = Object.entries(allEndpoints).filter(([, { access }]) => access !== 'public')
const ofSchools = closed.filter(
  ([, { access }]) => access === 'session' || (typeof access === 'object' && access.school),
)
const isRead = ({ isRead, method }: (typeof allEndpoints)[string]) => method === 'GET' || isRead === true

/** What people of a suspended school may still send, by the room of the call. */
const stillOpen = ['identity', 'me', 'account', 'search', 'support']
const writes = ofSchools.filter(([, endpoint]) => !isRead(endpoint))
const refused = writes.filter(([name, { tag }]) => !stillOpen.includes(tag) || name === 'uploadAvatar')
const open = writes.filter(([name, { tag }]) => stillOpen.includes(tag) && name !== 'uploadAvatar')
/** What trainers alone have, an administrator has not. */
const trainersOwn = ['my-training', 'my-teaching']
const areaReads = ofSchools.filter(
  ([name, { method, params, tag }]) => method === 'GET' && !params && /^list/.test(name) && !trainersOwn.includes(tag),
)

const input = { params: { id: 'x' }, body: {} }

async function setStatus(owner: TestPerson, id: number, status: string) {
  const body = { status, reason: 'as agreed' }
  const reply = await send(owner.token, schools.calls.changeStatus, { params: { id }, body })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

describe('people of a suspended school', () => {
  let owner: TestPerson
  let admin: Admin
  beforeAll(async () => {
    owner = await makeSuperAdmin()
    admin = await makeSchoolAdmin()
    await setStatus(owner, admin.schoolId, 'suspended')
  })

  it('are walked through many calls', () => {
    expect(refused.length).toBeGreaterThan(100)
    expect(areaReads.length).toBeGreaterThan(20)
  })

  it.each(refused)('change nothing by %s', async (_, endpoint) => {
    const reply = await send(admin.token, endpoint, endpoint.body ? input : { params: input.params })
    expect(refusal(reply)).toEqual({ status: 403, code: 'school_suspended' })
  })

  it.each(open)('are not stopped from %s', async (name, endpoint) => {
    // signing out and the like would end the session of the walk
    const walker = await makePerson({ schoolId: admin.schoolId, roleId: admin.roleId })
    const reply = await send(walker.token, endpoint, endpoint.body ? input : { params: input.params })
    expect(refusal(reply).code, name).not.toBe('school_suspended')
  })

  it.each(areaReads)('read by %s', async (_, endpoint) => {
    const reply = await send(admin.token, endpoint, {})
    expect([200, 422], JSON.stringify(reply.body)).toContain(reply.status)
  })

  it('export what is theirs', async () => {
    const reply = await send(admin.token, branches.calls.exportSheet, { query: { format: 'csv' } })
    expect(reply.status).toBe(200)
  })

  it('keep their own account and ask the platform', async () => {
    expect((await send(admin.token, savePreferences, { body: { language: 'ar' } })).status).toBe(200)
    const reply = await send(admin.token, createTicket, {
      body: { subject: 'متى نعود؟', category: 'billing', text: 'دفعنا الاشتراك أمس.' },
    })
    expect([200, 201], JSON.stringify(reply.body)).toContain(reply.status)
  })

  it('are told by their own data', async () => {
    expect((await callAs(admin.token, getMe)).body.suspended).toBe('school')
    expect((await callAs(owner.token, getMe)).body.suspended).toBeNull()
  })

  it('without a permission still hear of the permission', async () => {
    const nobody = await makePerson({ schoolId: admin.schoolId })
    expect(refusal(await send(nobody.token, branches.calls.create, input)).code).toBe('forbidden')
  })

  it('do not keep the platform from acting there', async () => {
    const body = { name: { ar: 'فرع' }, school_id: admin.schoolId }
    expect((await send(owner.token, branches.calls.create, { body })).status).toBe(201)
  })
})

describe('reopening', () => {
  it('lets its people work at once, in the session they have', async () => {
    const owner = await makeSuperAdmin()
    const admin = await makeSchoolAdmin()
    const add = () => send(admin.token, branches.calls.create, { body: { name: { ar: 'فرع' } } })
    await query(sql`delete from subscriptions where tenant = ${admin.schoolId}`)
    await setStatus(owner, admin.schoolId, 'suspended')
    expect(refusal(await add()).code).toBe('school_suspended')
    await setStatus(owner, admin.schoolId, 'active')
    expect((await add()).status).toBe(201)
    expect((await callAs(admin.token, getMe)).body.suspended).toBeNull()
  })
})

describe('a suspended organization', () => {
  it('stops its schools and those of organizations below it, until it is active again', async () => {
    const owner = await makeSuperAdmin()
    const top = await makeRecord('organizations', owner)
    const below = await makeRecord('organizations', owner, { parent_id: top.id })
    const change = (status: string) =>
      send(owner.token, organizations.calls.changeStatus, { params: { id: top.id }, body: { status, reason: 'so' } })
    await change('active')
    const [first, second, other] = await Promise.all([makeSchoolAdmin(), makeSchoolAdmin(), makeSchoolAdmin()])
    await query(sql`update schools set organization_id = ${top.id} where id = ${first.schoolId}`)
    await query(sql`update schools set organization_id = ${below.id} where id = ${second.schoolId}`)
    const add = async (admin: Admin) =>
      refusal(await send(admin.token, branches.calls.create, { body: { name: { ar: 'فرع' } } })).code

    expect(await add(first)).toBeUndefined()
    await change('suspended')
    expect(await add(first)).toBe('school_suspended')
    expect(await add(second)).toBe('school_suspended')
    expect(await add(other)).toBeUndefined()
    expect((await callAs(second.token, getMe)).body.suspended).toBe('organization')
    expect((await send(first.token, branches.calls.list, {})).status).toBe(200)
    await change('active')
    expect(await add(second)).toBeUndefined()
  })
})

describe('the list of schools', () => {
  let owner: TestPerson
  beforeAll(async () => {
    owner = await makeSuperAdmin()
  })
  const found = async (id: number, status: string) => {
    const [school] = await query<{ slug: string }>(sql`select slug from schools where id = ${id}`)
    const { body } = await callAs(owner.token, schools.calls.list, {
      query: { q: school?.slug ?? '', status } as never,
    })
    const row = body.rows.find((one) => one.id === id)
    return row && { status: row.status, suspended_by: row.suspended_by }
  }

  it('shows and finds a school as suspended while its subscription is, and not once it paid', async () => {
    const { schoolId } = await withPlan(await makePlan())
    expect(await found(schoolId, 'trial')).toEqual({ status: 'trial', suspended_by: null })
    await query(sql`update subscriptions set status = 'past_due' where tenant = ${schoolId}`)
    await query(sql`update subscriptions set status = 'suspended' where tenant = ${schoolId}`)
    expect(await found(schoolId, 'suspended')).toEqual({ status: 'trial', suspended_by: 'subscription' })
    expect(await found(schoolId, 'trial')).toBeUndefined()
    const body = { status: 'active' }
    await send(owner.token, changeSubscriptionStatus, { params: { id: schoolId }, body })
    expect(await found(schoolId, 'suspended')).toBeUndefined()
    expect(await found(schoolId, 'trial')).toEqual({ status: 'trial', suspended_by: null })
  })

  it('does so below a suspended organization too, and tells the reason that comes first', async () => {
    const top = await makeRecord('organizations', owner)
    const below = await makeRecord('organizations', owner, { parent_id: top.id })
    const change = (status: string) =>
      send(owner.token, organizations.calls.changeStatus, { params: { id: top.id }, body: { status, reason: 'so' } })
    const { schoolId } = await makeSchoolAdmin()
    await query(sql`update schools set organization_id = ${below.id} where id = ${schoolId}`)
    await change('active')
    await change('suspended')
    expect(await found(schoolId, 'suspended')).toEqual({ status: 'trial', suspended_by: 'organization' })
    await setStatus(owner, schoolId, 'suspended')
    expect(await found(schoolId, 'suspended')).toEqual({ status: 'suspended', suspended_by: 'school' })
    await setStatus(owner, schoolId, 'active')
    await change('active')
    expect(await found(schoolId, 'active')).toEqual({ status: 'active', suspended_by: null })
  })

  it('has nothing to stop in a closed one, and sorts by what counts', async () => {
    const { schoolId } = await withPlan(await makePlan())
    await query(sql`update subscriptions set status = 'past_due' where tenant = ${schoolId}`)
    await query(sql`update subscriptions set status = 'suspended' where tenant = ${schoolId}`)
    const { body } = await callAs(owner.token, schools.calls.list, {
      query: { sort: '-status', perPage: 100 } as never,
    })
    const counted = body.rows.map((row) => (row.suspended_by ? 'suspended' : row.status))
    expect(counted).toEqual(counted.toSorted().toReversed())
    await setStatus(owner, schoolId, 'closed')
    expect(await found(schoolId, 'closed')).toEqual({ status: 'closed', suspended_by: null })
    expect(await found(schoolId, 'suspended')).toBeUndefined()
  })
})
