import * as c from '@dsms/contract/identity/account/calls'
import * as s from '@dsms/contract/identity/account/security'
import { getMe } from '@dsms/contract/kernel/session/me'
import { login } from '@dsms/contract/kernel/session/signIn'
import { getUserOverview, resetUserTwoStep } from '@dsms/contract/staff/users/account'
import { sql } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { describe, expect, it } from 'vitest'
import { goodPassword, makePerson, makeSchool, makeSchoolAdmin, makeSuperAdmin } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { countMailTo, linkTokenTo, mailTo, query, refusal, wrongFields } from '../../../testing/reads.ts'

const password = { current_password: goodPassword }

describe('a new e-mail address', () => {
  it('counts once its mailed link was followed, and the one before is told', async () => {
    const person = await makePerson({ password: goodPassword })
    const email = `new-${person.email}`
    const asked = await callAs(person.token, c.changeEmail, { body: { email, ...password } })
    expect(asked.body.general).toMatchObject({ email: person.email, pendingEmail: email })
    const token = await linkTokenTo(email)
    await callAs(person.token, c.resendEmailLink, { body: {} })
    expect(refusal(await send(undefined, c.confirmEmail, { body: { token } })).code).toBe('link_invalid')
    const newest = await linkTokenTo(email, 2)
    expect((await callAs(undefined, c.confirmEmail, { body: { token: newest } })).body).toEqual({ email })
    expect((await callAs(person.token, c.getAccountSettings)).body.general).toMatchObject({ email, pendingEmail: null })
    expect(await mailTo(person.email)).toContain(email)
    expect(refusal(await send(undefined, c.confirmEmail, { body: { token: newest } })).code).toBe('link_invalid')
    expect((await send(undefined, login, { body: { email, password: goodPassword } })).status).toBe(200)
  })

  it('needs the password, must be another one, and must still be free when it is confirmed', async () => {
    const [person, other] = [await makePerson({ password: goodPassword }), await makePerson()]
    const ask = (email: string, current_password = goodPassword) =>
      send(person.token, c.changeEmail, { body: { email, current_password } })
    expect(refusal(await ask('a@example.org', 'wrong'))).toEqual(wrongFields({ current_password: 'password_wrong' }))
    expect(refusal(await ask(person.email.toUpperCase()))).toEqual(wrongFields({ email: 'email_unchanged' }))
    expect((await ask(other.email)).status).toBe(200)
    const token = await linkTokenTo(other.email)
    expect(refusal(await send(undefined, c.confirmEmail, { body: { token } }))).toEqual(
      wrongFields({ email: 'email_taken' }),
    )
    expect((await callAs(person.token, c.cancelEmailChange)).body.general.pendingEmail).toBeNull()
    expect(refusal(await send(undefined, c.confirmEmail, { body: { token } })).code).toBe('link_invalid')
    expect(refusal(await send(person.token, c.resendEmailLink, { body: {} })).status).toBe(404)
    expect(await countMailTo(person.email)).toBe(0)
  })
})

