import type { schools as area } from '@dsms/contract/platform/schools/calls'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { countries } from '../../../db/tables/countries.ts'
import { organizations } from '../../../db/tables/organizations.ts'
import { schools } from '../../../db/tables/schools.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameSql, type Page, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { filtered, sortedBy } from '../../../kit/areas/area.list.ts'
import type { FilterOf, SortsOf } from '../../../kit/areas/area.ts'
import { licenceDays, planName } from './schools.data.ts'
import { effectiveStatus, hasStatus, suspendedBy } from './schools.suspended.ts'

/** Every school is the platform's, and of nobody else: the calls are open to it alone. */
export const ofPlatform = ({ tenant }: Actor): SQL => sql`${tenant} = 0`

export const schoolRows = ({ db, language }: Actor, page: Page) =>
  paged(
    db
      .select({
        ...wireColumns(schools, language),
        country: countries.code,
        organization: nameSql(organizations.name, language),
        licence_days: licenceDays,
        plan: planName(language),
        suspended_by: suspendedBy,
      })
      .from(schools)
      .leftJoin(countries, eq(countries.id, schools.countryId))
      .leftJoin(organizations, eq(organizations.id, schools.organizationId))
      .$dynamic(),
    page,
  )

const sorts: SortsOf<typeof area> = {
  city: schools.city,
  licence_expires_on: schools.licenceExpiresOn,
  slug: schools.slug,
  status: effectiveStatus,
}

/** Which schools a list is about, the newest first unless told. A status is the one that counts, whoever stopped the school. */
export const schoolListing = (actor: Actor, query: FilterOf<typeof area>) => ({
  table: schools,
  where: and(
    ofPlatform(actor),
    filtered(schools, { ...query, status: undefined }),
    query.status ? hasStatus(query.status) : undefined,
    ...narrowed(query),
  ),
  order: sortedBy(actor, schools, query.sort, sorts, ['-id']),
  rows: schoolRows,
})

const narrowed = ({
  organization_id,
  country_id,
  gender_scope,
  licence_within,
}: FilterOf<typeof area>): (SQL | undefined)[] => [
  organization_id ? eq(schools.organizationId, organization_id) : undefined,
  country_id ? eq(schools.countryId, country_id) : undefined,
  gender_scope ? eq(schools.genderScope, gender_scope) : undefined,
  licence_within ? sql`${schools.licenceExpiresOn} <= current_date + ${licence_within}::integer` : undefined,
]
