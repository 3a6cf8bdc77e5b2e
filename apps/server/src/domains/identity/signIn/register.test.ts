import { listSchoolRoles } from '@dsms/contract/identity/roles/calls'
import type { Problem } from '@dsms/contract/kernel/errors'
import { getMe, listNotifications } from '@dsms/contract/kernel/session/me'
import { login, register } from '@dsms/contract/kernel/session/signIn'
import { listPlatformStaff } from '@dsms/contract/staff/staff/calls'
import { listSchoolStaff } from '@dsms/contract/staff/staff/school'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../../app.ts'
import type { App } from '../../../kernel/services.ts'
import { goodPassword, makePerson, makeSchoolAdmin, makeSuperAdmin } from '../../../testing/factories.ts'
import { callAs, send, testApp, testEnv, testSecret } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'

let serial = 0
const fresh = () => {
  const name = `founder-${process.pid}-${++serial}`
  return { username: name, email: `${name}@example.org`, password: goodPassword }
}
const attempt = (body: object) => send(undefined, register, { body })

interface Registered {
  user: { id: number; schoolId: number; fullName: string }
  accessToken: string
}

describe('registering', () => {
  it('opens a school whose administrator the caller is, with everything of that school and nothing else', async () => {
    const input = { ...fresh(), schoolName: 'مدرسة الأمان' }
    const reply = await attempt(input)
    const body = reply.body as Registered
    expect(reply.status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['accessToken', 'expiresIn', 'refreshToken', 'user'])
    expect(body.user).toMatchObject({
      fullName: '',
      username: input.username,
      email: input.email,
      avatar: null,
      role: 'admin',
      ability: [{ action: 'manage', subject: 'all' }],
      extras: { eCommerceCartItemsCount: 0 },
      scope: 'school',
      schoolName: 'مدرسة الأمان',
    })
    expect(JSON.stringify(body)).not.toContain(goodPassword)
    const own = await callAs(body.accessToken, listSchoolStaff, { body: {} })
    expect(own.body.data.result.map(({ id }) => id)).toEqual([body.user.id])
    expect((await callAs(body.accessToken, listSchoolRoles, { query: {} })).body.data.total).toBeGreaterThan(5)
    const neighbour = await makeSchoolAdmin()
    expect((await send(body.accessToken, listSchoolStaff, { body: { school_id: neighbour.schoolId } })).status).toBe(
      404,
    )
    expect((await send(body.accessToken, listPlatformStaff, {})).status).toBe(403)
    expect(
      await query(
        sql`select status, trial_ends_at > now() + interval '29 days' as is_on_trial from schools where id = ${body.user.schoolId}`,
      ),
    ).toEqual([{ status: 'trial', is_on_trial: true }])
  })

  it('gives the school the money, clock, and week of its country, and of none what it had before', async () => {
    const rowOf = async (more: object) => {
      const { user } = (await attempt({ ...fresh(), ...more })).body as Registered
      const [row] = await query(sql`
        select c.code as country, s.currency, s.time_zone, s.week_start, s.weekend_days, s.country_pack_code as pack,
               s.country_pack_version as version
          from schools s left join countries c on c.id = s.country_id where s.id = ${user.schoolId}`)
      return row
    }
    // the platform has packs or not, by which tests ran before on the same database
    const packOf = async (country: string) => {
      const [pack] = await query(sql`
        select p.code as pack, max(v.nth) as version from country_packs p join country_pack_versions v on v.pack_id = p.id
         where p.tenant = 0 and p.country = ${country} and p.status = 'active' and p.archived_at is null
           and v.status = 'published' and v.effective_from <= current_date
         group by p.code`)
      return pack ?? { pack: null, version: null }
    }
    const usual = { currency: 'SAR', time_zone: 'Asia/Riyadh', week_start: 0, weekend_days: [5, 6] }
    expect(await rowOf({})).toEqual({ ...usual, country: null, pack: null, version: null })
    expect(await rowOf({ country: 'SA' })).toEqual({ ...usual, country: 'SA', ...(await packOf('SA')) })
    expect(await rowOf({ country: 'DE', timeZone: 'America/New_York' })).toEqual({
      country: 'DE',
      currency: 'EUR',
      time_zone: 'Europe/Berlin',
      week_start: 1,
      weekend_days: [6, 0],
      ...(await packOf('DE')),
    })
    expect(await rowOf({ country: 'US', timeZone: 'America/Chicago' })).toMatchObject({
      currency: 'USD',
      time_zone: 'America/Chicago',
      ...(await packOf('US')),
    })
  })

  it('signs the founder in and tells them and the platform', async () => {
    const superAdmin = await makeSuperAdmin()
    const input = fresh()
    const reply = await attempt(input)
    const { accessToken } = reply.body as Registered
    expect(reply.cookies.some(({ name }) => name === 'dsms_session')).toBe(true)
    expect((await send(accessToken, getMe, {})).status).toBe(200)
    expect((await callAs(undefined, login, { body: input })).status).toBe(200)
    const kinds = async (token: string) =>
      (await callAs(token, listNotifications, { query: {} })).body.rows.map(({ kind, params }) => [kind, params.name])
    expect(await kinds(accessToken)).toEqual([['welcome', input.username]])
    expect(await kinds(superAdmin.token)).toContainEqual(['school_registered', input.username])
  })

  it('answers 200 with a sentence for each field that is taken and null for the others', async () => {
    const taken = await makePerson({ username: `أحمد-${process.pid}`, email: fresh().email })
    const schools = sql`select count(*) as n from schools`
    const before = await query(schools)
    const byMail = await attempt({ ...fresh(), email: taken.email.toUpperCase() })
    expect(byMail.status).toBe(200)
    expect(byMail.body).toEqual({
      error: { email: 'This email is already in use.', username: null, password: null },
      codes: { email: 'email_taken' },
    })
    const byName = await attempt({ ...fresh(), username: `احمد-${process.pid}` })
    expect(byName.body).toEqual({
      error: { email: null, username: 'This username is already in use.', password: null },
      codes: { username: 'username_taken' },
    })
    const all = await attempt({ email: taken.email, username: taken.username, password: 'short' })
    expect(all.body).toMatchObject({
      codes: { email: 'email_taken', username: 'username_taken', password: 'password_short' },
    })
    expect(await query(schools)).toEqual(before)
  })

  it('twice at once with one address opens one school', async () => {
    const input = fresh()
    const replies = await Promise.all([attempt(input), attempt({ ...input, username: `${input.username}-b` })])
    expect(replies.filter(({ body }) => 'user' in (body as object))).toHaveLength(1)
    expect(replies.filter(({ body }) => 'error' in (body as object)).map(({ status }) => status)).toEqual([200])
  })

  it('accepts the address of somebody who was archived', async () => {
    const input = fresh()
    const gone = await makePerson({ email: input.email, username: input.username })
    await query(sql`update users set status = 'archived', archived_at = now() where id = ${gone.id}`)
    await query(sql`select close_account(${gone.accountId})`)
    expect((await attempt(input)).body).toHaveProperty('user')
  })

  it.each([
    ['', 'required'],
    ['short', 'password_short'],
    ['qwertyuiopasdf', 'password_common'],
    ['ababababababab', 'password_common'],
  ])('with the password %j is refused', async (password, code) => {
    const reply = await attempt({ ...fresh(), password })
    if (reply.status === 422) expect(refusal(reply).fields).toEqual({ password: code })
    else expect(reply.body).toMatchObject({ codes: { password: code } })
  })

  it('makes no address of the user name where a school has no name', async () => {
    const input = fresh()
    const { body } = await attempt({ ...input, username: `${input.username}.example` })
    expect((body as { user: { schoolName: string } }).user.schoolName).toBe(`${input.username} example`)
  })

  it.each([
    [{ email: 'not an address' }, { email: 'invalid_email' }],
    [{ username: 'a b' }, { username: 'invalid_username' }],
    [{ username: 'ab' }, { username: 'invalid_username' }],
    [{ schoolName: 'x' }, { schoolName: 'too_short' }],
    [{ country: 'Germany' }, { country: 'invalid_format' }],
    [{ country: 'ZZ' }, { country: 'unknown_choice' }],
    [{ schoolName: 'Win at evil.example' }, { schoolName: 'name_leads_away' }],
    [
      { email: undefined, username: undefined },
      { email: 'required', username: 'required' },
    ],
  ] as const)('with %j names the field', async (changes, fields) => {
    expect(refusal(await attempt({ ...fresh(), ...changes }))).toEqual(wrongFields(fields))
  })
})

describe('with REGISTRATION=closed', () => {
  let closed: App
  beforeAll(async () => {
    closed = await createApp(testEnv({ REGISTRATION: 'closed' }), (await testApp()).database, testSecret)
  })
  afterAll(() => closed.http.close())

  it('nobody registers, and the sign-in screen knows', async () => {
    const reply = await closed.http.inject({ method: 'POST', url: '/jwt/register', payload: fresh() })
    expect(reply.statusCode).toBe(403)
    expect(reply.json<Problem>().code).toBe('registration_closed')
    expect((await closed.http.inject('/api/site')).json()).toMatchObject({ registration: 'closed', demoAccounts: [] })
  })
})
