import { changeOwnPassword, getMe, listNotifications, savePreferences } from '@dsms/contract/kernel/session/me'
import { forgotPassword, login, logout, resetPassword } from '@dsms/contract/kernel/session/signIn'
import { changeSchoolStaffPassword, createSchoolStaff, updateSchoolStaff } from '@dsms/contract/staff/staff/school'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { goodPassword, makePerson, makeRole, makeSchoolAdmin, staffInput } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { countMailTo, linkTokenTo, mailTo, query, refusal, wrongFields } from '../../../testing/reads.ts'

const other = 'seven-green-kettles'
const signIn = (email: string, password: string) => send(undefined, login, { body: { email, password } })
const reset = (token: string, password = other, password_confirmation = password) =>
  send(undefined, resetPassword, { body: { token, password, password_confirmation } })

async function linkFor(email: string): Promise<string> {
  const before = await countMailTo(email)
  await send(undefined, forgotPassword, { body: { email } })
  return linkTokenTo(email, before + 1)
}

describe('a forgotten password', () => {
  it('is answered alike for a known and an unknown address, and mailed to the known one', async () => {
    const person = await makePerson()
    const known = await send(undefined, forgotPassword, { body: { email: person.email.toUpperCase(), language: 'de' } })
    const unknown = await send(undefined, forgotPassword, { body: { email: 'nobody@example.org', language: 'de' } })
    expect([known.status, known.body]).toEqual([200, { ok: true, minutes: 30 }])
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(await mailTo(person.email)).toMatch(/30 Minuten.*http:\/\/localhost:\d+\/reset-password\?token=[\w-]{43}\n/s)
    expect(await countMailTo('nobody@example.org')).toBe(0)
  })

  it('is set by the link, which works once and ends all sessions', async () => {
    const person = await makePerson({ password: goodPassword })
    const token = await linkFor(person.email)
    expect((await reset(token)).body).toEqual({ ok: true, email: person.email })
    expect((await send(person.token, getMe, {})).status).toBe(401)
    expect((await signIn(person.email, goodPassword)).status).toBe(400)
    expect((await signIn(person.email, other)).status).toBe(200)
    const again = await reset(token, 'eight-blue-kettles')
    expect(refusal(again)).toEqual({ status: 400, code: 'link_invalid' })
    expect((await signIn(person.email, other)).status).toBe(200)
  })

  it('unlocks the account', async () => {
    const person = await makePerson({ password: goodPassword })
    await query(
      sql`update accounts set failed_logins = 5, locked_until = now() + interval '1 hour' where id = (select account_id from users where id = ${person.id})`,
    )
    await reset(await linkFor(person.email))
    expect((await signIn(person.email, other)).status).toBe(200)
  })

  it('is not set by a link older than 30 minutes, replaced by a newer one, or made up', async () => {
    const person = await makePerson()
    const [late, replaced] = [await linkFor(person.email), await linkFor(person.email)]
    expect(refusal(await reset(late)).code).toBe('link_invalid')
    const latest = await linkFor(person.email)
    await query(
      sql`update password_links set expires_at = expires_at - interval '30 minutes' where account_id = (select account_id from users where id = ${person.id})`,
    )
    for (const token of [replaced, latest, 'made-up']) expect(refusal(await reset(token)).code).toBe('link_invalid')
  })

  it.each([
    ['too short', 'short', 'short', { password: 'password_short' }],
    ['too common', 'password1234', 'password1234', { password: 'password_common' }],
    ['a common word with digits', 'password123456', 'password123456', { password: 'password_weak' }],
    ['a row of keys', 'zxcvbnm,./12', 'zxcvbnm,./12', { password: 'password_weak' }],
    ['a date', '01/01/1990pass', '01/01/1990pass', { password: 'password_weak' }],
    ['an Arabic word with digits', 'كلمةالمرور123', 'كلمةالمرور123', { password: 'password_weak' }],
    ['one letter', 'aaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaa', { password: 'password_common' }],
    ['not repeated', other, 'another-one-here', { password_confirmation: 'password_mismatch' }],
  ] as const)('that is %s is refused and does not use the link up', async (_, password, confirmation, fields) => {
    const person = await makePerson()
    const token = await linkFor(person.email)
    expect(refusal(await reset(token, password, confirmation))).toEqual(wrongFields(fields))
    expect((await reset(token)).status).toBe(200)
  })

  it('may not hold the name or the address', async () => {
    const person = await makePerson()
    const token = await linkFor(person.email)
    for (const password of [`my ${person.username.toUpperCase()} secret`, `${person.email}!`])
      expect(refusal(await reset(token, password))).toEqual(wrongFields({ password: 'password_personal' }))
  })

  it('is mailed neither to inactive nor to archived people', async () => {
    const inactive = await makePerson({ status: 'inactive' })
    const active = await makePerson()
    await send(undefined, forgotPassword, { body: { email: inactive.email } })
    await linkFor(active.email) // written after the other would have been
    expect(await countMailTo(inactive.email)).toBe(0)
  })
})

