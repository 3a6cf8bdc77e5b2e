import { dayAhead } from '@dsms/contract/kernel/time/days'
import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import * as moves from '@dsms/contract/schedule/moves/calls'
import * as calls from '@dsms/contract/schedule/waiting/calls'
import * as own from '@dsms/contract/schedule/waiting/own'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { type BookingSchool, type Learner, makeBookingSchool } from '../booking/booking.testing.ts'
import { bookedLongAgo, lessonsOf } from '../lessons/lessons.testing.ts'

let school: BookingSchool
let one: Learner
let two: Learner
let short: number
let spare: number
const lessons = lessonsOf(() => school.owner)
const at = (time: string, days = 3) => `${dayAhead(days)}T${time}:00.000Z`

beforeAll(async () => {
  school = await makeBookingSchool(2)
  ;[one, two] = school.learners as [Learner, Learner]
  await school.set('notices.quiet_from', '12:00')
  await school.set('notices.quiet_until', '12:00')
  await query(sql`update schools set currency = 'SAR' where id = ${school.owner.schoolId}`)
  await query(sql`
    update lesson_types set min_minutes = 45, step_minutes = 15, price_minor = 12000 where id = ${school.type_id}`)
  short = await school.type({ default_minutes: 30, min_minutes: 30, step_minutes: 15, needs_vehicle: 'required' })
  spare = await school.trainer()
})
beforeEach(async () => {
  for (const table of ['slot_offers', 'freed_slots', 'waitlist_entries'])
    await query(sql`delete from ${sql.identifier(table)} where tenant = ${school.owner.schoolId}`)
  await school.clear()
})

const due = async () => (await testApp()).due.wake()
const wait = (who: Learner, type_ids = [school.type_id]) =>
  callAs(who.token, own.waitForLesson, { body: { enrolment_id: who.enrolment, type_ids, notice_hours: 1 } })
const freed = async () => (await callAs(school.owner.token, calls.listFreedSlots, { query: {} })).body.slots
const offersOf = async (who: Learner) => (await callAs(who.token, own.listMyOffers, { query: {} })).body.offers
/** A lesson of the second student, from nine to ten unless said. */
async function lesson(more: object = {}) {
  const made = await lessons.create({
    type_id: school.type_id,
    branch_id: school.branch_id,
    trainer_id: school.trainerId,
    vehicle_id: school.vehicleId,
    start: at('09:00'),
    end: at('10:00'),
    enrolment_ids: [two.enrolment],
    meeting_point: 'عند منزل الطالب',
    ...more,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  await bookedLongAgo(made.body.lesson.id)
  return made.body.lesson
}

it.each<[string, object, object[]]>([
  ['moved by the least that its type takes', { start: '09:45', end: '10:45' }, [{ start: '09:00', end: '09:45' }]],
  ['moved by less', { start: '09:30', end: '10:30' }, []],
  ['made shorter', { start: '09:00', end: '09:45' }, []],
  ['moved to the hour before', { start: '08:00', end: '09:00' }, [{ start: '09:00', end: '10:00' }]],
])('a lesson that is %s leaves what still fits', async (_, span, left) => {
  await wait(one)
  const { id, version } = await lesson()
  const { start, end } = span as { start: string; end: string }
  expect((await lessons.move(id, { version, start: at(start), end: at(end) })).status).toBe(200)
  const told = (await freed()).map(({ start, end }) => ({ start: start.slice(11, 16), end: end.slice(11, 16) }))
  expect(told).toEqual(left)
})

it('what is too short for its own type is offered to who waits for a shorter one', async () => {
  await wait(one, [short])
  const { id, version } = await lesson()
  await lessons.move(id, { version, start: at('09:30'), end: at('10:30') })
  await due()
  expect(await offersOf(one)).toMatchObject([{ start: at('09:00'), end: at('09:30') }])
})

it('the hour of a trainer who gives a lesson away is offered with them, and with another vehicle', async () => {
  await wait(one)
  const { id, version } = await lesson()
  const moved = await lessons.update(id, { version, trainer_id: spare })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  // one vehicle, which went along
  expect(await freed()).toEqual([])
  await school.vehicle()
  const back = await lessons.update(id, { version: moved.body.lesson.version, trainer_id: school.trainerId })
  expect(await freed()).toMatchObject([{ start: at('09:00') }])
  await due()
  const [offer] = await offersOf(one)
  // and gone again when they take it back
  await lessons.update(id, { version: back.body.lesson.version, trainer_id: spare })
  expect((await send(one.token, own.acceptOffer, { params: { id: Number(offer?.id) } })).body).toMatchObject({
    code: 'offer_over',
  })
})

it('nothing is free of what nobody waits for, or of what begins within the hour', async () => {
  const { id, version } = await lesson()
  const away = { start: at('15:00'), end: at('16:00') }
  expect((await lessons.move(id, { version, ...away })).status).toBe(200)
  expect(await freed()).toEqual([])
  await wait(one)
  const soon = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString()
  const near = await lesson({ start: soon(50), end: soon(110), trainer_id: spare, override_reason: 'عاجل' })
  await lessons.move(near.id, { version: near.version, start: at('12:00', 4), end: at('13:00', 4) })
  expect(await freed()).toEqual([])
})

it('an hour that was given past the opening hours or the trainer’s own is nobody’s when the lesson goes back', async () => {
  await wait(one)
  const { id, version } = await lesson()
  const late = { start: at('15:00'), end: at('16:00') }
  const away = await lessons.move(id, { version, ...late })
  expect(away.status, JSON.stringify(away.body)).toBe(200)
  await query(sql`
    update lessons set overridden = '[{"code": "school_closed", "reason": "asked for", "by": null, "at": "2030-01-01T00:00:00.000Z"}]'
     where id = ${id}`)
  const { version: known } = (await lessons.get(id)).body
  const back = await lessons.move(id, { version: known, start: at('09:00'), end: at('10:00') })
  expect(back.status, JSON.stringify(back.body)).toBe(200)
  expect((await freed()).filter(({ status }) => status === 'open')).toEqual([])
})

// charges are there for good, and their lesson with them: this one comes last
it('an hour that a student left late by moving is offered, and their fee goes back when it is taken', async () => {
  await wait(one)
  await school.set('booking.notice', 168)
  const { id } = await lesson()
  const body = { start: at('15:00') }
  const asked = (await send(two.token, moves.askToMove, { params: { id }, body })).body as moves.MoveRequest
  expect(asked.cost).toMatchObject({ cause: 'late', amount_minor: 6000 })
  const accept = { params: { id: asked.id }, body: { version: asked.version } }
  expect((await send(school.owner.token, moves.acceptMove, accept)).status).toBe(200)
  await due()
  const [offer] = await offersOf(one)
  expect(offer).toMatchObject({ status: 'sent', start: at('09:00'), end: at('10:00') })
  const taken = await send(one.token, own.acceptOffer, { params: { id: Number(offer?.id) } })
  expect(taken.body).toMatchObject({ start: at('09:00'), meeting_point: null, source: 'waitlist' })
  expect((await lessons.get(id)).body).toMatchObject({ start: at('15:00'), status: 'scheduled' })
  expect(await query(sql`select status from charges where tenant = ${school.owner.schoolId}`)).toEqual([
    { status: 'reversed' },
  ])
  expect(await freed()).toMatchObject([{ status: 'filled', lesson_id: id, start: at('09:00') }])
})
