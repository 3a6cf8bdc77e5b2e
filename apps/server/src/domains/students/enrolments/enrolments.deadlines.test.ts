import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { enrolmentDeadlines } from './enrolments.deadlines.ts'
import { enrolmentsOf } from './enrolments.testing.ts'

let owner: TestPerson
beforeAll(async () => {
  owner = await makeSchoolAdmin()
})

const { make, get, change, walk } = enrolmentsOf(() => owner)
const day = (days: number) => sql`((now() at time zone 'Asia/Riyadh')::date + ${days}::integer)`
const deadline = (id: number, days: number) =>
  query(sql`update enrolments set start_on = ${day(days - 30)}, deadline_on = ${day(days)} where id = ${id}`)
const run = async () => {
  const { database } = await testApp()
  await asSystem(database, (context) => enrolmentDeadlines.run(context))
}

it('expires the day after its deadline, whatever it waits for; nobody sees to it by hand', async () => {
  const [over, waiting, last, passed] = [await make(), await make(), await make(), await make()]
  await walk(waiting.id, 'awaiting_documents')
  await walk(passed.id, 'awaiting_documents', 'awaiting_payment', 'active', 'training_complete', 'exam_phase', 'passed')
  for (const { id } of [over, waiting, passed]) await deadline(id, -1)
  await deadline(last.id, 0)
  await run()
  const statuses = await Promise.all([over, waiting, last, passed].map(async ({ id }) => (await get(id)).status))
  expect(statuses).toEqual(['expired', 'expired', 'draft', 'passed'])
  expect((await get(over.id)).history[0]).toMatchObject({ by: null, fields: ['status'] })
})

it('expires by hand only when the deadline has passed', async () => {
  const { id } = await make()
  expect(refusal(await change(id, 'expired'))).toEqual(wrongFields({ status: 'deadline_to_come' }))
  await deadline(id, 0)
  expect(refusal(await change(id, 'expired'))).toEqual(wrongFields({ status: 'deadline_to_come' }))
})

it('goes by the clock of the school, and knows when it has to look again', async () => {
  const { id } = await make()
  await deadline(id, 0)
  const { database } = await testApp()
  const next = await asSystem(database, ({ db }) => enrolmentDeadlines.next(db))
  const [row] = await query<{ at: string }>(sql`
    select to_char((${day(1)}::timestamp at time zone 'Asia/Riyadh') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as at`)
  expect(next?.slice(0, 16)).toBe(row?.at)
  // a day that has begun in the east of the earth is still to come in its west
  await query(sql`update schools set time_zone = 'Pacific/Kiritimati' where id = ${owner.schoolId}`)
  await query(
    sql`update enrolments set deadline_on = (now() at time zone 'Pacific/Kiritimati')::date - 1 where id = ${id}`,
  )
  await query(sql`update schools set time_zone = 'Etc/GMT+12' where id = ${owner.schoolId}`)
  await run()
  expect((await get(id)).status).toBe('draft')
  await query(sql`update schools set time_zone = 'Pacific/Kiritimati' where id = ${owner.schoolId}`)
  await run()
  expect((await get(id)).status).toBe('expired')
})
