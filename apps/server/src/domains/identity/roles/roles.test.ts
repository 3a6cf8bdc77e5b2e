import * as c from '@dsms/contract/identity/roles/calls'
import { wholeSchool } from '@dsms/contract/kernel/permissions'
import { getMe } from '@dsms/contract/kernel/session/me'
import { createSchoolStaff } from '@dsms/contract/staff/staff/school'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  makePerson,
  makeRole,
  makeSchool,
  makeSchoolAdmin,
  staffInput,
  type TestPerson,
} from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { colleagueOf, roleBeside, roleScopes } from '../../../testing/scopes.ts'

let serial = 0
const freshName = () => `دور ${process.pid}-${++serial}`

const roleIn = (reply: { body: unknown }) => (reply.body as { data: { result: c.Role } }).data.result
const rolesIn = (reply: { body: unknown }) => (reply.body as { data: { result: c.Role[]; total: number } }).data

describe.each(roleScopes)('roles of the $scope', (calls) => {
  let admin: TestPerson
  beforeAll(async () => {
    admin = await calls.admin()
  })

  it('are made with a name, a description and a status', async () => {
    const name = freshName()
    const reply = await calls.create(admin.token, { name: ` ${name} `, description: 'وصف' })
    expect(reply.status).toBe(calls.scope === 'platform' ? 200 : 201)
    expect(roleIn(reply)).toEqual({
      id: expect.any(Number),
      name,
      description: 'وصف',
      status: 'active',
      school_id: admin.schoolId,
      key: null,
      people: 0,
      requires_two_step: false,
      reaches: wholeSchool,
      version: 1,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    })
  })

  it.each([
    [{}, { name: 'required' }],
    [{ name: 'x' }, { name: 'too_short' }],
    [{ name: 'x'.repeat(81) }, { name: 'too_long' }],
    [{ name: 'xy', status: 'asleep' }, { status: 'invalid_choice' }],
    [{ name: 'xy', description: 'x'.repeat(501) }, { description: 'too_long' }],
  ])('%j is refused by the field', async (body, fields) => {
    expect(refusal(await calls.create(admin.token, body))).toEqual(wrongFields(fields as never))
  })

  it('have a name of their own, however it is spelt; another tenant may have the same', async () => {
    const name = `إدارة ${process.pid}-${calls.scope}`
    const { id } = roleIn(await calls.create(admin.token, { name }))
    const taken = wrongFields({ name: 'role_name_taken' })
    for (const same of [name, name.replace('إ', 'ا'), name.replace('ة', 'ه'), name.toUpperCase()])
      expect(refusal(await calls.create(admin.token, { name: same })), same).toEqual(taken)
    const other = roleIn(await calls.create(admin.token, { name: freshName() }))
    expect(refusal(await calls.update(admin.token, other.id, { name }))).toEqual(taken)
    const neighbour = await makeSchoolAdmin()
    expect((await send(neighbour.token, c.createSchoolRole, { body: { name } })).status).toBe(201)
    await calls.archive(admin.token, id)
    expect((await calls.create(admin.token, { name })).status, 'free again once archived').toBeLessThan(300)
  })

  it('change by what is given; the rest stays', async () => {
    const { id } = roleIn(
      await calls.create(admin.token, { name: freshName(), description: 'kept', status: 'inactive' }),
    )
    const name = freshName()
    expect(roleIn(await calls.update(admin.token, id, { name, version: 1 }))).toMatchObject({
      name,
      description: 'kept',
      status: 'inactive',
      version: 2,
    })
    const late = await calls.update(admin.token, id, { description: 'late', version: 1 })
    expect(refusal(late)).toEqual({ status: 409, code: 'stale_version' })
    expect(late.body).toMatchObject({ params: { fields: ['name'], version: 2 } })
  })

  it('of the system stay as they are', async () => {
    const refused = { status: 409, code: 'system_role' }
    const other = await roleBeside(admin)
    expect(refusal(await calls.update(admin.token, admin.roleId, { name: freshName() }))).toEqual(refused)
    expect(refusal(await calls.archive(admin.token, admin.roleId, other.id))).toEqual(refused)
    expect(refusal(await calls.status(admin.token, admin.roleId, { status: 'inactive' }))).toEqual(refused)
  })

  it('in use go away with a replacement alone, which the people get, signed out and told', async () => {
    const role = await roleBeside(admin)
    const [one, archived] = [
      await colleagueOf(admin, { roleId: role.id }),
      await colleagueOf(admin, { roleId: role.id }),
    ]
    await query(sql`update users set status = 'archived', archived_at = now() where id = ${archived.id}`)
    const inUse = await calls.archive(admin.token, role.id)
    expect(refusal(inUse)).toEqual({ status: 409, code: 'role_in_use' })
    expect(inUse.body).toMatchObject({ params: { people: 1 } })
    expect(refusal(await calls.status(admin.token, role.id, { status: 'inactive' })).code).toBe('role_in_use')

    const invalid = wrongFields({ replacement_id: 'replacement_invalid' })
    const elsewhere = await makeRole(admin.schoolId === null ? (await makeSchool()).id : null)
    for (const wrong of [role.id, elsewhere.id, 2_147_483_647])
      expect(refusal(await calls.archive(admin.token, role.id, wrong))).toEqual(invalid)

    const replacement = await roleBeside(admin)
    expect((await calls.archive(admin.token, role.id, replacement.id)).status).toBe(200)
    expect(await query(sql`select role_id from users where id = ${one.id}`)).toEqual([{ role_id: replacement.id }])
    expect((await send(one.token, getMe, {})).status).toBe(401)
    expect(await query(sql`select kind, params from notifications where user_id = ${one.id}`)).toEqual([
      { kind: 'role_changed', params: { role: replacement.name, by: expect.any(String) } },
    ])
    expect((await calls.archive(admin.token, role.id)).status, 'archived').toBe(404)
  })

  it('cannot be replaced by one with more rights than the caller has', async () => {
    const clerk = await colleagueOf(admin, { permissions: ['roles_privileges.view', 'roles_privileges.delete'] })
    const role = await roleBeside(admin)
    await colleagueOf(admin, { roleId: role.id })
    const richer = await roleBeside(admin, ['audit_log.view'])
    expect(refusal(await calls.archive(clerk.token, role.id, richer.id)).code).toBe('beyond_own_rights')
  })

  it('with more rights than the caller has keep their people', async () => {
    const admin = await calls.admin()
    const clerk = await colleagueOf(admin, {
      permissions: [
        'roles_privileges.view',
        'roles_privileges.edit',
        'roles_privileges.delete',
        'roles_privileges.status',
      ],
    })
    const richer = await roleBeside(admin, ['audit_log.view'])
    const poorer = await roleBeside(admin)
    await colleagueOf(admin, { roleId: richer.id })
    const refused = { status: 403, code: 'beyond_own_rights' }
    expect(refusal(await calls.archive(clerk.token, richer.id, poorer.id))).toEqual(refused)
    const off = { status: 'inactive', replacement_id: poorer.id }
    expect(refusal(await calls.status(clerk.token, richer.id, off))).toEqual(refused)
  })

  it('are switched off and on, and one that is off is no choice', async () => {
    const role = await roleBeside(admin)
    const ids = async () => rolesIn(await calls.choices(admin.token)).result.map(({ id }) => id)
    expect(await ids()).toContain(role.id)
    expect(roleIn(await calls.status(admin.token, role.id, { status: 'inactive' })).status).toBe('inactive')
    expect(await ids()).not.toContain(role.id)
    expect(roleIn(await calls.status(admin.token, role.id, { status: 'active' })).status).toBe('active')
    expect(await ids()).toContain(role.id)
  })

  it('that are their own are not switched off by anybody', async () => {
    const rights = ['roles_privileges.view', 'roles_privileges.status', 'roles_privileges.delete']
    const person = await colleagueOf(admin, { permissions: rights })
    const other = await roleBeside(admin)
    expect(refusal(await calls.archive(person.token, person.roleId, other.id))).toEqual({
      status: 403,
      code: 'own_account',
    })
  })

  it('are listed with their people, by part of a name and status, in order', async () => {
    const mark = `قائمة${process.pid}${calls.scope}`
    const role = roleIn(await calls.create(admin.token, { name: `${mark} ب` }))
    await calls.create(admin.token, { name: `${mark} ا`, status: 'inactive' })
    await colleagueOf(admin, { roleId: role.id })
    const list = async (query: object) => rolesIn(await calls.list(admin.token, query))
    const byName = await list({ q: mark.replace('ة', 'ه'), sort: 'name' })
    expect(byName.total).toBe(2)
    expect(byName.result.map(({ name, people }) => [name.slice(-1), people])).toEqual([
      ['ا', 0],
      ['ب', 1],
    ])
    expect((await list({ q: mark, sort: '-people', perPage: 1 })).result[0]?.id).toBe(role.id)
    expect((await list({ q: mark, status: 'inactive' })).total).toBe(1)
    expect((await list({ q: '%' })).total).toBe(0)
    expect(refusal(await calls.list(admin.token, { sort: 'tenant' }))).toEqual(wrongFields({ sort: 'unknown_sort' }))
  })

  it('leave a trace: who, what, from and to', async () => {
    const name = freshName()
    const { id } = roleIn(await calls.create(admin.token, { name }))
    const renamed = freshName()
    await calls.update(admin.token, id, { name: renamed })
    await calls.archive(admin.token, id)
    expect(
      await query(sql`select action, actor_id, tenant, subject, before->>'name' as was, after->>'name' as is_now
        from audit_log where entity = 'roles' and entity_id = ${id} order by id`),
    ).toEqual([
      { action: 'created', actor_id: admin.id, tenant: admin.schoolId ?? 0, subject: name, was: null, is_now: name },
      {
        action: 'updated',
        actor_id: admin.id,
        tenant: admin.schoolId ?? 0,
        subject: renamed,
        was: name,
        is_now: renamed,
      },
      {
        action: 'archived',
        actor_id: admin.id,
        tenant: admin.schoolId ?? 0,
        subject: renamed,
        was: null,
        is_now: null,
      },
    ])
  })
})

