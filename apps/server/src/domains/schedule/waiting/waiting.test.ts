import { listNotifications } from '@dsms/contract/kernel/session/me'
import { dayAhead } from '@dsms/contract/kernel/time/days'
import * as calls from '@dsms/contract/schedule/waiting/calls'
import * as own from '@dsms/contract/schedule/waiting/own'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makePerson, type TestPerson } from '../../../testing/factories.ts'
import { callAs, type Reply, send, testApp } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { type BookingSchool, type Learner, makeBookingSchool } from '../booking/booking.testing.ts'
import { lessonsOf } from '../lessons/lessons.testing.ts'

let school: BookingSchool
let one: Learner
let two: Learner
let three: Learner
const lessons = lessonsOf(() => school.owner)
const at = (time: string) => `${dayAhead(3)}T${time}:00.000Z`

beforeAll(async () => {
  school = await makeBookingSchool(3)
  ;[one, two, three] = school.learners as [Learner, Learner, Learner]
  // no hour is quiet
  await school.set('notices.quiet_from', '12:00')
  await school.set('notices.quiet_until', '12:00')
})
afterEach(async () => {
  for (const table of ['slot_offers', 'freed_slots', 'waitlist_entries', 'notifications'])
    await query(sql`delete from ${sql.identifier(table)} where tenant = ${school.owner.schoolId}`)
  await school.clear()
  await school.set('booking.offers', 'one_by_one')
})

const due = async () => (await testApp()).due.wake()
const wait = async (who: Learner, more: object = {}) =>
  (
    await callAs(who.token, own.waitForLesson, {
      body: { enrolment_id: who.enrolment, type_ids: [school.type_id], notice_hours: 1, ...more },
    })
  ).body
const offersOf = async (who: TestPerson) => (await callAs(who.token, own.listMyOffers, { query: {} })).body.offers
const accept = (who: TestPerson, id: number) =>
  send(who.token, own.acceptOffer, { params: { id } }) as Promise<Reply<{ id: number; code?: string; status: string }>>
const decline = (who: TestPerson, id: number) => send(who.token, own.declineOffer, { params: { id } })
const slotsOf = async () => (await callAs(school.owner.token, calls.listFreedSlots, { query: {} })).body

