import { login } from '@dsms/contract/kernel/session/signIn'
import { changeSchoolStaffStatus } from '@dsms/contract/staff/staff/school'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { goodPassword, makePerson, makeRole, makeSchool, makeSchoolAdmin } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { noteSignIn } from './identity.data.ts'

const signIn = (email: string, password: string) => send(undefined, login, { body: { email, password } })
const withPassword = { password: goodPassword }

describe('signing in', () => {
  it('answers who it is, what they may do and two tokens, and no password', async () => {
    const school = await makeSchool()
    const role = await makeRole(school.id, ['leads.view'])
    const person = await makePerson({ ...withPassword, schoolId: school.id, roleId: role.id, firstName: 'Nour' })
    const reply = await callAs(undefined, login, { body: { email: person.email, password: goodPassword } })
    expect(reply.status).toBe(200)
    expect(Object.keys(reply.body).sort()).toEqual(['accessToken', 'expiresIn', 'refreshToken', 'userData'])
    expect(reply.body.userData).toEqual({
      id: person.id,
      fullName: `Nour ${person.username}`,
      username: person.username,
      email: person.email,
      avatar: null,
      role: role.name,
      ability: [
        { action: 'read', subject: 'Auth' },
        { action: 'view', subject: 'leads' },
      ],
      extras: { eCommerceCartItemsCount: 0 },
      scope: 'school',
      kind: 'staff',
      schoolId: school.id,
      schoolName: expect.stringMatching(/^School /),
      suspended: null,
      mustChangePassword: false,
      preferences: {},
      modules: [],
    })
    expect(reply.body.expiresIn).toBe(600)
    expect(JSON.stringify(reply.body)).not.toMatch(/argon2|quiet-harbour/)
    expect(reply.body.accessToken).not.toBe(reply.body.refreshToken)
  })

  it('gives the administrator of a school "manage all" and the key of the role', async () => {
    const school = await makeSchool()
    const admin = await makePerson({ ...withPassword, schoolId: school.id, roleId: school.adminRoleId })
    const { body } = await callAs(undefined, login, { body: { email: admin.email, password: goodPassword } })
    expect(body.userData.role).toBe('admin')
    expect(body.userData.ability).toEqual([{ action: 'manage', subject: 'all' }])
  })

  it('sets a session cookie that scripts and other sites cannot use', async () => {
    const person = await makePerson(withPassword)
    const reply = await signIn(person.email, goodPassword)
    const cookie = reply.cookies.find(({ name }) => name === 'dsms_session')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 600 })
  })

  it('does not mind the case of the address or spaces around it', async () => {
    const person = await makePerson(withPassword)
    expect((await signIn(`  ${person.email.toUpperCase()} `, goodPassword)).status).toBe(200)
  })

  it('says the same for an unknown address and a wrong password, in plain words under email', async () => {
    const person = await makePerson(withPassword)
    const replies = [await signIn(person.email, 'wrong'), await signIn('nobody@example.org', goodPassword)]
    for (const reply of replies) {
      expect(reply.status).toBe(400)
      expect(reply.body).toEqual({
        error: { email: 'Email or Password is Invalid' },
        code: 'login_invalid',
        requestId: expect.any(String),
      })
    }
  })

  it('names missing fields', async () => {
    expect(refusal(await send(undefined, login, { body: {} }))).toEqual({
      status: 422,
      code: 'invalid_input',
      fields: { email: 'required', password: 'required' },
    })
  })

  it('is closed to people without a password, to inactive and to archived people', async () => {
    const without = await makePerson()
    expect(refusal(await signIn(without.email, goodPassword)).code).toBe('login_invalid')
    const inactive = await makePerson({ ...withPassword, status: 'inactive' })
    expect(refusal(await signIn(inactive.email, goodPassword))).toEqual({ status: 400, code: 'account_inactive' })
    expect(refusal(await signIn(inactive.email, 'wrong')).code).toBe('login_invalid')
    const archived = await makePerson(withPassword)
    await query(sql`update users set status = 'archived', archived_at = now() where id = ${archived.id}`)
    expect(refusal(await signIn(archived.email, goodPassword))).toEqual({ status: 400, code: 'login_invalid' })
  })

  it('is closed to the people of a closed school, whose open sessions end too', async () => {
    const { id } = await makeSchool()
    const person = await makePerson({ ...withPassword, schoolId: id })
    await query(sql`update schools set status = 'closed' where id = ${id}`)
    expect(refusal(await signIn(person.email, goodPassword))).toEqual({ status: 400, code: 'school_closed' })
  })

  it('turns an invited person with a password active', async () => {
    const person = await makePerson({ ...withPassword, status: 'invited' })
    expect((await signIn(person.email, goodPassword)).status).toBe(200)
    expect(await query(sql`select status from users where id = ${person.id}`)).toEqual([{ status: 'active' }])
  })
})

