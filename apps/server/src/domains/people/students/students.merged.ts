import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { students } from './students.table.ts'

/** Those of them whose record as a student went into another one. */
export async function mergedAmong({ db, tenant }: Actor, ids: number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.tenant, tenant), inArray(students.id, ids), isNotNull(students.mergedInto)))
  return new Set(rows.map(({ id }) => id))
}
