import { index, type PgColumn } from 'drizzle-orm/pg-core'
import { belongsTo } from '../../../db/columns.ts'
import { licenceTypes } from './licenceTypes.table.ts'

/**
 * What every table that links records to licence types has: the types are of the row's own school, and are found from
 * their side too. `name` is the table's.
 */
export const linksToLicences = (name: string, t: { tenant: PgColumn; licenceTypeId: PgColumn }) => [
  index(`${name}_licence`).on(t.tenant, t.licenceTypeId),
  belongsTo(`${name}__licence_type_ids`, [t.tenant, t.licenceTypeId], licenceTypes),
]
