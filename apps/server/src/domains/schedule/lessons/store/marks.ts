import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../../db/idList.ts'
import { idRow, rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import type { SystemContext } from '../../../../kernel/session/transaction.ts'
import type { BeforeDeed } from '../lessons.table.ts'

// Notes on the seats of a lesson: who was there, what came of it, when somebody was told. It moves nobody.

type Where = Pick<Actor, 'db' | 'tenant'>

/** Notes that nobody came to a lesson. */
export async function markAllAbsent({ db, tenant, id: by }: Actor, lessonId: number): Promise<void> {
  await db.execute(sql`
    update bookings set attendance = 'absent', late_minutes = null, marked_by = ${by}, marked_at = now()
     where tenant = ${tenant} and lesson_id = ${lessonId} and status = 'booked'`)
}

interface Mark {
  booking_id: number
  attendance?: string | null | undefined
  late_minutes?: number | null | undefined
  exam_result?: string | null | undefined
}

const markAtEndRow = z.object({ id: z.int(), lacks_result: z.boolean() })

/**
 * Notes who was in a lesson that ends. A student without a mark, now or before, was present. Answers the seats, and whether an
 * exam lacks the result of a student who sat it.
 */
export async function markAtEnd({ db, tenant, id: by }: Actor, lessonId: number, marks: readonly Mark[]) {
  const rows = await rowsOf(
    db,
    markAtEndRow,
    sql`
      update bookings k
         set attendance = coalesce(said.attendance, k.attendance, 'present'),
             late_minutes = case when said.attendance is null then k.late_minutes else said.late_minutes end,
             exam_result = case when said.is_exam and coalesce(said.attendance, k.attendance, 'present') in ('present', 'late')
                                then said.exam_result end,
             marked_by = case when said.is_new then ${by} else k.marked_by end,
             marked_at = case when said.is_new then now() else k.marked_at end
        from (select b.id, s.attendance, s.late_minutes, s.exam_result, y.kind = 'exam' as is_exam,
                     (coalesce(s.attendance, b.attendance, 'present'), coalesce(s.late_minutes, b.late_minutes))
                       is distinct from (b.attendance, b.late_minutes) as is_new
                from bookings b
                join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
                join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
                left join jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
                       as s (booking_id integer, attendance text, late_minutes smallint, exam_result text) on s.booking_id = b.id
               where b.tenant = ${tenant} and b.lesson_id = ${lessonId} and b.status = 'booked') said
       where k.tenant = ${tenant} and k.id = said.id
      returning k.id, said.is_exam and k.attendance in ('present', 'late') and k.exam_result is null as lacks_result`,
  )
  return rows
}

/** Notes who is in a lesson; answers which of the seats it has, whether they were marked now or before. */
export async function markAttendance(
  { db, tenant, id: by }: Actor,
  lessonId: number,
  marks: readonly Mark[],
  { onlyUnmarked }: { onlyUnmarked: boolean },
): Promise<number[]> {
  const rows = await rowsOf(
    db,
    idRow,
    sql`
      with said as (
        select * from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
          as s (booking_id integer, attendance text, late_minutes smallint)),
      noted as (
        update bookings k
           set attendance = s.attendance, late_minutes = case when s.attendance = 'late' then s.late_minutes end,
               marked_by = case when s.attendance is not null then ${by}::integer end,
               marked_at = case when s.attendance is not null then now() end
          from said s
         where k.tenant = ${tenant} and k.lesson_id = ${lessonId} and k.id = s.booking_id and k.status = 'booked'
           and (k.attendance is null or not ${onlyUnmarked}::boolean))
      select k.id from bookings k join said s on s.booking_id = k.id
       where k.tenant = ${tenant} and k.lesson_id = ${lessonId} and k.status = 'booked'`,
  )
  return rows.map(({ id }) => id)
}

const arrivalRow = z.object({
  attendance: z.enum(['present', 'late']),
  late_minutes: z.int().nullable(),
  checked_in_at: z.string(),
  is_new: z.boolean(),
})
export type Arrival = z.infer<typeof arrivalRow>

/** Notes that a student has come. One who was marked present or late stays so; answers undefined where there is no such seat. */
export async function markArrival(
  { db, tenant }: Where,
  bookingId: number,
  arrival: { attendance: string; late_minutes: number | null },
): Promise<Arrival | undefined> {
  const rows = await rowsOf(
    db,
    arrivalRow,
    sql`
      with before as (
        select id, attendance in ('present', 'late') as is_there, checked_in_at from bookings
         where tenant = ${tenant} and id = ${bookingId} for update)
      update bookings k
         set checked_in_at = coalesce(k.checked_in_at, now()),
             attendance = case when before.is_there then k.attendance else ${arrival.attendance} end,
             late_minutes = case when before.is_there then k.late_minutes else ${arrival.late_minutes}::smallint end,
             marked_by = case when before.is_there then k.marked_by end,
             marked_at = case when before.is_there then k.marked_at end
        from before
       where k.tenant = ${tenant} and k.id = before.id
      returning k.attendance, k.late_minutes,
                to_char(k.checked_in_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as checked_in_at,
                before.checked_in_at is null as is_new`,
  )
  return rows[0]
}

/** Puts right what came of an exam; answers the seats that have a result. */
export async function markResults(
  { db, tenant }: Where,
  lessonId: number,
  results: readonly Mark[],
): Promise<number[]> {
  const rows = await rowsOf(
    db,
    idRow,
    sql`
      with said as (
        select * from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as s (booking_id integer, exam_result text)),
      noted as (
        update bookings k set exam_result = s.exam_result from said s
         where k.tenant = ${tenant} and k.lesson_id = ${lessonId} and k.id = s.booking_id
           and k.exam_result <> s.exam_result)
      select k.id from bookings k
       where k.tenant = ${tenant} and k.lesson_id = ${lessonId} and k.exam_result is not null`,
  )
  return rows.map(({ id }) => id)
}

/** Puts the marks of seats back as they stood. */
export async function restoreMarks(
  { db, tenant }: Where,
  lessonId: number,
  before: BeforeDeed['bookings'],
): Promise<void> {
  await db.execute(sql`
    update bookings k
       set attendance = b.attendance, late_minutes = b.late_minutes, exam_result = b.exam_result,
           marked_by = b.marked_by, marked_at = b.marked_at
      from jsonb_to_recordset(${JSON.stringify(before)}::jsonb)
             as b (id integer, attendance text, late_minutes smallint, exam_result text, marked_by integer, marked_at timestamptz)
     where k.tenant = ${tenant} and k.lesson_id = ${lessonId} and k.id = b.id`)
}

export interface TaughtMinutes {
  /** Null where the plan counts. */
  taught: number | null
  counted: number | null
  reason: string | null
}

/** Keeps how much was taught and how much of it counts, with the seats of a lesson that a condition over `b` names. */
export async function setTaught(
  { db, tenant }: Where,
  lessonId: number,
  { taught, counted, reason }: TaughtMinutes,
  which: SQL = sql`true`,
): Promise<void> {
  await db.execute(sql`
    update bookings b set taught_minutes = ${taught}::smallint, counted_minutes = ${counted}::smallint, minutes_reason = ${reason}
     where b.tenant = ${tenant} and b.lesson_id = ${lessonId} and ${which}`)
}

/** Says how much of a seat counts, whatever was taught. */
export async function setCounted(
  { db, tenant }: Where,
  bookingId: number,
  { minutes, reason }: { minutes: number; reason: string | null },
): Promise<void> {
  await db.execute(sql`
    update bookings b
       set counted_minutes = ${minutes}::smallint, minutes_reason = ${reason},
           taught_minutes = coalesce(b.taught_minutes, (extract(epoch from l.ends_at - l.starts_at) / 60)::smallint)
      from lessons l
     where b.tenant = ${tenant} and b.id = ${bookingId} and l.tenant = b.tenant and l.id = b.lesson_id`)
}

/** Notes that a lesson has another time: nobody has confirmed it, and `setBySchool` says that the school chose it now. */
export async function markMoved(
  { db, tenant }: Where,
  lessonIds: readonly number[],
  { setBySchool }: { setBySchool: boolean },
): Promise<void> {
  await db.execute(sql`
    update bookings
       set confirmed_at = null, set_by_school_at = case when ${setBySchool}::boolean then now() else set_by_school_at end
     where tenant = ${tenant} and lesson_id = any(${idList(lessonIds)}) and status = 'booked'`)
}

/** Notes that the seats of a lesson were given now. */
export async function markBookedNow({ db, tenant }: Where, lessonId: number): Promise<void> {
  await db.execute(sql`
    update bookings set booked_at = now() where tenant = ${tenant} and lesson_id = ${lessonId} and status = 'booked'`)
}

/** Notes that a student will be there. The first time stays. */
export async function markConfirmed({ db, tenant }: Where, bookingId: number): Promise<void> {
  await db.execute(sql`
    update bookings set confirmed_at = coalesce(confirmed_at, now()) where tenant = ${tenant} and id = ${bookingId}`)
}

/** Notes that students are reminded of their lessons, or trainers of writing them up; `which` selects the keys of seats. */
export async function markAsked(
  { db }: Pick<SystemContext, 'db'>,
  tenant: number,
  column: 'reminded_at' | 'record_asked_at',
  bookingIds: readonly number[],
): Promise<void> {
  if (bookingIds.length === 0) return
  await db.execute(sql`
    update bookings set ${sql.identifier(column)} = now()
     where tenant = ${tenant} and id = any(${idList(bookingIds)})`)
}
