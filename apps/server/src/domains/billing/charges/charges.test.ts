import * as calls from '@dsms/contract/billing/charges/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { getLessonFacts } from '@dsms/contract/schedule/lessons/calls'
import { lessonTypes } from '@dsms/contract/schedule/lessonTypes/calls'
import type { Facts } from '@dsms/contract/schedule/rules/facts'
import { holidays } from '@dsms/contract/school/holidays/calls'
import { saveOpeningHours } from '@dsms/contract/school/openingHours/calls'
import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, type TestPerson } from '../../../testing/factories.ts'
import { callAs, type Reply, send } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { beganAgo, codesOf, lessonsOf, makeLessonSchool } from '../../schedule/lessons/lessons.testing.ts'

type Changes = Record<string, unknown>
type Kept = Reply<calls.OfficeCharge>

let school: Awaited<ReturnType<typeof makeLessonSchool>>
const lessons = lessonsOf(() => school.owner)
const add = (enrolment_id: number, more: Changes = {}, who: TestPerson = school.owner) =>
  send(who.token, calls.createCharge, {
    body: { enrolment_id, amount_minor: 15_000, ...more } as never,
  }) as Promise<Kept>
const pay = ({ id, version }: calls.OfficeCharge) =>
  send(school.owner.token, calls.payCharge, { params: { id }, body: { version } }) as Promise<Kept>
const waive = ({ id, version }: calls.OfficeCharge, reason: string) =>
  send(school.owner.token, calls.waiveCharge, { params: { id }, body: { version, reason } }) as Promise<Kept>
/** A lesson of an hour that begins at ten in the morning of a day in UTC, where the school is. */
const wishOn = (day: string, type_id: number, enrolment_id: number, more: Changes = {}) => ({
  type_id,
  branch_id: school.branch_id,
  enrolment_ids: [enrolment_id],
  start: `${day}T10:00:00Z`,
  end: `${day}T11:00:00Z`,
  ...more,
})

beforeAll(async () => {
  school = await makeLessonSchool()
  await query(sql`update schools set time_zone = 'UTC', currency = 'SAR' where id = ${school.owner.schoolId}`)
  const hours = [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opens: '08:00', closes: '20:00' }))
  await send(school.owner.token, saveOpeningHours, { body: { branch_id: school.branch_id, version: 0, hours } })
  const day = { starts_on: '2030-03-11', ends_on: '2030-03-11', recurrence: 'none' }
  const { id } = await makeRecord('holidays', school.owner, day)
  await send(school.owner.token, holidays.calls.changeStatus, { params: { id }, body: { status: 'published' } })
})

