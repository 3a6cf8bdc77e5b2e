import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { belongsTo, instant, numbered, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'
import { licenceTypes } from './licenceTypes.table.ts'

/** What a training takes from a day on. A change is a new version; none is ever altered. */
export const requirementVersions = pgTable(
  'requirement_versions',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    licenceTypeId: integer('licence_type_id').notNull(),
    version: integer('version').notNull(),
    effectiveFrom: date('effective_from').notNull(),
    note: text('note'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: integer('created_by'),
  },
  (t) => [
    check('requirement_versions_version', sql`${t.version} >= 1`),
    ...numbered('requirement_versions', t),
    unique('requirement_versions_nth').on(t.tenant, t.licenceTypeId, t.version),
    belongsTo('requirement_versions__licence_type_id', [t.tenant, t.licenceTypeId], licenceTypes),
  ],
)

/** The rows of a version, in their order. */
export const trainingRequirements = pgTable(
  'training_requirements',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    versionId: integer('version_id').notNull(),
    place: smallint('place').notNull(),
    gearbox: text('gearbox').notNull(),
    priorExperience: text('prior_experience').notNull(),
    stage: text('stage').notNull(),
    subKind: text('sub_kind'),
    minMinutes: integer('min_minutes'),
    minSessions: integer('min_sessions'),
    minKm: integer('min_km'),
    maxMinutesOnSimulator: integer('max_minutes_on_simulator'),
    maxSessionsOnAutomatic: smallint('max_sessions_on_automatic'),
    mustFinishBefore: text('must_finish_before'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    check('training_requirements_gearbox', sql`${t.gearbox} in ('manual', 'automatic', 'both')`),
    check(
      'training_requirements_prior_experience',
      sql`${t.priorExperience} in ('none', 'under_2_years', 'from_2_to_5_years', 'over_5_years')`,
    ),
    check(
      'training_requirements_stage',
      sql`${t.stage} in ('theory', 'simulator', 'yard', 'road', 'special', 'observation')`,
    ),
    check('training_requirements_amount', sql`coalesce(${t.minMinutes}, ${t.minSessions}, ${t.minKm}) is not null`),
    check('training_requirements__must_finish_before__stage_cycle', sql`${t.mustFinishBefore} <> ${t.stage}`),
    unique('training_requirements_part')
      .on(t.versionId, t.gearbox, t.priorExperience, t.stage, t.subKind, t.tenant)
      .nullsNotDistinct(),
    index('training_requirements_version').on(t.tenant, t.versionId, t.place),
    belongsTo('training_requirements__version_id', [t.tenant, t.versionId], requirementVersions),
  ],
)
