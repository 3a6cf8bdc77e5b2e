import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../../db/idList.ts'
import { idRow, rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { together } from '../../../../kernel/together.ts'
import { insertAll, type NewValues, update, updateAll, type Values } from '../../../../kit/records/verbs.ts'
import { lessons } from '../lessons.table.ts'
import { lessonPrices, type Price, readPriceList } from './prices.ts'

// The only writer of `lessons`, `bookings` and `claims`, together with `marks.ts` for what is noted of a seat and `prices.ts`. It
// writes what it is told: deeds ask before whether that may be, and do after what follows from it. The rows of lessons have to be
// locked.

export interface NewLesson {
  values: NewValues<typeof lessons>
  enrolment_ids: readonly number[]
}

export interface LessonPatch {
  id: number
  values: Values<typeof lessons>
}

const free: Price = { minor: null, currency: null }

/** Adds lessons with their students; answers their keys in the order given. */
export async function insertLessons(actor: Actor, all: readonly NewLesson[]): Promise<number[]> {
  const [ids, list] = await together([
    () =>
      insertAll(
        actor,
        lessons,
        all.map(({ values }) => values),
      ),
    () => readPriceList(actor),
  ])
  const seats = all.flatMap(({ values, enrolment_ids }, nth) => {
    const { typeId, branchId, trainerId, startsAt, endsAt } = values
    const price = list.priceOf({
      type_id: Number(typeId),
      branch_id: Number(branchId),
      trainer_id: trainerId ? Number(trainerId) : null,
      start: Date.parse(String(startsAt)),
      end: Date.parse(String(endsAt)),
    })
    return [...new Set(enrolment_ids)].map((enrolment) => ({ lesson: ids[nth] as number, enrolment, ...price }))
  })
  await seat(actor, seats)
  return ids
}

/** Writes columns of lessons. Undefined columns stay as they were. */
export async function changeLessons(actor: Actor, patches: readonly LessonPatch[]): Promise<void> {
  await together(
    patches.map(
      ({ id, values }) =>
        () =>
          update(actor, lessons, { id, tenant: actor.tenant }, values),
    ),
  )
}

/** Gives all these lessons the same status, with what is written beside it. */
export const setStatus = (
  actor: Actor,
  ids: readonly number[],
  status: (typeof lessons.$inferInsert)['status'],
  values: Values<typeof lessons> = {},
): Promise<void> => updateAll(actor, lessons, ids, { ...values, status })

/** Lessons that were confirmed are planned again. */
export async function unconfirm({ db, tenant }: Actor, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    update lessons set status = 'scheduled' where tenant = ${tenant} and id = any(${idList(ids)}) and status = 'confirmed'`)
}

/** A lesson with other students than before is another version: the next change has to be based on them. */
export const raiseVersions = (actor: Actor, ids: readonly number[]): Promise<void> =>
  updateAll(actor, lessons, ids, { version: sql`${lessons.version} + 1` })

/** Brings the claims of lessons in line with what they say and who is booked: one statement. */
export async function claim({ db, tenant }: Actor, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.execute(sql`select claim_lesson(${tenant}, l) from unnest(${idList(ids)}) as l`)
}

/** Lets go of what lessons take, before they claim it again: one of them may take the time that another gives up. */
export async function release({ db, tenant }: Actor, ids: readonly number[]): Promise<void> {
  await db.execute(
    sql`update claims set occupies = false where tenant = ${tenant} and lesson_id = any(${idList(ids)}) and occupies`,
  )
}

/** Books students who are on none of these lessons yet. */
async function seat(
  { db, tenant }: Actor,
  seats: readonly (Price & { lesson: number; enrolment: number })[],
): Promise<void> {
  if (seats.length === 0) return
  await db.execute(sql`
    insert into bookings (tenant, lesson_id, enrolment_id, student_id, price_minor, currency)
    select ${tenant}, s.lesson, s.enrolment, 0, s.minor, s.currency
      from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as s (lesson integer, enrolment integer, minor bigint, currency text)`)
}

/** Bookings of a change: of students who came, of students who had waited, and of students who are gone. */
export interface Seats {
  came: number[]
  seated: number[]
  gone: number[]
}

const studentsRow = z.object({ got: z.array(z.number()), waited: z.array(z.number()), gone: z.array(z.number()) })

/**
 * Brings the bookings of a lesson in line with a list of enrolments. A student who is taken out is cancelled, and stays to be
 * read; a student who waits goes on waiting. Answers the bookings of those who came, of those among them who had waited, and of
 * those who are gone.
 */
export async function setStudents(
  actor: Actor,
  lessonId: number,
  enrolmentIds: readonly number[],
  reason: string | null = null,
): Promise<Seats> {
  const { db, tenant } = actor
  const wanted = idList(enrolmentIds)
  const { minor, currency } = (await lessonPrices(actor, [lessonId])).get(lessonId) ?? free
  const rows = await rowsOf(
    db,
    studentsRow,
    sql`
      with waited as (
        select id from bookings
         where tenant = ${tenant} and lesson_id = ${lessonId} and status = 'waiting' and enrolment_id = any (${wanted})),
      gone as (
        update bookings set status = 'cancelled', cancelled_at = now(), cancel_reason = ${reason}
         where tenant = ${tenant} and lesson_id = ${lessonId} and status = 'booked' and enrolment_id <> all (${wanted})
        returning id),
      seated as (
        insert into bookings (tenant, lesson_id, enrolment_id, student_id, price_minor, currency)
        select ${tenant}, ${lessonId}, e, 0, ${minor}::bigint, ${currency} from unnest(${wanted}) as e
        on conflict on constraint bookings_once do update
           set status = 'booked', cancelled_at = null, cancel_reason = null, waiting_since = null,
               price_minor = excluded.price_minor, currency = excluded.currency
         where bookings.status <> 'booked'
        returning id)
      select array(select id from seated order by id) as got, array(select id from waited order by id) as waited,
             array(select id from gone order by id) as gone`,
  )
  const { got = [], waited = [], gone = [] } = rows[0] ?? {}
  return { came: got.filter((id) => !waited.includes(id)), seated: waited, gone }
}

interface Seat {
  enrolment_id: number
  /** Waits for a seat, behind those who do so already. */
  isWaiting: boolean
  short_notice: boolean
}

/** Adds one student to those of a lesson, or once more after a cancellation; answers the booking. */
export async function addStudent(
  actor: Actor,
  lessonId: number,
  { enrolment_id, isWaiting, short_notice }: Seat,
): Promise<number> {
  const { db, tenant } = actor
  const { minor, currency } = (await lessonPrices(actor, [lessonId])).get(lessonId) ?? free
  const rows = await rowsOf(
    db,
    idRow,
    sql`
      insert into bookings (tenant, lesson_id, enrolment_id, student_id, status, waiting_since, short_notice, price_minor, currency)
      values (${tenant}, ${lessonId}, ${enrolment_id}, 0, ${isWaiting ? 'waiting' : 'booked'},
              ${isWaiting ? sql`clock_timestamp()` : null}, ${short_notice}, ${minor}, ${currency})
      on conflict on constraint bookings_once do update
         set price_minor = excluded.price_minor, currency = excluded.currency, status = excluded.status, waiting_since = excluded.waiting_since, short_notice = excluded.short_notice,
             cancelled_at = null, cancel_reason = null, attendance = null, late_minutes = null,
             checked_in_at = null, marked_by = null, marked_at = null
      returning id`,
  )
  return Number(rows[0]?.id)
}

/** Gives seats of a lesson to students who waited for them; with `consent` also at short notice from now on. */
export async function seatWaiting(
  actor: Actor,
  lessonId: number,
  bookingIds: readonly number[],
  { consent = false } = {},
): Promise<void> {
  if (bookingIds.length === 0) return
  const { db, tenant } = actor
  const { minor, currency } = (await lessonPrices(actor, [lessonId])).get(lessonId) ?? free
  await db.execute(sql`
    update bookings set status = 'booked', waiting_since = null, short_notice = short_notice or ${consent}::boolean,
                        price_minor = ${minor}::bigint, currency = ${currency}
     where tenant = ${tenant} and lesson_id = ${lessonId} and id = any(${idList(bookingIds)})`)
}

/** Cancels a seat, or a place on the waiting list. */
export async function unseat({ db, tenant }: Actor, bookingId: number, reason: string): Promise<void> {
  await db.execute(sql`
    update bookings set status = 'cancelled', cancelled_at = now(), cancel_reason = ${reason}, waiting_since = null
     where tenant = ${tenant} and id = ${bookingId}`)
}

/** Keeps with a lesson which rules were passed for a student, and why. */
export async function addPassed({ db, tenant }: Actor, lessonId: number, passed: readonly object[]): Promise<void> {
  if (passed.length === 0) return
  await db.execute(sql`
    update lessons set overridden = overridden || ${JSON.stringify(passed)}::jsonb where tenant = ${tenant} and id = ${lessonId}`)
}

/** Ends what a student holds while they decide; answers the keys of the lessons, whose claims are still to be brought in line. */
export async function endHolds({ db, tenant }: Actor, studentId: number): Promise<number[]> {
  const rows = await rowsOf(
    db,
    idRow,
    sql`
      update lessons l set status = 'expired'
        from bookings k
       where l.tenant = ${tenant} and l.status = 'held' and l.source = 'student'
         and k.tenant = l.tenant and k.lesson_id = l.id and k.student_id = ${studentId} and k.status = 'booked'
      returning l.id`,
  )
  return rows.map(({ id }) => id)
}
