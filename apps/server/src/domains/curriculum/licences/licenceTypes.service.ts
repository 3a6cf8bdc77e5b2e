import { licenceTypes as area } from '@dsms/contract/curriculum/licences/calls'
import { AppError } from '@dsms/contract/kernel/errors'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { nameSql, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { type AreaRules, areaLife } from '../../../kit/areas/area.ts'
import { licenceTypes } from './licenceTypes.table.ts'
import { checkRequired, levelBelow, lockTree, moveBelow } from './licenceTypes.tree.ts'
import { checkUnused, keepCode } from './licenceTypes.uses.ts'
import { hasRequirements } from './requirements.data.ts'

const parents = alias(licenceTypes, 'parents')

export const licenceTypeRules: AreaRules<typeof area, typeof licenceTypes> = {
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
        .leftJoin(parents, and(eq(parents.tenant, licenceTypes.tenant), eq(parents.id, licenceTypes.parentId)))
        .$dynamic(),
      page,
    ),
  narrow: ({ parent_id, level, group, gearbox }) => [
    parent_id ? eq(licenceTypes.parentId, parent_id) : undefined,
    level === undefined ? undefined : eq(licenceTypes.level, level),
    group ? eq(licenceTypes.group, group) : undefined,
    gearbox ? eq(licenceTypes.gearbox, gearbox) : undefined,
  ],
  lockFirst: async (actor, { parent_id, requires }) => {
    if (parent_id !== undefined || requires?.length) await lockTree(actor)
  },
  values: async (actor, { code, parent_id, requires }, before) => {
    if (before && code !== undefined && code !== before.code) await keepCode(actor, before)
    if (requires)
      await checkRequired(actor, requires, { code: code ?? before?.code ?? '', before: before?.requires ?? [] })
    const isMoved = before ? parent_id !== undefined && parent_id !== before.parentId : true
    return isMoved ? { level: await levelBelow(actor, parent_id ?? null, before) } : {}
  },
  saved: async (actor, id, { parent_id }, before) => {
    if (!before || parent_id === undefined || parent_id === before.parentId) return
    const [now] = await actor.db
      .select({ level: licenceTypes.level })
      .from(licenceTypes)
      .where(eq(licenceTypes.id, sql`${id}`))
    await moveBelow(actor, id, (now?.level ?? before.level) - before.level)
  },
  statusChanging: async (actor, { id }, to) => {
    if (to === 'active' && !(await hasRequirements(actor, id))) throw new AppError('requirement_needed')
    return undefined
  },
  archiving: checkUnused,
}

export const licenceTypeLife = areaLife(licenceTypeRules)
