import { skills as skillsArea } from '@dsms/contract/curriculum/skills/calls'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  areaColumns,
  belongsTo,
  names,
  numbered,
  recordColumns,
  rowId,
  schoolId,
  searched,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'
import { linksToLicences } from '../licences/licenceLinks.table.ts'

const school = () =>
  schoolId()
    .notNull()
    .references(() => schools.id)

/** What a school teaches: groups (level 0), skills (1) and sub-skills (2). */
export const skills = pgTable(
  'skills',
  {
    id: rowId(),
    schoolId: school(),
    tenant: tenant(),
    parentId: integer('parent_id'),
    level: smallint('level').notNull().default(0),
    /** The level that a parent has to have; with the key below no skill can stand below itself. */
    parentLevel: smallint('parent_level').generatedAlwaysAs(sql`level - 1`),
    code: text('code').notNull(),
    name: names().notNull(),
    description: names('description').notNull().default({}),
    stage: text('stage').notNull().default('road'),
    /** Among its neighbours, with room between for one that is moved there. */
    place: integer('place').notNull(),
    weight: smallint('weight').notNull().default(1),
    isCritical: boolean('is_critical').notNull().default(false),
    targetLevel: smallint('target_level').notNull().default(4),
    /** How many lessons have to rate it before it counts as shown. */
    evidenceMin: smallint('evidence_min').notNull().default(2),
    recommendedMinutes: integer('recommended_minutes'),
    teachingNotes: text('teaching_notes'),
    /** Grows when what it is linked to changes, so that this is a new version too. */
    parts: integer('parts').notNull().default(0),
    search: searched(sql`names_text(name) || ' ' || code`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('skills', t, skillsArea.statuses),
    check('skills_stage', sql`${t.stage} in ('theory', 'simulator', 'yard', 'road')`),
    check('skills_level', sql`${t.level} between 0 and 2 and (${t.level} = 0) = (${t.parentId} is null)`),
    check('skills_weight', sql`${t.weight} between 0 and 10`),
    check('skills_target_level', sql`${t.targetLevel} between 0 and 5`),
    check('skills_evidence', sql`${t.evidenceMin} >= 0 and ${t.recommendedMinutes} > 0`),
    ...numbered('skills', t),
    unique('skills_tenant_id_level').on(t.tenant, t.id, t.level),
    uniqueIndex('skills__code').on(t.tenant, sql`lower(code)`).where(sql`archived_at is null`),
    index('skills_tree').on(t.tenant, t.parentId, t.place),
    // the migration defers it to the end of the transaction, since a move changes several levels
    foreignKey({
      columns: [t.tenant, t.parentId, t.parentLevel],
      foreignColumns: [t.tenant as AnyPgColumn, t.id as AnyPgColumn, t.level as AnyPgColumn],
      name: 'skills__parent_id',
    }),
  ],
)

/** Licence types a skill is for; none means all. */
export const skillLicenceTypes = pgTable(
  'skill_licence_types',
  {
    schoolId: school(),
    tenant: tenant(),
    skillId: integer('skill_id').notNull(),
    licenceTypeId: integer('licence_type_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.skillId, t.licenceTypeId, t.tenant] }),
    belongsTo('skill_licence_types_skill', [t.tenant, t.skillId], skills),
    ...linksToLicences('skill_licence_types', t),
  ],
)

/** Skills that have to be there first. A trigger sees to it that no chain of them comes back to its beginning. */
export const skillPrerequisites = pgTable(
  'skill_prerequisites',
  {
    schoolId: school(),
    tenant: tenant(),
    skillId: integer('skill_id').notNull(),
    requiresId: integer('requires_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.skillId, t.requiresId, t.tenant] }),
    index('skill_prerequisites_requires').on(t.tenant, t.requiresId),
    belongsTo('skill_prerequisites_skill', [t.tenant, t.skillId], skills),
    belongsTo('skill_prerequisites__prerequisite_ids', [t.tenant, t.requiresId], skills),
  ],
)

/** What a school calls the six levels of a skill. Each school has all six from its first day, and keeps them. */
export const skillLevels = pgTable(
  'skill_levels',
  {
    id: rowId(),
    schoolId: school(),
    tenant: tenant(),
    level: smallint('level').notNull(),
    name: names().notNull(),
    ...recordColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    check('skill_levels_level', sql`${t.level} between 0 and 5`),
    unique('skill_levels_once').on(t.tenant, t.level),
  ],
)
