import { allEndpoints } from '@dsms/contract'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import type { Database } from './db/client.ts'
import type { App } from './kernel/services.ts'
import { makeSchoolAdmin, makeSuperAdmin, type TestPerson } from './testing/factories.ts'
import { testApp, testEnv, testSecret } from './testing/harness.ts'
import { inputFor } from './testing/inputs.ts'
import { makeOneOfEach, type OneOfEach } from './testing/oneOfEach.ts'
import { query } from './testing/reads.ts'
import { replaced, type Wrong, wrongsOf } from './testing/wrongValues.ts'

/** All of them take long: `FUZZ=full`, or how many of each call. Otherwise a few, the same ones each time. */
const { FUZZ } = process.env
const ofEachCall = FUZZ === 'full' ? Number.POSITIVE_INFINITY : Number(FUZZ ?? 6)

const endpoints = Object.entries(allEndpoints).filter(([, { answers }]) => answers !== 'events')

describe('wrong values', () => {
  let app: App
  let admin: TestPerson & { schoolId: number }
  let superAdmin: TestPerson
  let ours: OneOfEach
  let platforms: OneOfEach
  const tried = { calls: 0, values: 0, accepted: 0 }

  beforeAll(async () => {
    admin = await makeSchoolAdmin()
    superAdmin = await makeSuperAdmin()
    ours = await makeOneOfEach(admin)
    platforms = await makeOneOfEach(superAdmin)
    // all values take longer than a session of the tests lasts
    await query(
      sql`update sessions set expires_at = now() + interval '1 day' where user_id in (${admin.id}, ${superAdmin.id})`,
    )
    app = await createApp(testEnv(), rollingBack((await testApp()).database), testSecret)
  })
  // not closed, since the database belongs to others too
  afterAll(() => {
    if (FUZZ) console.log(`wrong values: ${JSON.stringify(tried)}`)
  })

  it.each(endpoints)(
    '%s answers none of them by a failure of the server',
    async (name, endpoint) => {
      const isOfSchool = endpoint.access === 'session' || endpoint.access === 'public' || 'school' in endpoint.access
      const [person, records] = isOfSchool ? [admin, ours] : [superAdmin, platforms]
      const token = await app.tokens.sign(person.sessionId, person.id)
      const example = inputFor(endpoint, records)
      const all = wrongsOf(endpoint, example as never)
      const failures: string[] = []
      tried.calls++
      for (const wrong of some(all, name)) {
        tried.values++
        const reply = await app.http.inject(requestFor(endpoint, wrong, replaced(wrong, example as never), token))
        if (reply.statusCode < 400) tried.accepted++
        // whoever is turned away at the door shows nothing of what is behind it
        const isTurnedAway = reply.statusCode === 401 && endpoint.access !== 'public'
        if (reply.statusCode >= 500 || isTurnedAway)
          failures.push(`${reply.statusCode} for ${wrong.part}.${wrong.path.join('.')} = ${short(wrong.value)}`)
      }
      expect(failures).toEqual([])
    },
    FUZZ ? 600_000 : 30_000,
  )

  it.each([
    '/api/holidays/days?from=9999-12-31&to=9999-12-31',
    '/api/holidays/days?from=0001-01-01&to=0001-01-31',
    '/api/school/vehicle-expiries?from=9999-12-01&months=12',
    '/api/school/roles?q=%00',
    '/api/invoices/clients?q=%00',
    '/apps/email/emails?q=%00',
    '/blog/list/data?q=%00',
    '/api/school/roles?q=%ED%A0%80',
    '/api/school/roles?q=a&q=b',
    '/api/school/roles?page[__proto__]=1',
  ])('%s is answered', async (url) => {
    const reply = await app.http.inject({ url, headers: { authorization: `Bearer ${admin.token}` } })
    expect(reply.statusCode, reply.body).toBeLessThan(500)
  })

  it('left nothing behind', async () => {
    const [left] = await query<{ roles: number; open: number }>(sql`
      select (select count(*)::integer from roles where tenant = ${admin.schoolId} and name = 'Another name') as roles,
             (select count(*)::integer from sessions where user_id = ${admin.id} and ended_at is null) as open`)
    expect(left).toEqual({ roles: 0, open: 1 })
  })
})

/** A database on which everything is done and nothing stays, so that each value meets the same records. */
function rollingBack(database: Database): Database {
  return {
    ...database,
    async connect() {
      const connection = await database.connect()
      const { client } = connection
      const { query, release: end } = client
      const ask = query.bind(client) as unknown as (...args: unknown[]) => Promise<unknown>
      const instead = (...args: unknown[]) =>
        args[0] === 'commit' ? ask('set constraints all immediate').then(() => ask('rollback')) : ask(...args)
      client.query = instead as unknown as typeof query
      client.release = (broken) => {
        client.query = query
        client.release = end
        end.call(client, broken)
      }
      return connection
    },
  }
}

/** As many as fit, spread over all, beginning at a place that the name gives. */
function some(all: Wrong[], name: string): Wrong[] {
  let seed = 7
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 1_000_003
  const step = Math.max(1, Math.floor(all.length / ofEachCall))
  return Array.from(
    { length: Math.min(ofEachCall, all.length) },
    (_, nth) => all[(seed + nth * step) % all.length] as Wrong,
  )
}

/** `requestOf` drops what is empty, and half a surrogate pair has no place in an address but by its bytes. */
function requestFor(endpoint: Endpoint, { part }: Wrong, input: Record<Wrong['part'], unknown>, token: string) {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encoded(params[name]))
  const query = Object.entries((input.query ?? {}) as object)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')
  const hasBody = endpoint.body !== undefined
  const isBytes = endpoint.accepts === 'bytes'
  return {
    method: endpoint.method as 'GET',
    url: query ? `${path}?${query}` : path,
    ...(hasBody ? { payload: JSON.stringify(input.body ?? {}) } : isBytes ? { payload: part } : {}),
    headers: {
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(isBytes ? { 'content-type': 'application/octet-stream' } : {}),
      ...(endpoint.access === 'public' ? {} : { authorization: `Bearer ${token}` }),
    },
  }
}

const encoded = (value: unknown) => {
  const text = String(value)
  if (text.isWellFormed()) return encodeURIComponent(text)
  return [...text].map((letter) => (letter.isWellFormed() ? encodeURIComponent(letter) : '%ED%A0%80')).join('')
}

const short = (value: unknown) => JSON.stringify(value)?.slice(0, 60)
