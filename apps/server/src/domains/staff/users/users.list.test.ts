import { exportUsers } from '@dsms/contract/staff/users/account'
import * as c from '@dsms/contract/staff/users/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSchool, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { colleagueOf } from '../../../testing/scopes.ts'
import { list } from './users.testing.ts'

const fields = [
  'avatar',
  'company',
  'contact',
  'country',
  'currentPlan',
  'email',
  'fullName',
  'id',
  'role',
  'status',
  'username',
]

describe('the list of users', () => {
  let admin: TestPerson
  const ids: Record<string, number> = {}

  beforeAll(async () => {
    admin = await makeSchoolAdmin()
    const make = async (name: string, wishes: object, profile?: [role: string, plan: string]) => {
      const { id } = await colleagueOf(admin, { firstName: name, lastName: 'Zahra', ...wishes })
      ids[name] = id
      if (profile)
        await query(sql`update user_profiles set list_role = ${profile[0]}, plan = ${profile[1]} where user_id = ${id}`)
    }
    await make('فاطمة', {}, ['editor', 'team'])
    await make('Invited', { status: 'invited' }, ['editor', 'company'])
    await make('Inactive', { status: 'inactive' }, ['author', 'enterprise'])
    await make('Teacher', { kind: 'trainer' })
    await make('Student', { kind: 'student' })
    await make('Archived', {})
    await query(sql`update users set status = 'archived', archived_at = now() where id = ${ids.Archived}`)
    await make('Elsewhere', { schoolId: (await makeSchool()).id })
  })
  const names = (users: c.User[]) => users.map(({ fullName }) => fullName.split(' ')[0])

  it('holds everybody of the tenant but archived people, newest first, with exactly the known fields', async () => {
    const { users, total } = await list(admin)
    expect(total).toBe(6)
    expect(names(users)).toEqual(['Student', 'Teacher', 'Inactive', 'Invited', 'فاطمة', 'Test'])
    for (const user of users) expect(Object.keys(user).sort()).toEqual(fields)
    expect(users.map(({ role }) => role)).toEqual(['Student', 'Teacher', 'author', 'editor', 'editor', 'admin'])
    expect(users.map(({ status }) => status)).toEqual(['active', 'active', 'inactive', 'pending', 'active', 'active'])
  })

  it('comes whole and bare from all-data', async () => {
    const { body } = await callAs(admin.token, c.listAllUsers, { query: {} })
    expect(body).toEqual((await list(admin)).users)
  })

  it.each([
    [{ role: 'editor' }, ['Invited', 'فاطمة']],
    [{ role: 'editor', status: 'pending' }, ['Invited']],
    [{ role: 'Teacher' }, ['Teacher']],
    [{ currentPlan: 'enterprise' }, ['Inactive']],
    [{ currentPlan: 'basic' }, ['Student', 'Teacher', 'Test']],
    [{ status: 'inactive' }, ['Inactive']],
    [{ status: 'active', currentPlan: 'team' }, ['فاطمة']],
    [{ role: 'maintainer' }, []],
    [{ q: 'فاطمه' }, ['فاطمة']],
    [{ q: 'ZAHRA', role: 'editor' }, ['Invited', 'فاطمة']],
    [{ q: 'nobody at all' }, []],
    [{ role: '', currentPlan: '', status: '', q: '' }, ['Student', 'Teacher', 'Inactive', 'Invited', 'فاطمة', 'Test']],
  ])('with %j holds %j', async (wishes, expected) => {
    const { users, total } = await list(admin, wishes)
    expect([names(users), total]).toEqual([expected, expected.length])
  })

  it('finds by user name', async () => {
    const { users } = await list(admin)
    const one = users.at(-1) as c.User
    expect((await list(admin, { q: one.username })).users.map(({ id }) => id)).toContain(one.id)
  })

  it.each([
    [{ role: 'owner' }, { role: 'invalid_choice' }],
    [{ role: 'student' }, { role: 'invalid_choice' }],
    [{ currentPlan: 'gold' }, { currentPlan: 'invalid_choice' }],
    [{ status: 'invited' }, { status: 'invalid_choice' }],
    [{ perPage: 0 }, { perPage: 'too_small' }],
    [{ perPage: 101 }, { perPage: 'too_large' }],
    [{ page: 0 }, { page: 'too_small' }],
    [{ sort: 'password_hash' }, { sort: 'unknown_sort' }],
    [{ sort: 'constructor' }, { sort: 'unknown_sort' }],
  ])('refuses %j', async (wishes, wrong) => {
    expect(refusal(await send(admin.token, c.listUsers, { query: wishes }))).toEqual(wrongFields(wrong as never))
  })

  it('has ten on a page, a last page, nothing beyond it, and the same total on each', async () => {
    const pages = await Promise.all([1, 2, 3, 99].map((page) => list(admin, { page, perPage: 4 })))
    expect(pages.map(({ users, total }) => [users.length, total])).toEqual([
      [4, 6],
      [2, 6],
      [0, 6],
      [0, 6],
    ])
    const ones = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => list(admin, { page, perPage: 1 })))
    expect(ones.flatMap(({ users }) => names(users))).toEqual(names((await list(admin)).users))
    for (let more = 0; more < 6; more++) await colleagueOf(admin, { firstName: 'More' })
    const { body } = await callAs(admin.token, c.listUsers, { query: {} })
    expect([body.users.length, body.total]).toEqual([10, 12])
    await query(sql`update users set status = 'archived', archived_at = now()
      where tenant = ${admin.schoolId} and first_name = 'More'`)
  })

  it.each(c.userSorts)('sorts by %s, one way and the other', async (sort) => {
    const [up, down] = [await list(admin, { sort }), await list(admin, { sort: `-${sort}` })]
    expect(down.users.map(({ id }) => id)).toEqual(up.users.map(({ id }) => id).reverse())
    const values = up.users.map((user) => user[sort])
    const inOrder = sort === 'id' ? [...values].sort((a, b) => Number(a) - Number(b)) : undefined
    if (inOrder) expect(values).toEqual(inOrder)
    if (['status', 'currentPlan', 'email'].includes(sort)) expect(values).toEqual([...values].sort())
    const pages = await Promise.all([1, 2, 3].map((page) => list(admin, { sort, page, perPage: 2 })))
    expect(pages.flatMap(({ users }) => users)).toEqual(up.users)
  })

  it('is a school’s own, and open to the platform that names the school', async () => {
    const [superAdmin, other] = [await makeSuperAdmin(), await makeSchoolAdmin()]
    expect((await list(superAdmin, { school_id: admin.schoolId })).users).toEqual((await list(admin)).users)
    expect((await list(other)).total).toBe(1)
    expect((await list(superAdmin, { q: 'Zahra' })).users.some(({ id }) => Object.values(ids).includes(id))).toBe(false)
    expect((await send(other.token, c.listUsers, { query: { school_id: admin.schoolId } })).status).toBe(404)
    const clerk = await makePerson({ permissions: ['staff_users.view'] })
    const reply = await send(clerk.token, c.listUsers, { query: { school_id: admin.schoolId } })
    expect([reply.status, (reply.body as { params: unknown }).params]).toEqual([403, { permission: 'schools.view' }])
  })
})

describe('the file of users', () => {
  it('holds all that the filter leaves, for those who may', async () => {
    const admin = await makeSchoolAdmin()
    for (let n = 0; n < 12; n++) await colleagueOf(admin, { firstName: 'Row', lastName: `=${n}` })
    const csv = await send(admin.token, exportUsers, { query: { format: 'csv', q: 'Row' } })
    const lines = String(csv.body).trim().split('\n')
    expect(lines).toHaveLength(13)
    expect(lines[0]).toContain('id,fullName,username,email,company,role,country,contact,currentPlan,status')
    const xlsx = await send(admin.token, exportUsers, { query: { format: 'xlsx' } })
    expect(xlsx.headers['content-disposition']).toContain('users.xlsx')
    const clerk = await colleagueOf(admin, { permissions: ['staff_users.view'] })
    expect((await send(clerk.token, exportUsers, { query: { format: 'csv' } })).status).toBe(403)
    const visitor = await makePerson({ permissions: ['staff_users.export', 'schools.view'] })
    const visit = await send(visitor.token, exportUsers, { query: { format: 'csv', school_id: admin.schoolId } })
    expect(visit.status).toBe(403)
  })
})
