import { AppError } from '@dsms/contract/kernel/errors'
import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Actor } from '../../kernel/actor.ts'
import { staleError } from './history.ts'

type RecordTable = PgTable & Record<'id' | 'tenant' | 'version' | 'archivedAt' | 'updatedBy', PgColumn>
type Row<T extends PgTable> = T['$inferSelect'] & { id: number; version: number }

/** What is written of a row; whose it is, the actor tells. */
type Values<T extends PgTable> = Omit<{ [K in keyof T['$inferInsert']]: T['$inferInsert'][K] | SQL }, 'tenant'>

interface Options {
  /** Table name, as the audit log knows it. */
  entity: string
  /** What a list can be sorted by: the names on the wire and their columns. */
  sorts: Record<string, PgColumn | SQL>
  defaultSort: string
  /** Which rows the actor may touch, where that is not told by the column `tenant`. */
  mine?: (actor: Actor) => SQL
}

/**
 * The common life of a kind of record: a page of a list, reading for change, insert, change with optimistic lock,
 * archive. A feature calls these and adds its own rules; what it needs differently it writes itself. Every function is
 * confined to the tenant the actor acts in; a record of another one is `not_found`.
 */
export function records<T extends RecordTable>(table: T, { entity, sorts, defaultSort, ...options }: Options) {
  const mine = options.mine ?? ((actor: Actor) => eq(table.tenant, actor.tenant))

  return {
    mine,

    /** Order of a list from `sort` (`-createdAt,name`), the key last so that pages never overlap. */
    order(sort: string | undefined): SQL[] {
      const terms = (sort ?? defaultSort).split(',').map((term) => {
        const name = term.replace('-', '')
        const column = Object.hasOwn(sorts, name) ? sorts[name] : undefined
        if (!column) throw new AppError('invalid_input', {}, { sort: { code: 'unknown_sort', params: { name } } })
        return term.startsWith('-') ? desc(column) : asc(column)
      })
      return [...terms, desc(table.id)]
    },

    /** How many rows meet a condition; send it together with the page's query, and both take one round trip. */
    async total(actor: Actor, where: SQL | undefined): Promise<number> {
      const [row] = await actor.db
        .select({ total: count() })
        .from(table as PgTable)
        .where(where)
      return row?.total ?? 0
    },

    /** The row, locked until the transaction ends. */
    async lock(actor: Actor, id: number): Promise<Row<T>> {
      const [row] = await actor.db
        .select()
        .from(table as PgTable)
        .where(and(eq(table.id, id), mine(actor), isNull(table.archivedAt)))
        .for('update')
      if (!row) throw new AppError('not_found')
      return row as Row<T>
    },

    async insert(actor: Actor, values: Values<T>): Promise<number> {
      const rows: unknown[] = await actor.db
        .insert(table as PgTable)
        .values({ ...values, tenant: actor.tenant })
        .returning({ id: table.id })
      return (rows[0] as { id: number }).id
    },

    /** Changes a locked row. A `version` that is not the row's says somebody else was faster: 409 with who and what. */
    async update(actor: Actor, row: Row<T>, version: number | undefined, values: Partial<Values<T>>): Promise<void> {
      if (version !== undefined && version !== row.version) throw await staleError(actor, entity, row.id, version)
      if (Object.keys(values).length === 0) return
      await actor.db
        .update(table)
        .set(values as never)
        .where(and(eq(table.id, row.id), mine(actor)))
    },

    async archive(actor: Actor, row: Row<T>, values: Partial<Values<T>> = {}): Promise<void> {
      await actor.db
        .update(table)
        .set({ ...values, archivedAt: sql`now()` } as never)
        .where(and(eq(table.id, row.id), mine(actor)))
    },
  }
}

/** A part of a name as a LIKE pattern over a normalised `search` column. */
export const contains = (column: PgColumn | SQL, text: string): SQL =>
  sql`${column} like '%' || replace(replace(replace(normalise_text(${text}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`

/** Throws `illegal_transition` unless a table of allowed changes has this one. */
export function checkTransition(allowed: Record<string, readonly string[]>, from: string, to: string): void {
  const targets = allowed[from] ?? []
  if (!targets.includes(to)) throw new AppError('illegal_transition', { from, allowed: targets.join(', ') || '–' })
}
