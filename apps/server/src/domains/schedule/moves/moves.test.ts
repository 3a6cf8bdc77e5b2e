import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import { settings } from '@dsms/contract/platform/settings/values'
import { listMyLessons } from '@dsms/contract/schedule/booking/calls'
import { bookSeat } from '@dsms/contract/schedule/classes/calls'
import * as calls from '@dsms/contract/schedule/moves/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { makePerson, type TestPerson } from '../../../testing/factories.ts'
import { callAs, type Reply, send, testApp } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { makeGuardian } from '../../staff/directory/directory.testing.ts'
import { bookedLongAgo, codesOf, lessonsOf, makeLessonSchool } from '../lessons/lessons.testing.ts'

type Changes = Record<string, unknown>

let school: Awaited<ReturnType<typeof makeLessonSchool>>
let type_id: number
let student: TestPerson
let guardian: TestPerson
let enrolment: number
const lessons = lessonsOf(() => school.owner)
const iso = (ms: number) => new Date(ms).toISOString()

beforeAll(async () => {
  school = await makeLessonSchool()
  await query(sql`update schools set currency = 'SAR' where id = ${school.owner.schoolId}`)
  type_id = await school.type({ price_minor: 12_000 })
  student = await makePerson({ schoolId: school.owner.schoolId, kind: 'student' })
  await query(sql`update users set birth_date = '2000-01-01' where id = ${student.id}`)
  enrolment = await school.enrolment({ student_id: student.id })
  guardian = await makeGuardian(school.owner, student, ['view_progress'])
})

/** A lesson of an hour of the student, so far from now, with a trainer of its own. */
async function lessonIn(ms: number, more: Changes = {}) {
  const start = Date.now() + ms
  const body = {
    type_id,
    branch_id: school.branch_id,
    enrolment_ids: [enrolment],
    trainer_id: await school.trainer(),
    start: iso(start),
    end: iso(start + hourMs),
    ...more,
  }
  const made = await lessons.create(body)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  await bookedLongAgo(made.body.lesson.id)
  return { ...made.body.lesson, from: start }
}
const preview = (id: number, body: Changes = {}, who = student) =>
  send(who.token, calls.previewMyCancellation, { params: { id }, body })
const cancel = (id: number, who = student) =>
  send(who.token, calls.cancelMyLesson, { params: { id }, body: { reason: 'student_other' } })
const ask = (id: number, start: number) =>
  send(student.token, calls.askToMove, { params: { id }, body: { start: iso(start) } }) as Promise<
    Reply<calls.MoveRequest>
  >
/** What the student's own list says of another time for a lesson. */
const movesShown = async (id: number) =>
  (await callAs(student.token, listMyLessons, { query: {} })).body.coming
    .filter((one) => one.id === id)
    .map(({ move }) => move && { id: move.id, start: move.start })
const accept = ({ id, version }: calls.MoveRequest, more: Changes = {}) =>
  send(school.owner.token, calls.acceptMove, { params: { id }, body: { version, ...more } })
const told = async (who: TestPerson) =>
  (
    await query<{ kind: string }>(
      sql`select kind from notifications where user_id = ${who.id} and (kind like 'move%' or kind = 'lesson_called_off') order by id`,
    )
  ).map(({ kind }) => kind)
const chargesOf = (lesson: number) =>
  query<Changes>(sql`
    select c.status, c.amount_minor::integer as amount from charges c join bookings b on b.id = c.booking_id
     where b.lesson_id = ${lesson} order by c.id`)

it('students call their lessons off by the policy they were shown, and guardians with the right to', async () => {
  const lesson = await lessonIn(10 * hourMs)
  expect((await preview(lesson.id, { reason: 'student_sick' })).body).toMatchObject({
    cost: { cause: 'late', percent: 50, amount_minor: 6000, currency: 'SAR', may_prove: true },
  })
  expect(refusal(await cancel(lesson.id, guardian))).toMatchObject({ status: 403, code: 'forbidden' })
  const stranger = await makePerson({ schoolId: school.owner.schoolId, kind: 'student' })
  expect((await cancel(lesson.id, stranger)).status).toBe(404)
  await query(sql`update student_guardians set rights = '{cancel}' where guardian_id = ${guardian.id}`)
  expect((await cancel(lesson.id, guardian)).body).toMatchObject({ cost: { amount_minor: 6000 } })
  expect((await lessons.get(lesson.id)).body).toMatchObject({ status: 'cancelled', cancel_reason: 'student_other' })
  expect(await chargesOf(lesson.id)).toEqual([{ status: 'open', amount: 6000 }])
  expect(refusal(await cancel(lesson.id))).toMatchObject({ status: 409, code: 'lesson_settled' })
  expect(await told(school.owner)).toContain('lesson_called_off')
})

