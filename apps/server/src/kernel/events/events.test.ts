import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { saveSchoolMatrix } from '@dsms/contract/identity/roles/privileges'
import { modules } from '@dsms/contract/kernel/permissions'
import { changeOwnPassword } from '@dsms/contract/kernel/session/me'
import { login, logout, refreshToken } from '@dsms/contract/kernel/session/signIn'
import { changeSchoolStaffStatus } from '@dsms/contract/staff/staff/school'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { openServerDatabase } from '../../db/client.ts'
import { eventually } from '../../testing/eventually.ts'
import { goodPassword, makePerson, makeRole, makeSchoolAdmin, type TestPerson } from '../../testing/factories.ts'
import { callAs, testApp, testEnv, testSecret } from '../../testing/harness.ts'
import { query } from '../../testing/reads.ts'
import { arrives, listenAs, listeningApp, type Stream, secondServer } from '../../testing/world/stream.ts'
import type { App } from '../services.ts'
import { endStaleStreams, streamsOfPerson } from './openStreams.ts'

const staffView = modules.school.find(({ key }) => key === 'staff_users')
const change = (admin: TestPerson, role_id: number) =>
  callAs(admin.token, saveSchoolMatrix, {
    body: {
      role_id,
      privileges: [{ module_id: staffView?.id ?? 0, privilege_id: staffView?.privileges[0]?.id ?? 0, status: true }],
    },
  })

