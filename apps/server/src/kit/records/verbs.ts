import { AppError } from '@dsms/contract/kernel/errors'
import { and, eq, getTableName, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Actor } from '../../kernel/actor.ts'
import { staleError } from './history.ts'

/** What every table of records has; see `recordColumns`. */
export type RecordTable = PgTable & Record<'id' | 'tenant' | 'version' | 'archivedAt', PgColumn>

export type StoredRow<T extends PgTable> = T['$inferSelect'] & {
  id: number
  tenant: number
  version: number
  status: string
}

/** Values of a row's columns, each as it is or as an expression; what is undefined is left as it was. */
export type Values<T extends PgTable> = { [Key in keyof T['$inferInsert']]?: T['$inferInsert'][Key] | SQL }
/** The same of a new row: what has no default has to be there. The tenant is the actor's. */
export type NewValues<T extends PgTable> = {
  [Key in keyof Omit<T['$inferInsert'], 'tenant'>]: T['$inferInsert'][Key] | SQL
}

/** Rows of the tenant that the actor acts in, which are all that verbs touch unless they are told. */
export const ownedBy = (actor: Actor, table: RecordTable): SQL => eq(table.tenant, actor.tenant)

/** The row of a record in use, locked until the transaction ends. A missing row, or one of somebody else, is `not_found`. */
export function lock<T extends RecordTable>(actor: Actor, table: T, id: number, mine?: SQL): Promise<StoredRow<T>>
export async function lock(actor: Actor, table: RecordTable, id: number, mine = ownedBy(actor, table)) {
  const [row] = await actor.db
    .select()
    .from(table)
    .where(and(eq(table.id, id), mine, isNull(table.archivedAt)))
    .for('update')
  if (!row) throw new AppError('not_found')
  return row
}

/** The same of many at once, locked in the order of their keys. Who is not there or was archived is left out. */
export function lockAll<T extends RecordTable>(actor: Actor, table: T, ids: readonly number[]): Promise<StoredRow<T>[]>
export async function lockAll(actor: Actor, table: RecordTable, ids: readonly number[]) {
  return actor.db
    .select()
    .from(table)
    .where(and(ownedBy(actor, table), inArray(table.id, [...ids]), isNull(table.archivedAt)))
    .orderBy(table.id)
    .for('update')
}

/**
 * Throws `stale_version` when a locked row is another than the one that a change was based on: who was faster, and with
 * what. Told before any rule, since whoever looks at an old version should see the new one first.
 */
export async function checkVersion(
  actor: Actor,
  table: RecordTable,
  row: { id: number; version: number },
  version: number | undefined,
): Promise<void> {
  if (version !== undefined && version !== row.version)
    throw await staleError(actor, getTableName(table), row.id, version)
}

/** Adds a row of the school acted in; answers its key. */
export function insert<T extends RecordTable>(actor: Actor, table: T, values: NewValues<T>): Promise<number>
export async function insert(actor: Actor, table: RecordTable, values: object): Promise<number> {
  const [made] = await actor.db
    .insert(table)
    .values({ ...values, tenant: actor.tenant })
    .returning({ id: sql<number>`${table.id}` })
  if (!made) throw new AppError('internal')
  return made.id
}

/** Adds several rows in one statement; answers their keys in the order of the rows. */
export function insertAll<T extends RecordTable>(actor: Actor, table: T, rows: NewValues<T>[]): Promise<number[]>
export async function insertAll(actor: Actor, table: RecordTable, rows: object[]): Promise<number[]> {
  const made = await actor.db
    .insert(table)
    .values(rows.map((values) => ({ ...values, tenant: actor.tenant })))
    .returning({ id: sql<number>`${table.id}` })
  return made.map(({ id }) => id)
}

/** Writes a locked row; the triggers count its version and note who and when. Nothing to write is no change. */
export function update<T extends RecordTable>(
  actor: Actor,
  table: T,
  row: { id: number; tenant: number },
  values: Values<T>,
): Promise<void>
export async function update(
  actor: Actor,
  table: RecordTable,
  row: { id: number; tenant: number },
  values: object,
): Promise<void> {
  if (Object.values(values).every((value) => value === undefined)) return
  await actor.db
    .update(table)
    .set(values)
    .where(and(eq(table.tenant, row.tenant), eq(table.id, row.id)))
}

/** Writes the same to many locked rows of the school acted in, in one statement. */
export function updateAll<T extends RecordTable>(
  actor: Actor,
  table: T,
  ids: readonly number[],
  values: Values<T>,
): Promise<void>
export async function updateAll(actor: Actor, table: RecordTable, ids: readonly number[], values: object) {
  if (ids.length === 0) return
  await actor.db
    .update(table)
    .set(values)
    .where(and(ownedBy(actor, table), inArray(table.id, [...ids])))
}

/** Puts a locked row away, with what else changes in the same step; nothing is erased. */
export function archive<T extends RecordTable>(
  actor: Actor,
  table: T,
  row: { id: number; tenant: number },
  values?: Values<T>,
): Promise<void>
export async function archive(
  actor: Actor,
  table: RecordTable,
  row: { id: number; tenant: number },
  values: object = {},
) {
  const away: object = { ...values, archivedAt: sql`now()` }
  await actor.db
    .update(table)
    .set(away)
    .where(and(eq(table.tenant, row.tenant), eq(table.id, row.id)))
}

/** Brings back what was archived. */
export async function restore(
  actor: Actor,
  table: RecordTable,
  id: number,
  mine = ownedBy(actor, table),
): Promise<void> {
  const back: object = { archivedAt: null }
  const restored = await actor.db
    .update(table)
    .set(back)
    .where(and(eq(table.id, id), mine, isNotNull(table.archivedAt)))
    .returning({ id: sql<number>`${table.id}` })
  if (restored.length === 0) throw new AppError('not_found')
}
