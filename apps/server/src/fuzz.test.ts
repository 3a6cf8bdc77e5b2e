import { allEndpoints } from '@dsms/contract'
import { login } from '@dsms/contract/kernel/session/signIn'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import { openServerDatabase } from './db/client.ts'
import { migrate } from './db/migrate/migrate.ts'
import { seedDemo } from './demo/demo.ts'
import type { App } from './kernel/services.ts'
import { makeSchoolAdmin, makeSuperAdmin, type TestPerson } from './testing/factories.ts'
import { firstOfEach, requestFor, rollingBack, short, some } from './testing/fuzzing.ts'
import { makeDatabase, openEmptyDatabase, testApp, testEnv, testSecret } from './testing/harness.ts'
import { inputFor } from './testing/inputs.ts'
import { makeOneOfEach, type OneOfEach } from './testing/oneOfEach.ts'
import { query } from './testing/reads.ts'
import { replaced, wrongsOf } from './testing/wrongValues.ts'

/** First and last days that can be written, and those beside them. */
const edges = ['9999-12-31', '9999-12-30', '9999-01-01', '0001-01-01', '0001-12-31']

const endpoints = Object.entries(allEndpoints).filter(([, { answers }]) => answers !== 'events')

interface World {
  app: App
  /** Somebody who may do everything in a school, and on the platform, with the records that they know. */
  ofSchool: { token: string; records: OneOfEach }
  ofPlatform: { token: string; records: OneOfEach }
  /** Calls that are theirs alone. */
  end?: () => Promise<void>
}

/** How many of each call: all of them take long. `FUZZ=full`, or a number; otherwise a few, the same ones each time. */
const { FUZZ } = process.env
const ofEachCall = (usual: number) => (FUZZ === 'full' ? Number.POSITIVE_INFINITY : Number(FUZZ ?? usual))

const nothing = (of: TestPerson): OneOfEach => ({ person: of.id, role: of.roleId, named: {}, areas: {} })

/** On the tests' own database, where nothing stays; a session lasts as long as all values take. */
async function worldOf(records: (of: TestPerson) => Promise<OneOfEach> | OneOfEach): Promise<World> {
  const [admin, superAdmin] = [await makeSchoolAdmin(), await makeSuperAdmin()]
  const [ours, platforms] = [await records(admin), await records(superAdmin)]
  await query(
    sql`update sessions set expires_at = now() + interval '1 day' where user_id in (${admin.id}, ${superAdmin.id})`,
  )
  const { database, tokens } = await testApp()
  // not closed, since the database belongs to others too
  const app = await createApp(testEnv(), rollingBack(database), testSecret)
  const signed = ({ sessionId, id }: TestPerson) => tokens.sign(sessionId, id)
  return {
    app,
    ofSchool: { token: await signed(admin), records: ours },
    ofPlatform: { token: await signed(superAdmin), records: platforms },
  }
}

/** The demonstration, with the first of each list as the record that is named. */
async function demonstration(): Promise<World> {
  const server = process.env.TEST_DATABASE_URL
  const database = server ? openServerDatabase(await makeDatabase(server), 4) : await openEmptyDatabase()
  await migrate(database)
  const env = testEnv({ ACCESS_TOKEN_MINUTES: '1440', REFRESH_TOKEN_MINUTES: '1440', DSMS_DEMO: 'true' })
  await seedDemo(database, env)
  const first = await createApp(env, database, testSecret)
  const enter = async (email: string, password: string) => {
    const { accessToken } = (
      await first.http.inject({ method: 'POST', url: login.path, payload: { email, password } })
    ).json<{ accessToken: string }>()
    return { token: accessToken, records: await firstOfEach(first, accessToken) }
  }
  const [ofSchool, ofPlatform] = [await enter('school@demo.com', 'school'), await enter('admin@demo.com', 'admin')]
  return {
    app: await createApp(env, rollingBack(database), testSecret),
    ofSchool,
    ofPlatform,
    end: () => first.http.close().then(() => database.close()),
  }
}

const worlds = [
  { name: 'a school with one of each', usual: 6, make: () => worldOf(makeOneOfEach) },
  { name: 'an empty school', usual: 1, make: () => worldOf(nothing) },
  { name: 'the demonstration', usual: 1, make: demonstration },
]

describe.each(worlds)('wrong values in $name', ({ usual, make }) => {
  let world: World
  const tried = { calls: 0, values: 0, accepted: 0 }
  beforeAll(async () => {
    world = await make()
  })
  afterAll(async () => {
    if (FUZZ) console.log(`wrong values: ${JSON.stringify(tried)}`)
    await world.end?.()
  })

  it.each(endpoints)(
    '%s answers none of them by a failure of the server',
    async (name, endpoint) => {
      const isOfSchool = endpoint.access === 'session' || endpoint.access === 'public' || 'school' in endpoint.access
      const { token, records } = isOfSchool ? world.ofSchool : world.ofPlatform
      const example = inputFor(endpoint, records)
      const all = wrongsOf(endpoint, example as never)
      const failures: string[] = []
      tried.calls++
      for (const wrong of some(all, name, ofEachCall(usual))) {
        tried.values++
        const reply = await world.app.http.inject(requestFor(endpoint, wrong, replaced(wrong, example as never), token))
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
    ...edges.flatMap((day) => [
      `/api/holidays/days?from=${day}&to=${day}`,
      `/api/school/board?from=${day}&to=${day}&by=trainer`,
      `/api/school/lessons?from=${day}T00:00:00Z&to=${day}T23:59:59Z`,
      `/api/school/lessons-to-replan?from=${day}T00:00:00Z&to=${day}T23:59:59Z`,
      `/api/school/availability?from=${day}&to=${day}`,
    ]),
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
    const reply = await world.app.http.inject({ url, headers: { authorization: `Bearer ${world.ofSchool.token}` } })
    expect(reply.statusCode, reply.body).toBeLessThan(500)
  })
})

describe('wrong values', () => {
  it('leave nothing behind', async () => {
    const [left] = await query<{ roles: number }>(
      sql`select count(*)::integer as roles from roles where name = 'Another name'`,
    )
    expect(left).toEqual({ roles: 0 })
  })
})
