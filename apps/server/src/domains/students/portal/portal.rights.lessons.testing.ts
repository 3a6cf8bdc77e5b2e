import { dayAhead } from '@dsms/contract/kernel/time/days'
import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import * as booking from '@dsms/contract/schedule/booking/calls'
import * as moves from '@dsms/contract/schedule/moves/calls'
import * as own from '@dsms/contract/schedule/waiting/own'
import { contracts, signContract } from '@dsms/contract/students/contracts/calls'
import { sql } from 'drizzle-orm'
import { makeRecord } from '../../../testing/areas.ts'
import type { TestPerson } from '../../../testing/factories.ts'
import { callAs } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { act, makeTeachingSchool, teachingOf } from '../../teaching/lessonRecords/records.testing.ts'
import { anyOf, seeing, type TriedCalls } from './portal.rights.testing.ts'

const drawing = 'M 1 1 L 20 20 L 40 8'
const at = (days: number, time = '09:00') => `${dayAhead(days)}T${time}:00.000Z`

/** A student who has lessons to come and lessons that are over, and books by themselves. */
export async function makeTaught() {
  const school = await makeTeachingSchool()
  const trainer = await school.trainerWith()
  const type = await school.type({ needs_vehicle: 'none', self_bookable: true, lead_hours: 1 })
  return { school, trainer, type, student: await school.studentWith(), skill: await school.skill() }
}
export type Taught = Awaited<ReturnType<typeof makeTaught>>

/** Nothing is to come any more, for anybody. */
async function clear({ school }: Taught): Promise<void> {
  const tenant = school.owner.schoolId
  await query(sql`delete from claims where tenant = ${tenant}`)
  // at no wish of the student, so that the hour is offered to nobody
  await query(sql`
    update lessons set status = case when status = 'held' then 'expired' else 'cancelled' end, cancel_reason = 'duplicate'
     where tenant = ${tenant} and starts_at > now() and status in ('held', 'scheduled', 'confirmed')`)
}

async function insertLesson({ school, trainer, type }: Taught, start: string, status = 'scheduled'): Promise<number> {
  const [row] = await query<{ id: number }>(sql`
    insert into lessons (tenant, type_id, branch_id, trainer_id, starts_at, ends_at, capacity, status)
    values (${school.owner.schoolId}, ${type}, ${school.branch_id}, ${trainer.id}, ${start}::timestamptz,
            ${start}::timestamptz + interval '1 hour', 1, ${status}) returning id`)
  return Number(row?.id)
}

/** The only lesson that is to come. */
async function coming(ward: Taught, start = at(3)): Promise<number> {
  await clear(ward)
  const id = await insertLesson(ward, start)
  await query(sql`
    insert into bookings (tenant, lesson_id, enrolment_id, student_id)
    values (${ward.school.owner.schoolId}, ${id}, ${ward.student.enrolment}, 0)`)
  return id
}

/** An hour that somebody left is offered to the student, who waits. */
async function offered(ward: Taught): Promise<number> {
  await clear(ward)
  const tenant = ward.school.owner.schoolId
  const entry = await waiting(ward)
  const lesson = await insertLesson(ward, at(3), 'cancelled')
  const [row] = await query<{ id: number }>(sql`
    with slot as (
      insert into freed_slots (tenant, lesson_id, starts_at, ends_at, type_id, trainer_id)
      select tenant, id, starts_at, ends_at, type_id, trainer_id from lessons where id = ${lesson} returning id)
    insert into slot_offers (tenant, slot_id, entry_id, enrolment_id, student_id, rank, expires_at)
    select ${tenant}::integer, id, ${entry}::integer, ${ward.student.enrolment}::integer, 0, 1, now() + interval '1 hour' from slot returning id`)
  return Number(row?.id)
}

const wish = ({ student, type }: Taught) => ({ enrolment_id: student.enrolment, type_ids: [type], notice_hours: 1 })
const waiting = async (ward: Taught) =>
  (await callAs(ward.student.token, own.waitForLesson, { body: wish(ward) })).body.id

const held = async (ward: Taught) => {
  await clear(ward)
  return (await callAs(ward.student.token, booking.holdMyLesson, { body: hold(ward) })).body.id
}
const hold = ({ student, type }: Taught) => ({ enrolment_id: student.enrolment, type_id: type, start: at(3) })

