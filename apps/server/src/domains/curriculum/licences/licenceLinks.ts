import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Link } from '../../../kit/areas/links.ts'
import { licenceTypes } from './licenceTypes.table.ts'

/** For which licence types a record is, under the field that all areas have for them; without any it is for all. */
export const toLicenceTypes = (table: string, owner: string): Link => ({
  table,
  owner,
  other: 'licence_type_id',
  others: licenceTypes,
  field: 'licence_type_ids',
})

/** For the select of a list: keys and codes of a record's licence types, both in the order of the codes. */
export const linkedLicences = ({ table, owner }: Link, key: SQL | PgColumn) => {
  const all = <Value>(column: 'id' | 'code') => sql<Value[]>`array(
    select t.${sql.identifier(column)} from ${sql.identifier(table)} j join licence_types t on t.id = j.licence_type_id
     where j.${sql.identifier(owner)} = ${key} order by t.code)`
  return { licence_type_ids: all<number>('id'), licence_type: all<string>('code') }
}
