import { sql } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'

/**
 * Notes that lessons have another time: nobody has confirmed that one. Where the school chose it, what calling off costs goes by when
 * it did; where the student asked for it, by their own request.
 */
export async function noteMoved(
  { db, tenant }: Actor,
  lessonIds: readonly number[],
  { isAskedFor = false } = {},
): Promise<void> {
  if (lessonIds.length === 0) return
  const ids = sql`${`{${lessonIds.join(',')}}`}::integer[]`
  await db.execute(sql`
    update lessons set status = 'scheduled' where tenant = ${tenant} and id = any(${ids}) and status = 'confirmed'`)
  await db.execute(sql`
    update bookings
       set confirmed_at = null, set_by_school_at = case when ${isAskedFor}::boolean then set_by_school_at else now() end
     where tenant = ${tenant} and lesson_id = any(${ids}) and status = 'booked'`)
}

/** Notes that the school accepted what a student asked for: they may think better of it from now on, as after booking. */
export async function noteAccepted({ db, tenant }: Actor, lessonId: number): Promise<void> {
  await db.execute(sql`
    update bookings set booked_at = now() where tenant = ${tenant} and lesson_id = ${lessonId} and status = 'booked'`)
}

/** A lesson with other students than before is another version: who changes it next has to have seen them. */
export async function raiseVersion({ db, tenant }: Actor, lessonId: number): Promise<void> {
  await db.execute(sql`update lessons set version = version + 1 where tenant = ${tenant} and id = ${lessonId}`)
}
