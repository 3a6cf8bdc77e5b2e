import { AppError } from '@dsms/contract/kernel/errors'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { callsToMake as table } from './toCall.table.ts'

/** Asks the office to call students whom a notice did not reach. */
export async function askToCall(db: Db, calls: readonly (typeof table.$inferInsert)[]): Promise<void> {
  if (calls.length > 0) await db.insert(table).values([...calls])
}

/** Keeps who called, and when; who calls again changes nothing. */
export async function markCalled({ db, tenant, id: me }: Actor, id: number): Promise<Record<string, never>> {
  const [row] = await db
    .update(table)
    .set({ doneAt: sql`coalesce(${table.doneAt}, now())`, doneBy: sql`coalesce(${table.doneBy}, ${me})` })
    .where(and(eq(table.tenant, tenant), eq(table.id, id)))
    .returning({ id: table.id })
  if (!row) throw new AppError('not_found')
  return {}
}
