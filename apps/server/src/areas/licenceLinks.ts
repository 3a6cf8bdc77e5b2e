import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Actor } from '../actor.ts'
import { licenceTypes } from '../db/schema/licenceTypes.ts'
import { holdNamed } from './named.ts'

/** A table that says for which licence types a record of another table is. */
interface Links {
  table: PgTable
  /** Its column with the key of the record. */
  owner: PgColumn
  /** That key. */
  id: PgColumn
}

/** For the select of a list: keys and codes of a record's licence types, in the order of the codes. */
export const linkedLicences = ({ table, owner, id }: Links) => ({
  licence_type_ids: sql<number[]>`array(
    select t.id from ${table} l join licence_types t on t.id = l.licence_type_id
     where l.${sql.identifier(owner.name)} = ${id} order by t.code)`,
  licence_type: sql<string[]>`array(
    select t.code from ${table} l join licence_types t on t.id = l.licence_type_id
     where l.${sql.identifier(owner.name)} = ${id} order by t.code)`,
})

/** Records that are for a licence type; a record that names none is for all. */
export const forLicence = ({ table, owner, id }: Links, licenceTypeId: number): SQL => sql`(
  exists (select from ${table} l where l.${sql.identifier(owner.name)} = ${id} and l.licence_type_id = ${licenceTypeId})
  or not exists (select from ${table} l where l.${sql.identifier(owner.name)} = ${id}))`

/** Makes exactly these the licence types of a record. The table's keys refuse those of another school. */
export async function linkLicences(
  actor: Actor,
  { table, owner }: Pick<Links, 'table' | 'owner'>,
  id: number,
  chosen: number[],
): Promise<void> {
  const name = sql.identifier(getTableName(table))
  const key = sql.identifier(owner.name)
  const ids = sql`${sql.param(chosen)}::integer[]`
  await actor.db.execute(sql`delete from ${name} where ${key} = ${id} and licence_type_id <> all (${ids})`)
  const { rows } = await actor.db.execute<{ id: number }>(sql`
    insert into ${name} (school_id, ${key}, licence_type_id)
    select ${actor.schoolId}::integer, ${id}::integer, chosen from unnest(${ids}) as chosen
    on conflict do nothing returning licence_type_id as id`)
  await holdNamed(actor, [{ field: 'licence_type_ids', table: licenceTypes, ids: rows.map((row) => row.id) }])
}
