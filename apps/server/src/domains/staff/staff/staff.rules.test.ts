import { archiveSchoolRole, changeSchoolRoleStatus, updateSchoolRole } from '@dsms/contract/identity/roles/calls'
import { getMe } from '@dsms/contract/kernel/session/me'
import * as s from '@dsms/contract/staff/staff/school'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  goodPassword,
  makePerson,
  makeRole,
  makeSchool,
  makeSchoolAdmin,
  staffInput,
  type TestPerson,
} from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { colleagueOf, roleBeside, scopes } from '../../../testing/scopes.ts'

const everything = [
  'staff_users.view',
  'staff_users.create',
  'staff_users.edit',
  'staff_users.status',
  'staff_users.delete',
  'staff_users.reset_password',
]
const passwords = { password: goodPassword, password_confirmation: goodPassword }

describe.each(scopes)('in the $scope', (calls) => {
  let admin: TestPerson
  beforeAll(async () => {
    admin = await calls.admin()
  })

  const versionOf = async (id: number) =>
    (await query<{ version: number }>(sql`select version from users where id = ${id}`))[0]?.version

  it('nobody changes their own role, status or account by the staff calls, and everybody their own name', async () => {
    const other = await roleBeside(admin, [])
    const version = await versionOf(admin.id)
    const own = [
      [calls.update, { id: admin.id, version, role_id: other.id }, 'own_account'],
      [calls.update, { id: admin.id, version, status: 'inactive' }, 'own_account'],
      [calls.status, { id: admin.id, status: 'inactive' }, 'own_account'],
      [calls.archive, { id: admin.id }, 'own_account'],
      [calls.password, { id: admin.id, ...passwords }, 'own_password'],
    ] as const
    for (const [endpoint, body, code] of own)
      expect(refusal(await send(admin.token, endpoint, { body })), endpoint.path).toEqual({ status: 403, code })
    const body = { id: admin.id, version, first_name: 'Renamed', role_id: admin.roleId, status: 'active' }
    expect((await send(admin.token, calls.update, { body })).status).toBe(200)
    expect((await send(admin.token, getMe, {})).status).toBe(200)
  })

  it('Annex A 26: nobody gives a role with more than they have, and nobody makes administrators but them', async () => {
    const clerk = await colleagueOf(admin, { permissions: [...everything, 'dashboard.view'] })
    const richer = await roleBeside(admin, ['dashboard.view', 'audit_log.view'])
    const poorer = await roleBeside(admin, ['dashboard.view'])
    const give = (role_id: number) => send(clerk.token, calls.create, { body: staffInput(role_id) })
    const refused = await give(richer.id)
    expect(refusal(refused)).toEqual({ status: 403, code: 'beyond_own_rights' })
    expect(refused.body).toMatchObject({ params: { permission: 'audit_log.view' } })
    expect((await give(admin.roleId)).body).toMatchObject({
      code: 'beyond_own_rights',
      params: { permission: 'manage all' },
    })
    expect((await give(poorer.id)).status).toBe(200)
    const person = await colleagueOf(admin, { roleId: poorer.id })
    const body = { id: person.id, version: await versionOf(person.id), role_id: richer.id }
    expect(refusal(await send(clerk.token, calls.update, { body })).code).toBe('beyond_own_rights')
  })

  it('nobody gets hold of an account with more rights than their own', async () => {
    const clerk = await colleagueOf(admin, { permissions: everything })
    const manager = await colleagueOf(admin, { permissions: ['audit_log.view'], firstName: 'Mona', lastName: 'Aziz' })
    const attempts = [
      [calls.update, { id: manager.id, version: 1, email: 'mine@example.org' }],
      [calls.status, { id: manager.id, status: 'inactive' }],
      [calls.archive, { id: manager.id }],
      [calls.password, { id: manager.id, ...passwords }],
    ] as const
    for (const [endpoint, body] of attempts) {
      const reply = await send(clerk.token, endpoint, { body })
      expect(refusal(reply), endpoint.path).toEqual({ status: 403, code: 'outranked' })
      expect(reply.body).toMatchObject({ params: { name: 'Mona Aziz' } })
    }
    const seen = await send(clerk.token, calls.get, { body: { id: manager.id } })
    expect(seen.body).toMatchObject({
      data: { result: { can: { edit: false, status: false, archive: false, reset_password: false } } },
    })
  })

  it('what a person is told they may do is what they may do', async () => {
    const viewer = await colleagueOf(admin, { permissions: ['staff_users.view', 'staff_users.status'] })
    const person = await colleagueOf(admin)
    const { body } = await send(viewer.token, calls.get, { body: { id: person.id } })
    expect(body).toMatchObject({
      data: { result: { can: { edit: false, status: true, archive: false, reset_password: false } } },
    })
    expect((await send(viewer.token, calls.archive, { body: { id: person.id } })).status).toBe(403)
    expect((await send(viewer.token, calls.status, { body: { id: person.id, status: 'inactive' } })).status).toBe(200)
  })
})

