import { licenceTypes as licenceTypesArea } from '@dsms/contract/curriculum/licences/calls'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
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

/** What a school trains for. Main types have up to four levels below them, as in the school's own licence tree. */
export const licenceTypes = pgTable(
  'licence_types',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    parentId: integer('parent_id'),
    /** 0 for a main type, 1 for what stands directly below one, to 4. */
    level: smallint('level').notNull().default(0),
    code: text('code').notNull(),
    name: names().notNull(),
    description: names('description').notNull().default({}),
    group: text('group').notNull(),
    genderScope: text('gender_scope').notNull().default('mixed'),
    image: text('image'),
    /** Learners may ask for it by themselves. */
    isRegistrationOpen: boolean('is_registration_open').notNull().default(true),
    /** Ages in months, so that 17½ can be said. */
    minAgeMonths: integer('min_age_months').notNull(),
    minTrainingAgeMonths: integer('min_training_age_months').notNull(),
    gearbox: text('gearbox').notNull().default('both'),
    automaticRestrictionCode: text('automatic_restriction_code'),
    medicalRequired: boolean('medical_required').notNull().default(false),
    medicalValidityMonths: integer('medical_validity_months'),
    eyeTestRequired: boolean('eye_test_required').notNull().default(true),
    firstAidRequired: boolean('first_aid_required').notNull().default(false),
    permitValidityMonths: integer('permit_validity_months'),
    /** Other types that have to be held first, and for how many months: `[{ code, months }]`. */
    requires: jsonb('requires').$type<{ code: string; months: number }[]>().notNull().default([]),
    place: integer('place').notNull().default(0),
    search: searched(sql`names_text(name) || ' ' || code`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('licence_types', t, licenceTypesArea.statuses),
    check('licence_types_gender_scope', sql`${t.genderScope} in ('mixed', 'men', 'women')`),
    check('licence_types_level', sql`${t.level} between 0 and 4 and (${t.level} = 0) = (${t.parentId} is null)`),
    check(
      'licence_types_group',
      sql`${t.group} in ('moped', 'motorcycle', 'car', 'truck', 'bus', 'trailer', 'tractor', 'forklift', 'other')`,
    ),
    check('licence_types_gearbox', sql`${t.gearbox} in ('manual', 'automatic', 'both')`),
    check(
      'licence_types__min_training_age_months__training_age_above',
      sql`${t.minTrainingAgeMonths} <= ${t.minAgeMonths}`,
    ),
    ...numbered('licence_types', t),
    uniqueIndex('licence_types__code').on(t.tenant, sql`lower(code)`).where(sql`archived_at is null`),
    index('licence_types_list').on(t.tenant, t.level, t.place),
    index('licence_types_parent').on(t.tenant, t.parentId),
    belongsTo('licence_types__parent_id', [t.tenant, t.parentId], t),
  ],
)
