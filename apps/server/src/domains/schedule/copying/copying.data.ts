import { mostCopies } from '@dsms/contract/schedule/copying/calls'
import type { Lesson } from '@dsms/contract/schedule/lessons/calls'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { idRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { selectLessons } from '../lessons/lessons.data.ts'

/** Which lessons are to be copied: days where the school is, and of whom. */
export interface Which {
  from: string
  to: string
  branch_id?: number | null | undefined
  trainer_id?: number | null | undefined
  with_students: boolean
}

/** Lessons that stand and begin on these days. What was held only, refused or called off is nothing to be repeated. */
function standing({ tenant }: Actor, { from, to, branch_id, trainer_id }: Which): SQL {
  const midnight = (day: SQL) =>
    sql`${day}::timestamp at time zone (select time_zone from schools where id = ${tenant})`
  return sql`l.tenant = ${tenant} and lesson_stands(l.status)
    and l.starts_at >= ${midnight(sql`${from}::date`)} and l.starts_at < ${midnight(sql`(${to}::date + 1)`)}
    ${branch_id ? sql`and l.branch_id = ${branch_id}` : sql``}
    ${trainer_id ? sql`and coalesce(l.actual_trainer_id, l.trainer_id) = ${trainer_id}` : sql``}`
}

/** Without students only what is given to several can stand. */
const copied = (actor: Actor, which: Which): SQL =>
  sql`lessons l join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
      where ${standing(actor, which)} ${which.with_students ? sql`` : sql`and y.max_students > 1`}`

export const lessonsToCopy = (actor: Actor, which: Which): Promise<Lesson[]> =>
  selectLessons(
    actor,
    sql`l.id in (select l.id from ${copied(actor, which)} order by l.starts_at, l.id limit ${mostCopies})`,
  )

const lessonsRow = z.object({ all: z.number(), copied: z.number() })

/** How many lessons stand on these days, and how many of them are copied. */
export async function countLessons(actor: Actor, which: Which): Promise<{ all: number; copied: number }> {
  const rows = await rowsOf(
    actor.db,
    lessonsRow,
    sql`
      select (select count(*)::integer from lessons l where ${standing(actor, which)}) as all,
             (select count(*)::integer from ${copied(actor, which)}) as copied`,
  )
  return rows[0] ?? { all: 0, copied: 0 }
}

/** Of those booked on these days, the enrolments that are still on the way to a licence, and within the caller's reach. */
export async function stillLearning(actor: Actor, which: Which): Promise<Set<number>> {
  const rows = await rowsOf(
    actor.db,
    idRow,
    sql`
      select e.id from enrolments e
       where e.tenant = ${actor.tenant} and e.archived_at is null and e.status in ('active', 'training_complete', 'exam_phase')
         and e.id in (select k.enrolment_id from bookings k join lessons l on l.tenant = k.tenant and l.id = k.lesson_id
                       where k.status = 'booked' and ${standing(actor, which)})`,
  )
  return new Set(rows.map(({ id }) => id))
}
