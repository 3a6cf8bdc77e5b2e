import type { licenceTypes as area } from '@dsms/contract/curriculum/licences/calls'
import { and, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Actor } from '../../../kernel/actor.ts'
import { nameSql, type Page, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { filtered, sortedBy } from '../../../kit/areas/area.list.ts'
import type { FilterOf, SortOf, SortsOf } from '../../../kit/areas/area.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import { licenceTypes } from './licenceTypes.table.ts'

const parents = alias(licenceTypes, 'parents')

export const licenceTypeRows = ({ db, language }: Actor, page: Page) =>
  paged(
    db
      .select({
        ...wireColumns(licenceTypes, language),
        descriptions: licenceTypes.description,
        parent: nameSql(parents.name, language),
      })
      .from(licenceTypes)
      .leftJoin(parents, and(eq(parents.tenant, licenceTypes.tenant), eq(parents.id, licenceTypes.parentId)))
      .$dynamic(),
    page,
  )

const sorts: SortsOf<typeof area> = {
  code: licenceTypes.code,
  level: licenceTypes.level,
  place: licenceTypes.place,
  min_age_months: licenceTypes.minAgeMonths,
}
const asTree: SortOf<typeof area> = ['level', 'place', 'name']

/** Which licence types a list is about, in its order. */
export const licenceTypeListing = (actor: Actor, query: FilterOf<typeof area>) => ({
  table: licenceTypes,
  where: and(ownedBy(actor, licenceTypes), filtered(licenceTypes, query), ...narrowed(query)),
  order: sortedBy(actor, licenceTypes, query.sort, sorts, asTree),
  rows: licenceTypeRows,
})

const narrowed = ({ parent_id, level, group, gearbox }: FilterOf<typeof area>): (SQL | undefined)[] => [
  parent_id ? eq(licenceTypes.parentId, parent_id) : undefined,
  level === undefined ? undefined : eq(licenceTypes.level, level),
  group ? eq(licenceTypes.group, group) : undefined,
  gearbox ? eq(licenceTypes.gearbox, gearbox) : undefined,
]
