import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import { dayMs, hourMs } from '@dsms/contract/kernel/time/milliseconds'
import {
  type bookMyLesson as bookCall,
  confirmableHours,
  type holdMyLesson as holdCall,
  type MyLesson,
} from '@dsms/contract/schedule/booking/calls'
import { draftOfLesson } from '@dsms/contract/schedule/lessons/draft'
import type { LessonDraft } from '@dsms/contract/schedule/rules/facts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { lock } from '../../../kit/records/verbs.ts'
import { settingOf } from '../../platform/public.ts'
import type { NoticeServices } from '../../students/public.ts'
import { ownStudent, ownStudents } from '../../students/public.ts'
import { invalidatePlan, isCrowded, markTaken, withSharedPlan } from '../claims/shared.ts'
import { followUp } from '../lessons/consequences.ts'
import { lockAndCheck } from '../lessons/lessons.check.ts'
import { isHoldExpired, planLesson, readLesson } from '../lessons/lessons.service.ts'
import { lessons } from '../lessons/lessons.table.ts'
import { markConfirmed } from '../lessons/store/marks.ts'
import type { LessonRow } from '../lessons/store/rows.ts'
import { claim, endHolds, setStatus } from '../lessons/store/store.ts'
import { tellTrainers } from '../notices/toTrainers.ts'
import { atBranch, lookingAround, type OwnEnrolment, ownEnrolment } from './booking.access.ts'
import { readMyLesson } from './booking.data.ts'
import { tellStudents } from './booking.notices.ts'
import { ownRefusal } from './booking.refused.ts'
import { claimsOf, viewOf } from './booking.view.ts'

/** How far ahead the next free times are looked for when one is gone, and how many are told. */
const nextDays = 7
const mostNext = 3
/** Of several who take the last vehicles at once each tries so many before the time counts as gone. */
const mostTries = 3

/** Holds a free time for a student while they decide, in place of what they held before. */
export function holdMyLesson(actor: Actor, body: Given<typeof holdCall>['body']): Promise<MyLesson> {
  // those who have looked together take together
  return withSharedPlan(actor.tenant, async () => {
    const enrolment = await atBranch(actor, await ownEnrolment(actor, body.enrolment_id), body.branch_id)
    return lookingAround(actor, enrolment.student_id, 'book', async () => {
      try {
        return await heldFor(actor, enrolment, body)
      } catch (error) {
        // it may be done again, and what it said to be taken is not
        if (!(error instanceof AppError)) invalidatePlan(actor.tenant)
        throw error
      }
    })
  })
}

async function heldFor(
  actor: Actor,
  enrolment: OwnEnrolment,
  { type_id, start, trainer_id: trainerId }: Given<typeof holdCall>['body'],
): Promise<MyLesson> {
  const { tenant } = actor
  const from = Date.parse(start)
  const week = { from, to: from + nextDays * dayMs }
  const look = (isShared: boolean) =>
    viewOf(actor, enrolment, type_id, isShared ? around(from) : atOnce(from), { isShared, trainerId })
  let isShared = isCrowded(tenant)
  let [, ended, view] = await together([
    // of two who hold for the same student one waits here, so that the second lets go of what the first got
    () => lockStudent(actor, enrolment.student_id),
    () => releaseHolds(actor, enrolment.student_id),
    () => look(isShared),
  ])
  for (let tries = 0; tries < mostTries; tries++) {
    // nobody else knows what was just let go of, and the last word is never that of others
    const wasStale = tries > 0 || ended.length > 0
    if (wasStale) {
      isShared &&= ended.length === 0 && tries < mostTries - 1
      view = await look(isShared)
    }
    const [draft] = view.find(atOnce(from), 1, trainerId)
    if (draft?.start !== from) break
    // before anybody else looks: who comes after goes elsewhere, instead of waiting for what will be gone
    const known = view.facts()
    const taken = claimsOf(draft, known)
    markTaken(tenant, taken)
    const id = await kept(actor, draft, {
      holdMinutes: view.holdMinutes,
      known: isShared ? known : undefined,
      how: { taken: ended.length ? undefined : taken },
    })
    if (id === undefined) continue
    return readMyLesson(actor, enrolment.student_id, id)
  }
  const { branch_id } = enrolment
  const own = ownRefusal({ type_id, branch_id, start: from, enrolment_id: enrolment.id }, view.facts())
  if (own) throw own
  const next = isShared ? view : await viewOf(actor, enrolment, type_id, week)
  throw new AppError('slot_gone', {}, {}, { slots: next.told(next.find(week, mostNext)) })
}

const lockStudent = ({ db, tenant }: Actor, id: number): Promise<unknown> =>
  db.execute(sql`select from students where tenant = ${tenant} and id = ${id} for no key update`)

/** As long as the longest lesson, of which only a start at the very time counts. */
const atOnce = (start: number) => ({ from: start, to: start + 12 * hourMs })

/** A span that holds the days after a start, the same one for all who try for about the same time. */
function around(start: number) {
  const weekMs = nextDays * dayMs
  const from = Math.floor(start / weekMs) * weekMs
  return { from, to: from + 2 * weekMs }
}

