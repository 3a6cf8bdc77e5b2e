import * as c from '@dsms/contract/account'
import * as s from '@dsms/contract/account.security'
import { login } from '@dsms/contract/auth'
import { getMe } from '@dsms/contract/me'
import { sql } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { describe, expect, it } from 'vitest'
import { goodPassword, makePerson, makeSchool, makeSchoolAdmin } from '../testing/factories.ts'
import { callAs, send } from '../testing/harness.ts'
import { countMailTo, linkTokenTo, mailTo, query, refusal, wrongFields } from '../testing/reads.ts'

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
  const forget = (id: number) => query(sql`update two_steps set used_step = 0 where user_id = ${id}`)

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
    const kept = JSON.stringify(await query(sql`select * from two_steps where user_id = ${person.id}`))
    expect(kept).not.toContain(secret)
    expect(kept).not.toContain(recoveryCodes[0])
  })

  it('yields to each recovery code once, and to none of a set that was replaced', async () => {
    const { person, recoveryCodes, signIn } = await setUp()
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await signIn(recoveryCodes[0]?.toUpperCase())).status).toBe(200)
    expect((await signIn(recoveryCodes[0])).status).toBe(422)
    await callAs(person.token, s.renewRecoveryCodes, { body: password })
    expect((await signIn(recoveryCodes[1])).status).toBe(422)
  })

  it('counts wrong codes as wrong passwords', async () => {
    const { person, signIn } = await setUp()
    for (let turn = 0; turn < 5; turn++) await signIn('000000')
    expect(refusal(await signIn('000000')).code).toBe('account_locked')
    expect(await query(sql`select failed_logins from users where id = ${person.id}`)).toEqual([{ failed_logins: 5 }])
  })

  it('is switched on by a right code alone, and off by the password alone', async () => {
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
    expect(refusal(await send(set.person.token, s.endTwoStep, { body: { current_password: 'x' } })).status).toBe(422)
    const { body } = await callAs(set.person.token, s.endTwoStep, { body: password })
    expect(body.security.isTwoStepOn).toBe(false)
    expect((await set.signIn()).status).toBe(200)
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
    const { hashPassword } = await import('../identity/passwords.ts')
    await query(sql`update users set password_hash = ${await hashPassword(goodPassword)} where id = ${admin.id}`)
    expect(refusal(await send(admin.token, s.deactivateAccount, { body: password })).code).toBe('last_role_editor')
    expect((await send(admin.token, getMe, {})).status).toBe(200)
  })
})