const another = { start: at(4) }
async function asked(ward: Taught): Promise<number> {
  const params = { id: await coming(ward) }
  return (await callAs(ward.student.token, moves.askToMove, { params, body: another })).body.id
}

/** A lesson that is over; with the student's signature on the trainer's device where that is wished. */
async function given(ward: Taught, isSigned = false): Promise<number> {
  const id = await ward.school.lesson(ward.trainer, ward.student.enrolment)
  const signature = act({ kind: 'sign', role: 'student', name: 'x', signature: drawing })
  const acts = [act({ kind: 'start' }), act({ kind: 'finish' }), ...(isSigned ? [signature] : [])]
  await teachingOf(() => ward.trainer).send(id, acts)
  return id
}

/** A contract that was sent; the student's at the office where that is wished. */
async function sent({ school: { owner }, student }: Taught, isSigned = false) {
  const { id } = await makeRecord('contracts', owner, { student_id: student.id, send: true })
  const { body } = await callAs(owner.token, contracts.calls.get, { params: { id }, query: {} })
  const hash = String(body.hash)
  if (isSigned)
    await callAs(owner.token, signContract, {
      params: { id },
      body: { role: 'student' as const, hash, signature: drawing },
    })
  return { params: { id }, hash }
}

const reason = 'This is not my signature'
const ofEnrolment = ({ student }: Taught) => ({ enrolment_id: student.enrolment })
const named = (make: (ward: Taught) => Promise<number>, body?: object) => async (ward: Taught) => ({
  params: { id: await make(ward) },
  ...(body && { body }),
})
const readsContract = ['sign', 'view_progress'] as const

/** Calls about lessons, hours and signatures. Each test makes its own lesson, so only the right decides the answer. */
export const triedWithLessons: TriedCalls<Taught> = {
  listMyFreeSlots: {
    needs: [['book']],
    args: (ward) => ({ query: { ...ofEnrolment(ward), type_id: ward.type, from: dayAhead(3), to: dayAhead(3) } }),
  },
  holdMyLesson: {
    needs: [['book']],
    args: async (ward) => {
      await clear(ward)
      return { body: hold(ward) }
    },
  },
  bookMyLesson: { needs: [['book']], args: async (ward) => ({ body: { hold_id: await held(ward) } }) },
  releaseMyHold: { needs: [['book']], args: named(held) },
  confirmMyLesson: {
    needs: [['book']],
    hiddenWithout: [],
    args: named((ward) => coming(ward, new Date(Date.now() + 2 * hourMs).toISOString())),
  },
  saveMyLesson: { needs: anyOf(seeing), hiddenWithout: [], args: named(coming) },

  previewMyLessonCost: { needs: [['pay']], hiddenWithout: [], args: named(coming) },
  previewMyCancellation: { needs: [['cancel']], args: named(coming, {}) },
  cancelMyLesson: { needs: [['cancel']], args: named(coming, { reason: 'student_other' }) },
  askToMove: { needs: [['cancel']], args: named(coming, another) },
  withdrawMove: { needs: [['cancel']], hiddenWithout: [], args: named(asked) },

  listMyWaitingChoices: { needs: [['book']], args: (ward) => ({ query: ofEnrolment(ward) }) },
  waitForLesson: { needs: [['book']], args: (ward) => ({ body: wish(ward) }) },
  stopWaiting: { needs: [['book']], args: named(waiting) },
  acceptOffer: { needs: [['book']], args: named(offered) },
  declineOffer: { needs: [['book']], args: named(offered) },

  signMyLesson: { needs: [['sign']], args: named(given, { signature: null }) },
  objectToMyLesson: { needs: [['sign']], args: named((ward) => given(ward, true), { reason }) },
  rateMySkill: {
    needs: [],
    args: ({ student, skill }) => ({ params: { id: student.id, skill_id: skill }, body: { level: 3 } }),
  },

  acceptMyContract: {
    needs: [['sign']],
    hiddenWithout: [...readsContract],
    args: async (ward, who: TestPerson) => {
      const { params, hash } = await sent(ward)
      return { params, body: { hash, name: who.username } }
    },
  },
  objectToMyContract: {
    needs: [['sign']],
    hiddenWithout: [...readsContract],
    args: async (ward) => ({ params: (await sent(ward, true)).params, body: { reason } }),
  },
}