describe('a role of a school', () => {
  it('is read alone, with its people', async () => {
    const admin = await makeSchoolAdmin()
    const { body } = await callAs(admin.token, c.getSchoolRole, { params: { id: admin.roleId }, query: {} })
    expect(body.data.result).toMatchObject({ id: admin.roleId, key: 'admin', people: 1, school_id: admin.schoolId })
  })

  it('that goes away while somebody gets it leaves nobody behind', async () => {
    const admin = await makeSchoolAdmin()
    const role = await makeRole(admin.schoolId)
    const [created, archived] = await Promise.all([
      callAs(admin.token, createSchoolStaff, { body: staffInput(role.id) }),
      callAs(admin.token, c.archiveSchoolRole, { params: { id: role.id }, query: {} }),
    ])
    expect([created.status, archived.status].sort()).not.toEqual([200, 200])
    expect([created.status, archived.status]).toContain(200)
  })
})

describe('roles to choose from', () => {
  it('leave out those that the system gives to students and visitors', async () => {
    const { id } = await makeSchool()
    const person = await makePerson({ schoolId: id, permissions: ['staff_users.view'] })
    const { body } = await callAs(person.token, c.listRoleChoicesOfSchool, { body: {} })
    expect(body.data.result.map(({ key }) => key)).not.toContain('student')
    expect(body.data.result.map(({ key }) => key)).toContain('admin')
  })
})
