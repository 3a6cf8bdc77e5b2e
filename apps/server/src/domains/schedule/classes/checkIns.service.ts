import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import {
  type checkIn as checkInCall,
  getKiosk,
  listMyClasses as listCall,
} from '@dsms/contract/schedule/classes/checkIns'
import { arrivalAt } from '@dsms/contract/schedule/classes/rules'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { lookingAround } from '../booking/booking.access.ts'
import { publishLessonsChanged } from '../claims/claims.data.ts'
import { type LessonMinutes, minutesByBranch, opensOf } from '../lessons/deeds/lessons.hours.ts'
import { zoneOf } from '../lessons/lessons.data.ts'
import { markArrival } from '../lessons/store/marks.ts'
import { codesAt, isCodeOf } from './checkIns.codes.ts'
import type { Guesses } from './checkIns.guesses.ts'
import { gives, markingAt, readClass } from './classes.access.ts'
import { nameIn } from './classes.roster.ts'

const at = (expression: SQL) => sql`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** While a student may check in: from when the class opens, or was begun, until its end. */
const isOpen = (minutes: LessonMinutes) => sql`(l.ends_at > now() and (lesson_is_running(l.status)
  or lesson_is_planned(l.status) and ${opensOf(minutes)} <= now()))`

const placeRow = z.object({
  lesson_id: z.int(),
  name: z.string(),
  start: z.string(),
  end: z.string(),
  branch: z.string(),
  room: z.string().nullable(),
  trainer: z.string().nullable(),
})

const placeOf = (language: string) => sql`
  l.id as lesson_id, text_in(y.name, ${language}) as name, ${at(sql`l.starts_at`)} as start, ${at(sql`l.ends_at`)} as "end",
  text_in(b.name, ${language}) as branch, text_in(r.name, ${language}) as room,
  (select c.full_name from people_cards(array[coalesce(l.actual_trainer_id, l.trainer_id)]) c) as trainer`

const classes = sql`
  lessons l
  join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
  join branches b on b.tenant = l.tenant and b.id = l.branch_id
  left join class_rooms r on r.tenant = l.tenant and r.id = l.room_id`

const bookedRow = z.object({ booked: z.number() })

/** What the tablet in the class room shows now. */
export async function readKiosk(app: Services, actor: Actor, id: number): Promise<Answer<typeof getKiosk>> {
  const row = await readClass(actor, id, 'schedules.status')
  const { db, tenant, language } = actor
  const [zone, rows, came, seats] = await together([
    () => zoneOf(actor),
    () =>
      rowsOf(
        db,
        placeRow,
        sql`select ${placeOf(language)} from ${classes} where l.tenant = ${tenant} and l.id = ${id}`,
      ),
    () => whoCame(actor, id, gives(actor, row)),
    () =>
      rowsOf(
        db,
        bookedRow,
        sql`
          select count(*)::integer as booked from bookings where tenant = ${tenant} and lesson_id = ${id} and status = 'booked'`,
      ),
  ])
  const [place] = rows
  if (!place) throw new AppError('not_found')
  const now = Date.now()
  // who checks in notes themselves, so the class need not be over
  const { marking, opens } = await markingAt(actor, row, now, true)
  const isRunning = row.status !== 'completed' && now < Date.parse(row.endsAt)
  const state = marking === 'open' && !isRunning ? 'over' : marking
  const codes = codesAt(app.tokens, { tenant, id }, now)
  const isShown = state === 'open'
  return {
    ...place,
    time_zone: zone,
    state,
    opens_at: new Date(opens).toISOString(),
    pin: isShown ? codes.pin : null,
    code: isShown ? codes.code : null,
    seconds_left: codes.secondsLeft,
    booked: seats[0]?.booked ?? 0,
    came,
  }
}

const whoCame = ({ db, tenant, language }: Actor, id: number, isTeacher: boolean) =>
  rowsOf(
    db,
    getKiosk.response.shape.came.element,
    sql`
      select k.id as booking_id, ${nameIn(language, isTeacher)} as student, k.attendance,
             ${at(sql`coalesce(k.checked_in_at, k.marked_at)`)} as at
        from bookings k
        left join students s on s.tenant = k.tenant and s.id = k.student_id
        left join lateral people_cards(array[k.student_id]) c on true
       where k.tenant = ${tenant} and k.lesson_id = ${id} and k.status = 'booked' and k.attendance in ('present', 'late')
       order by coalesce(k.checked_in_at, k.marked_at) desc nulls last, k.id`,
  )

const openRow = placeRow.extend({ booking_id: z.int().nullable() })
type OpenClass = z.infer<typeof openRow>

/**
 * Checks the caller in where they have a seat and the code is of that class. A code of another class of the school is told
 * apart from a wrong one, so that nobody who scanned the right picture in the wrong room goes on trying.
 */
export async function checkIn(
  app: Services,
  guesses: Guesses,
  actor: Actor,
  typed: string,
): Promise<Answer<typeof checkInCall>> {
  const now = Date.now()
  const person = `${actor.tenant} ${actor.id}`
  guesses.check(person, now)
  const code = typed.includes('-') ? typed : westernDigits(typed)
  const [zone, open] = await together([
    () => zoneOf(actor),
    () => lookingAround(actor, actor.id, 'book', () => openClasses(actor)),
  ])
  const meant = open.filter((one) => isCodeOf(app.tokens, { tenant: actor.tenant, id: one.lesson_id }, code, now))
  const own = meant.find(({ booking_id }) => booking_id !== null)
  if (own?.booking_id == null) {
    guesses.miss(person, now)
    throw meant.length > 0 ? new AppError('check_in_no_seat') : fieldError('code', 'check_in_wrong')
  }
  guesses.hit(person)
  const noted = await arrive(actor, own.booking_id, Date.parse(own.start), now)
  const { name, start, end, branch, room, trainer } = own
  return { name, start, end, branch, room, trainer, time_zone: zone, ...noted }
}

/** ٠١٢ as 012, and without the blank that is shown between them. */
const westernDigits = (text: string): string =>
  text.replace(/\s/g, '').replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))

/** Classes of the school that somebody may check in to now, those with a seat for the caller first. */
async function openClasses(actor: Actor): Promise<OpenClass[]> {
  const { db, tenant, language, id } = actor
  const minutes = await minutesByBranch(actor)
  const rows = await rowsOf(
    db,
    openRow,
    sql`
      select ${placeOf(language)}, k.id as booking_id
        from ${classes}
        left join bookings k on k.tenant = l.tenant and k.lesson_id = l.id and k.student_id = ${id} and k.status = 'booked'
       where l.tenant = ${tenant} and (l.capacity > 1 or y.kind = 'theory_class') and ${isOpen(minutes)}
         and l.starts_at > now() - interval '12 hours'
       order by k.id nulls last, l.starts_at, l.id`,
  )
  return rows
}

/** Who was there already stays as noted; who was thought to be away has come. */
async function arrive(actor: Actor, bookingId: number, start: number, now: number) {
  const found = await markArrival(actor, bookingId, arrivalAt(start, now))
  if (!found) throw new AppError('not_found')
  const { is_new, ...noted } = found
  if (is_new) await publishLessonsChanged(actor)
  return noted
}

/** Classes of today and the coming weeks in which the caller has a seat, or waits for one. */
export async function listMyClasses(actor: Actor): Promise<Answer<typeof listCall>> {
  const { db, tenant, language, id } = actor
  const minutes = await minutesByBranch(actor)
  const [zone, rows] = await together([
    () => zoneOf(actor),
    // places on the waiting list are counted among others
    () =>
      lookingAround(actor, id, 'book', () =>
        rowsOf(
          db,
          listCall.response.shape.classes.element,
          sql`
          select k.id as booking_id, ${placeOf(language)}, k.attendance, ${at(sql`k.checked_in_at`)} as checked_in_at,
                 k.status = 'booked' and ${isOpen(minutes)} as is_open,
                 case when k.status = 'waiting' then (
                   select count(*)::integer from bookings w
                    where w.tenant = k.tenant and w.lesson_id = k.lesson_id and w.status = 'waiting'
                      and (w.waiting_since, w.id) <= (k.waiting_since, k.id)) end as place
            from bookings k
            join (${sql`${classes}`}) on l.tenant = k.tenant and l.id = k.lesson_id
           where k.tenant = ${tenant} and k.student_id = ${id} and k.status <> 'cancelled'
             and (l.capacity > 1 or y.kind = 'theory_class')
             and lesson_is_unfinished(l.status)
             and l.ends_at > now() and l.starts_at < now() + interval '28 days'
           order by l.starts_at, l.id`,
        ),
      ),
  ])
  return { time_zone: zone, classes: rows }
}
