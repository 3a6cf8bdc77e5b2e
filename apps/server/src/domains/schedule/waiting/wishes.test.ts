import { dayAhead } from '@dsms/contract/kernel/time/days'
import * as calls from '@dsms/contract/schedule/waiting/calls'
import * as own from '@dsms/contract/schedule/waiting/own'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { callAs, type Reply, send } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { type BookingSchool, type Learner, makeBookingSchool } from '../booking/booking.testing.ts'
import { lessonsOf } from '../lessons/lessons.testing.ts'

let school: BookingSchool
let one: Learner
let two: Learner
let other: number
const lessons = lessonsOf(() => school.owner)
const at = (time: string) => `${dayAhead(3)}T${time}:00.000Z`

beforeAll(async () => {
  school = await makeBookingSchool(2)
  ;[one, two] = school.learners as [Learner, Learner]
  other = await school.trainer()
  await school.set('booking.offers', 'by_hand')
})
beforeEach(async () => {
  for (const table of ['slot_offers', 'freed_slots', 'waitlist_entries'])
    await query(sql`delete from ${sql.identifier(table)} where tenant = ${school.owner.schoolId}`)
  await school.clear()
})

const wait = (who: Learner, more: object = {}) =>
  send(who.token, own.waitForLesson, {
    body: { enrolment_id: who.enrolment, type_ids: [school.type_id], notice_hours: 1, ...more },
  }) as Promise<Reply<calls.WaitingEntry>>
const lesson = async (time: string, enrolment: number) => {
  const made = await lessons.create({
    type_id: school.type_id,
    branch_id: school.branch_id,
    trainer_id: school.trainerId,
    vehicle_id: school.vehicleId,
    start: at(`${time}:00`),
    end: at(`${time}:45`),
    enrolment_ids: [enrolment],
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.lesson
}
/** The people to whom a freed hour would be offered, and why. */
async function ranked() {
  const { id, version } = await lesson('09', await school.enrolment())
  await lessons.cancel(id, { version, reason: 'student_other' })
  const { slots } = (await callAs(school.owner.token, calls.listFreedSlots, { query: {} })).body
  const args = { params: { id: Number(slots[0]?.id) }, query: {} }
  return (await callAs(school.owner.token, calls.rankFreedSlot, args)).body.ranked
}

it('trainers, branches and lessons a week are wished by students and at the desk, and said anew', async () => {
  const branch = await makeRecord('branches', school.owner)
  const wish = { trainers: 'named', trainer_ids: [other, other], branch_ids: [branch.id], max_per_week: 2 }
  expect((await wait(one, wish)).body).toMatchObject({
    trainers: 'named',
    named_trainers: [{ id: other, name: expect.any(String) }],
    branches: [{ id: branch.id }],
    max_per_week: 2,
  })
  const body = { enrolment_id: one.enrolment, type_ids: [school.type_id], trainers: 'own', trainer_ids: [other] }
  const desk = (await send(school.owner.token, calls.addWaiting, { body })) as Reply<calls.WaitingEntry>
  expect(desk.body).toMatchObject({ trainers: 'own', named_trainers: [], branches: [], max_per_week: null })
})

it('nobody and nowhere else can be named', async () => {
  const stranger = await makeBookingSchool(0)
  expect(refusal(await wait(one, { trainers: 'named', trainer_ids: [stranger.trainerId] }))).toMatchObject({
    fields: { trainer_ids: 'unknown_choice' },
  })
  expect(refusal(await wait(one, { trainers: 'named' }))).toMatchObject({ fields: { trainer_ids: 'required' } })
  expect(refusal(await wait(one, { branch_ids: [stranger.branch_id] }))).toMatchObject({
    fields: { branch_ids: 'unknown_choice' },
  })
})

it('a woman who asked for a woman is told of women to choose from, and of whom she agreed to', async () => {
  const named = async (who: Learner, enrolment_id = who.enrolment) => {
    const { trainers } = (await callAs(who.token, own.listMyWaitingChoices, { query: { enrolment_id } })).body
    return trainers.map(({ id }) => id).sort()
  }
  await query(sql`update trainers set gender_id = (select id from genders where code = 'male') where id = ${other}`)
  await query(sql`
    update trainers set gender_id = (select id from genders where code = 'female') where id = ${school.trainerId}`)
  await query(sql`update students set trainer_gender = 'female' where id = ${one.id}`)
  expect([await named(one), await named(two)]).toEqual([[school.trainerId], [school.trainerId, other].sort()])
  expect((await send(two.token, own.listMyWaitingChoices, { query: { enrolment_id: one.enrolment } })).status).toBe(404)
  await query(sql`update students set trainer_gender = 'any' where id = ${one.id}`)
  await query(sql`update trainers set gender_id = null where id in (${other}, ${school.trainerId})`)
})

it('hours go to nobody who named others, or has as many lessons in that week as they wish', async () => {
  await query(sql`update enrolments set trainer_id = null where id in (${one.enrolment}, ${two.enrolment})`)
  await wait(one, { trainers: 'named', trainer_ids: [other] })
  await wait(two, { trainers: 'named', trainer_ids: [school.trainerId], max_per_week: 1 })
  const [first, ...rest] = await ranked()
  expect([first?.student_id, rest]).toEqual([two.id, []])
  expect(first?.reasons).toContainEqual({ code: 'named_trainer', points: 10 })
  await lesson('14', two.enrolment)
  expect(await ranked()).toEqual([])
})
