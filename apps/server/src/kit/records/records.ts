import { AppError } from '@dsms/contract/kernel/errors'
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Actor } from '../../kernel/actor.ts'
import {
  archive,
  checkVersion,
  insert,
  lock,
  type NewValues,
  ownedBy,
  type RecordTable,
  update,
  type Values,
} from './verbs.ts'

interface Options {
  /** The name of the table, for callers that still say it: the table knows. */
  entity?: string
  /** What a list can be sorted by: the names on the wire and their columns. */
  sorts: Record<string, PgColumn | SQL>
  defaultSort: string
}

/** The verbs bound to one table, with the sorts of its list, for what is listed in more than one place. */
export function records<T extends RecordTable>(table: T, { sorts, defaultSort }: Options) {
  return {
    mine: (actor: Actor) => ownedBy(actor, table),
    order: (sort: string | undefined) => orderBy(table.id, sorts, sort ?? defaultSort),
    total: (actor: Actor, where: SQL | undefined) => actor.db.$count(table, where),
    lock: (actor: Actor, id: number) => lock(actor, table, id),
    insert: (actor: Actor, values: NewValues<T>) => insert(actor, table, values),
    /** Changes a locked row. A `version` that is not the row's says somebody else was faster: 409 with who and what. */
    async update(
      actor: Actor,
      row: { id: number; tenant: number; version: number },
      version: number | undefined,
      values: Values<T>,
    ): Promise<void> {
      await checkVersion(actor, table, row, version)
      await update(actor, table, row, values)
    },
    archive: (actor: Actor, row: { id: number; tenant: number }, values?: Values<T>) =>
      archive(actor, table, row, values),
  }
}

/** An order from `sort` (`-createdAt,name`), the key last so that pages never overlap. */
export function orderBy(key: PgColumn, sorts: Record<string, PgColumn | SQL | undefined>, sort: string): SQL[] {
  const terms = sort.split(',').map((term) => {
    const name = term.replace('-', '')
    const column = Object.hasOwn(sorts, name) ? sorts[name] : undefined
    if (!column) throw new AppError('invalid_input', {}, { sort: { code: 'unknown_sort', params: { name } } })
    return term.startsWith('-') ? desc(column) : asc(column)
  })
  return [...terms, desc(key)]
}

/** A part of a name as a LIKE pattern over a normalised `search` column. */
export const contains = (column: PgColumn | SQL, text: string): SQL =>
  sql`${column} like '%' || replace(replace(replace(normalise_text(${text}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`

/** Throws `illegal_transition` unless a table of allowed changes has this one. */
export function checkTransition(allowed: Record<string, readonly string[]>, from: string, to: string): void {
  const targets = allowed[from] ?? []
  if (!targets.includes(to)) throw new AppError('illegal_transition', { from, allowed: targets.join(', ') || '–' })
}
