import type { Roster, RosterRow } from '@dsms/contract/schedule/classes/roster'
import { rosterRow } from '@dsms/contract/schedule/classes/roster'
import { locksAt } from '@dsms/contract/schedule/classes/rules'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { zoneOf } from '../lessons/lessons.data.ts'
import { readLesson } from '../lessons/lessons.service.ts'
import { draftOfRow, type LessonRow } from '../lessons/store/rows.ts'
import { factsOf } from '../rules/facts.ts'
import { endOf, gives, markingAt, readClass } from './classes.access.ts'
import { heldBack } from './classes.seats.ts'

const storedRow = rosterRow.omit({ place: true, wait_reason: true, against: true })
type Stored = z.infer<typeof storedRow>

/** Who has a seat in a class, who waits and why, who was taken out, and who was there. */
export async function readRoster(actor: Actor, id: number): Promise<Roster> {
  const [row, zone, lesson] = await together([
    () => readClass(actor, id, 'schedules.view'),
    () => zoneOf(actor),
    () => readLesson(actor, id),
  ])
  const isTeacher = gives(actor, row)
  const stored = await rosterRows(actor, id, isTeacher)
  const now = Date.now()
  const { marking, opens } = await markingAt(actor, row, now)
  return {
    time_zone: zone,
    now: new Date(now).toISOString(),
    lesson,
    marking,
    opens_at: new Date(opens).toISOString(),
    locks_at: row.status === 'completed' ? new Date(locksAt(endOf(row))).toISOString() : null,
    may_mark: isTeacher || holds(actor, 'schedules.status'),
    may_unlock: holds(actor, 'schedules.unlock'),
    may_override: holds(actor, 'schedules.override'),
    rows: [
      ...stored.filter(({ status }) => status === 'booked').map(withoutWaiting),
      ...(await waitingOf(actor, row, stored)),
      ...stored.filter(({ status }) => status === 'cancelled').map(withoutWaiting),
    ],
  }
}

const withoutWaiting = (row: Stored): RosterRow => ({ ...row, place: null, wait_reason: null, against: [] })

/** Those who wait in their order, each with what the rule of the waiting list says of them now. */
async function waitingOf(actor: Actor, row: LessonRow, all: readonly Stored[]): Promise<RosterRow[]> {
  const waiting = all
    .filter(({ status }) => status === 'waiting')
    .toSorted((one, other) => (one.waiting_since ?? '').localeCompare(other.waiting_since ?? ''))
  if (waiting.length === 0) return []
  const draft = draftOfRow(
    row,
    waiting.map(({ enrolment_id }) => enrolment_id),
  )
  const facts = await factsOf(actor, [draft])
  let free = row.capacity - all.filter(({ status }) => status === 'booked').length
  return waiting.map((one, nth) => {
    const held = heldBack(row, one, facts)
    const isNext = !held && free-- > 0
    return {
      ...one,
      place: nth + 1,
      wait_reason: held?.reason ?? (isNext ? 'next' : 'full'),
      against: held?.against ?? [],
    }
  })
}

/** People of a class by their names. Who gives it knows them all, however far they reach elsewhere. */
async function rosterRows(actor: Actor, id: number, isTeacher: boolean): Promise<Stored[]> {
  const { db, language, tenant } = actor
  const at = (column: string) =>
    sql`to_char(k.${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${sql.raw(column)}`
  const rows = await rowsOf(
    db,
    storedRow,
    sql`
      select k.id as booking_id, k.enrolment_id, k.student_id, ${nameIn(language, isTeacher)} as student, s.student_no,
             case when ${holds(actor, 'students.view')}::boolean and (s.id is not null or ${isTeacher}::boolean) then c.phone end as phone,
             y.code as licence_type, k.status, k.attendance, k.late_minutes, ${at('checked_in_at')},
             (select m.full_name from people_cards(array[k.marked_by]) m) as marked_by, ${at('marked_at')},
             k.cancel_reason, ${at('cancelled_at')}, k.short_notice, ${at('waiting_since')}
        from bookings k
        left join students s on s.tenant = k.tenant and s.id = k.student_id
        left join enrolments e on e.tenant = k.tenant and e.id = k.enrolment_id
        left join licence_types y on y.tenant = e.tenant and y.id = e.licence_type_id
        left join lateral people_cards(array[k.student_id]) c on true
       where k.tenant = ${tenant} and k.lesson_id = ${id}
       order by student nulls last, k.id`,
  )
  return rows
}

/** The name of a student for who reaches them (`s`) or gives the class. */
export const nameIn = (language: string, isTeacher: boolean) =>
  sql`case when s.id is not null then text_in(s.name, ${language}) when ${isTeacher}::boolean then c.full_name end`