/** The key of the lesson that is held now; undefined where somebody was faster with any part of it. */
async function kept(
  actor: Actor,
  draft: LessonDraft,
  more: Pick<Parameters<typeof planLesson>[3], 'holdMinutes' | 'known' | 'how'>,
): Promise<number | undefined> {
  try {
    return (await planLesson(null, actor, draft, { status: 'held', source: 'student', ...more })).id
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'lesson_refused')) throw error
    invalidatePlan(actor.tenant)
    return undefined
  }
}

/** Lets go of what a student holds; what it took is free at once. Answers the keys of the lessons. */
async function releaseHolds(actor: Actor, studentId: number): Promise<number[]> {
  const ids = await endHolds(actor, studentId)
  await claim(actor, ids)
  return ids
}

/** Books what a student holds. The limits of self-booking were looked at when it was held; everything else is looked at again. */
export async function bookMyLesson(
  app: NoticeServices,
  actor: Actor,
  { hold_id }: Given<typeof bookCall>['body'],
): Promise<MyLesson> {
  const { row, studentId, ownBranch } = await ownHold(actor, hold_id)
  return lookingAround(actor, studentId, 'book', async () => {
    const [branches, isAskedFor, lesson] = await together([
      () => settingOf(actor, 'booking.branches'),
      () => settingOf(actor, 'booking.needs_approval', row.branchId),
      () => readLesson(actor, row.id),
    ])
    // the school may have changed its mind since the time was held
    if (branches === 'own' && row.branchId !== ownBranch) throw new AppError('booking_closed')
    await lockAndCheck(actor, draftOfLesson(lesson), null)
    await setStatus(actor, [row.id], isAskedFor ? 'requested' : 'scheduled', { holdUntil: null })
    // nobody's time changes by it
    await followUp(null, actor, [{ id: row.id, before: row }], { taken: [] })
    const kept = await readMyLesson(actor, studentId, row.id)
    if (kept.status === 'scheduled') await tellStudents(app, actor, 'lesson_booked', [kept.booking_id])
    await tellTrainers(app, actor, 'trainer_lesson_booked', [row.id])
    return kept
  })
}

const seatRow = z.object({ student: z.number(), booking: z.number() })

/** Notes that a student will be there; a lesson that is planned counts as confirmed then. Saying it twice is saying it once. */
export async function confirmMyLesson(actor: Actor, id: number): Promise<MyLesson> {
  const rows = await rowsOf(
    actor.db,
    seatRow,
    sql`
      select k.student_id as student, k.id as booking from bookings k
       where k.tenant = ${actor.tenant} and k.lesson_id = ${id} and k.status = 'booked'`,
  )
  const mine = (await ownStudents(actor)).filter(({ rights }) => rights.includes('book'))
  const booking = rows.find(({ student }) => mine.some((one) => one.id === student))
  if (!booking) throw new AppError('not_found')
  return lookingAround(actor, booking.student, 'book', async () => {
    const row = await lock(actor, lessons, id)
    const ahead = Date.parse(row.startsAt) - Date.now()
    if ((row.status !== 'scheduled' && row.status !== 'confirmed') || ahead <= 0) throw new AppError('lesson_settled')
    if (ahead > confirmableHours * hourMs) throw new AppError('too_early', { hours: confirmableHours })
    await markConfirmed(actor, booking.booking)
    if (row.status === 'scheduled' && row.capacity === 1) await setStatus(actor, [id], 'confirmed')
    await followUp(null, actor, [{ id, before: row }])
    return readMyLesson(actor, booking.student, id)
  })
}

/** Lets go of a time before it ends by itself. */
export async function releaseMyHold(actor: Actor, id: number) {
  const { row, studentId } = await ownHold(actor, id)
  return lookingAround(actor, studentId, 'book', async () => {
    await setStatus(actor, [row.id], 'expired')
    await followUp(null, actor, [{ id: row.id, before: row }])
    return {}
  })
}

const ownHoldRow = z.object({ student: z.number(), branch: z.number() })

/** The locked row of a time that is held for a student for whom the person who acts may book. */
async function ownHold(actor: Actor, id: number): Promise<{ row: LessonRow; studentId: number; ownBranch: number }> {
  const rows = await rowsOf(
    actor.db,
    ownHoldRow,
    sql`
      select k.student_id as student, e.branch_id as branch
        from bookings k join enrolments e on e.tenant = k.tenant and e.id = k.enrolment_id
       where k.tenant = ${actor.tenant} and k.lesson_id = ${id} and k.status = 'booked' limit 1`,
  )
  const [found] = rows
  if (!found) throw new AppError('not_found')
  const { student: studentId, branch: ownBranch } = found
  await ownStudent(actor, studentId, 'book')
  const row = await lock(actor, lessons, id)
  if (row.source !== 'student') throw new AppError('not_found')
  if (row.status !== 'held' || isHoldExpired(row)) throw new AppError('hold_over')
  return { row, studentId, ownBranch }
}
