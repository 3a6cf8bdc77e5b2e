import { allEndpoints } from '@dsms/contract'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import { importCalendar } from '@dsms/contract/messages/calendar/exchange'
import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { importHolidaysIcs } from '@dsms/contract/school/holidays/calls'
import { students } from '@dsms/contract/students/students/calls'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { fleetRows } from '../../domains/resources/vehicles/vehicles.testing.ts'
import { eventually } from '../../testing/eventually.ts'
import { makeSchoolAdmin, type TestPerson } from '../../testing/factories.ts'
import { testApp, testEnv, testSecret } from '../../testing/harness.ts'
import { query } from '../../testing/reads.ts'
import type { App } from '../services.ts'

/** As many rows as the planner believes a table to have, and as many as it has. */
const rowsOf = async (table: string) => {
  const [row] = await query<{ believed: number; there: number }>(sql`
    select reltuples::integer as believed, (select count(*)::integer from ${sql.identifier(table)}) as there
      from pg_class where oid = ${table}::regclass`)
  return row
}

/** A server has its autovacuum. */
const isServer = process.env.TEST_DATABASE_URL !== undefined

describe('after an import', () => {
  let app: App
  let owner: TestPerson & { schoolId: number }
  let rounds = 0
  beforeAll(async () => {
    // its due work does not look by itself, so that what is done was asked for
    app = await createApp(testEnv(), (await testApp()).database, testSecret)
    app.due.add({ name: 'count', next: async () => null, run: async () => ++rounds < 0 })
    owner = await makeSchoolAdmin()
  })
  afterAll(() => app.http.close())
  beforeEach(async () => {
    // what the test before asked for has been looked at
    await app.due.wake()
    rounds = 0
  })

  async function make(call: Endpoint, body: object) {
    const headers = { authorization: `Bearer ${owner.token}` }
    const reply = await app.http.inject({ method: 'POST', url: call.path, payload: body, headers })
    expect(reply.statusCode, reply.body).toBeLessThan(300)
    return reply.json<{ imported: number }>()
  }

  /** The planner takes the table for empty, however many rows others have left there: what is brought is much. */
  const forget = async (table: string) =>
    (await testApp()).database.pool.query(`update pg_class set reltuples = 0 where oid = $1::regclass`, [table])

  /** The work that the import asked for is done; what it wrote counts once its transaction and the one after it ended. */
  async function expectKnown(table: string, atLeast: number) {
    await eventually(() => expect(rounds).toBeGreaterThan(0))
    await app.due.wake()
    const { believed = 0, there } = (await rowsOf(table)) ?? {}
    expect(there).toBeGreaterThanOrEqual(atLeast)
    expect(believed).toBe(there)
  }

  it.skipIf(isServer)('of students the planner knows how many there are', async () => {
    await forget('students')
    await forget('users')
    const rows = Array.from({ length: 120 }, (_, n) => ({ first_name_ar: 'سارة', family_name_ar: `العلي ${n}` }))
    expect((await make(students.calls.importSheet, { rows, mode: 'good' })).imported).toBe(120)
    await expectKnown('students', 120)
    await expectKnown('users', 120)
  })

  it.skipIf(isServer)('of vehicles it does too', async () => {
    await forget('vehicles')
    const rows = await fleetRows(owner, 120)
    expect((await make(vehicles.calls.importSheet, { rows, mode: 'good' })).imported).toBe(120)
    await expectKnown('vehicles', 120)
  })

  it.each([
    ['holidays', importHolidaysIcs, 'good'],
    ['events', importCalendar, 'all'],
  ])('of %s from a calendar file it is looked at as well', async (_, call, mode) => {
    const event = ['BEGIN:VEVENT', 'UID:one@example.org', 'DTSTART;VALUE=DATE:20300922', 'SUMMARY:Day', 'END:VEVENT']
    const content = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...event, 'END:VCALENDAR', ''].join('\r\n')
    await make(call, { content, mode })
    await eventually(() => expect(rounds).toBeGreaterThan(0))
  })

  it('of any kind it is: each call that takes in a file says that its rows may be wrong, by which it is known', () => {
    const imports = Object.entries(allEndpoints).filter(([, { path }]) => /\/import$/.test(path))
    const unknown = imports.filter(([, { errors }]: [string, Endpoint]) => !errors?.includes('import_rows_invalid'))
    // which asks by itself, above
    expect(unknown.map(([name]) => name)).toEqual(['importCalendar'])
    expect(imports.length).toBeGreaterThan(20)
  })

  it('of one record nobody is asked to look', async () => {
    const input = { first_name: { ar: 'سارة' }, family_name: { ar: 'العلي' } }
    await make(students.calls.create, input)
    expect(rounds).toBe(0)
  })
})
