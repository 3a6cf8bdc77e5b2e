import { errorTypes as errorTypesArea } from '@dsms/contract/curriculum/drivingErrors/calls'
import { markingSchemes as markingSchemesArea } from '@dsms/contract/curriculum/drivingErrors/markingSchemes'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
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
  rowId,
  schoolId,
  searched,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'
import { linksToLicences } from '../licences/licenceLinks.table.ts'
import { skills } from '../skills/skills.table.ts'

const school = () =>
  schoolId()
    .notNull()
    .references(() => schools.id)

/** Errors that can be made in a drive. */
export const errorTypes = pgTable(
  'error_types',
  {
    id: rowId(),
    schoolId: school(),
    tenant: tenant(),
    code: text('code').notNull(),
    name: names().notNull(),
    description: names('description').notNull().default({}),
    group: text('group').notNull().default('other'),
    skillId: integer('skill_id'),
    defaultSeverity: text('default_severity').notNull(),
    /** What it was before it was changed the first time; a trigger keeps it. */
    firstSeverity: text('first_severity'),
    severityReason: text('severity_reason'),
    allowedSeverities: text('allowed_severities').array().notNull(),
    points: integer('points').notNull().default(1),
    /** Every so many minors of this code are a serious one. */
    repeatEscalatesAfter: smallint('repeat_escalates_after'),
    immediateFail: boolean('immediate_fail').notNull().default(false),
    place: integer('place').notNull().default(0),
    /** Grows when what it is linked to changes, so that this is a new version too. */
    parts: integer('parts').notNull().default(0),
    search: searched(sql`names_text(name) || ' ' || code`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('error_types', t, errorTypesArea.statuses),
    check(
      'error_types_group',
      sql`${t.group} in ('preparation', 'control', 'moving_off', 'observation', 'signals', 'signs', 'speed', 'junctions', 'judgement', 'positioning', 'manoeuvres', 'other')`,
    ),
    check(
      'error_types_severities',
      sql`${t.allowedSeverities} <@ array['minor', 'serious', 'dangerous'] and cardinality(${t.allowedSeverities}) > 0`,
    ),
    check(
      'error_types__default_severity__severity_not_allowed',
      sql`${t.defaultSeverity} = any (${t.allowedSeverities})`,
    ),
    check('error_types_points', sql`${t.points} between 0 and 100`),
    check('error_types_repeat', sql`${t.repeatEscalatesAfter} between 2 and 20`),
    ...numbered('error_types', t),
    uniqueIndex('error_types__code').on(t.tenant, sql`lower(code)`).where(sql`archived_at is null`),
    index('error_types_list').on(t.tenant, t.group, t.place),
    index('error_types_skill').on(t.tenant, t.skillId),
    belongsTo('error_types__skill_id', [t.tenant, t.skillId], skills),
  ],
)

/** Licence types an error is for; none means all. */
export const errorTypeLicenceTypes = pgTable(
  'error_type_licence_types',
  {
    schoolId: school(),
    tenant: tenant(),
    errorTypeId: integer('error_type_id').notNull(),
    licenceTypeId: integer('licence_type_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.errorTypeId, t.licenceTypeId, t.tenant] }),
    belongsTo('error_type_licence_types_error', [t.tenant, t.errorTypeId], errorTypes),
    ...linksToLicences('error_type_licence_types', t),
  ],
)

/** Rules that turn errors into a result. A trigger keeps those that were published as they are. */
export const markingSchemes = pgTable(
  'marking_schemes',
  {
    id: rowId(),
    schoolId: school(),
    tenant: tenant(),
    name: names().notNull(),
    /** The first edition of what this is an edition of; a trigger puts the first edition's own key in place of 0. */
    seriesId: integer('series_id').notNull().default(0),
    edition: integer('edition').notNull().default(1),
    examKind: text('exam_kind').notNull(),
    maxMinor: integer('max_minor').notNull(),
    maxSerious: integer('max_serious').notNull(),
    maxDangerous: integer('max_dangerous').notNull(),
    maxPoints: integer('max_points'),
    /** How many errors of a group pass: `{ junctions: 4 }`. */
    perGroupMax: jsonb('per_group_max').$type<Record<string, number>>().notNull().default({}),
    minScore: smallint('min_score'),
    minMinutes: integer('min_minutes'),
    manoeuvres: text('manoeuvres').array().notNull().default(sql`'{}'`),
    manoeuvresRequired: smallint('manoeuvres_required').notNull().default(0),
    effectiveFrom: date('effective_from').notNull(),
    /** Grows when what it is linked to changes, so that this is a new version too. */
    parts: integer('parts').notNull().default(0),
    search: searched(sql`names_text(name)`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('marking_schemes', t, markingSchemesArea.statuses),
    check('marking_schemes_kind', sql`${t.examKind} in ('theory', 'practical', 'yard', 'mock')`),
    check(
      'marking_schemes_limits',
      sql`${t.maxMinor} >= 0 and ${t.maxSerious} >= 0 and ${t.maxDangerous} >= 0 and ${t.maxPoints} >= 0 and ${t.minScore} between 0 and 100 and ${t.minMinutes} > 0`,
    ),
    check('marking_schemes_manoeuvres', sql`${t.manoeuvresRequired} between 0 and cardinality(${t.manoeuvres})`),
    ...numbered('marking_schemes', t),
    unique('marking_schemes_edition').on(t.tenant, t.seriesId, t.edition),
    index('marking_schemes_list').on(t.tenant, t.examKind, t.effectiveFrom),
    belongsTo('marking_schemes_series', [t.tenant, t.seriesId], t),
  ],
)

/** Licence types a scheme is for; none means all. */
export const markingSchemeLicenceTypes = pgTable(
  'marking_scheme_licence_types',
  {
    schoolId: school(),
    tenant: tenant(),
    markingSchemeId: integer('marking_scheme_id').notNull(),
    licenceTypeId: integer('licence_type_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.markingSchemeId, t.licenceTypeId, t.tenant], name: 'marking_scheme_licence_types_pk' }),
    belongsTo('marking_scheme_licence_types_scheme', [t.tenant, t.markingSchemeId], markingSchemes),
    ...linksToLicences('marking_scheme_licence_types', t),
  ],
)

/** Errors of which a single one fails. */
export const markingSchemeEliminations = pgTable(
  'marking_scheme_eliminations',
  {
    schoolId: school(),
    tenant: tenant(),
    markingSchemeId: integer('marking_scheme_id').notNull(),
    errorTypeId: integer('error_type_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.markingSchemeId, t.errorTypeId, t.tenant], name: 'marking_scheme_eliminations_pk' }),
    index('marking_scheme_eliminations_error').on(t.tenant, t.errorTypeId),
    belongsTo('marking_scheme_eliminations_scheme', [t.tenant, t.markingSchemeId], markingSchemes),
    belongsTo('marking_scheme_eliminations__eliminatory_ids', [t.tenant, t.errorTypeId], errorTypes),
  ],
)
