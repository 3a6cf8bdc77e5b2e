import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { firstRow, idRow, rowsOf } from '../../db/rows.ts'
import type { Actor } from '../../kernel/actor.ts'
import { holdNamed } from './named.ts'

/** A table that joins records of one kind to those of another, both of one school. */
export interface Link {
  table: string
  /** Column of the record that the links belong to. */
  owner: string
  other: string
  /** Where the others are, and the field of the input that names them. */
  others: PgTable
  field: string
}

const linkedRow = z.object({ ids: z.array(z.int()) })

const named = (name: string) => sql.identifier(name)

/** Keys of what a record is linked to, in their order. `owner` is the key's column, as `sql.raw('skills.id')`. */
export const linkedIds = ({ table, owner, other }: Link, key: SQL): SQL<number[]> =>
  sql`coalesce((select array_agg(j.${named(other)} order by j.${named(other)})
                  from ${named(table)} j where j.${named(owner)} = ${key}), '{}')`

/** The same by the codes of the linked records. */
export const linkedCodes = ({ table, owner, other }: Link, key: SQL, others: string): SQL<string[]> =>
  sql`coalesce((select array_agg(o.code order by o.code)
                  from ${named(table)} j join ${named(others)} o on o.tenant = j.tenant and o.id = j.${named(other)}
                 where j.${named(owner)} = ${key}), '{}')`

/** The record is linked to this one, or to none, which means to all. */
export const linkedOrFree = ({ table, owner, other }: Link, key: SQL | PgColumn, id: number): SQL =>
  sql`(exists (select from ${named(table)} j where j.${named(owner)} = ${key} and j.${named(other)} = ${id})
       or not exists (select from ${named(table)} j where j.${named(owner)} = ${key}))`

/** Whether links are others than those given. */
export async function linksDiffer(actor: Actor, link: Link, id: number, wanted: readonly number[]): Promise<boolean> {
  const row = await firstRow(actor.db, linkedRow, sql`select ${linkedIds(link, sql`${id}`)} as ids`)
  return JSON.stringify(row?.ids) !== JSON.stringify(distinct(wanted))
}

/** Makes links exactly those given. The table's own keys refuse rows of another school. */
export async function setLinks(actor: Actor, link: Link, id: number, wanted: readonly number[]): Promise<void> {
  const { table, owner, other, others, field } = link
  const ids = JSON.stringify(distinct(wanted))
  await actor.db.execute(sql`
    delete from ${named(table)}
     where ${named(owner)} = ${id} and tenant = ${actor.tenant}
       and ${named(other)} not in (select value::integer from jsonb_array_elements_text(${ids}::jsonb))`)
  if (wanted.length === 0) return
  const made = await rowsOf(
    actor.db,
    idRow,
    sql`
      insert into ${named(table)} (tenant, ${named(owner)}, ${named(other)})
      select ${actor.tenant}::integer, ${id}::integer, value::integer from jsonb_array_elements_text(${ids}::jsonb)
      on conflict do nothing returning ${named(other)} as id`,
  )
  await holdNamed(actor, [{ field, table: others, ids: made.map((row) => row.id) }])
}

const distinct = (ids: readonly number[]) => [...new Set(ids)].sort((one, other) => one - other)