describe('the second step', () => {
  const setUp = async () => {
    const person = await makePerson({ password: goodPassword })
    const { secret } = (await callAs(person.token, s.startTwoStep, { body: password })).body
    const code = generateSync({ secret })
    const { recoveryCodes } = (await callAs(person.token, s.confirmTwoStep, { body: { code } })).body
    const signIn = (given?: string) =>
      send(undefined, login, {
        body: { email: person.email, password: goodPassword, ...(given ? { code: given } : {}) },
      })
    return { person, secret, code, recoveryCodes, signIn }
  }
  /** As if the last code had been used long ago. */
  const forget = (id: number) =>
    query(sql`update two_steps set used_step = 0 where account_id = (select account_id from users where id = ${id})`)

  it('is asked for at sign-in, and each code lets in once', async () => {
    const { person, secret, code, signIn } = await setUp()
    expect((await callAs(person.token, c.getAccountSettings)).body.security).toEqual({
      isTwoStepOn: true,
      recoveryCodesLeft: 10,
    })
    expect(refusal(await signIn())).toMatchObject({ status: 400, code: 'two_step_required' })
    expect(refusal(await signIn(code))).toEqual(wrongFields({ code: 'two_step_wrong' }))
    await forget(person.id)
    const fresh = generateSync({ secret })
    expect((await signIn(` ${fresh.slice(0, 3)} ${fresh.slice(3)}`)).status).toBe(200)
    expect(refusal(await signIn(fresh))).toEqual(wrongFields({ code: 'two_step_wrong' }))
  })

  it('keeps its secret where the database alone cannot read it', async () => {
    const { person, secret, recoveryCodes } = await setUp()
    const kept = JSON.stringify(
      await query(
        sql`select * from two_steps where account_id = (select account_id from users where id = ${person.id})`,
      ),
    )
    expect(kept).not.toContain(secret)
    expect(kept).not.toContain(recoveryCodes[0])
  })

  it('yields to each recovery code once, and to none of a set that was replaced', async () => {
    const { person, recoveryCodes, signIn } = await setUp()
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await signIn(recoveryCodes[0]?.toUpperCase())).status).toBe(200)
    expect((await signIn(recoveryCodes[0])).status).toBe(422)
    await callAs(person.token, s.renewRecoveryCodes, { body: { ...password, code: recoveryCodes[2] as string } })
    expect((await signIn(recoveryCodes[1])).status).toBe(422)
  })

  it('counts wrong codes as wrong passwords', async () => {
    const { person, signIn } = await setUp()
    for (let turn = 0; turn < 5; turn++) await signIn('000000')
    expect(refusal(await signIn('000000')).code).toBe('account_locked')
    expect(
      await query(
        sql`select failures from sign_in_failures where account_id = (select account_id from users where id = ${person.id})`,
      ),
    ).toEqual([{ failures: 5 }])
  })

  it('is switched on by a right code alone', async () => {
    const person = await makePerson({ password: goodPassword })
    expect(refusal(await send(person.token, s.confirmTwoStep, { body: { code: '123456' } }))).toEqual(
      wrongFields({ code: 'two_step_wrong' }),
    )
    await callAs(person.token, s.startTwoStep, { body: password })
    expect(refusal(await send(person.token, s.confirmTwoStep, { body: { code: '12345x' } }))).toEqual(
      wrongFields({ code: 'two_step_wrong' }),
    )
    expect((await send(undefined, login, { body: { email: person.email, password: goodPassword } })).status).toBe(200)
    const set = await setUp()
    expect(refusal(await send(set.person.token, s.startTwoStep, { body: password })).code).toBe('two_step_is_on')
  })

  it.each([
    ['to be switched off', s.endTwoStep],
    ['for new recovery codes', s.renewRecoveryCodes],
  ])('needs password and code %s', async (_, endpoint) => {
    const { person, recoveryCodes, signIn } = await setUp()
    const ask = (body: object) => send(person.token, endpoint, { body })
    expect(refusal(await ask(password))).toEqual(wrongFields({ code: 'required' }))
    expect(refusal(await ask({ ...password, code: '000000' }))).toEqual(wrongFields({ code: 'two_step_wrong' }))
    const wrongPassword = { current_password: 'x', code: recoveryCodes[0] }
    expect(refusal(await ask(wrongPassword))).toEqual(wrongFields({ current_password: 'password_wrong' }))
    expect(refusal(await signIn())).toMatchObject({ code: 'two_step_required' })
    expect((await ask({ ...password, code: recoveryCodes[0] })).status).toBe(200)
  })

  it('counts wrong codes given to switch it off, at once too, and locks nothing else', async () => {
    const { person, recoveryCodes, signIn } = await setUp()
    const off = (code = '000000') => send(person.token, s.endTwoStep, { body: { ...password, code } })
    await Promise.all(Array.from({ length: 5 }, () => off()))
    expect(refusal(await off(recoveryCodes[0])).code).toBe('account_locked')
    expect((await signIn(recoveryCodes[0])).status).toBe(200)
  })

  it('that is switched off is told on the screen and by mail', async () => {
    const { person, recoveryCodes, signIn } = await setUp()
    const body = { ...password, code: recoveryCodes[0] as string }
    expect((await callAs(person.token, s.endTwoStep, { body })).body.security.isTwoStepOn).toBe(false)
    expect((await signIn()).status).toBe(200)
    expect(await query(sql`select kind from notifications where user_id = ${person.id}`)).toEqual([
      { kind: 'two_step_off' },
    ])
    expect(await mailTo(person.email)).toContain('/pages/account-settings?tab=security')
  })
})

