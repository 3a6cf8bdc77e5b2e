import { keysOf } from '@dsms/contract/kernel/choices/lists'
import { AppError } from '@dsms/contract/kernel/errors'
import { minutesBetween } from '@dsms/contract/schedule/lessons/minutes'
import { lessonStatuses } from '@dsms/contract/schedule/lessons/statuses'
import type { Act } from '@dsms/contract/teaching/lessonRecords/acts'
import type { DayLesson } from '@dsms/contract/teaching/lessonRecords/calls'
import { examOf, schemeFor } from '@dsms/contract/teaching/lessonRecords/exam'
import type { RecordState } from '@dsms/contract/teaching/lessonRecords/state'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { countOf, firstRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { lock } from '../../../kit/records/verbs.ts'
import { addReading, reportDefect } from '../../resources/public.ts'
import { completeLesson, forgetTaught, keepTaught, lessons, putBack, startLesson } from '../../schedule/public.ts'
import { readCatalogue } from './day.data.ts'
import { readRecord } from './records.data.ts'
import type { NoticeServices } from './records.notices.ts'

const standingRow = z.object({ status: z.enum(keysOf(lessonStatuses)), version: z.int() })

async function standingOf({ db, tenant }: Actor, lessonId: number) {
  return firstRow(
    db,
    standingRow,
    sql`select l.status, l.version from lessons l where l.tenant = ${tenant} and l.id = ${lessonId}`,
  )
}

/** The lesson is under way, unless the office has noted that already. */
export async function beginLesson(actor: Actor, lessonId: number): Promise<void> {
  const found = await standingOf(actor, lessonId)
  if (found?.status === 'scheduled' || found?.status === 'confirmed' || found?.status === 'interrupted')
    await startLesson(actor, lessonId, found.version)
}

const seatRow = z.object({
  id: z.int(),
  is_open: z.boolean(),
  late_minutes: z.int().nullable(),
  is_absent: z.boolean(),
})

/**
 * The lesson was given, and its minutes count from now on: once, since a lesson is completed once. One of several students
 * is over when the record of each of them is finished, and counts for those who were there.
 */
export async function endLesson(actor: Actor, { id }: DayLesson): Promise<void> {
  const found = await standingOf(actor, id)
  if (found?.status !== 'in_progress') return
  const seats = await rowsOf(
    actor.db,
    seatRow,
    sql`
      select b.id, r.finished_at is null as is_open, r.late_minutes, coalesce(r.is_absent, false) as is_absent
        from bookings b left join lesson_records r on r.tenant = b.tenant and r.booking_id = b.id
       where b.tenant = ${actor.tenant} and b.lesson_id = ${id} and b.status = 'booked'
         and (r.id is not null or b.attendance is null or b.attendance in ('present', 'late'))`,
  )
  if (seats.length === 0 || seats.some(({ is_open }) => is_open)) return
  const attendance = seats.map(({ id: booking_id, late_minutes, is_absent }) => ({
    booking_id,
    attendance: is_absent ? ('absent' as const) : late_minutes === null ? ('present' as const) : ('late' as const),
    late_minutes: is_absent ? null : late_minutes,
  }))
  await completeLesson(actor, id, { version: found.version, attendance }, { isTeacher: true })
}

/** Keeps what was taught with the seat: what somebody said, else what lies between start and finish. */
export async function keepMinutes(
  actor: Actor,
  { id, student }: DayLesson,
  { started_at, ended_at }: Pick<RecordState, 'started_at' | 'ended_at'>,
  { taught_minutes, minutes_reason }: Pick<Act & { kind: 'finish' }, 'taught_minutes' | 'minutes_reason'>,
): Promise<void> {
  if (!student || started_at === null || ended_at === null) return
  const minutes = taught_minutes ?? minutesBetween(Date.parse(started_at), Date.parse(ended_at))
  const row = await lock(actor, lessons, id)
  await keepTaught(actor, row, { minutes, reason: minutes_reason }, sql`b.id = ${student.booking_id}`)
}

/** The lesson goes on: what its end brought about is taken back. */
export async function reopenLesson(actor: Actor, { id, student }: DayLesson): Promise<void> {
  const row = await lock(actor, lessons, id)
  await forgetTaught(actor, id, sql`b.id = ${student?.booking_id ?? 0}`)
  if (row.status === 'completed') await putBack(actor, row)
}

/** Records of a lesson that was ended are open again, unless somebody has signed one of them. */
export async function reopenRecords({ db, tenant }: Actor, lessonId: number): Promise<void> {
  const found = await countOf(
    db,
    sql`
      select from lesson_records r join record_signatures g on g.tenant = r.tenant and g.record_id = r.id
       where r.tenant = ${tenant} and r.lesson_id = ${lessonId} limit 1`,
  )
  if (found > 0) throw new AppError('lesson_settled')
  await db.execute(sql`
    update lesson_records
       set ended_at = null, finished_at = null, finished_by = null, late_minutes = null, is_absent = false, slots = slots - 'finish'
     where tenant = ${tenant} and lesson_id = ${lessonId} and finished_at is not null`)
}

const readingRow = z.object({ vehicle_id: z.int(), km: z.int() })

/** The vehicle has come as far as the record says. What was read since is higher, and stays. */
export async function feedOdometer(actor: Actor, { student }: DayLesson): Promise<void> {
  const { db, tenant } = actor
  const read = await firstRow(
    db,
    readingRow,
    sql`
      select v.id as vehicle_id, r.km_end as km
        from lesson_records r
        join lessons l on l.tenant = r.tenant and l.id = r.lesson_id
        join vehicles v on v.tenant = l.tenant and v.id = l.vehicle_id
       where r.tenant = ${tenant} and r.booking_id = ${student?.booking_id ?? 0} and r.km_end > coalesce(v.odometer_km, 0) and v.status <> 'decommissioned'
         for update of v`,
  )
  if (read) await addReading(actor, read.vehicle_id, { km: read.km }, 'lesson')
}

/** The fleet hears of what is wrong with the vehicle. */
export async function passOn(
  app: NoticeServices,
  actor: Actor,
  { vehicle }: DayLesson,
  { key, text, may_drive }: Act & { kind: 'defect' },
): Promise<void> {
  if (vehicle) await reportDefect(app, actor, vehicle.id, { title: text, mayDrive: may_drive, key })
}

/** How a mock exam ended, by the scheme of today; a school without one has no result. */
export async function keepExam(
  actor: Actor,
  student: { booking_id: number; licence_type_id: number } | null,
): Promise<void> {
  const record = student && (await readRecord(actor, student.booking_id))
  const { schemes, errors } = await readCatalogue(actor)
  const scheme = student && schemeFor(schemes, student.licence_type_id)
  if (!record || !scheme) return
  const exam = examOf(record, scheme, errors)
  await actor.db.execute(sql`
    update lesson_records set exam = ${JSON.stringify(exam)}::jsonb where tenant = ${actor.tenant} and id = ${record.id}`)
}
