import { trainers as area } from '@dsms/contract/trainers/trainers/calls'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  areaColumns,
  belongsTo,
  names,
  numbered,
  schoolId,
  searched,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { countries, genders } from '../../../db/tables/countries.ts'
import { schools } from '../../../db/tables/schools.ts'
import { users } from '../../../db/tables/users.ts'
import { vehicles } from '../../resources/public.ts'

/**
 * Who teaches. The number is that of the person in `users`, who is there first. Names, address and number are kept the
 * same in both: by the service from here, by `copy_person_to_trainer` from there.
 */
export const trainers = pgTable(
  'trainers',
  {
    id: integer('id').notNull(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    /** Made of the parts below. */
    name: names().notNull().default({}),
    firstNameAr: text('first_name_ar'),
    familyNameAr: text('family_name_ar'),
    firstNameEn: text('first_name_en'),
    familyNameEn: text('family_name_en'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    genderId: integer('gender_id').references(() => genders.id),
    countryId: integer('country_id').references(() => countries.id),
    birthDate: date('birth_date'),
    trainerNo: text('trainer_no').notNull(),
    joinedOn: date('joined_on'),
    leftOn: date('left_on'),
    employment: text('employment').notNull(),
    positionId: integer('position_id'),
    languages: text('languages').array().notNull().default(sql`'{}'`),
    teaches: text('teaches').array().notNull(),
    gearboxes: text('gearboxes').array().notNull().default(sql`'{}'`),
    eligibleGender: text('eligible_gender').notNull().default('both'),
    defaultVehicleId: integer('default_vehicle_id'),
    startPoint: jsonb('start_point').$type<{ lat: number; lng: number; label: string }>(),
    maxMinutesDay: smallint('max_minutes_day'),
    maxMinutesWeek: smallint('max_minutes_week'),
    maxLessonsDay: smallint('max_lessons_day'),
    minBreakMinutes: smallint('min_break_minutes'),
    bufferMinutes: smallint('buffer_minutes'),
    extraHours: boolean('extra_hours').notNull().default(false),
    /** Wall-clock times, `17:30`. */
    extraFrom: text('extra_from'),
    extraTo: text('extra_to'),
    hourlyRateMinor: bigint('hourly_rate_minor', { mode: 'number' }),
    eveningRateMinor: bigint('evening_rate_minor', { mode: 'number' }),
    weekendRateMinor: bigint('weekend_rate_minor', { mode: 'number' }),
    colour: text('colour'),
    bio: names('bio').notNull().default({}),
    photo: text('photo'),
    isPublic: boolean('is_public').notNull().default(false),
    notes: text('notes'),
    search: searched(
      sql`names_text(name) || ' ' || trainer_no || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')`,
    ),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('trainers', t, area.statuses),
    check('trainers_employment', sql`${t.employment} in ('full_time', 'part_time', 'freelance', 'owner')`),
    check('trainers_eligible_gender', sql`${t.eligibleGender} in ('both', 'men', 'women')`),
    check(
      'trainers__teaches__required',
      sql`cardinality(${t.teaches}) > 0 and ${t.teaches} <@ array['theory', 'simulator', 'yard', 'road', 'exam_prep']`,
    ),
    check('trainers_gearboxes', sql`${t.gearboxes} <@ array['manual', 'automatic']`),
    check('trainers_languages', sql`${t.languages} <@ array['ar', 'en', 'de', 'fr', 'pt']`),
    check('trainers_phone', sql`${t.phone} ~ '^\\+[1-9][0-9]{6,14}$'`),
    check('trainers__extra_to__end_before_start', sql`${t.extraTo} > ${t.extraFrom}`),
    check('trainers_rates', sql`least(${t.hourlyRateMinor}, ${t.eveningRateMinor}, ${t.weekendRateMinor}) >= 0`),
    ...numbered('trainers', t),
    uniqueIndex('trainers__trainer_no').on(t.tenant, sql`upper(trainer_no)`).where(sql`archived_at is null`),
    index('trainers_list').on(t.tenant, t.status),
    index('trainers_position').on(t.positionId).where(sql`position_id is not null`),
    index('trainers_vehicle').on(t.tenant, t.defaultVehicleId).where(sql`default_vehicle_id is not null`),
    belongsTo('trainers_person', [t.tenant, t.id], users),
    belongsTo('trainers__default_vehicle_id', [t.tenant, t.defaultVehicleId], vehicles),
  ],
)
