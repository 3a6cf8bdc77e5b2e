import { keysOf } from '@dsms/contract/kernel/choices/lists'
import { getBoard, lessonStatusList } from '@dsms/contract/schedule/board/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'

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
  booked: 'coalesce(k.booked, 0)',
  student_id: 'coalesce(k.student_id, 0)',
  series_id: 'coalesce(l.series_id, 0)',
} as const
const columnsRow = z.record(z.enum(keysOf(columns)), z.array(z.number()))
type Columns = z.infer<typeof columnsRow>

/** Lessons that begin between two instants (milliseconds), as columns; those that were cancelled or never came about are left out. */
export async function boardLessons(
  { db, tenant }: Actor,
  from: number,
  to: number,
  { branch_id, student_id }: { branch_id?: number | undefined; student_id?: number | undefined },
): Promise<Columns> {
  // sorted once and not for each column, and as JSON, which is read much faster than the database's own lists
  const picked = sql.raw(
    Object.entries(columns)
      .map(([name, expression]) => `${expression} as ${name}`)
      .join(', '),
  )
  const aggregates = sql.raw(
    Object.keys(columns)
      .map((name) => `to_json(coalesce(array_agg(${name}), '{}')) as ${name}`)
      .join(', '),
  )
  const rows = await rowsOf(
    db,
    columnsRow,
    sql`
      select ${aggregates} from (
        select ${picked}
          from lessons l
          -- a look-up for each: the rows of a grouped join are guessed far too low behind the walls, and then compared pair by pair
          left join lateral (select count(*)::integer as booked, min(b.student_id) as student_id from bookings b
                              where b.tenant = l.tenant and b.lesson_id = l.id and b.status = 'booked') k on true
         where l.tenant = ${tenant} and l.starts_at >= to_timestamp(${from / 1000}) and l.starts_at < to_timestamp(${to / 1000})
           and l.status not in ('cancelled', 'declined', 'expired') ${branch_id ? sql`and l.branch_id = ${branch_id}` : sql``}
           ${
             student_id
               ? sql`and l.id in (select b.lesson_id from bookings b
                                   where b.tenant = ${tenant} and b.student_id = ${student_id} and b.status = 'booked')`
               : sql``
           }
       order by l.starts_at, l.id) lesson`,
  )
  const [lessons] = rows
  if (!lessons) throw new Error('an aggregate answers one row')
  return lessons
}

const studentRow = z.object({ id: z.int(), name: z.string() })

/**
 * Names of the students who are booked in that time; those beyond the caller's reach are left out. By keys, one step after the
 * other: joined, the walls of three tables are asked for every pair where the planner knows no numbers yet.
 */
export async function boardStudents({ db, tenant, language }: Actor, from: number, to: number) {
  const rows = await rowsOf(
    db,
    studentRow,
    sql`
      select s.id, text_in(s.name, ${language}) as name from students s
       where s.tenant = ${tenant} and s.id = any (array(
         select b.student_id from bookings b
          where b.tenant = ${tenant} and b.status = 'booked' and b.lesson_id = any (array(
            select l.id from lessons l
             where l.tenant = ${tenant} and l.starts_at >= to_timestamp(${from / 1000}) and l.starts_at < to_timestamp(${to / 1000})))))
       order by s.id`,
  )
  return rows
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
