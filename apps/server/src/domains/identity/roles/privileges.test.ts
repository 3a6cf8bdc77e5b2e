import { listSchoolRoles } from '@dsms/contract/identity/roles/calls'
import * as c from '@dsms/contract/identity/roles/privileges'
import { modules } from '@dsms/contract/kernel/permissions'
import { getMe, listNotifications } from '@dsms/contract/kernel/session/me'
import { listSchoolStaff } from '@dsms/contract/staff/staff/school'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeRole, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { colleagueOf, roleBeside } from '../../../testing/scopes.ts'

const scopes = [
  {
    scope: 'platform' as const,
    admin: makeSuperAdmin as () => Promise<TestPerson>,
    list: c.listPlatformModules,
    get: c.getPlatformMatrix,
    save: c.savePlatformMatrix,
  },
  {
    scope: 'school' as const,
    admin: makeSchoolAdmin as () => Promise<TestPerson>,
    list: c.listSchoolModules,
    get: c.getSchoolMatrix,
    save: c.saveSchoolMatrix,
  },
]

/** One line of a saved matrix, by names. */
function grant(scope: 'platform' | 'school', name: string, status = true) {
  const [key, action] = name.split('.')
  const module = modules[scope].find((one) => one.key === key)
  const privilege = module?.privileges.find((one) => one.key === action)
  return { module_id: module?.id ?? 0, privilege_id: privilege?.id ?? 0, status }
}

const granted = (reply: { body: unknown }) =>
  (reply.body as { data: { result: c.MatrixRow[] } }).data.result.flatMap(({ module, privileges }) =>
    privileges.filter(({ status }) => status).map(({ privilege }) => `${module}.${privilege}`),
  )

describe.each(scopes)('privileges of the $scope', ({ scope, admin: makeAdmin, list, get, save }) => {
  let admin: TestPerson
  beforeAll(async () => {
    admin = await makeAdmin()
  })

  const saveFor = (role_id: number, names: Record<string, boolean>, token = admin.token) =>
    send(token, save, {
      body: { role_id, privileges: Object.entries(names).map(([name, status]) => grant(scope, name, status)) },
    })
  const read = (role_id: number, token = admin.token) => send(token, get, { body: { role_id } })

  it('are listed by module, with their numbers', async () => {
    const reply = await send(admin.token, list, {})
    expect(reply.body).toEqual({ data: { result: modules[scope] } })
  })

  it('come as one row for each module, none granted to a new role, all to the administrator', async () => {
    const role = await roleBeside(admin)
    const { result } = ((await read(role.id)).body as { data: { result: c.MatrixRow[] } }).data
    expect(result.map(({ module_id, module }) => [module_id, module])).toEqual(
      modules[scope].map(({ id, key }) => [id, key]),
    )
    expect(granted(await read(role.id))).toEqual([])
    expect(granted(await read(admin.roleId))).toHaveLength(modules[scope].flatMap((one) => one.privileges).length)
  })

  it('are saved and answered as they then are', async () => {
    const role = await roleBeside(admin, ['audit_log.view'])
    const reply = await saveFor(role.id, { 'staff_users.edit': true, 'audit_log.view': false })
    expect(reply.status).toBe(200)
    expect(granted(reply)).toEqual(['staff_users.view', 'staff_users.edit'])
    expect((await read(role.id)).body).toEqual(reply.body)
  })

  it('of a module go with its view', async () => {
    const role = await roleBeside(admin, ['staff_users.view', 'staff_users.edit', 'audit_log.view'])
    expect(granted(await saveFor(role.id, { 'staff_users.view': false }))).toEqual(['audit_log.view'])
  })

  it('are saved all or none: a row that is unknown is named', async () => {
    const role = await roleBeside(admin)
    const good = grant(scope, 'staff_users.view')
    const wrong = { ...good, privilege_id: good.privilege_id + 99 }
    const elsewhere = grant(scope === 'platform' ? 'school' : 'platform', 'staff_users.view')
    for (const bad of [wrong, elsewhere, { ...good, module_id: 9999 }]) {
      const reply = await send(admin.token, save, { body: { role_id: role.id, privileges: [good, good, bad] } })
      expect(reply.status).toBe(422)
      expect(reply.body).toMatchObject({
        fields: { 'privileges.2': { code: 'unknown_privilege', params: { row: 3 } } },
        error: { 'privileges.2': expect.stringMatching(/^Row 3: /) },
      })
    }
    expect(granted(await read(role.id))).toEqual([])
    expect(refusal(await send(admin.token, save, { body: { role_id: role.id, privileges: [] } })).fields).toEqual({
      privileges: 'too_few',
    })
  })

  it('Annex A 26: that somebody lacks are not theirs to give, nor by way of another right in the module', async () => {
    const clerk = await colleagueOf(admin, {
      permissions: ['roles_privileges.view', 'roles_privileges.edit', 'dashboard.view'],
    })
    const role = await roleBeside(admin)
    const beyond = await saveFor(role.id, { 'dashboard.view': true, 'audit_log.export': true }, clerk.token)
    expect(refusal(beyond)).toEqual({ status: 403, code: 'beyond_own_rights' })
    expect(granted(await read(role.id))).toEqual([])
    expect((await saveFor(role.id, { 'dashboard.view': true }, clerk.token)).status).toBe(200)
  })

  it('of the own role and of system roles stay as they are', async () => {
    const clerk = await colleagueOf(admin, { permissions: ['roles_privileges.view', 'roles_privileges.edit'] })
    expect(refusal(await saveFor(clerk.roleId, { 'roles_privileges.view': false }, clerk.token))).toEqual({
      status: 403,
      code: 'own_role',
    })
    expect(refusal(await saveFor(admin.roleId, { 'staff_users.view': false })).code).toBe('system_role')
  })

  it('leave a trace with who gave and took what', async () => {
    const role = await roleBeside(admin, ['audit_log.view'])
    await saveFor(role.id, { 'dashboard.view': true, 'audit_log.view': false })
    await saveFor(role.id, { 'dashboard.view': true }) // changes nothing
    expect(
      await query(sql`select actor_id, subject, before, after from audit_log
        where entity = 'roles' and entity_id = ${role.id} and action = 'updated'`),
    ).toEqual([
      {
        actor_id: admin.id,
        subject: role.name,
        before: { privileges: ['audit_log.view'] },
        after: { privileges: ['dashboard.view'] },
      },
    ])
  })
})

