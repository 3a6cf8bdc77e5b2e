import { AppError } from '@dsms/contract/errors'
import { licenceTypes as area, deepestLevel } from '@dsms/contract/licenceTypes'
import { and, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Actor } from '../actor.ts'
import { nameSql, paged, wireColumns } from '../areas/area.columns.ts'
import type { AreaRules } from '../areas/area.ts'
import { serveArea } from '../areas/serveArea.ts'
import { licenceTypes } from '../db/schema/licenceTypes.ts'
import type { App } from '../services.ts'

const parents = alias(licenceTypes, 'parents')

const rules: AreaRules<typeof area, typeof licenceTypes> = {
  area,
  table: licenceTypes,
  sorts: {
    code: licenceTypes.code,
    level: licenceTypes.level,
    place: licenceTypes.place,
    min_age_months: licenceTypes.minAgeMonths,
  },
  defaultSort: 'level,place,name',
  rows: ({ db, language }, page) =>
    paged(
      db
        .select({
          ...wireColumns(licenceTypes, language),
          descriptions: licenceTypes.description,
          parent: nameSql(parents.name, language),
        })
        .from(licenceTypes)
        .leftJoin(parents, eq(parents.id, licenceTypes.parentId))
        .$dynamic(),
      page,
    ),
  narrow: ({ parent_id, level, group }) => [
    parent_id ? eq(licenceTypes.parentId, parent_id) : undefined,
    level === undefined ? undefined : eq(licenceTypes.level, level),
    group ? eq(licenceTypes.group, group) : undefined,
  ],
  values: async (actor, { parent_id }) => (parent_id ? { level: (await levelOf(actor, parent_id)) + 1 } : {}),
}

/** The level of a parent that can have something below it. */
async function levelOf(actor: Actor, id: number): Promise<number> {
  const [parent] = await actor.db
    .select({ level: licenceTypes.level })
    .from(licenceTypes)
    .where(and(eq(licenceTypes.id, id), eq(licenceTypes.tenant, actor.tenant), isNull(licenceTypes.archivedAt)))
    .for('share')
  if (!parent) throw new AppError('invalid_input', {}, { parent_id: { code: 'unknown_choice' } })
  if (parent.level >= deepestLevel)
    throw new AppError('invalid_input', {}, { parent_id: { code: 'too_deep', params: { max: deepestLevel } } })
  return parent.level
}

export const licenceTypeRoutes = (app: App) => serveArea(app, rules)
