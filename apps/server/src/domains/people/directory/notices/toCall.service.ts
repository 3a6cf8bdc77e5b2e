import { AppError } from '@dsms/contract/kernel/errors'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { students } from '../../students/students.table.ts'
import { callsToMake as table } from './toCall.table.ts'

type Stored = typeof table.$inferInsert
/** What has a subject has a time too. */
type Call =
  | (Stored & { about: string })
  | (Omit<Stored, 'startsAt' | 'about'> & { startsAt: Stored['startsAt'] | SQL; about?: undefined })

/**
 * Asks the office to call students whom a notice did not reach. What they were to be called about before, and is news again, is
 * one call; it is off once all is as they know it. Of a seat that they were never told of, a change tells the seat alone.
 */
export async function askToCall(db: Db, by: number, calls: readonly Call[]): Promise<void> {
  const known = await renewed(db, by, calls)
  const fresh = calls.filter((_, nth) => !known.has(nth))
  if (fresh.length > 0) await db.insert(table).values(fresh)
}

/** Puts news in the place of calls about the same that nobody made yet; answers the places of the news that had one. */
async function renewed(db: Db, by: number, calls: readonly Call[]): Promise<Set<number>> {
  const news = calls.flatMap(({ tenant, studentId, about, kind, startsAt, becomes }, nth) =>
    about ? [{ nth, tenant, student_id: studentId, about, kind, starts_at: startsAt, becomes }] : [],
  )
  if (news.length === 0) return new Set()
  const { rows } = await db.execute<{ nth: number }>(sql`
    update calls_to_make c
       set kind = case when n.kind = 'lesson_changed' then c.kind else n.kind end, starts_at = n.starts_at, becomes = n.becomes,
           done_at = case when c.was = n.becomes then now() end, done_by = case when c.was = n.becomes then ${by}::integer end
      from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as n (nth integer, tenant integer, student_id integer, about text,
                                                                    kind text, starts_at timestamptz, becomes text)
     where c.tenant = n.tenant and c.student_id = n.student_id and c.about = n.about and c.done_at is null and c.starts_at > now()
    returning n.nth`)
  return new Set(rows.map(({ nth }) => nth))
}

/** Notes that the actor called a student whom they reach. The first call stands. Throws `not_found`. */
export async function markCalled({ db, tenant, id: me }: Actor, id: number): Promise<Record<string, never>> {
  const [row] = await db
    .update(table)
    .set({ doneAt: sql`coalesce(${table.doneAt}, now())`, doneBy: sql`coalesce(${table.doneBy}, ${me})` })
    .where(
      and(
        eq(table.tenant, tenant),
        eq(table.id, id),
        // row policies leave out students beyond the actor's reach
        inArray(table.studentId, db.select({ id: students.id }).from(students).where(eq(students.tenant, tenant))),
      ),
    )
    .returning({ id: table.id })
  if (!row) throw new AppError('not_found')
  return {}
}
