import type { organizations as area } from '@dsms/contract/platform/organizations/calls'
import { and, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { countries } from '../../../db/tables/countries.ts'
import { organizations } from '../../../db/tables/organizations.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameSql, type Page, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { filtered, sortedBy } from '../../../kit/areas/area.list.ts'
import type { FilterOf, SortsOf } from '../../../kit/areas/area.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import { schoolCount } from './organizations.data.ts'

const parents = alias(organizations, 'parents')

export const organizationRows = ({ db, language }: Actor, page: Page) =>
  paged(
    db
      .select({
        ...wireColumns(organizations, language),
        country: countries.code,
        parent: nameSql(parents.name, language),
        schools: schoolCount,
      })
      .from(organizations)
      .innerJoin(countries, eq(countries.id, organizations.countryId))
      .leftJoin(parents, eq(parents.id, organizations.parentId))
      .$dynamic(),
    page,
  )

const sorts: SortsOf<typeof area> = {
  type: organizations.type,
  country: organizations.countryId,
  schools: schoolCount,
}

/** Which organizations a list is about, in its order. */
export const organizationListing = (actor: Actor, query: FilterOf<typeof area>) => ({
  table: organizations,
  where: and(ownedBy(actor, organizations), filtered(organizations, query), ...narrowed(query)),
  order: sortedBy(actor, organizations, query.sort, sorts),
  rows: organizationRows,
})

const narrowed = ({ country_id, type, parent_id }: FilterOf<typeof area>): (SQL | undefined)[] => [
  country_id ? eq(organizations.countryId, country_id) : undefined,
  type ? eq(organizations.type, type) : undefined,
  parent_id ? eq(organizations.parentId, parent_id) : undefined,
]
