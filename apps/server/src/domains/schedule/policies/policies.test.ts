import { listCharges, listMyCharges, payBackCharge, payCharge } from '@dsms/contract/billing/charges/calls'
import { getSchoolToday } from '@dsms/contract/insight/today/calls'
import { hourMs, minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { bookSeat, cancelSeat } from '@dsms/contract/schedule/classes/calls'
import { cancelLesson, missLesson } from '@dsms/contract/schedule/lessons/calls'
import type { CancelReason } from '@dsms/contract/schedule/lessons/statuses'
import { previewCancellation } from '@dsms/contract/schedule/policies/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { bookedLongAgo, lessonsOf, makeLessonSchool } from '../lessons/lessons.testing.ts'

type Changes = Record<string, unknown>

let school: Awaited<ReturnType<typeof makeLessonSchool>>
let type_id: number
const lessons = lessonsOf(() => school.owner)

/** A lesson of an hour for 120.00, so far from now, with a student and a trainer who have no other. */
async function lessonIn(ms: number, more: Changes = {}) {
  const start = Date.now() + ms
  const trainer_id = Number(more.trainer_id ?? (await school.trainer()))
  const made = await lessons.create({
    type_id,
    branch_id: school.branch_id,
    enrolment_ids: [await school.enrolment()],
    start: new Date(start).toISOString(),
    end: new Date(start + hourMs).toISOString(),
    ...more,
    trainer_id,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  await bookedLongAgo(made.body.lesson.id)
  return { ...made.body.lesson, trainer_id, from: start }
}
const cancel = ({ id, version }: { id: number; version: number }, reason: CancelReason, more: Changes = {}) =>
  send(school.owner.token, cancelLesson, { params: { id }, body: { version, reason, ...more } })
const preview = async (id: number, reason: CancelReason, more: Changes = {}) =>
  (await callAs(school.owner.token, previewCancellation, { params: { id }, body: { reason, ...more } })).body.costs
interface Charge extends Record<string, unknown> {
  kind: string
  amount: number
  status: string
  reason: string | null
}
const chargesOf = (id: number) =>
  query<Charge>(sql`
    select c.kind, c.amount_minor::integer as amount, c.status, c.status_reason as reason
      from charges c join bookings b on b.id = c.booking_id where b.lesson_id = ${id} order by c.id`)

beforeAll(async () => {
  school = await makeLessonSchool()
  await query(sql`update schools set currency = 'SAR' where id = ${school.owner.schoolId}`)
  type_id = await school.type({ price_minor: 12_000 })
})

describe('Annex A 16: calling a lesson off', () => {
  it.each([
    ['is free a minute before the notice', 24 * hourMs + minuteMs, 'student_other', {}, []],
    ['costs half of it a minute after', 24 * hourMs - minuteMs, 'student_other', {}, [6000]],
    ['costs all of it at the last minute', 6 * hourMs - minuteMs, 'student_sick', {}, [12_000]],
    ['is free with a doctor’s note', 6 * hourMs - minuteMs, 'student_sick', { has_proof: true }, []],
    ['is free when the trainer is ill', hourMs, 'school_trainer_sick', {}, []],
    ['is free when there is no vehicle', hourMs, 'school_vehicle', {}, []],
  ] as [string, number, CancelReason, Changes, number[]][])('%s', async (_, ahead, reason, more, amounts) => {
    const lesson = await lessonIn(ahead)
    const [told] = await preview(lesson.id, reason, more)
    expect(told?.cost.amount_minor).toBe(amounts[0] ?? 0)
    expect((await cancel(lesson, reason, more)).status).toBe(200)
    const open = { kind: 'late_cancellation', status: 'open', reason: null }
    expect(await chargesOf(lesson.id)).toEqual(amounts.map((amount) => ({ ...open, amount })))
  })

  it('follows the notice of the lesson’s own type, and costs nothing that was not agreed upon', async () => {
    const lenient = await school.type({ price_minor: 12_000, cancel_hours: 2 })
    expect(await preview((await lessonIn(3 * hourMs, { type_id: lenient })).id, 'student_other')).toMatchObject([
      { cost: { cause: 'in_time', amount_minor: 0 } },
    ])
    const asked = await lessonIn(3 * hourMs, { status: 'requested' })
    expect(await preview(asked.id, 'student_other')).toMatchObject([{ cost: { cause: 'not_agreed', amount_minor: 0 } }])
    await cancel(asked, 'student_other')
    expect(await chargesOf(asked.id)).toEqual([])
  })

  it('gives the fee back once the hour is filled by half or more, and only once', async () => {
    const person = await makePerson({ schoolId: school.owner.schoolId, kind: 'student' })
    await query(sql`update users set birth_date = '2000-01-01' where id = ${person.id}`)
    const enrolment = await school.enrolment({ student_id: person.id })
    const first = await lessonIn(10 * hourMs, { enrolment_ids: [enrolment] })
    await cancel(first, 'student_other')
    const told = async () => {
      await (await testApp()).due.wake()
      return (
        await query<{ kind: string }>(sql`
          select kind from notifications where user_id = ${person.id} and kind like 'charge%' order by id`)
      ).map(({ kind }) => kind)
    }
    expect([await chargesOf(first.id), await told()]).toMatchObject([[{ status: 'open' }], ['charge_added']])
    const after = (ms: number) => ({
      trainer_id: first.trainer_id,
      start: new Date(first.from + ms).toISOString(),
      end: new Date(first.from + ms + hourMs).toISOString(),
    })
    // less than half of it, and with nobody in it
    await lessonIn(0, after(31 * minuteMs))
    await lessonIn(0, {
      ...after(-30 * minuteMs),
      enrolment_ids: [],
      end: new Date(first.from + 30 * minuteMs).toISOString(),
    })
    expect(await chargesOf(first.id)).toMatchObject([{ status: 'open' }])
    await query(
      sql`update lessons set status = 'cancelled' where trainer_id = ${first.trainer_id} and status = 'scheduled'`,
    )
    await query(sql`update claims set occupies = false where tenant = ${school.owner.schoolId}`)
    const second = await lessonIn(0, after(30 * minuteMs))
    expect(await chargesOf(first.id)).toMatchObject([{ status: 'reversed', reason: 'refilled' }])
    const version = sql`select version from charges where enrolment_id = ${enrolment}`
    const [reversed] = await query<{ version: number }>(version)
    await cancel(second, 'school_vehicle')
    await lessonIn(0, after(0))
    expect(await query(version)).toEqual([reversed])
    expect(await told()).toEqual(['charge_added', 'charge_reversed'])
  })

  it('makes a fee that was paid balance of the student, until it is refunded', async () => {
    const { owner } = school
    const person = await makePerson({ schoolId: owner.schoolId, kind: 'student' })
    await query(sql`update users set birth_date = '2000-01-01' where id = ${person.id}`)
    const first = await lessonIn(10 * hourMs, { enrolment_ids: [await school.enrolment({ student_id: person.id })] })
    await cancel(first, 'student_other')
    const lists = async () => {
      const office = await callAs(owner.token, listCharges, { query: { student_id: person.id, page: 1, perPage: 10 } })
      const mine = await callAs(person.token, listMyCharges, { query: {} })
      expect(mine.body.sums).toEqual(office.body.sums)
      expect(mine.body.charges.map(({ status }) => status)).toEqual(office.body.rows.map(({ status }) => status))
      const [charge] = office.body.rows
      if (!charge) throw new Error('the charge is in no list')
      const { body } = await callAs(owner.token, getSchoolToday, { query: {} })
      const waits = body.actions.some(
        ({ kind, link }) => kind === 'charge_owed_back' && link === `/school/students/${person.id}?tab=money`,
      )
      return { charge, sums: office.body.sums, waits }
    }
    const settle = (call: typeof payCharge | typeof payBackCharge, { id, version }: { id: number; version: number }) =>
      send(owner.token, call, { params: { id }, body: { version } })
    const { charge } = await lists()
    expect(refusal(await settle(payBackCharge, charge))).toMatchObject({ status: 409, code: 'illegal_transition' })
    await settle(payCharge, charge)
    expect(await lists()).toMatchObject({ charge: { status: 'paid' }, sums: [], waits: false })
    const hours = { start: first.start, end: first.end, trainer_id: first.trainer_id }
    await lessonIn(0, hours)
    const owed = await lists()
    expect(owed).toMatchObject({
      charge: { status: 'reversed', status_reason: 'refilled', settled_by: null, returned_minor: 6000 },
      sums: [{ currency: 'SAR', open_minor: 0, overdue_minor: 0, balance_minor: 6000 }],
      waits: true,
    })
    await (await testApp()).due.wake()
    const told = await query<{ kind: string }>(sql`
      select kind from notifications where user_id = ${person.id} and kind like 'charge%' order by id`)
    expect(told.at(-1)?.kind).toBe('charge_owed_back')
    expect((await settle(payBackCharge, owed.charge)).status).toBe(200)
    expect(await lists()).toMatchObject({
      charge: { status: 'reversed', status_reason: 'refilled' },
      sums: [],
      waits: false,
    })
  })

  it('gives the fee for a seat back to who gave it up, when somebody else gets it', async () => {
    const seats = await school.type({ price_minor: 3000, needs_vehicle: 'none', max_students: 2 })
    const stays = await school.enrolment()
    const goes = await school.enrolment()
    const shared = await lessonIn(3 * hourMs, { type_id: seats, enrolment_ids: [stays, goes] })
    const booking_id = shared.bookings.find(({ enrolment_id }) => enrolment_id === goes)?.id ?? 0
    expect(await preview(shared.id, 'student_other')).toMatchObject([
      { cost: { amount_minor: 0 } },
      { cost: { amount_minor: 0 } },
    ])
    expect(await preview(shared.id, 'student_other', { booking_id })).toMatchObject([{ cost: { amount_minor: 3000 } }])
    await send(school.owner.token, cancelSeat, {
      params: { id: shared.id, booking_id },
      body: { reason: 'student_other' },
    })
    expect(await chargesOf(shared.id)).toMatchObject([{ amount: 3000, status: 'open' }])
    const enrolment_id = await school.enrolment()
    await send(school.owner.token, bookSeat, { params: { id: shared.id }, body: { enrolment_id } })
    expect(await chargesOf(shared.id)).toMatchObject([{ status: 'reversed' }])
  })
})

it('charges who stays away, once the grace is over', async () => {
  const lesson = await lessonIn(minuteMs)
  const miss = ({ id, version }: { id: number; version: number }) =>
    send(school.owner.token, missLesson, { params: { id }, body: { version } })
  await query(sql`update lessons set starts_at = now() - interval '14 minutes' where id = ${lesson.id}`)
  const version = (await lessons.get(lesson.id)).body.version
  expect(refusal(await miss({ id: lesson.id, version }))).toMatchObject({ status: 409, code: 'no_show_too_soon' })
  await query(sql`update lessons set starts_at = now() - interval '15 minutes' where id = ${lesson.id}`)
  expect((await miss({ id: lesson.id, version: version + 1 })).status).toBe(200)
  expect(await chargesOf(lesson.id)).toMatchObject([{ kind: 'no_show', status: 'open' }])
})

it('tells no amounts to who may not see payments', async () => {
  const { id } = await lessonIn(hourMs)
  const planner = await makePerson({
    schoolId: school.owner.schoolId,
    permissions: ['schedules.view', 'schedules.status'],
  })
  const { body } = await callAs(planner.token, previewCancellation, {
    params: { id },
    body: { reason: 'student_sick' },
  })
  expect(body.costs).toMatchObject([{ cost: { cause: 'last_minute', amount_minor: null, may_prove: true } }])
})