describe('the second step of somebody who lost it', () => {
  const lost = async (schoolId: number | null, roleId?: number) => {
    const person = await makePerson({ schoolId, password: goodPassword, ...(roleId ? { roleId } : {}) })
    const { secret } = (await callAs(person.token, s.startTwoStep, { body: password })).body
    await callAs(person.token, s.confirmTwoStep, { body: { code: generateSync({ secret }) } })
    return person
  }
  const reset = (token: string, id: number, school_id?: number) =>
    send(token, resetUserTwoStep, { params: { id }, query: { school_id } })
  const signIn = (email: string) => send(undefined, login, { body: { email, password: goodPassword } })

  it('is taken away by who may, told and written down, and ends the sessions', async () => {
    const admin = await makeSchoolAdmin()
    const person = await lost(admin.schoolId)
    const overview = await callAs(admin.token, getUserOverview, { params: { id: person.id }, query: {} })
    expect(overview.body).toMatchObject({ isTwoStepOn: true, can: { resetTwoStep: true } })
    expect((await reset(admin.token, person.id)).status).toBe(200)
    expect((await send(person.token, getMe, {})).status).toBe(401)
    expect((await signIn(person.email)).status).toBe(200)
    expect(await mailTo(person.email)).toContain('الدخول بخطوتين')
    expect(await query(sql`select kind from notifications where user_id = ${person.id}`)).toEqual([
      { kind: 'two_step_reset' },
    ])
    expect(
      await query(sql`select kind, actor_id, actor_name from identity_events
                       where user_id = ${person.id} and kind like 'two_step_%' order by id`),
    ).toEqual([
      { kind: 'two_step_on', actor_id: null, actor_name: null },
      { kind: 'two_step_reset', actor_id: admin.id, actor_name: expect.stringContaining(admin.username) },
    ])
    expect(refusal(await reset(admin.token, person.id)).status, 'there is none any more').toBe(404)
  })

  it('of a school’s administrator is taken away by the platform, by another administrator, and by nobody below', async () => {
    const school = await makeSchool()
    const chief = await lost(school.id, school.adminRoleId)
    const below = await makePerson({
      schoolId: school.id,
      permissions: ['staff_users.view', 'staff_users.reset_two_step'],
    })
    expect(refusal(await reset(below.token, chief.id)).code).toBe('outranked')
    expect(refusal(await reset(chief.token, chief.id)).code).toBe('own_account')
    const stranger = await makeSchoolAdmin()
    expect(refusal(await reset(stranger.token, chief.id)).status).toBe(404)
    const platform = await makeSuperAdmin()
    expect((await reset(platform.token, chief.id, school.id)).status).toBe(200)
    expect((await signIn(chief.email)).status).toBe(200)
  })

  it('needs a permission of its own', async () => {
    const admin = await makeSchoolAdmin()
    const person = await lost(admin.schoolId)
    const helper = await makePerson({ schoolId: admin.schoolId, permissions: ['staff_users.reset_password'] })
    expect(refusal(await reset(helper.token, person.id))).toMatchObject({ status: 403, code: 'forbidden' })
  })
})

describe('shutting the own account', () => {
  it('needs the password and ends every session', async () => {
    const school = await makeSchool()
    const person = await makePerson({ schoolId: school.id, password: goodPassword })
    await makePerson({ schoolId: school.id, roleId: school.adminRoleId })
    expect(refusal(await send(person.token, s.deactivateAccount, { body: { current_password: 'no' } }))).toEqual(
      wrongFields({ current_password: 'password_wrong' }),
    )
    expect((await send(person.token, s.deactivateAccount, { body: password })).status).toBe(200)
    expect((await send(person.token, getMe, {})).status).toBe(401)
    expect(refusal(await send(undefined, login, { body: { email: person.email, password: goodPassword } })).code).toBe(
      'account_inactive',
    )
  })

  it('is refused to the last who can edit roles', async () => {
    const admin = await makeSchoolAdmin()
    const { hashPassword } = await import('../signIn/passwords.ts')
    await query(
      sql`update accounts set password_hash = ${await hashPassword(goodPassword)} where id = (select account_id from users where id = ${admin.id})`,
    )
    expect(refusal(await send(admin.token, s.deactivateAccount, { body: password })).code).toBe('last_role_editor')
    expect((await send(admin.token, getMe, {})).status).toBe(200)
  })
})
