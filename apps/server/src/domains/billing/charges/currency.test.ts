import * as calls from '@dsms/contract/billing/charges/calls'
import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import { getLessonFacts } from '@dsms/contract/schedule/lessons/calls'
import { previewCancellation } from '@dsms/contract/schedule/policies/calls'
import type { Facts } from '@dsms/contract/schedule/rules/facts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { makePerson, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { bookedLongAgo, lessonsOf, makeLessonSchool } from '../../schedule/lessons/lessons.testing.ts'

let school: Awaited<ReturnType<typeof makeLessonSchool>>
let student: TestPerson
let enrolment: number
const lessons = lessonsOf(() => school.owner)
beforeAll(async () => {
  school = await makeLessonSchool()
  await query(sql`update schools set currency = 'SAR' where id = ${school.owner.schoolId}`)
  student = await makePerson({ schoolId: school.owner.schoolId, kind: 'student' })
  await query(sql`update users set birth_date = '2000-01-01' where id = ${student.id}`)
  enrolment = await school.enrolment({ student_id: student.id })
})

const add = async (amount_minor: number) => {
  const body = { enrolment_id: enrolment, amount_minor, due_on: '2020-01-01' }
  return (await callAs(school.owner.token, calls.createCharge, { body })).body
}
/** A charge as a school has it that reckoned in another money before. */
async function chargeBefore(amount: number) {
  const { id } = await add(amount)
  await query(sql`update charges set currency = 'KWD' where id = ${id}`)
  return id
}
const pay = async (id: number) => {
  const { rows } = await listed()
  const version = Number(rows.find((row) => row.id === id)?.version)
  return (await callAs(school.owner.token, calls.payCharge, { params: { id }, body: { version } })).body
}
const listed = async () =>
  (await callAs(school.owner.token, calls.listCharges, { query: { student_id: student.id } as never })).body

it('a charge keeps its money, also when it is paid', async () => {
  const own = await add(15_000)
  const other = await chargeBefore(4_000)
  expect(own.currency).toBe('SAR')
  expect(await pay(other)).toMatchObject({ status: 'paid', currency: 'KWD', amount_minor: 4_000 })
  const paid = await query(sql`
    select p.currency, p.amount_minor::integer from payments p join allocations a on a.payment_id = p.id where a.charge_id = ${other}`)
  expect(paid).toEqual([{ currency: 'KWD', amount_minor: 4_000 }])
  await expect(
    query(sql`update schools set currency = 'KWD' where id = ${school.owner.schoolId}`),
    'the school keeps its own',
  ).rejects.toThrow()
})

it('what is open, overdue and balance is added for each money apart, for the office and the student', async () => {
  await chargeBefore(1_000)
  await chargeBefore(2_000)
  const refilled = await chargeBefore(500)
  await pay(refilled)
  await query(sql`select reverse_charges(${school.owner.schoolId}, array[${refilled}]::integer[], 'refilled', null)`)
  await add(7_000)
  const sums = [
    { currency: 'KWD', open_minor: 3_000, overdue_minor: 3_000, balance_minor: 500 },
    { currency: 'SAR', open_minor: 22_000, overdue_minor: 22_000, balance_minor: 0 },
  ]
  const mine = (await callAs(student.token, calls.listMyCharges, { query: {} })).body
  expect([(await listed()).sums, mine.sums]).toEqual([sums, sums])
  for (const { charges } of [mine, { charges: (await listed()).rows }])
    expect(charges.map(({ amount_minor, currency }) => [amount_minor, currency])).toEqual([
      [7_000, 'SAR'],
      [500, 'KWD'],
      [2_000, 'KWD'],
      [1_000, 'KWD'],
      [4_000, 'KWD'],
      [15_000, 'SAR'],
    ])
})

it('a debt that keeps a student from booking is reckoned in the school’s own money', async () => {
  const start = Date.now() + 48 * hourMs
  const body = {
    type_id: await school.type(),
    branch_id: school.branch_id,
    enrolment_ids: [enrolment],
    start: new Date(start).toISOString(),
    end: new Date(start + hourMs).toISOString(),
    from: new Date(start - hourMs).toISOString(),
    to: new Date(start + 2 * hourMs).toISOString(),
  }
  const told = await send(school.owner.token, getLessonFacts, { body })
  expect((told.body as { facts: Facts }).facts.enrolments[enrolment]).toMatchObject({ overdue_minor: 22_000 })
})

it('what it costs to call a lesson off is in the money in which the seat was priced', async () => {
  const start = Date.now() + hourMs
  const made = await lessons.create({
    type_id: await school.type({ price_minor: 12_000 }),
    branch_id: school.branch_id,
    trainer_id: await school.trainer(),
    enrolment_ids: [await school.enrolment()],
    start: new Date(start).toISOString(),
    end: new Date(start + hourMs).toISOString(),
  })
  const { id, version, bookings } = made.body.lesson
  await bookedLongAgo(id)
  await query(sql`update bookings set currency = 'KWD' where lesson_id = ${id}`)
  const cost = { amount_minor: 12_000, currency: 'KWD' }
  const preview = await callAs(school.owner.token, previewCancellation, {
    params: { id },
    body: { reason: 'student_other' },
  })
  expect(preview.body.costs).toMatchObject([{ cost }])
  expect((await lessons.cancel(id, { version, reason: 'student_other' })).status).toBe(200)
  const noted = await query(sql`
    select amount_minor::integer, currency from charges where booking_id = ${Number(bookings[0]?.id)}`)
  expect(noted).toEqual([cost])
})