it('students give up a seat of a class, which whoever waits gets', async () => {
  const theory = { kind: 'theory_class', stage: 'theory', needs_vehicle: 'none', max_students: 1 }
  const shared = await lessonIn(100 * hourMs, { type_id: await school.type(theory), capacity: 1 })
  await query(sql`update lessons set capacity = 2 where id = ${shared.id}`)
  const [other, waits] = [await school.enrolment(), await school.enrolment()]
  for (const enrolment_id of [other, waits])
    await send(school.owner.token, bookSeat, { params: { id: shared.id }, body: { enrolment_id } })
  expect((await cancel(shared.id)).status).toBe(200)
  const { bookings, status } = (await lessons.get(shared.id)).body
  expect(status).toBe('scheduled')
  expect(bookings.map((one) => [one.enrolment_id, one.status])).toEqual([
    [enrolment, 'cancelled'],
    [other, 'booked'],
    [waits, 'booked'],
  ])
})

it('another time is asked for as far ahead as students book', async () => {
  const lesson = await lessonIn(20 * hourMs)
  const days = settings['booking.horizon'].default
  for (const start of [lesson.from + (days * 24 + 1) * hourMs, Date.parse('2099-01-04T09:00:00Z')])
    expect(refusal(await ask(lesson.id, start)).fields).toEqual({ start: 'date_too_far' })
  expect((await ask(lesson.id, lesson.from + days * 24 * hourMs)).status).toBe(201)
  expect((await cancel(lesson.id)).status).toBe(200)
})

it('a lesson stays where it is until the office accepts, by all rules and for what was told', async () => {
  const lesson = await lessonIn(20 * hourMs)
  const wanted = lesson.from + 30 * hourMs
  expect((await preview(lesson.id, { deed: 'move' })).body).toMatchObject({
    cost: { cause: 'late', amount_minor: 6000 },
  })
  const asked = await ask(lesson.id, wanted)
  expect(asked.status, JSON.stringify(asked.body)).toBe(201)
  expect(Date.parse(asked.body.lapses_at)).toBe(lesson.from)
  expect(refusal(await ask(lesson.id, wanted + hourMs))).toMatchObject({ status: 409, code: 'move_waits' })
  expect((await lessons.get(lesson.id)).body.start).toBe(lesson.start)
  // it stands with the lesson, where the student looks, until it is answered
  expect(await movesShown(lesson.id)).toEqual([{ id: asked.body.id, start: iso(wanted) }])
  const blocker = await lessonIn(0, {
    trainer_id: lesson.trainer?.id,
    enrolment_ids: [],
    start: iso(wanted),
    end: iso(wanted + hourMs),
  })
  const refused = await accept(asked.body)
  expect(codesOf(refused as never)).toContain('trainer_busy')
  expect(await chargesOf(lesson.id)).toEqual([])
  await lessons.cancel(blocker.id, { version: blocker.version })
  expect((await accept(asked.body)).status).toBe(200)
  expect((await lessons.get(lesson.id)).body.start).toBe(iso(wanted))
  expect(await movesShown(lesson.id)).toEqual([null])
  expect(await chargesOf(lesson.id)).toEqual([{ status: 'open', amount: 6000 }])
  // the hour that was left is filled
  await lessonIn(0, {
    trainer_id: lesson.trainer?.id,
    enrolment_ids: [await school.enrolment()],
    start: lesson.start,
    end: lesson.end,
  })
  expect(await chargesOf(lesson.id)).toEqual([{ status: 'reversed', amount: 6000 }])
  expect(refusal(await accept({ ...asked.body, version: asked.body.version + 1 }))).toMatchObject({
    code: 'illegal_transition',
  })
  expect([await told(student), await told(school.owner)]).toMatchObject([
    ['move_accepted'],
    expect.arrayContaining(['move_asked']),
  ])
})

it('requests are withdrawn, declined with a reason, or lapse by themselves, and cost after the free ones', async () => {
  const lesson = await lessonIn(200 * hourMs)
  const wanted = lesson.from + 24 * hourMs
  const first = await ask(lesson.id, wanted)
  expect(first.body.cost).toMatchObject({ cause: 'in_time', amount_minor: 0 })
  const back = await send(student.token, calls.withdrawMove, { params: { id: first.body.id } })
  expect(back.body).toMatchObject({ status: 'withdrawn' })
  const declined = (await ask(lesson.id, wanted)).body
  await send(school.owner.token, calls.declineMove, {
    params: { id: declined.id },
    body: { version: declined.version, reason: 'ممتلئ' },
  })
  const late = (await ask(lesson.id, wanted)).body
  await query(sql`update move_requests set lapses_at = now() - interval '1 second' where id = ${late.id}`)
  await (await testApp()).due.wake()
  const { requests } = (await callAs(student.token, calls.listMyMoves, { query: {} })).body
  expect(requests.slice(0, 2).map(({ status, status_reason }) => [status, status_reason])).toEqual([
    ['lapsed', null],
    ['declined', 'ممتلئ'],
  ])
  expect((await told(student)).slice(-2)).toEqual(['move_declined', 'move_lapsed'])
  // with the one that was accepted two of this month are used up by one that waits
  const other = await lessonIn(300 * hourMs)
  await ask(other.id, other.from + hourMs)
  expect((await preview(lesson.id, { deed: 'move' })).body).toMatchObject({
    cost: { cause: 'moves_used', amount_minor: 6000 },
  })
})
