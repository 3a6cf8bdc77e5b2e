import { schools as area } from '@dsms/contract/platform/schools/calls'
import { eq, sql } from 'drizzle-orm'
import { countries } from '../../../db/tables/countries.ts'
import { organizations } from '../../../db/tables/organizations.ts'
import { schools } from '../../../db/tables/schools.ts'
import type { App } from '../../../kernel/services.ts'
import { nameSql, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import type { AreaRules } from '../../../kit/areas/area.ts'
import { serveArea } from '../../../kit/areas/serveArea.ts'
import { countryCodes } from '../countries/countries.reference.ts'
import { factsOf, licenceDays, planName } from './schools.data.ts'
import { licenceWork } from './schools.licence.ts'
import { checkIdle, checkStatus, schoolValues, startSchool } from './schools.platform.ts'
import { effectiveStatus, hasStatus, suspendedBy } from './schools.suspended.ts'

const rules = (app: App): AreaRules<typeof area, typeof schools> => ({
  area,
  table: schools,
  // every school is the platform's, and of nobody else: the calls are open to it alone
  mine: ({ tenant }) => sql`${tenant} = 0`,
  sorts: {
    city: schools.city,
    licence_expires_on: schools.licenceExpiresOn,
    slug: schools.slug,
    status: effectiveStatus,
  },
  defaultSort: '-id',
  rows: ({ db, language }, page) =>
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
    ),
  hasStatus,
  narrow: ({ organization_id, country_id, gender_scope, licence_within }) => [
    organization_id ? eq(schools.organizationId, organization_id) : undefined,
    country_id ? eq(schools.countryId, country_id) : undefined,
    gender_scope ? eq(schools.genderScope, gender_scope) : undefined,
    licence_within ? sql`${schools.licenceExpiresOn} <= current_date + ${licence_within}::integer` : undefined,
  ],
  more: (actor, { id }) => factsOf(actor, id),
  values: schoolValues,
  saved: async (actor, id, input, before) => {
    if (!before) await startSchool(app, actor, id, input)
  },
  statusChanging: async (actor, row, to, _, { handed_over }) => {
    await checkStatus(actor, row, to, handed_over ?? false)
    await app.events.publish(actor.db, { tenant: row.id }, { type: 'ability' })
    return undefined
  },
  archiving: (_, row) => checkIdle(row),
  references: { country: countryCodes, organization: byName(organizations) },
})

export function schoolRoutes(app: App) {
  serveArea(app, rules(app))
  app.due.add(licenceWork(app))
}
