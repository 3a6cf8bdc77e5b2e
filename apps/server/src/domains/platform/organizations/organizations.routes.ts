import { organizations as area } from '@dsms/contract/platform/organizations/calls'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { countries } from '../../../db/tables/countries.ts'
import { organizations } from '../../../db/tables/organizations.ts'
import type { App } from '../../../kernel/services.ts'
import { nameSql, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import type { AreaRules } from '../../../kit/areas/area.ts'
import { serveArea } from '../../../kit/areas/serveArea.ts'
import { countryCodes } from '../countries/countries.reference.ts'
import { lockTree, schoolCount, treeOf } from './organizations.data.ts'
import { checkClosing, checkOrganization, checkUnused, tellSchools } from './organizations.service.ts'

const parents = alias(organizations, 'parents')

const rules = (app: App): AreaRules<typeof area, typeof organizations> => ({
  area,
  table: organizations,
  sorts: { type: organizations.type, country: organizations.countryId, schools: schoolCount },
  rows: ({ db, language }, page) =>
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
    ),
  narrow: ({ country_id, type, parent_id }) => [
    country_id ? eq(organizations.countryId, country_id) : undefined,
    type ? eq(organizations.type, type) : undefined,
    parent_id ? eq(organizations.parentId, parent_id) : undefined,
  ],
  more: async (actor, { id }) => ({ tree: await treeOf(actor, id) }),
  lockFirst: async (actor, { parent_id }) => {
    if (parent_id) await lockTree(actor)
  },
  values: async (actor, input, before) => {
    await checkOrganization(actor, input, before)
    return {}
  },
  statusChanging: async (actor, row, to) => {
    if (to === 'closed') await checkClosing(actor, row)
    if (to === 'suspended' || row.status === 'suspended') await tellSchools(app, actor, row.id)
    return undefined
  },
  archiving: checkUnused,
  references: { country: countryCodes },
})

export const organizationRoutes = (app: App) => serveArea(app, rules(app))