describe('Annex A 22: an exam', () => {
  let trainer_id: number
  let type_id: number
  let enrolment: number
  const wish = (day: string, more: Changes = {}) => wishOn(day, type_id, enrolment, { trainer_id, ...more })
  beforeAll(async () => {
    trainer_id = await school.trainer()
    type_id = await school.type({ kind: 'exam', needs_vehicle: 'none' })
    enrolment = await school.enrolment()
  })

  it('is refused without its fee, and with a reason kept with it and in the log', async () => {
    const refused = await lessons.create(wish('2030-02-24'))
    expect([refused.status, codesOf(refused)]).toEqual([409, ['exam_fee_unpaid']])
    const override_reason = 'الرسم في الطريق'
    const passed = await lessons.create(wish('2030-02-24', { override_reason }))
    expect(passed.status, JSON.stringify(passed.body)).toBe(201)
    const { id, version, overridden } = passed.body.lesson
    expect(overridden).toMatchObject([{ code: 'exam_fee_unpaid', reason: override_reason }])
    const [log] = await query<{ after: Changes }>(
      sql`select after from audit_log where entity = 'lessons' and entity_id = ${id} and action = 'created'`,
    )
    expect(log?.after.overridden).toMatchObject([{ code: 'exam_fee_unpaid', reason: override_reason }])
    await lessons.cancel(id, { version })
  })

  it('takes a fee that was paid and not used up, and its result to be ended', async () => {
    await pay((await add(enrolment)).body)
    const made = await lessons.create(wish('2030-03-03'))
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const { id, version, bookings } = made.body.lesson
    expect(codesOf(await lessons.check(wish('2030-02-27')))).toEqual(['exam_fee_unpaid'])
    const [now] = await beganAgo(id, 12 * 60)
    const began = (await lessons.start(id, { version: now?.version ?? version })).body
    const sat = { booking_id: bookings[0]?.id, attendance: 'present' }
    const minutes = async () =>
      (await callAs(school.owner.token, enrolments.calls.get, { params: { id: enrolment }, query: {} })).body
        .done_minutes
    const before = await minutes()
    const end = (more: Changes) => lessons.complete(id, { version: began.version, attendance: [{ ...sat, ...more }] })
    expect(refusal(await end({}))).toMatchObject({ fields: { 'attendance.0.exam_result': 'required' } })
    expect((await end({ exam_result: 'failed' })).body.bookings[0]).toMatchObject({ exam_result: 'failed' })
    await query(sql`
      update lessons set starts_at = '2030-03-03T10:00Z', ends_at = '2030-03-03T11:00Z' where id = ${id}`)
    // an exam teaches nothing
    expect(await minutes()).toBe(before)
  })

  it('has its result put right: for a week without a reason, later with one, and only of who sat it', async () => {
    const [exam] = await query<{ id: number; version: number; booking: number }>(sql`
      select l.id, l.version, b.id as booking from lessons l join bookings b on b.lesson_id = l.id
       where b.exam_result = 'failed' and l.tenant = ${school.owner.schoolId}`)
    if (!exam) throw new Error('no exam was failed')
    let { version } = exam
    const correct = async (exam_result: string, more: Changes = {}, booking_id = exam.booking) => {
      const reply = await lessons.correctResults(exam.id, { version, results: [{ booking_id, exam_result }], ...more })
      version = reply.body.version ?? version
      return reply
    }
    expect((await correct('passed')).body.bookings[0]).toMatchObject({ exam_result: 'passed' })
    expect(refusal(await correct('failed', {}, exam.booking + 100_000))).toMatchObject({
      fields: { 'results.0.booking_id': 'unknown_choice' },
    })
    await query(sql`update lessons set ended_at = now() - interval '8 days' where id = ${exam.id}`)
    version += 1
    expect(refusal(await correct('failed'))).toMatchObject({ fields: { reason: 'required' } })
    const corrected = await correct('failed', { reason: 'خطأ في النقل' })
    expect(corrected.body).toMatchObject({ status_reason: 'خطأ في النقل', bookings: [{ exam_result: 'failed' }] })
    const changes = await query<{ before: Changes; after: Changes }>(sql`
      select before, after from audit_log where entity = 'bookings' and entity_id = ${exam.booking} and after ? 'exam_result'
       order by id`)
    expect(changes.slice(-2)).toMatchObject([
      { before: { exam_result: 'failed' }, after: { exam_result: 'passed' } },
      { before: { exam_result: 'passed' }, after: { exam_result: 'failed' } },
    ])
  })

  it('may be tried again on the tenth working day, holidays and weekends aside', async () => {
    await waive((await add(enrolment)).body, 'منحة')
    // failed on Sunday the 3rd; the 8th, 9th, 15th and 16th are weekends and the 11th is a holiday
    expect((await lessons.check(wish('2030-03-17'))).body.violations).toMatchObject([
      { code: 'exam_retake_too_soon', severity: 'overridable', needed: '2030-03-18', given: '2030-03-17' },
    ])
    // fifteen days since the last lesson are worth a warning
    expect(codesOf(await lessons.check(wish('2030-03-18')))).toEqual(['spacing'])
  })

  it('may not be tried before the day that the country asks for, whatever the reason', async () => {
    await query(sql`with pack as (insert into country_packs (code, name, status) values ('T22', '{"en": "Test"}', 'inactive') returning id)
      insert into country_pack_versions (pack_id, nth, effective_from, data, status)
      select id, 1, '2020-01-01', '{"exam": {"retake_days": 14}}', 'published' from pack`)
    await query(
      sql`update schools set country_pack_code = 'T22', country_pack_version = 1 where id = ${school.owner.schoolId}`,
    )
    const { violations } = (await lessons.check(wish('2030-03-14', { override_reason: 'عاجل' }))).body
    expect(violations).toContainEqual(
      expect.objectContaining({ code: 'exam_retake_too_soon', severity: 'hard', needed: '2030-03-18' }),
    )
    await query(
      sql`update schools set country_pack_code = null, country_pack_version = null where id = ${school.owner.schoolId}`,
    )
  })
})

