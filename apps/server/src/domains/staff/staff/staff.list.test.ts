import type { StaffRow } from '@dsms/contract/staff/staff/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSchool, type TestPerson } from '../../../testing/factories.ts'
import { send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { scopes } from '../../../testing/scopes.ts'

const school = scopes[1] as (typeof scopes)[number]

describe.each(scopes)('the staff list of the $scope', ({ list, admin }) => {
  let person: TestPerson
  beforeAll(async () => {
    person = await admin()
  })

  it('answers a page of ten, newest first, the number of all, and nothing about other tenants', async () => {
    const stranger = await makePerson({ schoolId: (await makeSchool()).id })
    const reply = await send(person.token, list.endpoint, list.part === 'body' ? { body: {} } : {})
    const { result, total } = (reply.body as { data: { result: StaffRow[]; total: number } }).data
    expect(result.length).toBe(Math.min(10, total))
    expect(result.map(({ id }) => id)).toEqual(result.map(({ id }) => id).sort((a, b) => b - a))
    expect(result.map(({ school_id }) => school_id)).toEqual(result.map(() => person.schoolId))
    expect(result.some(({ id }) => id === stranger.id)).toBe(false)
  })

  it.each([
    [{ perPage: 0 }, { perPage: 'too_small' }],
    [{ perPage: 101 }, { perPage: 'too_large' }],
    [{ page: 0 }, { page: 'too_small' }],
    [{ page: 1_000_001 }, { page: 'too_large' }],
    [{ page: 'x' }, { page: 'invalid_type' }],
    [{ status: 'gone' }, { status: 'invalid_choice' }],
    [{ sort: 'password_hash' }, { sort: 'unknown_sort' }],
    [{ sort: 'name;drop table users' }, { sort: 'invalid_format' }],
    [{ sort: 'constructor' }, { sort: 'unknown_sort' }],
  ])('refuses %j', async (wishes, fields) => {
    const reply = await send(person.token, list.endpoint, { [list.part]: wishes })
    expect(refusal(reply)).toEqual(wrongFields(fields as never))
  })
})

describe('the staff list', () => {
  let admin: TestPerson
  const ids: Record<string, number> = {}

  beforeAll(async () => {
    admin = await school.admin()
    const add = async (firstName: string, wishes: Parameters<typeof makePerson>[0] = {}) => {
      ids[firstName] = (await makePerson({ schoolId: admin.schoolId, firstName, lastName: 'Z', ...wishes })).id
    }
    await add('أحمد')
    await add('فاطمة')
    await add('مُوسى')
    await add('Zoë')
    await add('per%cent', { username: `under_score-${process.pid}` })
    await add('Invited', { status: 'invited' })
    await add('Inactive', { status: 'inactive' })
    await add('Locked')
    await add('Archived')
    await add('Trainer', { kind: 'trainer' })
    await query(
      sql`update accounts set locked_until = now() + interval '5 minutes' where id = (select account_id from users where id = ${ids.Locked})`,
    )
    await query(sql`update users set status = 'archived', archived_at = now() where id = ${ids.Archived}`)
  })

  const list = async (body: Record<string, unknown>) => {
    const reply = await send(admin.token, school.list.endpoint, { body: { perPage: 100, ...body } })
    const { result, total } = (reply.body as { data: { result: StaffRow[]; total: number } }).data
    return { names: result.map(({ first_name }) => first_name), rows: result, total }
  }

  it('leaves archived people and trainers out', async () => {
    const { names, total } = await list({})
    expect(total).toBe(9)
    expect(names).toHaveLength(9)
    expect(names).not.toContain('Archived')
    expect(names).not.toContain('Trainer')
  })

  it.each([
    ['invited', ['Invited']],
    ['inactive', ['Inactive']],
    ['locked', ['Locked']],
    ['archived', ['Archived']],
  ])('with the status %s shows those alone', async (status, names) => {
    const found = await list({ status })
    expect([found.names, found.total]).toEqual([names, 1])
    expect(found.rows[0]?.status).toBe(status)
  })

  it('with the status active leaves locked people out', async () => {
    const { rows, names } = await list({ status: 'active' })
    expect(names).not.toContain('Locked')
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['active']))
    expect(names).toHaveLength(6)
  })

  it('finds by role', async () => {
    const { names } = await list({ staff_role: admin.roleId })
    expect(names).toEqual(['Test'])
    expect((await list({ staff_role: 2_147_483_647 })).total).toBe(0)
  })

  it.each([
    ['احمد', ['أحمد']],
    ['إحم', ['أحمد']],
    ['فاطمه', ['فاطمة']],
    ['موسي', ['مُوسى']],
    ['ZOE', ['Zoë']],
    ['r%c', ['per%cent']],
    ['under_sc', ['per%cent']],
    ['u_der', []],
    ['%', ['per%cent']],
    ['\\', []],
    ["'; drop table users; --", []],
    ['  أحمد  ', ['أحمد']],
  ])('finds %j by part of a name, however it is spelt', async (user_name, names) => {
    const found = await list({ user_name })
    expect(found.names).toEqual(names)
    expect(found.total).toBe(names.length)
  })

  it('finds by user name and by address', async () => {
    const { rows } = await list({ user_name: 'أحمد' })
    const [row] = rows as [StaffRow]
    expect((await list({ user_name: row.username.toUpperCase() })).names).toContain('أحمد')
    expect((await list({ user_name: row.email })).names).toContain('أحمد')
  })

  it.each([
    'id',
    'name',
    'username',
    'email',
    'role',
    'employee_no',
    'joined_on',
    'last_login_at',
    'created_at',
    'status',
  ])('sorts by %s, both ways', async (key) => {
    const [up, down] = [await list({ sort: key }), await list({ sort: `-${key}` })]
    expect(up.rows).toHaveLength(9)
    expect(new Set(down.rows.map(({ id }) => id))).toEqual(new Set(up.rows.map(({ id }) => id)))
    if (['id', 'username', 'email', 'created_at'].includes(key)) {
      const values = up.rows.map((row) => row[key as 'id'])
      const first = key === 'id' ? Math.min(...values) : [...values].sort()[0]
      expect(values[0]).toBe(first)
      expect(down.rows.map(({ id }) => id)).toEqual(up.rows.map(({ id }) => id).reverse())
    }
  })

  it('sorts by several, and by the key last, so that pages never overlap', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ sort: 'status,-name', page, perPage: 3 })))
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(9)
  })

  it('has a last page, and keeps the total beyond the end', async () => {
    const last = await list({ page: 3, perPage: 4 })
    expect([last.rows.length, last.total]).toEqual([1, 9])
    const beyond = await list({ page: 1_000_000, perPage: 100 })
    expect([beyond.rows.length, beyond.total]).toEqual([0, 9])
    expect((await list({ perPage: 1 })).rows).toHaveLength(1)
  })
})
