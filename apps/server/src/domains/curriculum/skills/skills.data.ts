import type { skills as area } from '@dsms/contract/curriculum/skills/calls'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Actor } from '../../../kernel/actor.ts'
import { nameSql, type Page, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { filtered, sortedBy } from '../../../kit/areas/area.list.ts'
import type { FilterOf, SortOf, SortsOf } from '../../../kit/areas/area.ts'
import { linkedCodes, linkedIds, linkedOrFree } from '../../../kit/areas/links.ts'
import { finds } from '../../../kit/records/find.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import { linkedLicences, toLicenceTypes } from '../licences/licenceLinks.ts'
import { skills } from './skills.table.ts'

const parents = alias(skills, 'parents')
const key = sql.raw('skills.id')
export const toLicences = toLicenceTypes('skill_licence_types', 'skill_id')
export const toPrerequisites = {
  table: 'skill_prerequisites',
  owner: 'skill_id',
  other: 'requires_id',
  others: skills,
  field: 'prerequisite_ids',
}

export const skillRows = ({ db, language }: Actor, page: Page) =>
  paged(
    db
      .select({
        ...wireColumns(skills, language),
        descriptions: skills.description,
        parent: parents.code,
        ...linkedLicences(toLicences, key),
        prerequisite_ids: linkedIds(toPrerequisites, key),
        prerequisite: linkedCodes(toPrerequisites, key, 'skills'),
      })
      .from(skills)
      .leftJoin(parents, eq(parents.id, skills.parentId))
      .$dynamic(),
    page,
  )

const sorts: SortsOf<typeof area> = {
  code: skills.code,
  level: skills.level,
  place: skills.place,
  weight: skills.weight,
  target_level: skills.targetLevel,
}
const asTree: SortOf<typeof area> = ['level', 'place']

/** Which skills a list is about, in its order. */
export const skillListing = (actor: Actor, query: FilterOf<typeof area>) => ({
  table: skills,
  where: and(ownedBy(actor, skills), filtered(skills, query), ...narrowed(query)),
  order: sortedBy(actor, skills, query.sort, sorts, asTree),
  rows: skillRows,
})

const narrowed = ({ level, parent_id, stage, licence_type_id }: FilterOf<typeof area>): (SQL | undefined)[] => [
  level === undefined ? undefined : eq(skills.level, level),
  parent_id ? eq(skills.parentId, parent_id) : undefined,
  stage ? eq(skills.stage, stage) : undefined,
  licence_type_id ? linkedOrFree(toLicences, key, licence_type_id) : undefined,
]

/** All skills of a school, neighbours in their order. */
export const tree = (actor: Actor, q: string | undefined) =>
  actor.db
    .select({
      id: skills.id,
      parent_id: skills.parentId,
      level: skills.level,
      code: skills.code,
      name: nameSql(skills.name, actor.language),
      status: sql<'draft' | 'active' | 'retired'>`${skills.status}`,
      stage: sql<'theory' | 'simulator' | 'yard' | 'road'>`${skills.stage}`,
      weight: skills.weight,
      is_critical: skills.isCritical,
      version: skills.version,
      is_found: q ? sql<boolean>`${finds(skills.search, q)}` : sql<boolean>`false`,
    })
    .from(skills)
    .where(and(eq(skills.tenant, actor.tenant), isNull(skills.archivedAt)))
    .orderBy(asc(skills.level), asc(skills.place), asc(skills.id))
    .limit(2000)
