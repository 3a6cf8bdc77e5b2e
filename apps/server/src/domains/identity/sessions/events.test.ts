import { exportIdentityEvents, listIdentityEvents, listOwnEvents } from '@dsms/contract/identity/sessions/calls'
import { changeOwnPassword } from '@dsms/contract/kernel/session/me'
import { login, logout, refreshToken } from '@dsms/contract/kernel/session/signIn'
import { addDays } from '@dsms/contract/kernel/time/days'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  goodPassword,
  makePerson,
  makeSchoolAdmin,
  makeSuperAdmin,
  type TestPerson,
} from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'

const next = 'seven-green-kettles'
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Test/1' }
const signIn = (email: string, password: string) => send(undefined, login, { body: { email, password } }, browser)

describe('what happens at sign-in', () => {
  let admin: TestPerson & { schoolId: number }
  let person: TestPerson
  const list = async (wishes: object = {}, token = admin.token) =>
    (await callAs(token, listIdentityEvents, { query: { perPage: 100, ...wishes } })).body
  const told = async (wishes: object = {}) =>
    (await list({ person: person.id, ...wishes })).rows.map(({ kind, outcome }) => `${kind} ${outcome}`)

  beforeAll(async () => {
    admin = await makeSchoolAdmin()
    person = await makePerson({
      schoolId: admin.schoolId,
      password: goodPassword,
      firstName: 'Nour',
      lastName: 'Salem',
    })
    await signIn(person.email, 'wrong')
    const first = (await signIn(person.email, goodPassword)).body as { accessToken: string; refreshToken: string }
    const body = { current_password: goodPassword, password: next, password_confirmation: next }
    const changed = (await send(first.accessToken, changeOwnPassword, { body })).body as typeof first
    await send(changed.accessToken, logout, {})
    for (let turn = 0; turn < 5; turn++) await signIn(person.email, 'wrong')
    await signIn(person.email, next) // refused while locked: not an event of its own, or guessers would fill the log
  })

  it('is written down with who, when, from where and by which browser, the newest first', async () => {
    expect(await told()).toEqual([
      'lockout locked',
      ...Array(5).fill('sign_in wrong_password'),
      'sign_out succeeded',
      'password_changed succeeded',
      'sign_in succeeded',
      'sign_in wrong_password',
    ])
    const { rows } = await list({ person: person.id, kind: 'sign_in', outcome: 'succeeded' })
    expect(rows).toEqual([
      {
        id: expect.any(Number),
        at: expect.any(String),
        kind: 'sign_in',
        outcome: 'succeeded',
        person_id: person.id,
        name: 'Nour Salem',
        email: person.email,
        by: null,
        ip: '127.0.0.1',
        user_agent: browser['user-agent'],
      },
    ])
  })

  it('is filtered by person, kind, outcome and day, and searched by name', async () => {
    expect(await told({ kind: 'lockout' })).toEqual(['lockout locked'])
    expect((await told({ outcome: 'wrong_password' })).length).toBe(6)
    expect((await list({ q: 'nour sal', kind: 'sign_out' })).total).toBe(1)
    const today = new Date().toISOString().slice(0, 10)
    const dayOff = (days: number) => addDays(today, days)
    expect((await told({ from: dayOff(-1), to: dayOff(1) })).length).toBe(10)
    expect(await told({ from: dayOff(2) })).toEqual([])
    expect(await told({ to: dayOff(-2) })).toEqual([])
    expect((await told({ sort: 'at' }))[0]).toBe('sign_in wrong_password')
    expect(refusal(await send(admin.token, listIdentityEvents, { query: { sort: 'ip' } })).fields).toEqual({
      sort: 'unknown_sort',
    })
  })

  it('tells a refresh token that was used again', async () => {
    const thief = await makePerson({ schoolId: admin.schoolId, password: goodPassword })
    const { refreshToken: token } = (await signIn(thief.email, goodPassword)).body as { refreshToken: string }
    const refresh = () => send(undefined, refreshToken, { body: { refreshToken: token } })
    await refresh()
    await query(sql`update sessions set refreshed_at = now() - interval '1 minute' where user_id = ${thief.id}`)
    await refresh()
    expect((await list({ person: thief.id, kind: 'token_reuse' })).total).toBe(1)
  })

  it('is the school’s own, and the platform’s when it names the school', async () => {
    const other = await makeSchoolAdmin()
    expect((await list({ person: person.id }, other.token)).total).toBe(0)
    const platform = await makeSuperAdmin()
    expect((await list({ person: person.id }, platform.token)).total).toBe(0)
    expect((await list({ person: person.id, school_id: admin.schoolId }, platform.token)).total).toBe(10)
    const helper = await makePerson({ schoolId: admin.schoolId, permissions: ['staff_users.view'] })
    expect(refusal(await send(helper.token, listIdentityEvents, {})).status).toBe(403)
  })

  it('goes into a file with the same filter, for who may export', async () => {
    const file = await file_(admin.token)
    const lines =
      file.payload.trim().split('\r\n').length === 1
        ? file.payload.trim().split('\n')
        : file.payload.trim().split('\r\n')
    expect(lines.length).toBe(7)
    expect(lines[0]).toContain('at,name,email,kind,outcome,by,ip,user_agent')
    const reader = await makePerson({ schoolId: admin.schoolId, permissions: ['audit_log.view'] })
    expect((await file_(reader.token)).statusCode).toBe(403)
  })

  const file_ = async (token: string) => {
    const app = await testApp()
    return app.http.inject({
      url: `${exportIdentityEvents.path}?format=csv&person=${person.id}&outcome=wrong_password`,
      headers: { authorization: `Bearer ${token}` },
    })
  }

  it('is shown to its person, of their own account alone', async () => {
    const [own] = await query<{ id: string }>(sql`select gen_random_uuid() as id`)
    await query(sql`insert into sessions (id, account_id, user_id, tenant, refresh_hash, expires_at)
      values (${own?.id}, ${person.accountId}, ${person.id}, ${admin.schoolId}, 'x', now() + interval '1 hour')`)
    const { tokens } = await testApp()
    const { rows } = (await callAs(await tokens.sign(own?.id as string, person.id), listOwnEvents)).body
    expect(rows.length).toBe(10)
    expect(rows[0]).toMatchObject({ kind: 'lockout', outcome: 'locked', ip: '127.0.0.1' })
    expect((await callAs(admin.token, listOwnEvents)).body.rows).toEqual([])
  })

  it('cannot be changed, nor erased by a school', async () => {
    const { database } = await testApp()
    const { client } = await database.connect()
    try {
      await client.query('begin')
      await client.query(`select enter('${admin.sessionId}', null, null)`)
      await client.query('set local role dsms_app')
      expect((await client.query('delete from identity_events')).rowCount).toBe(0)
      await expect(client.query(`update identity_events set outcome = 'succeeded'`)).rejects.toThrow(
        /permission denied/,
      )
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})
