import { AppError } from '@dsms/contract/kernel/errors'
import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { students } from '../../students/students.table.ts'
import { callsToMake as table } from './toCall.table.ts'

type Stored = typeof table.$inferInsert
type Call = Omit<Stored, 'startsAt'> & { startsAt: Stored['startsAt'] | SQL }

/**
 * Asks the office to call students whom a notice did not reach. What they were to be called about before, and is news again, is
 * one call; it is off once all is as they know it. Of a seat that they were never told of, a change tells the seat alone.
 */
export async function askToCall(db: Db, by: number, calls: readonly Call[]): Promise<void> {
  const fresh: Call[] = []
  for (const call of calls) if (!(await renewed(db, by, call))) fresh.push(call)
  if (fresh.length > 0) await db.insert(table).values(fresh)
}

/** Puts news in the place of the call about the same that nobody made yet. Answers whether there was one. */
async function renewed(
  db: Db,
  by: number,
  { tenant, studentId, about, kind, startsAt, becomes }: Call,
): Promise<boolean> {
  if (!about) return false
  const isAsBefore = becomes ? sql`${table.was} = ${becomes}` : sql`false`
  const rows = await db
    .update(table)
    .set({
      kind: kind === 'lesson_changed' ? sql`${table.kind}` : kind,
      startsAt,
      becomes: becomes ?? null,
      doneAt: sql`case when ${isAsBefore} then now() end`,
      doneBy: sql`case when ${isAsBefore} then ${by}::integer end`,
    })
    .where(
      and(
        eq(table.tenant, tenant ?? 0),
        eq(table.studentId, studentId),
        eq(table.about, about),
        isNull(table.doneAt),
        gt(table.startsAt, sql`now()`),
      ),
    )
    .returning({ id: table.id })
  return rows.length > 0
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