describe('the event stream', () => {
  let app: App
  let admin: Awaited<ReturnType<typeof makeSchoolAdmin>>
  let role: { id: number }
  let person: TestPerson

  beforeAll(async () => {
    app = await listeningApp()
    admin = await makeSchoolAdmin()
    role = await makeRole(admin.schoolId)
    person = await makePerson({ schoolId: admin.schoolId, roleId: role.id })
  })

  it('tells the people of a role within a second that it may do something else, and nobody else', async () => {
    const other = await makePerson({ schoolId: admin.schoolId })
    const [concerned, unconcerned] = [await listenAs(app, person.token), await listenAs(app, other.token)]
    await change(admin, role.id)
    await arrives(concerned.events, 'ability')
    await arrives(concerned.events, 'notification')
    expect(unconcerned.events).toEqual([])
  })

  it('stays silent when nothing changed or the change was undone', async () => {
    const { events } = await listenAs(app, person.token)
    await change(admin, role.id)
    const body = { role_id: role.id, privileges: [{ module_id: 1, privilege_id: 1, status: true }] }
    await callAs(admin.token, saveSchoolMatrix, { body })
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(events).toEqual([])
  })

  it('tells somebody whose sessions end', async () => {
    const gone = await makePerson({ schoolId: admin.schoolId })
    const [{ events }, other] = [await listenAs(app, gone.token), await listenAs(app, person.token)]
    await callAs(admin.token, changeSchoolStaffStatus, { body: { id: gone.id, status: 'inactive' } })
    await arrives(events, 'signed-out')
    expect(other.events).toEqual([])
  })

  it('tells other browsers that the person chose a password, and not the one it was chosen in', async () => {
    const person = await makePerson({ password: goodPassword })
    const session = { email: person.email, password: goodPassword }
    const elsewhere = (await callAs(undefined, login, { body: session })).body.accessToken
    const [here, there] = [await listenAs(app, person.token), await listenAs(app, elsewhere)]
    const password = 'seven-green-kettles'
    await callAs(person.token, changeOwnPassword, {
      body: { current_password: goodPassword, password, password_confirmation: password },
    })
    await arrives(there.events, 'signed-out')
    expect(here.events).toEqual([])
  })

  it('tells the browser of a copied refresh token, and not other browsers of the person', async () => {
    const person = await makePerson({ password: goodPassword })
    const session = { email: person.email, password: goodPassword }
    const { accessToken, refreshToken: token } = (await callAs(undefined, login, { body: session })).body
    const [there, here] = [await listenAs(app, accessToken), await listenAs(app, person.token)]
    const exchange = (used: string) => callAs(undefined, refreshToken, { body: { refreshToken: used } })
    const { body: next } = await exchange(token)
    await exchange(next.refreshToken)
    // the one before last: whoever has it did not get it from its owner
    await exchange(token)
    await arrives(there.events, 'signed-out')
    expect(here.events).toEqual([])
  })

  it('ends with its session: by signing out at once, by time soon after', async () => {
    const [leaving, idle] = [await makePerson(), await makePerson()]
    const [left, expired] = [await listenAs(app, leaving.token), await listenAs(app, idle.token)]
    await callAs(leaving.token, logout)
    await eventually(() => expect(left.isOpen()).toBe(false))
    expect(left.events, 'this browser knows').toEqual([])
    await query(sql`update sessions set expires_at = now() where user_id = ${idle.id}`)
    await endStaleStreams(app.database)
    await eventually(() => expect(expired.isOpen()).toBe(false))
  })

  it('is one of ten at most that a person has: the oldest ends with a hint', async () => {
    const person = await makePerson()
    const streams: Stream[] = []
    for (let n = 0; n < streamsOfPerson; n++) streams.push(await listenAs(app, person.token))
    expect(streams.every((stream) => stream.isOpen())).toBe(true)
    const newest = await listenAs(app, person.token)
    await eventually(() => expect(streams[0]?.isOpen()).toBe(false))
    expect(streams[0]?.all.at(-1)?.event).toEqual({ type: 'crowded' })
    expect([...streams.slice(1), newest].every((stream) => stream.isOpen())).toBe(true)
  })

  it('is closed to strangers and ended sessions', async () => {
    const gone = await makePerson({ schoolId: admin.schoolId })
    await callAs(gone.token, logout)
    const { port } = app.http.server.address() as AddressInfo
    for (const headers of [undefined, { authorization: `Bearer ${gone.token}` }]) {
      const response = await fetch(`http://127.0.0.1:${port}/api/events`, headers && { headers })
      expect(response.status).toBe(401)
    }
  })

  it('carries the security headers of every other answer', async () => {
    const { port } = app.http.server.address() as AddressInfo
    const controller = new AbortController()
    const response = await fetch(`http://127.0.0.1:${port}/api/events`, {
      headers: { authorization: `Bearer ${person.token}` },
      signal: controller.signal,
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    controller.abort()
  })
})

describe.runIf(process.env.TEST_DATABASE_URL)('two servers on one database', () => {
  let second: App
  beforeAll(async () => {
    second = await secondServer()
  })
  afterAll(async () => {
    await second.http.close()
    await second.database.close()
  })

  it('share their events', async () => {
    const admin = await makeSchoolAdmin()
    const role = await makeRole(admin.schoolId)
    const person = await makePerson({ schoolId: admin.schoolId, roleId: role.id })
    const { events } = await listenAs(second, person.token)
    await change(admin, role.id) // on the first
    await arrives(events, 'ability')
  })

  it('listen again after their connections broke', async () => {
    const admin = await makeSchoolAdmin()
    const role = await makeRole(admin.schoolId)
    const person = await makePerson({ schoolId: admin.schoolId, roleId: role.id })
    const broken = await second.database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`)
    // other tests of this process may listen too
    expect(broken.rowCount).toBeGreaterThanOrEqual(2)
    const { events } = await listenAs(second, person.token)
    // heard, or looked up when it listens again
    await change(admin, role.id)
    await arrives(events, 'ability')
  })

  it('keep listening when one of them stops', async () => {
    const database = openServerDatabase(process.env.TEST_DATABASE_URL as string, 1)
    await database.listen('another', () => {})
    await database.close()
    const admin = await makeSchoolAdmin()
    const role = await makeRole(admin.schoolId)
    const person = await makePerson({ schoolId: admin.schoolId, roleId: role.id })
    const { events } = await listenAs(second, person.token)
    await change(admin, role.id)
    await arrives(events, 'ability')
  })
})

describe('a stopping server', () => {
  it('ends the streams instead of waiting for them', async () => {
    const { database } = await testApp()
    const app = await createApp(testEnv(), database, testSecret)
    await app.http.listen({ host: '127.0.0.1', port: 0 })
    const person = await makePerson()
    const stream = await listenAs(app, person.token)
    const closed = once(app.http.server, 'close')
    await app.http.close()
    await closed
    await eventually(() => expect(stream.isOpen()).toBe(false))
  }, 10_000)
})