describe('a password set by somebody else', () => {
  let admin: Awaited<ReturnType<typeof makeSchoolAdmin>>
  let role: { id: number }
  beforeAll(async () => {
    admin = await makeSchoolAdmin()
    role = await makeRole(admin.schoolId)
  })

  const setFor = (id: number, password = other) =>
    callAs(admin.token, changeSchoolStaffPassword, { body: { id, password, password_confirmation: password } })

  it('ends the sessions and lets the person do nothing but choose their own', async () => {
    const person = await makePerson({ schoolId: admin.schoolId, permissions: ['staff_users.view'] })
    expect((await setFor(person.id)).body.data.result.must_change_password).toBe(true)
    expect((await send(person.token, getMe, {})).status).toBe(401)

    const session = await callAs(undefined, login, { body: { email: person.email, password: other } })
    const token = session.body.accessToken
    expect(session.body.userData).toMatchObject({
      mustChangePassword: true,
      ability: [{ action: 'read', subject: 'Auth' }],
    })
    expect(refusal(await send(token, listNotifications, {}))).toEqual({ status: 403, code: 'password_change_required' })
    expect((await send(token, getMe, {})).status).toBe(200)
    expect((await send(token, savePreferences, { body: { language: 'fr' } })).status).toBe(200)

    const own = { current_password: other, password: goodPassword, password_confirmation: goodPassword }
    const changed = await callAs(token, changeOwnPassword, { body: own })
    expect(changed.body.userData.mustChangePassword).toBe(false)
    expect((await send(changed.body.accessToken, listNotifications, {})).status).toBe(200)
    expect((await send(token, logout, {})).status, 'the session before').toBe(401)
  })

  it('makes links that are under way worthless', async () => {
    const person = await makePerson({ schoolId: admin.schoolId })
    const token = await linkFor(person.email)
    await setFor(person.id)
    expect(refusal(await reset(token, 'eight-blue-kettles')).code).toBe('link_invalid')
  })

  it('does not come with a new person, who chooses their own by the link', async () => {
    const input = staffInput(role.id)
    const asked = { ...input, invite_by: 'password', password: goodPassword }
    const { body } = await callAs(admin.token, createSchoolStaff, { body: asked })
    expect(body.data.result).not.toHaveProperty('one_time_password')
    expect(refusal(await signIn(input.email, goodPassword)).code).toBe('login_invalid')
    expect((await reset(await linkTokenTo(input.email))).status).toBe(200)
    expect((await signIn(input.email, other)).status).toBe(200)
  })
})

describe('an invitation', () => {
  it('is mailed in the wanted language, sets a password and makes the person active', async () => {
    const admin = await makeSchoolAdmin()
    const role = await makeRole(admin.schoolId)
    const input = staffInput(role.id, { language: 'fr' })
    const { body } = await callAs(admin.token, createSchoolStaff, { body: input })
    expect(body.data.result).toMatchObject({ status: 'invited', invited_at: expect.any(String) })
    expect(body.data.result).not.toHaveProperty('one_time_password')
    expect(await mailTo(input.email)).toMatch(/Bonjour Nour Alsalem.*72 heures.*&invited=1/s)
    expect((await reset(await linkTokenTo(input.email))).status).toBe(200)
    expect((await signIn(input.email, other)).status).toBe(200)
    expect(await query(sql`select status from users where email = ${input.email}`)).toEqual([{ status: 'active' }])
  })

  it('goes to the right address when the first was wrong, and its first link is worth nothing', async () => {
    const admin = await makeSchoolAdmin()
    const role = await makeRole(admin.schoolId)
    const input = staffInput(role.id)
    const { id, version } = (await callAs(admin.token, createSchoolStaff, { body: input })).body.data.result
    const wrong = await linkTokenTo(input.email)
    const email = `right-${input.email}`
    await callAs(admin.token, updateSchoolStaff, { body: { id, version, email } })
    expect(refusal(await reset(wrong)).code).toBe('link_invalid')
    expect((await reset(await linkTokenTo(email))).body).toEqual({ ok: true, email })
  })
})

describe('the own password', () => {
  const change = (token: string, current_password: string, password: string) =>
    send(token, changeOwnPassword, { body: { current_password, password, password_confirmation: password } })

  it('needs the present one and must be another', async () => {
    const { token } = await makePerson({ password: goodPassword })
    expect(refusal(await change(token, 'wrong', other))).toEqual(wrongFields({ current_password: 'password_wrong' }))
    expect(refusal(await change(token, goodPassword, goodPassword))).toEqual(
      wrongFields({ password: 'password_personal' }),
    )
    expect((await change(token, goodPassword, other)).status).toBe(200)
  })

  it('ends every other session and opens a new one', async () => {
    const person = await makePerson({ password: goodPassword })
    const elsewhere = (await signIn(person.email, goodPassword)).body as { accessToken: string }
    const changed = await change(person.token, goodPassword, other)
    expect(changed.cookies.find(({ name }) => name === 'dsms_session')?.value).toBeTruthy()
    expect((await send(elsewhere.accessToken, getMe, {})).status).toBe(401)
    expect((await send((changed.body as { accessToken: string }).accessToken, getMe, {})).status).toBe(200)
  })

  it('cannot be tried out without end from a session left open', async () => {
    const person = await makePerson({ password: goodPassword })
    for (let attempt = 1; attempt <= 5; attempt++) await change(person.token, `wrong ${attempt}`, other)
    expect(refusal(await change(person.token, goodPassword, other)).code).toBe('account_locked')
  })
})
