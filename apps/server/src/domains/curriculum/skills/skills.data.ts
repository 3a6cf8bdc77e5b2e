import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { contains } from '../../../kit/records/records.ts'
import { skills } from './skills.table.ts'

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
      is_found: q ? sql<boolean>`${contains(skills.search, q)}` : sql<boolean>`false`,
    })
    .from(skills)
    .where(and(eq(skills.tenant, actor.tenant), isNull(skills.archivedAt)))
    .orderBy(asc(skills.level), asc(skills.place), asc(skills.id))
    .limit(2000)
