import { keysOf, present } from '@dsms/contract/kernel/choices/lists'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { getBoard, lessonStatusList } from '@dsms/contract/schedule/board/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'

/** The column of each number, in the order in which they leave. */
const columns = {
  id: 'l.id',
  version: 'l.version',
  type_id: 'l.type_id',
  branch_id: 'l.branch_id',
  status: `array_position(array[${lessonStatusList.map((status) => `'${status}'`).join(', ')}], l.status) - 1`,
  start: '(extract(epoch from l.starts_at) / 60)::integer',
  minutes: '(extract(epoch from l.ends_at - l.starts_at) / 60)::integer',
  trainer_id: 'coalesce(l.actual_trainer_id, l.trainer_id, 0)',
  vehicle_id: 'coalesce(l.vehicle_id, 0)',
  room_id: 'coalesce(l.room_id, 0)',
  simulator_id: 'coalesce(l.simulator_id, 0)',
  circuit_id: 'coalesce(l.circuit_id, 0)',
  zone_id: 'coalesce(l.zone_id, 0)',
  seats: 'l.capacity',
  series_id: 'coalesce(l.series_id, 0)',
} as const
const numbers = z.array(z.number())
const columnsRow = z.record(z.enum(keysOf(columns)), numbers)
const picked = sql.raw(
  keysOf(columns)
    .map((name) => `${columns[name]} as ${name}`)
    .join(', '),
)

/** Lists as JSON, which is read much faster than the database's own. */
const listsOf = (names: readonly string[]) =>
  sql.raw(names.map((name) => `to_json(coalesce(array_agg(${name}), '{}')) as ${name}`).join(', '))

/** Days between two instants (milliseconds). */
interface Span {
  from: number
  to: number
}

const beginsIn = ({ from, to }: Span) =>
  sql`l.starts_at >= to_timestamp(${from / 1000}) and l.starts_at < to_timestamp(${to / 1000})`

/** Lessons of some days as columns, and the names of who is booked; those that were cancelled or never came about are left out. */
export async function boardLessons(
  actor: Actor,
  span: Span,
  filter: { branch_id?: number | undefined; student_id?: number | undefined },
): Promise<Pick<Answer<typeof getBoard>, 'lessons' | 'students'>> {
  const [lessons, { students, ...taken }] = await together([
    () => lessonColumns(actor, span, filter),
    () => seatsTaken(actor, span),
  ])
  const places = new Map(lessons.id.map((id, place) => [id, place]))
  const [booked, first] = [lessons.id.map(() => 0), lessons.id.map(() => 0)]
  taken.lesson_id.forEach((lesson, nth) => {
    const place = places.get(lesson)
    if (place === undefined) return
    booked[place] = present(taken.booked[nth])
    first[place] = present(taken.student_id[nth])
  })
  return { lessons: { ...lessons, booked, student_id: first }, students }
}

async function lessonColumns(
  { db, tenant }: Actor,
  span: Span,
  { branch_id, student_id }: Parameters<typeof boardLessons>[2],
): Promise<z.infer<typeof columnsRow>> {
  // sorted once and not for each column
  const rows = await rowsOf(
    db,
    columnsRow,
    sql`
      select ${listsOf(keysOf(columns))} from (
        select ${picked}
          from lessons l
         where l.tenant = ${tenant} and ${beginsIn(span)}
           and l.status not in ('cancelled', 'declined', 'expired') ${branch_id ? sql`and l.branch_id = ${branch_id}` : sql``}
           ${
             student_id
               ? sql`and l.id in (select b.lesson_id from bookings b
                                   where b.tenant = ${tenant} and b.student_id = ${student_id} and b.status = 'booked')`
               : sql``
           }
       order by l.starts_at, l.id) lesson`,
  )
  return present(rows[0])
}

const seatsRow = z.object({
  lesson_id: numbers,
  booked: numbers,
  student_id: numbers,
  students: z.array(z.object({ id: z.int(), name: z.string() })),
})

/**
 * How many are booked in each lesson that has somebody, the first of them, and the names of all; names beyond the caller's reach
 * are left out. By keys, one step after the other: joined, the walls of three tables are asked for every pair where the
 * planner knows no numbers yet.
 */
async function seatsTaken({ db, tenant, language }: Actor, span: Span): Promise<z.infer<typeof seatsRow>> {
  const rows = await rowsOf(
    db,
    seatsRow,
    sql`
      with taken as materialized (
        select b.lesson_id, b.student_id from bookings b
         where b.tenant = ${tenant} and b.status = 'booked'
           and b.lesson_id = any (array(select l.id from lessons l where l.tenant = ${tenant} and ${beginsIn(span)})))
      select ${listsOf(['lesson_id', 'booked', 'student_id'])},
             (select coalesce(json_agg(json_build_object('id', s.id, 'name', text_in(s.name, ${language})) order by s.id), '[]')
                from students s
               where s.tenant = ${tenant} and s.id = any (array(select distinct student_id from taken))) as students
        from (select lesson_id, count(*)::integer as booked, min(student_id) as student_id from taken group by lesson_id) seats`,
  )
  return present(rows[0])
}

const typeRow = getBoard.response.shape.types.element

/** Lesson types in use. */
export async function boardTypes({ db, tenant, language }: Actor): Promise<z.infer<typeof typeRow>[]> {
  const rows = await rowsOf(
    db,
    typeRow,
    sql`
      select id, text_in(name, ${language}) as name, code, kind, colour, default_minutes, min_minutes, status = 'active' as is_active,
             json_build_object('trainer', needs_trainer, 'vehicle', needs_vehicle, 'room', needs_room, 'circuit', needs_circuit,
                               'simulator', needs_simulator) as needs
        from lesson_types where tenant = ${tenant} and archived_at is null order by id`,
  )
  return rows
}

const daysRow = z.object({ lane: z.number(), first: z.string(), last: z.string(), name: z.string() })

/** Whole days on which the workshop has a vehicle, `lane` being the vehicle. */
export async function maintenanceDays({ db, tenant }: Actor, from: string, to: string) {
  const rows = await rowsOf(
    db,
    daysRow,
    sql`
      select vehicle_id as lane, planned_from::text as first, coalesce(planned_to, planned_from)::text as last, title as name
        from maintenance_orders
       where tenant = ${tenant} and status in ('planned', 'in_progress') and archived_at is null
         and planned_from <= ${to}::date and coalesce(planned_to, planned_from) >= ${from}::date`,
  )
  return rows
}
