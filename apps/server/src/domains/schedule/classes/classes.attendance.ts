import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { noteAttendance as noteCall } from '@dsms/contract/schedule/classes/roster'
import type { Lesson } from '@dsms/contract/schedule/lessons/calls'
import { sql } from 'drizzle-orm'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { checkVersion, lock, update } from '../../../kit/records/verbs.ts'
import { tellLessons } from '../claims/claims.data.ts'
import { readLesson } from '../lessons/lessons.service.ts'
import { lessons } from '../lessons/lessons.table.ts'
import { checkConcern, markingAt } from './classes.access.ts'
import type { ClassRow } from './classes.seats.ts'

/** Notes who was there, and who noted it; those of whom nothing is said stay as they were. */
export async function noteAttendance(
  actor: Actor,
  id: number,
  { version, attendance, only_unmarked, unlock, reason }: Given<typeof noteCall>['body'],
): Promise<Lesson> {
  const row = await lock(actor, lessons, id)
  checkConcern(actor, row, 'schedules.status')
  await checkVersion(actor, lessons, row, version)
  const isEarly = await checkMarking(actor, row, unlock, reason)
  const { rows } = await actor.db.execute<{ id: number }>(sql`
    with said as (
      select * from jsonb_to_recordset(${JSON.stringify(attendance)}::jsonb)
        as s (booking_id integer, attendance text, late_minutes smallint)),
    noted as (
      update bookings k
         set attendance = s.attendance, late_minutes = case when s.attendance = 'late' then s.late_minutes end,
             marked_by = case when s.attendance is not null then ${actor.id}::integer end,
             marked_at = case when s.attendance is not null then now() end
        from said s
       where k.tenant = ${actor.tenant} and k.lesson_id = ${id} and k.id = s.booking_id and k.status = 'booked'
         and (k.attendance is null or not ${only_unmarked}::boolean))
    select k.id from bookings k join said s on s.booking_id = k.id
     where k.tenant = ${actor.tenant} and k.lesson_id = ${id} and k.status = 'booked'`)
  const known = new Set(rows.map((one) => one.id))
  const stray = attendance.findIndex(({ booking_id }) => !known.has(booking_id))
  if (stray >= 0) throw fieldError(`attendance.${stray}.booking_id`, 'unknown_choice')
  if (isEarly && reason !== row.statusReason) await update(actor, lessons, row, { statusReason: reason })
  await tellLessons(actor)
  return readLesson(actor, id)
}

/** Throws unless attendance may be noted now; tells whether that takes a reason. */
async function checkMarking(
  actor: Actor,
  row: ClassRow,
  unlock: boolean,
  reason: string | null | undefined,
): Promise<boolean> {
  const { marking } = await markingAt(actor, row, Date.now())
  if (marking === 'early') throw new AppError('lesson_not_begun')
  if (marking === 'none') throw new AppError('lesson_settled')
  if (marking === 'before_end' && !(reason && holds(actor, 'schedules.override'))) throw new AppError('class_not_over')
  if (marking === 'locked' && !(unlock && holds(actor, 'schedules.unlock'))) throw new AppError('attendance_locked')
  return marking === 'before_end'
}