describe('the last active person who can edit roles', () => {
  /** A school where one person holds the right by an ordinary role and another, without it, manages everybody. */
  async function makeLast() {
    const school = await makeSchool()
    const role = await makeRole(school.id, ['roles_privileges.view', 'roles_privileges.edit'])
    const last = await makePerson({ schoolId: school.id, roleId: role.id })
    const plain = await makeRole(school.id, [])
    const platform = await makePerson({ permissions: ['schools.view', 'schools.edit'] })
    const call = (endpoint: Parameters<typeof send>[1], body: object, params?: object) =>
      send(platform.token, endpoint, {
        body: { ...body, school_id: school.id },
        ...(params ? { params } : {}),
        ...(endpoint.query ? { query: { ...body, school_id: school.id } } : {}),
      })
    return { school, role, last, plain, call }
  }
  const refused = { status: 409, code: 'last_role_editor' }

  it('Annex A 26: is not demoted, switched off or archived', async () => {
    const { last, plain, call } = await makeLast()
    const { id } = last
    expect(refusal(await call(s.updateSchoolStaff, { id, version: 1, role_id: plain.id }))).toEqual(refused)
    expect(refusal(await call(s.updateSchoolStaff, { id, version: 1, status: 'inactive' }))).toEqual(refused)
    expect(refusal(await call(s.changeSchoolStaffStatus, { id, status: 'inactive' }))).toEqual(refused)
    expect(refusal(await call(s.archiveSchoolStaff, { id }))).toEqual(refused)
    expect((await send(last.token, getMe, {})).status, 'their session goes on').toBe(200)
  })

  it('is not moved by the end of their role', async () => {
    const { role, plain, call } = await makeLast()
    const replacement_id = plain.id
    const params = { id: role.id }
    expect(refusal(await call(archiveSchoolRole, { replacement_id }, params))).toEqual(refused)
    expect(refusal(await call(changeSchoolRoleStatus, { status: 'inactive', replacement_id }, params))).toEqual(refused)
    expect(refusal(await call(updateSchoolRole, { status: 'inactive', replacement_id }, params))).toEqual(refused)
  })

  it('may go once there is another', async () => {
    const { school, role, last, call } = await makeLast()
    await makePerson({ schoolId: school.id, roleId: role.id })
    expect((await call(s.archiveSchoolStaff, { id: last.id })).status).toBe(200)
  })

  it('does not count while invited or inactive', async () => {
    const { school, role, last, call } = await makeLast()
    await makePerson({ schoolId: school.id, roleId: role.id, status: 'invited' })
    await makePerson({ schoolId: school.id, roleId: role.id, status: 'inactive' })
    expect(refusal(await call(s.archiveSchoolStaff, { id: last.id }))).toEqual(refused)
  })

  it('remains when two administrators switch each other off at once', async () => {
    const one = await makeSchoolAdmin()
    const two = await colleagueOf(one, { roleId: one.roleId })
    const replies = await Promise.all([
      callAs(one.token, s.changeSchoolStaffStatus, { body: { id: two.id, status: 'inactive' } }),
      callAs(two.token, s.changeSchoolStaffStatus, { body: { id: one.id, status: 'inactive' } }),
    ])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const active = await query(
      sql`select count(*) as n from users where school_id = ${one.schoolId} and status = 'active'`,
    )
    expect(Number(active[0]?.n)).toBe(1)
  })
})

describe('people of the platform', () => {
  it.each([
    [['schools.view'], 200, 403],
    [['schools.edit'], 403, 200],
    [['staff_users.view', 'staff_users.edit'], 403, 403],
  ])('with %j act in the school they name', async (permissions, reads, writes) => {
    const school = await makeSchool()
    const person = await makePerson({ permissions })
    const role = await makeRole(school.id)
    const list = await send(person.token, s.listSchoolStaff, { body: { school_id: school.id } })
    expect(list.status).toBe(reads)
    const body = { ...staffInput(role.id), school_id: school.id }
    const created = await send(person.token, s.createSchoolStaff, { body })
    expect(created.status).toBe(writes)
    if (writes === 200) expect(created.body).toMatchObject({ data: { result: { school_id: school.id } } })
  })

  it('have to name it, and it has to be there', async () => {
    const person = await makePerson({ permissions: ['schools.view'] })
    expect(refusal(await send(person.token, s.listSchoolStaff, { body: {} }))).toEqual({
      status: 422,
      code: 'invalid_input',
      fields: { school_id: 'required' },
    })
    expect((await send(person.token, s.listSchoolStaff, { body: { school_id: 2_147_483_647 } })).status).toBe(404)
  })
})