describe('a change of privileges', () => {
  it('Annex A 26: counts on the very next call with the same token, in both directions', async () => {
    const admin = await makeSchoolAdmin()
    const role = await makeRole(admin.schoolId, ['dashboard.view'])
    const person = await makePerson({ schoolId: admin.schoolId, roleId: role.id })
    const staff = async () => (await send(person.token, listSchoolStaff, { body: {} })).status
    const change = (status: boolean) =>
      callAs(admin.token, c.saveSchoolMatrix, {
        body: { role_id: role.id, privileges: [grant('school', 'staff_users.view', status)] },
      })
    expect(await staff()).toBe(403)
    await change(true)
    expect(await staff()).toBe(200)
    const { body } = await callAs(person.token, getMe)
    expect(body.ability).toContainEqual({ action: 'view', subject: 'staff_users' })
    await change(false)
    expect(await staff()).toBe(403)
    expect((await callAs(person.token, getMe)).body.ability).not.toContainEqual({
      action: 'view',
      subject: 'staff_users',
    })
    const told = await callAs(person.token, listNotifications, { query: {} })
    expect(told.body.rows.map(({ kind }) => kind)).toEqual(['privileges_changed', 'privileges_changed'])
  })

  it('says in words which right a refused call needs', async () => {
    const admin = await makeSchoolAdmin()
    const person = await makePerson({ schoolId: admin.schoolId })
    const reply = await send(person.token, listSchoolRoles, {})
    expect(reply.body).toMatchObject({
      code: 'forbidden',
      params: { permission: 'roles_privileges.view' },
      error: 'You are not allowed to do this (roles_privileges.view).',
    })
  })

  it('cannot take the right to edit roles from the last who has it', async () => {
    const admin = await makeSchoolAdmin()
    const role = await makeRole(admin.schoolId, ['roles_privileges.view', 'roles_privileges.edit'])
    const editor = await makePerson({ schoolId: admin.schoolId, roleId: role.id })
    await query(sql`update users set status = 'inactive' where id = ${admin.id}`)
    const platform = await makePerson({ permissions: ['schools.edit'] })
    const body = {
      role_id: role.id,
      school_id: admin.schoolId,
      privileges: [grant('school', 'roles_privileges.edit', false)],
    }
    expect(refusal(await send(platform.token, c.saveSchoolMatrix, { body }))).toEqual({
      status: 409,
      code: 'last_role_editor',
    })
    expect((await send(editor.token, listSchoolRoles, {})).status).toBe(200)
  })

  it('by two who take it from each other at once leaves one of them', async () => {
    const admin = await makeSchoolAdmin()
    const rights = ['roles_privileges.view', 'roles_privileges.edit']
    const people = [
      await makePerson({ schoolId: admin.schoolId, permissions: rights }),
      await makePerson({ schoolId: admin.schoolId, permissions: rights }),
    ] as const
    await query(sql`update users set status = 'inactive' where id = ${admin.id}`)
    const take = (from: TestPerson, by: TestPerson) =>
      callAs(by.token, c.saveSchoolMatrix, {
        body: { role_id: from.roleId, privileges: [grant('school', 'roles_privileges.edit', false)] },
      })
    const replies = await Promise.all([take(people[0], people[1]), take(people[1], people[0])])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
