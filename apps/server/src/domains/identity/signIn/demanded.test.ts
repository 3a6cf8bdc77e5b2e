import { allEndpoints } from '@dsms/contract'
import { confirmTwoStep, endTwoStep, startTwoStep } from '@dsms/contract/identity/account/security'
import { updateSchoolRole } from '@dsms/contract/identity/roles/calls'
import { changeOwnPassword, getMe, listNotifications } from '@dsms/contract/kernel/session/me'
import { login, refreshToken } from '@dsms/contract/kernel/session/signIn'
import { changeSchoolStaffPassword } from '@dsms/contract/staff/staff/school'
import { generateSync } from 'otplib'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../../kernel/actor.ts'
import { authorise } from '../../../kernel/http/access.ts'
import type { Entry } from '../../../kernel/session/entered.ts'
import { goodPassword, makePerson, makeRole, makeSchool, makeSchoolAdmin } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { refusal } from '../../../testing/reads.ts'

describe('a role that asks for a second step', () => {
  let admin: Awaited<ReturnType<typeof makeSchoolAdmin>>
  beforeAll(async () => {
    admin = await makeSchoolAdmin()
  })

  const signIn = async (email: string, code?: string, password = goodPassword) =>
    (await callAs(undefined, login, { body: { email, password, ...(code ? { code } : {}) } })).body
  const demand = (id: number, requires_two_step = true) =>
    send(admin.token, updateSchoolRole, { params: { id }, body: { requires_two_step } })
  const setUp = async (token: string) => {
    const { secret } = (await callAs(token, startTwoStep, { body: { current_password: goodPassword } })).body
    return (await callAs(token, confirmTwoStep, { body: { code: generateSync({ secret }) } })).body.recoveryCodes
  }
  async function makeDemanded() {
    const role = await makeRole(admin.schoolId, ['leads.view'])
    expect((await demand(role.id)).status).toBe(200)
    return { role, person: await makePerson({ schoolId: admin.schoolId, roleId: role.id, password: goodPassword }) }
  }

  it('opens nothing but setting it up to who has none, and everything once it is there', async () => {
    const { person } = await makeDemanded()
    const { accessToken, userData } = await signIn(person.email)
    expect(userData).toMatchObject({ mustSetUpTwoStep: true, ability: [{ action: 'read', subject: 'Auth' }] })
    const refused = await send(accessToken, listNotifications, {})
    expect(refusal(refused)).toEqual({ status: 403, code: 'two_step_setup_required' })
    expect((await callAs(accessToken, getMe)).body.mustSetUpTwoStep).toBe(true)
    await setUp(accessToken)
    const { body } = await callAs(accessToken, getMe)
    expect(body).not.toHaveProperty('mustSetUpTwoStep')
    expect(body.ability).toContainEqual({ action: 'view', subject: 'leads' })
    expect((await send(accessToken, listNotifications, {})).status).toBe(200)
  })

  it('leaves no other way: neither a refresh nor a new password opens more', async () => {
    const { person } = await makeDemanded()
    const first = await signIn(person.email)
    const refreshed = (await callAs(undefined, refreshToken, { body: { refreshToken: first.refreshToken } })).body
    const next = 'seven-green-kettles'
    const changed = await callAs(refreshed.accessToken, changeOwnPassword, {
      body: { current_password: goodPassword, password: next, password_confirmation: next },
    })
    for (const { accessToken } of [refreshed, changed.body])
      expect((await send(accessToken, listNotifications, {})).status).not.toBe(200)
    expect(changed.body.userData.mustSetUpTwoStep).toBe(true)
  })

  it('lets nobody of it switch the second step off', async () => {
    const { role, person } = await makeDemanded()
    const { accessToken } = await signIn(person.email)
    const codes = await setUp(accessToken)
    const off = () => send(accessToken, endTwoStep, { body: { current_password: goodPassword, code: codes[0] } })
    expect(refusal(await off())).toEqual({ status: 409, code: 'two_step_demanded' })
    await demand(role.id, false)
    expect((await off()).status).toBe(200)
  })

  it('asks at the next sign-in, so that nobody loses what they are writing', async () => {
    const { role, person } = await makeDemanded()
    await demand(role.id, false)
    const { accessToken } = await signIn(person.email)
    await demand(role.id)
    expect((await send(accessToken, listNotifications, {})).status).toBe(200)
    expect((await signIn(person.email)).userData.mustSetUpTwoStep).toBe(true)
  })

  it('comes after a password that somebody else set', async () => {
    const { person } = await makeDemanded()
    const password = 'eight-blue-kettles'
    await callAs(admin.token, changeSchoolStaffPassword, {
      body: { id: person.id, password, password_confirmation: password },
    })
    const { accessToken } = await signIn(person.email, undefined, password)
    const start = await send(accessToken, startTwoStep, { body: { current_password: password } })
    expect(refusal(start).code).toBe('password_change_required')
  })

  it('may be one of the system, which keeps its name and rights', async () => {
    const school = await makeSchool()
    const chief = await makePerson({ schoolId: school.id, roleId: school.adminRoleId })
    const change = (body: object) => send(chief.token, updateSchoolRole, { params: { id: school.adminRoleId }, body })
    expect((await change({ requires_two_step: true })).status).toBe(200)
    expect(refusal(await change({ requires_two_step: false, name: 'Boss' })).code).toBe('system_role')
    const editor = await makePerson({ schoolId: school.id, permissions: ['roles_privileges.edit'] })
    const lifted = await send(editor.token, updateSchoolRole, {
      params: { id: school.adminRoleId },
      body: { requires_two_step: false },
    })
    expect(refusal(lifted).code).toBe('beyond_own_rights')
  })
})

it('until the second step is there, every call but a few answers that it has to be set up', () => {
  const entry = { must_change_password: false, must_set_up_two_step: true } as Entry
  const actor = { scope: 'school', isAdmin: true, permissions: new Set<string>() } as unknown as Actor
  const open = Object.entries(allEndpoints).filter(([, endpoint]) => {
    if (endpoint.access === 'public') return false
    try {
      authorise(endpoint, actor, entry)
      return true
    } catch (error) {
      expect(error).toMatchObject({ code: 'two_step_setup_required' })
      return false
    }
  })
  expect(open.map(([name]) => name).sort()).toEqual([
    'changeOwnPassword',
    'changePlace',
    'confirmTwoStep',
    'getMe',
    'listPlaces',
    'logout',
    'savePreferences',
    'startTwoStep',
  ])
})
