import { changeOwnPassword, getMe, savePreferences } from '@dsms/contract/kernel/session/me'
import { login, logout, refreshToken, type Stay } from '@dsms/contract/kernel/session/signIn'
import { sql } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { goodPassword, makePerson, makeSchool } from '../../../testing/factories.ts'
import { callAs, send, testApp, testSecret } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'

async function signedIn(wishes: Parameters<typeof makePerson>[0] = {}) {
  const person = await makePerson({ ...wishes, password: goodPassword })
  const { body } = await callAs(undefined, login, { body: { email: person.email, password: goodPassword } })
  return { person, ...body }
}

const refresh = (token: string) => send(undefined, refreshToken, { body: { refreshToken: token } })
const isIn = async (token: string) => (await send(token, getMe, {})).status === 200

describe('refreshing', () => {
  it('answers a new pair and the person, and the new pair works', async () => {
    const first = await signedIn()
    const { status, body } = await callAs(undefined, refreshToken, { body: { refreshToken: first.refreshToken } })
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['accessToken', 'expiresIn', 'refreshToken', 'userData'])
    expect(body.userData).toEqual(first.userData)
    expect(body.accessToken).not.toBe(first.accessToken)
    expect(body.refreshToken).not.toBe(first.refreshToken)
    expect(await isIn(body.accessToken)).toBe(true)
    expect((await refresh(body.refreshToken)).status).toBe(200)
  })

  /** As if the last exchange had been a minute ago. */
  const waitAMinute = (userId: number) =>
    query(sql`update sessions set refreshed_at = refreshed_at - interval '1 minute' where user_id = ${userId}`)

  it('with a used token ends the whole family, the newest tokens included', async () => {
    const first = await signedIn()
    const second = (await refresh(first.refreshToken)).body as typeof first
    await waitAMinute(first.person.id)
    const reused = await refresh(first.refreshToken)
    expect(reused.status).toBe(401)
    expect(reused.body).toEqual({
      error: 'Invalid refresh token',
      code: 'refresh_invalid',
      requestId: expect.any(String),
    })
    expect(refusal(await refresh(second.refreshToken))).toEqual({ status: 401, code: 'refresh_invalid' })
    expect(await isIn(second.accessToken)).toBe(false)
    expect(await isIn(first.person.token), 'another session of the same person').toBe(true)
  })

  it('with one token twice at once gives both the same next one, and the session goes on', async () => {
    const first = await signedIn()
    const replies = await Promise.all([refresh(first.refreshToken), refresh(first.refreshToken)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const [one, other] = replies.map(({ body }) => body as typeof first)
    expect(one?.refreshToken).toBe(other?.refreshToken)
    for (const pair of [one, other]) expect(await isIn(pair?.accessToken as string)).toBe(true)
    expect((await refresh(one?.refreshToken as string)).status).toBe(200)
  })

  it('with the token before last ends the session at once', async () => {
    const first = await signedIn()
    const second = (await refresh(first.refreshToken)).body as typeof first
    const third = (await refresh(second.refreshToken)).body as typeof first
    expect((await refresh(first.refreshToken)).status).toBe(401)
    expect(await isIn(third.accessToken)).toBe(false)
  })

  it('never carries a session beyond ninety days from the sign-in', async () => {
    const first = await signedIn()
    const sid = first.refreshToken.split('.')[0]
    await query(
      sql`update sessions set signed_in_at = now() - interval '90 days' + interval '1 minute' where id = ${sid}`,
    )
    const { body } = await callAs(undefined, refreshToken, { body: { refreshToken: first.refreshToken } })
    expect(await isIn(body.accessToken)).toBe(true)
    const [row] = await query(
      sql`select expires_at - signed_in_at = interval '90 days' as whole from sessions where id = ${sid}`,
    )
    expect(row).toEqual({ whole: true })
    // a minute later
    await query(sql`update sessions set expires_at = now() where id = ${sid}`)
    expect((await refresh(body.refreshToken)).status).toBe(401)
    expect(await isIn(body.accessToken)).toBe(false)
  })

  it.each(['garbage', '.', '00000000-0000-0000-0000-000000000000.x', "' or 1=1 --", 'x'.repeat(500), 'a\u0000b'])(
    'with %j is refused',
    async (token) => {
      expect(refusal(await refresh(token))).toEqual({ status: 401, code: 'refresh_invalid' })
    },
  )

  it('is over when the refresh token has lived its time, or the person may not enter any more', async () => {
    const late = await signedIn()
    await query(sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${late.person.id}`)
    expect((await refresh(late.refreshToken)).status).toBe(401)
    expect(await isIn(late.accessToken)).toBe(false)
    const gone = await signedIn()
    await query(sql`update users set status = 'inactive' where id = ${gone.person.id}`)
    expect((await refresh(gone.refreshToken)).status).toBe(401)
    expect(await isIn(gone.accessToken)).toBe(false)
  })

  it('ends for everybody of a school that closes', async () => {
    const school = await makeSchool()
    const { accessToken, refreshToken: token } = await signedIn({ schoolId: school.id })
    await query(sql`update schools set status = 'closed' where id = ${school.id}`)
    expect(await isIn(accessToken)).toBe(false)
    expect((await refresh(token)).status).toBe(401)
  })
})

describe('signing out', () => {
  it('ends this session and its tokens, takes the cookie away and leaves other sessions', async () => {
    const { person, accessToken, refreshToken: token } = await signedIn()
    const reply = await send(accessToken, logout, {})
    expect(reply.body).toEqual({ ok: true })
    expect(reply.cookies.find(({ name }) => name === 'dsms_session')?.value).toBe('')
    expect(await isIn(accessToken)).toBe(false)
    expect((await refresh(token)).status).toBe(401)
    expect(await isIn(person.token)).toBe(true)
  })

  it('leaves the cookie of the session that the browser has gone on with', async () => {
    const former = await signedIn()
    const next = await signedIn()
    const signOut = (cookie: string) => send(former.accessToken, logout, {}, { cookie: `dsms_session=${cookie}` })
    expect((await signOut(next.accessToken)).cookies).toEqual([])
    expect(await isIn(former.accessToken)).toBe(false)
    expect(await isIn(next.accessToken)).toBe(true)
  })
})

describe('an access token', () => {
  const key = new TextEncoder().encode(testSecret)
  const make = (sid: string, expires: string, secret = key, alg = 'HS256') =>
    new SignJWT({ sid }).setProtectedHeader({ alg }).setIssuedAt().setExpirationTime(expires).sign(secret)

  it('works while it lives and not after', async () => {
    const { sessionId } = await makePerson()
    expect(await isIn(await make(sessionId, '1m'))).toBe(true)
    const late = await send(await make(sessionId, '-1s'), getMe, {})
    expect(late.body).toMatchObject({ code: 'session_ended', error: expect.any(String) })
    expect(late.status).toBe(401)
  })

  it('of another key, without a signature or for a made-up session is refused', async () => {
    const { sessionId } = await makePerson()
    const none = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sid: sessionId }))}.`.replaceAll('=', '')
    const forged = [
      await make(sessionId, '1m', new TextEncoder().encode('another secret, as long as it has to be')),
      none,
      await make('00000000-0000-0000-0000-000000000000', '1m'),
      await make("' or true --", '1m'),
      'x',
    ]
    for (const token of forged) expect((await send(token, getMe, {})).status, token).toBe(401)
  })
})

describe('the session cookie', () => {
  const withCookie = (token: string, headers: Record<string, string> = {}) => ({
    cookie: `dsms_session=${token}`,
    ...headers,
  })
  const change = { body: { skin: 'dark' } }

  it('is as good as the bearer token for reading', async () => {
    const { token } = await makePerson()
    expect((await send(undefined, getMe, {}, withCookie(token))).status).toBe(200)
  })

  it.each([
    ['sec-fetch-site: same-origin', { 'sec-fetch-site': 'same-origin' }, 200],
    ['an origin that is the host', { origin: 'http://localhost:3000', host: 'localhost:3000' }, 200],
    ['nothing that tells', {}, 403],
    ['sec-fetch-site: cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['sec-fetch-site: same-site', { 'sec-fetch-site': 'same-site' }, 403],
    ['the origin of another site', { origin: 'https://evil.example' }, 403],
    ['the origin null', { origin: 'null' }, 403],
  ])('for a change with %s', async (_, headers, status) => {
    const { token } = await makePerson()
    const reply = await send(undefined, savePreferences, change, withCookie(token, headers as Record<string, string>))
    expect(reply.status).toBe(status)
    if (status === 403) expect(refusal(reply).code).toBe('foreign_origin')
  })

  it('does not help a wrong bearer token', async () => {
    const { token } = await makePerson()
    expect((await send('wrong', getMe, {}, withCookie(token))).status).toBe(401)
    const app = await testApp()
    const basic = await app.http.inject({ url: '/api/me', headers: withCookie(token, { authorization: 'Basic eDp5' }) })
    expect(basic.statusCode).toBe(401)
  })
})

describe('how long a session lasts', () => {
  const enter = async (stay?: Stay) => {
    const person = await makePerson({ password: goodPassword })
    const { body } = await callAs(undefined, login, { body: { email: person.email, password: goodPassword, stay } })
    return { ...body, id: person.id }
  }
  /** As if nobody had used the sessions of somebody for some hours, signed in so many days ago. */
  const rest = (id: number, hours: number, days = 0) =>
    query(sql`update sessions set expires_at = expires_at - ${hours} * interval '1 hour',
      signed_in_at = signed_in_at - ${days} * interval '1 day' where user_id = ${id} and refresh_hash <> 'none'`)
  const lives = async (stay: Stay | undefined, hours: number) => {
    const { id, refreshToken: token } = await enter(stay)
    await rest(id, hours)
    return (await refresh(token)).status === 200
  }

  it('is minutes for a program, hours of work for a browser, and weeks on a device of one’s own', async () => {
    expect([await lives(undefined, 0), await lives(undefined, 0.2)]).toEqual([true, false])
    expect([await lives('work', 11.9), await lives('work', 12.1)]).toEqual([true, false])
    expect([await lives('device', 29 * 24), await lives('device', 31 * 24)]).toEqual([true, false])
  })

  it('begins again with each use, and ends ninety days after the password was given', async () => {
    const { id, refreshToken: token } = await enter('device')
    await rest(id, 29 * 24, 89)
    const next = (await refresh(token)).body as { refreshToken: string }
    const [session] = await query<{ hours: number }>(
      sql`select round(extract(epoch from expires_at - now()) / 3600)::int as hours
            from sessions where user_id = ${id} and refresh_hash <> 'none'`,
    )
    expect(session?.hours).toBe(24)
    expect((await refresh(next.refreshToken)).status).toBe(200)
  })

  it('is what the platform says', async () => {
    const say = (key: string, value: number) =>
      query(sql`insert into setting_values (tenant, key, value) values (0, ${key}, ${JSON.stringify(value)}::jsonb)
        on conflict (tenant, key, branch_id, organization_id) do update set value = excluded.value`)
    await say('sign_in.work', 2)
    expect([await lives('work', 1.9), await lives('work', 2.1)]).toEqual([true, false])
    await say('sign_in.work', 12)
    await say('sign_in.longest', 10)
    const { id, refreshToken: token } = await enter('device')
    await rest(id, 24, 9.5)
    expect((await refresh(token)).status).toBe(200)
    const [session] = await query(
      sql`select round(extract(epoch from expires_at - now()) / 3600)::int as hours
            from sessions where user_id = ${id} and refresh_hash <> 'none'`,
    )
    await say('sign_in.longest', 90)
    expect(session).toEqual({ hours: 12 })
  })

  it('stays the same after a new password', async () => {
    const first = await enter('device')
    const password = 'another-quiet-harbour-28'
    const input = { current_password: goodPassword, password, password_confirmation: password }
    const { body } = await callAs(first.accessToken, changeOwnPassword, { body: input })
    await rest(first.id, 29 * 24)
    expect((await refresh(body.refreshToken)).status).toBe(200)
  })
})
