import * as booking from '@dsms/contract/schedule/booking/calls'
import * as moves from '@dsms/contract/schedule/moves/calls'
import { addWaiting } from '@dsms/contract/schedule/waiting/calls'
import * as offers from '@dsms/contract/schedule/waiting/own'
import { eraseUser } from '@dsms/contract/staff/users/account'
import { students } from '@dsms/contract/students/students/calls'
import { mergeStudents } from '@dsms/contract/students/students/merges'
import { sql } from 'drizzle-orm'
import { goodPassword } from '../../../../../testing/factories.ts'
import { callAs, type Reply, testApp } from '../../../../../testing/harness.ts'
import { query } from '../../../../../testing/reads.ts'
import { at, iso, perhapsPassed } from './choices.testing.ts'
import type { Acts, Learner, World } from './world.testing.ts'

/** What students do, who waits, what is taught, and what becomes of the records of people. */
export function peopleActs(world: World): Acts {
  const { owner, learners, gone, lessons, pickLesson, as, withAccount, enrolments, ownOf } = world
  const { single, longer } = world.types
  return {
    hold: [
      3,
      async (random) => {
        const who = random.pick(withAccount())
        const body = { enrolment_id: who?.enrolment, type_id: single, start: iso(at(random)) }
        const held = who && ((await as(who, booking.holdMyLesson, { body })) as Reply<{ id: number }>)
        // most go on at once, some think about it
        return who && held?.status === 201 && random.chance(0.7)
          ? as(who, booking.bookMyLesson, { body: { hold_id: held.body.id } })
          : held
      },
    ],
    release: [
      1,
      async (random, all) => {
        const one = pickLesson(random, all, ({ status }) => status === 'held')
        const who = withAccount().find(({ enrolment }) => one?.seats[0]?.enrolment_id === enrolment)
        return one && who && as(who, booking.releaseMyHold, { params: { id: one.id } })
      },
    ],
    cancelOwn: [
      2,
      async (random, all) => {
        const who = random.pick(withAccount())
        const one = who && random.pick(ownOf(all, who))
        return one && as(who, moves.cancelMyLesson, { params: { id: one.id }, body: { reason: 'student_other' } })
      },
    ],
    askToMove: [
      2,
      async (random, all) => {
        const who = random.pick(withAccount())
        const one = who && random.pick(ownOf(all, who))
        return one && as(who, moves.askToMove, { params: { id: one.id }, body: { start: iso(at(random)) } })
      },
    ],
    answerMove: [
      2,
      async (random) => {
        const [asked] = await query<{ id: number; version: number }>(
          sql`select id, version from move_requests where tenant = ${owner.schoolId} and status = 'pending' order by id limit 1`,
        )
        if (!asked) return undefined
        const params = { id: asked.id }
        return random.chance(0.75)
          ? as(owner, moves.acceptMove, { params, body: { version: asked.version, ...perhapsPassed(random) } })
          : as(owner, moves.declineMove, { params, body: { version: asked.version, reason: 'full' } })
      },
    ],
    wait: [
      2,
      async (random) =>
        as(owner, addWaiting, {
          body: { enrolment_id: random.pick(enrolments()), type_ids: [single, longer], notice_hours: 1 },
        }),
    ],
    answerOffer: [
      2,
      async (random) => {
        await (await testApp()).due.wake()
        const [offer] = await query<{ id: number; student: number }>(
          sql`select id, student_id as student from slot_offers where tenant = ${owner.schoolId} and status = 'sent' order by id limit 1`,
        )
        const who = withAccount().find(({ id }) => id === offer?.student)
        if (!offer || !who) return undefined
        return as(who, random.chance(0.75) ? offers.acceptOffer : offers.declineOffer, { params: { id: offer.id } })
      },
    ],
    teach: [
      3,
      async (random, all) => {
        const one = pickLesson(random, all, ({ status }) => ['scheduled', 'confirmed', 'in_progress'].includes(status))
        if (!one) return undefined
        if (!one.isPast) await beganDaysAgo(one.id, world.days++)
        const { version } = (await lessons.get(one.id)).body
        const deed = random.pick(['start', 'miss', 'complete', 'complete'] as const)
        if (deed !== 'complete') return lessons[deed](one.id, { version })
        const booked = one.seats.filter(({ status }) => status === 'booked')
        const attendance = booked.map(({ id }) => ({ booking_id: id, attendance: random.pick(['present', 'absent']) }))
        return lessons.complete(one.id, { version, attendance, minutes: 60, minutes_reason: 'as planned' })
      },
    ],
    undo: [
      2,
      async (random, all) => {
        const one = random.pick(all.filter(({ isPast }) => isPast))
        return one && lessons.undo(one.id, { version: one.version })
      },
    ],
    merge: [
      0.5,
      async () => {
        const [kept, , , other] = learners as [Learner, Learner, Learner, Learner]
        if (gone.has(other) || gone.has(kept)) return undefined
        const read = async (id: number) =>
          (await callAs(owner.token, students.calls.get, { params: { id }, query: {} })).body.version
        const body = { other_id: other.id, version: await read(kept.id), other_version: await read(other.id), keep: {} }
        const reply = await as(owner, mergeStudents, { params: { id: kept.id }, body })
        if (reply.status === 200) {
          gone.add(other)
          gone.add(kept)
        }
        return reply
      },
    ],
    erase: [
      0.5,
      async (random) => {
        const who = random.pick(learners.slice(1, 3).filter((one) => !gone.has(one)))
        if (!who) return undefined
        const [person] = await query<{ name: string }>(sql`select full_name as name from users where id = ${who.id}`)
        const body = { name: person?.name, current_password: goodPassword }
        const reply = await as(owner, eraseUser, { params: { id: who.id }, body })
        if (reply.status === 200) gone.add(who)
        return reply
      },
    ],
  }
}

/**
 * Puts a lesson so many days and an hour back, as if time had passed. It takes another status meanwhile: a lesson that keeps
 * its status would have been moved.
 */
async function beganDaysAgo(id: number, days: number): Promise<void> {
  const swapped = sql`case status when 'scheduled' then 'confirmed' when 'confirmed' then 'scheduled' else status end`
  const start = sql`now() - make_interval(days => ${days}, mins => 61)`
  await query(sql`
    update lessons set starts_at = ${start}, ends_at = ${start} + (ends_at - starts_at), status = ${swapped} where id = ${id}`)
  await query(sql`update lessons set status = ${swapped} where id = ${id}`)
}