describe('five wrong passwords', () => {
  let admin: Awaited<ReturnType<typeof makeSchoolAdmin>>
  beforeAll(async () => {
    admin = await makeSchoolAdmin()
  })

  const guesses = (id: number) =>
    query(sql`select failures from sign_in_failures where account_id = (select account_id from users where id = ${id})`)
  /** As if there had been so many before, the last of them a lock that is over. */
  const guessed = async (person: { id: number; email: string }, failures: number) => {
    await signIn(person.email, 'wrong')
    await query(
      sql`update sign_in_failures set failures = ${failures}, locked_until = null where account_id = (select account_id from users where id = ${person.id})`,
    )
    await query(
      sql`update accounts set locked_until = null where id = (select account_id from users where id = ${person.id}) and ${failures} = 0`,
    )
  }

  it('lock an account for 15 minutes, told in words, for the right password too', async () => {
    const person = await makePerson({ ...withPassword, schoolId: admin.schoolId })
    for (let attempt = 1; attempt < 5; attempt++)
      expect(refusal(await signIn(person.email, 'wrong')).code).toBe('login_invalid')
    for (const password of ['wrong', goodPassword]) {
      const reply = await signIn(person.email, password)
      expect(reply.body).toMatchObject({
        code: 'account_locked',
        params: { minutes: 15 },
        error: { email: 'Too many wrong passwords. This account is locked for 15 minutes.' },
      })
      expect(reply.status).toBe(400)
    }
  })

  it('lock for 30 minutes at the tenth and for a day at most', async () => {
    const person = await makePerson({ ...withPassword, schoolId: admin.schoolId })
    await guessed(person, 9)
    expect((await signIn(person.email, 'wrong')).body).toMatchObject({ params: { minutes: 30 } })
    await query(
      sql`update accounts set locked_until = null where id = (select account_id from users where id = ${person.id})`,
    )
    await guessed(person, 5004)
    expect((await signIn(person.email, 'wrong')).body).toMatchObject({ params: { minutes: 24 * 60 } })
  })

  it('count however many come at once, and let none of them in once it is locked', async () => {
    const person = await makePerson({ ...withPassword, schoolId: admin.schoolId })
    await Promise.all(Array.from({ length: 5 }, () => signIn(person.email, 'wrong')))
    expect(await guesses(person.id)).toEqual([{ failures: 5 }])
    expect(refusal(await signIn(person.email, goodPassword)).code).toBe('account_locked')
  })

  it('and a new password count for a sign-in that is under way, too', async () => {
    const person = await makePerson({ ...withPassword, schoolId: admin.schoolId })
    const { database } = await testApp()
    const [row] = await query<{ hash: string }>(
      sql`select password_hash as hash from accounts where id = ${person.accountId}`,
    )
    const comesIn = (passwordHash = row?.hash ?? '') =>
      asSystem(database, ({ db }) =>
        noteSignIn(db, { id: person.id, accountId: person.accountId, passwordHash }, { isOfAddress: true }),
      )
    expect(await comesIn('the hash of a password that was replaced')).toBe(false)
    expect(await comesIn()).toBe(true)
    await query(
      sql`update accounts set locked_until = now() + interval '1 minute' where id = (select account_id from users where id = ${person.id})`,
    )
    expect(await comesIn()).toBe(false)
  })

  it('are forgotten after a right one', async () => {
    const person = await makePerson({ ...withPassword, schoolId: admin.schoolId })
    await guessed(person, 4)
    await signIn(person.email, goodPassword)
    expect(await guesses(person.id)).toEqual([])
    expect(refusal(await signIn(person.email, 'wrong')).code).toBe('login_invalid')
  })

  it('are over when the time is, and when an administrator unlocks the account', async () => {
    const person = await makePerson({ ...withPassword, schoolId: admin.schoolId })
    const lock = async () => {
      await guessed(person, 4)
      expect(refusal(await signIn(person.email, 'wrong')).code).toBe('account_locked')
    }
    await lock()
    const unlocked = await callAs(admin.token, changeSchoolStaffStatus, { body: { id: person.id, status: 'active' } })
    expect(unlocked.body.data.result).toMatchObject({ status: 'active', locked_until: null })
    expect((await signIn(person.email, goodPassword)).status).toBe(200)
    await lock()
    const past = sql`locked_until = now() - interval '1 second'`
    await query(sql`update accounts set ${past} where id = ${person.accountId}`)
    await query(
      sql`update sign_in_failures set ${past} where account_id = (select account_id from users where id = ${person.id})`,
    )
    expect((await signIn(person.email, goodPassword)).status).toBe(200)
  })

  it('are told to the administrators of the school', async () => {
    const person = await makePerson({ ...withPassword, schoolId: admin.schoolId, firstName: 'Locked', lastName: 'Out' })
    await guessed(person, 4)
    await signIn(person.email, 'wrong')
    expect(
      await query(sql`select params from notifications where user_id = ${admin.id} and link like ${`%/${person.id}`}`),
    ).toEqual([{ params: { name: 'Locked Out' } }])
  })
})