/** A lesson of a student whom nobody waits with, cancelled at their wish. */
async function freeHour(reason = 'student_other') {
  const made = await lessons.create({
    type_id: school.type_id,
    branch_id: school.branch_id,
    trainer_id: school.trainerId,
    vehicle_id: school.vehicleId,
    start: at('09:00'),
    end: at('10:00'),
    enrolment_ids: [await school.enrolment()],
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { id, version } = made.body.lesson
  expect((await lessons.cancel(id, { version, reason })).status).toBe(200)
  return id
}

describe('an hour that became free', () => {
  it('is offered to the first who would take it, then to the next, and is theirs who takes it', async () => {
    await query(sql`update enrolments set trainer_id = null where id = ${one.enrolment}`)
    await wait(one)
    await wait(two)
    await wait(three, { weekdays: [((new Date(at('09:00')).getUTCDay() + 1) % 7) + 1] })
    const lesson = await freeHour()
    await due()
    // whose own trainer it is comes first, though they wait for less long
    const [offer] = await offersOf(two)
    expect(offer).toMatchObject({ status: 'sent', start: at('09:00'), trainer: expect.any(String) })
    expect([await offersOf(one), await offersOf(three)]).toEqual([[], []])
    const told = (await callAs(two.token, listNotifications, { query: {} })).body.rows
    expect(told.map(({ kind }) => kind)).toContain('slot_offered')
    const [slot] = (await slotsOf()).slots
    expect(slot).toMatchObject({ status: 'open', lesson_id: lesson, offers: [{ rank: 1, status: 'sent' }] })
    expect(slot?.offers[0]?.reasons.map(({ code }) => code)).toContain('own_trainer')

    expect((await decline(two, Number(offer?.id))).status).toBe(200)
    await due()
    const [next] = await offersOf(one)
    const taken = await accept(one, Number(next?.id))
    expect(taken.status, JSON.stringify(taken.body)).toBe(201)
    expect(taken.body.status).toBe('scheduled')
    expect((await lessons.get(taken.body.id)).body).toMatchObject({ source: 'waitlist', start: at('09:00') })
    expect(await slotsOf()).toMatchObject({
      refilled: { freed: 1, filled: 1, minutes: 60 },
      slots: [{ status: 'filled', filled_lesson_id: taken.body.id }],
    })
    const { entries } = (await callAs(school.owner.token, calls.listWaiting, { query: {} })).body
    expect(entries.map(({ student_id }) => student_id)).toEqual([two.id, three.id])
    await query(sql`update enrolments set trainer_id = ${school.trainerId} where id = ${one.enrolment}`)
  })

  it('counts as taken again by the office when the office plans it, and by students when they find it', async () => {
    await wait(one)
    await freeHour()
    await due()
    const [offer] = await offersOf(one)
    const made = await lessons.create({
      type_id: school.type_id,
      branch_id: school.branch_id,
      trainer_id: school.trainerId,
      vehicle_id: school.vehicleId,
      start: at('09:00'),
      end: at('10:00'),
      enrolment_ids: [two.enrolment],
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const { id, version } = made.body.lesson
    expect((await accept(one, Number(offer?.id))).body.code).toBe('offer_lost')
    expect((await slotsOf()).slots).toMatchObject([
      { status: 'filled', filled_by: 'office', filled_lesson_id: id, offers: [{ status: 'lost' }] },
    ])
    // given up once more, and found by a student among the free times
    await school.set('booking.offers', 'by_hand')
    expect((await lessons.cancel(id, { version, reason: 'student_other' })).status).toBe(200)
    const held = await school.hold(three, at('09:00'))
    expect((await school.book(three, held.body.id)).status, JSON.stringify(held.body)).toBe(201)
    expect((await slotsOf()).refilled).toEqual({
      freed: 2,
      filled: 2,
      minutes: 120,
      by: { offer: 0, office: 1, student: 1 },
    })
  })

  it.each([
    [true, 'student_sick'],
    [false, 'school_trainer_sick'],
  ])('is one: %s where the reason was %s', async (isFree, reason) => {
    await freeHour(reason)
    expect((await slotsOf()).slots).toHaveLength(isFree ? 1 : 0)
  })

  it('goes to the next when nobody answers, and to nobody in quiet hours, by hand or for the fourth time a day', async () => {
    await wait(one)
    await freeHour()
    await due()
    const [offer] = await offersOf(one)
    await query(sql`update slot_offers set expires_at = now() - interval '1 second' where id = ${offer?.id}`)
    await query(sql`update freed_slots set next_offer_at = now() where tenant = ${school.owner.schoolId}`)
    expect((await accept(one, Number(offer?.id))).body.code).toBe('offer_over')
    await wait(two)
    await due()
    expect([await offersOf(one), (await offersOf(two)).length]).toEqual([[], 1])

    await query(sql`delete from slot_offers where tenant = ${school.owner.schoolId}`)
    await school.set('booking.offers', 'by_hand')
    await query(sql`update freed_slots set next_offer_at = now() where tenant = ${school.owner.schoolId}`)
    await due()
    expect(await offersOf(one)).toEqual([])
    const id = Number((await slotsOf()).slots[0]?.id)
    const { ranked } = (await callAs(school.owner.token, calls.rankFreedSlot, { params: { id }, query: {} })).body
    expect(ranked.map(({ student_id }) => student_id)).toEqual([one.id, two.id])
    await school.set('booking.offers_day', 1)
    await query(sql`
      insert into slot_offers (tenant, slot_id, entry_id, enrolment_id, student_id, rank, status, expires_at)
      select f.tenant, f.id, w.id, w.enrolment_id, 0, 1, 'declined', now() from freed_slots f, waitlist_entries w
       where f.tenant = ${school.owner.schoolId} and w.tenant = f.tenant and w.student_id = ${one.id}`)
    await school.set('notices.quiet_from', '00:00')
    await school.set('notices.quiet_until', '23:59')
    const offer_ = () =>
      callAs(school.owner.token, calls.offerFreedSlot, { params: { id }, body: { mode: 'one_by_one' } })
    await offer_()
    await due()
    expect(await offersOf(two)).toEqual([])
    await school.set('notices.quiet_from', '12:00')
    await school.set('notices.quiet_until', '12:00')
    await offer_()
    await due()
    expect([await offersOf(one), (await offersOf(two)).length]).toEqual([[], 1])
    await school.set('booking.offers_day', 3)
  })

  it('of a lesson that its student left is the lesson itself', async () => {
    await wait(one)
    const made = await lessons.create({
      type_id: school.type_id,
      branch_id: school.branch_id,
      trainer_id: school.trainerId,
      vehicle_id: school.vehicleId,
      start: at('14:00'),
      end: at('15:00'),
      enrolment_ids: [await school.enrolment()],
    })
    const { id, version } = made.body.lesson
    expect((await lessons.update(id, { version, enrolment_ids: [], cancel_reason: 'student_other' })).status).toBe(200)
    await due()
    const [offer] = await offersOf(one)
    expect((await accept(one, Number(offer?.id))).body).toMatchObject({ id, status: 'scheduled' })
  })

  it('is never offered to a woman who asked for a woman by a man', async () => {
    await query(sql`update students set trainer_gender = 'female' where id = ${one.id}`)
    await wait(one)
    await wait(two)
    await freeHour()
    await query(sql`
      update trainers set gender_id = (select id from genders where code = 'male') where id = ${school.trainerId}`)
    await query(sql`update users set gender_id = (select id from genders where code = 'male') where id = ${two.id}`)
    await due()
    expect([await offersOf(one), (await offersOf(two)).length]).toEqual([[], 1])
    await query(sql`update students set trainer_gender = 'any' where id = ${one.id}`)
    await query(sql`update trainers set gender_id = null where id = ${school.trainerId}`)
  })
})

describe('Annex A 17: two who accept a freed hour at the same time', () => {
  it('one has it, the other lost and keeps their priority', async () => {
    await school.set('booking.offers', 'to_many')
    const entries = [await wait(one), await wait(two)]
    await freeHour()
    await due()
    const [first, second] = [(await offersOf(one))[0], (await offersOf(two))[0]]
    const replies = await Promise.all([accept(one, Number(first?.id)), accept(two, Number(second?.id))])
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
    const lostAt = replies.findIndex(({ status }) => status === 409)
    expect(replies[lostAt]?.body.code).toBe('offer_lost')
    const loser = lostAt === 0 ? one : two
    expect(await offersOf(loser)).toMatchObject([{ status: 'lost' }])
    const waiting = (await callAs(school.owner.token, calls.listWaiting, { query: {} })).body.entries
    expect(waiting).toMatchObject([
      { student_id: loser.id, status: 'waiting', waiting_since: entries[lostAt]?.waiting_since },
    ])
    const given = await query<{ count: number }>(sql`
      select count(*)::integer from lessons where tenant = ${school.owner.schoolId} and source = 'waitlist'`)
    expect(given).toEqual([{ count: 1 }])
  })
})

describe('what others wait for and are offered', () => {
  it('is not there, in this school or another', async () => {
    const entry = await wait(one)
    await freeHour()
    await due()
    const id = Number((await offersOf(one))[0]?.id)
    const stranger = (await makeBookingSchool(1)).learners[0] as Learner
    for (const who of [two, stranger, school.owner]) {
      expect((await accept(who, id)).status).toBe(404)
      expect((await decline(who, id)).status).toBe(404)
      expect((await send(who.token, own.stopWaiting, { params: { id: entry.id } })).status).toBe(404)
      const body = { enrolment_id: one.enrolment, type_ids: [school.type_id] }
      expect((await send(who.token, own.waitForLesson, { body })).status).toBe(404)
    }
    expect((await callAs(two.token, own.listMyOffers, { query: {} })).body).toMatchObject({ offers: [], waiting: [] })
    expect((await send(one.token, own.stopWaiting, { params: { id: entry.id } })).status).toBe(200)
    const clerk = await makePerson({ schoolId: school.owner.schoolId, permissions: ['waiting_list.view'] })
    const slot = Number((await slotsOf()).slots[0]?.id)
    const offer = { params: { id: slot }, body: { mode: 'to_many' } }
    expect((await send(clerk.token, calls.offerFreedSlot, offer)).status).toBe(403)
    expect(
      (await send(school.owner.token, calls.closeFreedSlot, { params: { id: slot }, body: {} })).body,
    ).toMatchObject({
      status: 'closed',
    })
    expect((await send(school.owner.token, calls.offerFreedSlot, offer)).body).toMatchObject({ code: 'slot_settled' })
  })
})
