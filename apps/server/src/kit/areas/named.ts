import { AppError } from '@dsms/contract/kernel/errors'
import { getTableColumns, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { rowsOf } from '../../db/rows.ts'
import type { Actor } from '../../kernel/actor.ts'
import { together } from '../../kernel/together.ts'
import type { Reference } from './area.sheet.ts'

interface Named {
  /** Of the input. */
  field: string
  table: PgTable
  ids: number[]
}

const isGoneRow = z.object({ is_gone: z.boolean() })

/**
 * Holds what an input names until the transaction ends, and throws `unknown_choice` at each field whose record was
 * archived: a change that archives it at the same time came before and is seen here, or waits and sees that it is
 * named.
 */
export async function holdNamed(actor: Actor, named: Named[]): Promise<void> {
  const found = await together(
    byField(named)
      .filter(({ ids }) => ids.length)
      .map(({ field, table, ids }) => async () => {
        const rows = await rowsOf(
          actor.db,
          isGoneRow,
          sql`
            select archived_at is not null as is_gone from ${table}
             where id = any (${sql.param(ids)}::integer[]) order by id for key share`,
        )
        return rows.some(({ is_gone }) => is_gone) ? [[field, { code: 'unknown_choice' as const }]] : []
      }),
  )
  if (found.flat().length) throw new AppError('invalid_input', {}, Object.fromEntries(found.flat()))
}

/** What several inputs name by one field is looked up once. */
const byField = (named: Named[]): Named[] =>
  [...new Set(named.map(({ field }) => field))].flatMap((field) => {
    const same = named.filter((one) => one.field === field)
    return same.slice(0, 1).map((one) => ({ ...one, ids: [...new Set(same.flatMap(({ ids }) => ids))] }))
  })

/**
 * Fields of an input that name records which can be archived: told by the keys of the table they are kept in, and by
 * what the columns of its files refer to where the table has none: entries of the lists of choices.
 */
export function namesOf(table: PgTable, references: Record<string, Reference | undefined> = {}) {
  const keys = new Map(Object.entries(getTableColumns(table)).map(([key, { name }]) => [name, key]))
  const byKey = getTableConfig(table).foreignKeys.flatMap(({ reference }): [string, PgTable][] => {
    const { columns, foreignTable } = reference()
    const name = columns.find((column) => column.name !== 'tenant' && column.name !== 'school_id')?.name
    return name && 'archivedAt' in foreignTable ? [[name, foreignTable]] : []
  })
  const byReference = Object.entries(references).flatMap(([name, reference]): [string, PgTable][] =>
    reference?.table && keys.has(`${name}_id`) ? [[`${name}_id`, reference.table]] : [],
  )
  const fields = [...new Map([...byReference, ...byKey])].map(([field, of]) => ({
    field,
    key: keys.get(field) ?? '',
    of,
  }))
  /** What an input names that the row before did not. */
  return (input: object, before: object | undefined): Named[] => {
    const said = new Map<string, unknown>(Object.entries(input))
    const kept = new Map<string, unknown>(Object.entries(before ?? {}))
    return fields.flatMap(({ field, key, of }) => {
      const id = said.get(field)
      return typeof id === 'number' && id !== kept.get(key) ? [{ field, table: of, ids: [id] }] : []
    })
  }
}