describe('what lessons cost', () => {
  it('is fixed when a seat is given, and follows the length alone', async () => {
    const [type_id, enrolment] = [await school.type({ price_minor: 12_000 }), await school.enrolment()]
    const trainer_id = await school.trainer()
    const made = await lessons.create(wishOn('2030-04-01', type_id, enrolment, { trainer_id }))
    const { id, version } = made.body.lesson
    const price = async () =>
      (
        await query<{ price: number; currency: string }>(
          sql`select price_minor::integer as price, currency from bookings where lesson_id = ${id}`,
        )
      )[0]
    expect(await price()).toEqual({ price: 12_000, currency: 'SAR' })
    const type = (await send(school.owner.token, lessonTypes.calls.get, { params: { id: type_id }, query: {} }))
      .body as { version: number }
    await send(school.owner.token, lessonTypes.calls.update, {
      params: { id: type_id },
      body: { version: type.version, price_minor: 20_000 },
    })
    const longer = { version, start: '2030-04-01T10:00:00Z', end: '2030-04-01T11:30:00Z' }
    expect((await lessons.move(id, longer)).status).toBe(200)
    expect(await price()).toEqual({ price: 18_000, currency: 'SAR' })
  })

  it('lets nobody drive more than they bought, or with debts', async () => {
    const trainer_id = await school.trainer()
    const [type_id, enrolment] = [await school.type(), await school.enrolment({ prepaid_minutes: 60 })]
    const wish = (day: string) => wishOn(day, type_id, enrolment, { trainer_id })
    expect((await lessons.create(wish('2030-05-06'))).status).toBe(201)
    const second = await lessons.check(wish('2030-05-07'))
    expect(second.body.violations).toMatchObject([{ code: 'student_balance', needed: 120, given: 60 }])
    const debt = (await add(enrolment, { due_on: '2020-01-01' })).body
    expect(debt).toMatchObject({ status: 'open', is_overdue: true, currency: 'SAR' })
    expect(codesOf(await lessons.check(wish('2030-05-07')))).toEqual(['student_balance', 'student_debt'])
    await pay(debt)
    expect(codesOf(await lessons.check(wish('2030-05-07')))).toEqual(['student_balance'])
  })

  it('is told in facts to those alone who may see payments', async () => {
    const [type_id, enrolment] = [await school.type(), await school.enrolment({ prepaid_minutes: 60 })]
    const body = {
      ...wishOn('2030-05-06', type_id, enrolment),
      from: '2030-05-06T00:00:00Z',
      to: '2030-05-07T00:00:00Z',
    }
    const permissions = ['schedules.view', 'students.view', 'trainers.view', 'vehicles.view'] as const
    const planner = (more: readonly 'fee_payments.view'[]) =>
      makePerson({ schoolId: school.owner.schoolId, permissions: [...permissions, ...more] })
    const told = await send((await planner(['fee_payments.view'])).token, getLessonFacts, { body })
    expect((told.body as { facts: Facts }).facts.enrolments[enrolment]).toMatchObject({
      credit: [{ unit: 'minutes', qty: 60, expires_on: null }],
      drawn: [],
    })
    expect(refusal(await send((await planner([])).token, getLessonFacts, { body }))).toMatchObject({ status: 403 })
  })
})

describe('charges', () => {
  it('are settled once, and waived with a reason', async () => {
    const { body } = await add(await school.enrolment())
    const paid = (await pay(body)).body
    expect(paid).toMatchObject({ status: 'paid', settled_by: expect.any(String), settled_at: expect.any(String) })
    expect(refusal(await pay(paid))).toMatchObject({ status: 409, code: 'illegal_transition' })
    expect(refusal(await pay(body))).toMatchObject({ status: 409, code: 'stale_version' })
    expect(refusal(await waive(paid, ' '))).toMatchObject({ fields: { reason: 'required' } })
  })

  it('are seen by their student and by a guardian who pays, and of another school by nobody', async () => {
    const person = await makePerson({ schoolId: school.owner.schoolId, kind: 'student' })
    const enrolment = await school.enrolment({ student_id: person.id })
    const { body } = await add(enrolment, { due_on: '2020-01-01' })
    const mine = async (who: TestPerson, student_id?: number) =>
      callAs(who.token, calls.listMyCharges, { query: { student_id } })
    const shown: Answer<typeof calls.listMyCharges> = (await mine(person)).body
    expect(shown.charges.map(({ id }) => id)).toEqual([body.id])
    expect(shown.sums).toEqual([{ currency: 'SAR', open_minor: 15_000, overdue_minor: 15_000, balance_minor: 0 }])
    expect(JSON.stringify(shown)).not.toContain('student_id')
    const other = await makePerson({ schoolId: school.owner.schoolId, kind: 'student' })
    expect((await mine(other, person.id)).status).toBe(404)
    const stranger = await makeLessonSchool()
    expect((await add(enrolment, {}, stranger.owner)).status).toBe(422)
    const theirs = await send(stranger.owner.token, calls.payCharge, {
      params: { id: body.id },
      body: { version: body.version },
    })
    expect(theirs.status).toBe(404)
  })
})
