import { dayAhead } from '@dsms/contract/kernel/time/days'
import * as calls from '@dsms/contract/schedule/booking/calls'
import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { callAs, send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { type Learner, makeBookingSchool } from './booking.testing.ts'

let school: Awaited<ReturnType<typeof makeBookingSchool>>
let one: Learner
let two: Learner
beforeAll(async () => {
  school = await makeBookingSchool(2)
  await query(sql`update schools set currency = 'SAR' where id = ${school.owner.schoolId}`)
  await query(sql`update lesson_types set price_minor = 12000 where id = ${school.type_id}`)
  ;[one, two] = school.learners as [Learner, Learner]
})

const at = (hour: string) => `${dayAhead(3)}T${hour}:00.000Z`
const costOf = async (who: Learner, id: number) =>
  (await callAs(who.token, calls.previewMyLessonCost, { params: { id } })).body

it('what a held time costs is told before it is booked: its price, what is charged, what is bought ahead', async () => {
  const held = await school.hold(two, at('09:00'))
  expect(held.status, JSON.stringify(held.body)).toBe(201)
  const price = { minutes: 60, price_minor: 12_000, currency: 'SAR' }
  // this school charges no single lessons, until it says so
  expect(await costOf(two, held.body.id)).toEqual({ ...price, covered_minutes: 0, rest_minor: 0 })
  await school.set('money.charge_lessons', true)
  expect(await costOf(two, held.body.id)).toEqual({ ...price, covered_minutes: 0, rest_minor: 12_000 })
  const charged = await school.book(two, held.body.id)
  expect(charged.status, JSON.stringify(charged.body)).toBe(201)
  const [charge] = await query(sql`
    select kind, amount_minor::integer as amount, due_on::text from charges where enrolment_id = ${two.enrolment}`)
  expect(charge).toEqual({ kind: 'lesson', amount: 12_000, due_on: dayAhead(3) })

  const { version } = (
    await callAs(school.owner.token, enrolments.calls.get, { params: { id: one.enrolment }, query: {} as never })
  ).body
  const said = await send(school.owner.token, enrolments.calls.update, {
    params: { id: one.enrolment },
    body: { version, prepaid_minutes: 90 },
  })
  expect(said.status, JSON.stringify(said.body)).toBe(200)
  const own = await school.hold(one, at('11:00'))
  expect(await costOf(one, own.body.id)).toEqual({ ...price, covered_minutes: 60, rest_minor: 0 })
  const booked = await school.book(one, own.body.id)
  // what the lesson itself holds is left for it
  expect(await costOf(one, booked.body.id)).toMatchObject({ covered_minutes: 60, rest_minor: 0 })
})

it('is told of nobody else’s lesson', async () => {
  const [theirs] = (await school.mine(two)).coming
  const call = await send(one.token, calls.previewMyLessonCost, { params: { id: Number(theirs?.id) } })
  expect(call.status).toBe(404)
})
