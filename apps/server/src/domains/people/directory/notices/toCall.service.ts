import { AppError } from '@dsms/contract/kernel/errors'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { students } from '../../students/students.table.ts'
import { callsToMake as table } from './toCall.table.ts'

type Stored = typeof table.$inferInsert
type Call = Omit<Stored, 'startsAt'> & { startsAt: Stored['startsAt'] | SQL }

/** Asks the office to call students whom a notice did not reach. */
export async function askToCall(db: Db, calls: readonly Call[]): Promise<void> {
  if (calls.length > 0) await db.insert(table).values([...calls])
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
