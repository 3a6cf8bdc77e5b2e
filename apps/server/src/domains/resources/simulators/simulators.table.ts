import { simulators as simulatorsArea } from '@dsms/contract/resources/simulators/calls'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  areaColumns,
  belongsTo,
  instant,
  names,
  numbered,
  rowId,
  schoolId,
  searched,
  statusCheck,
  statusSpan,
  tenant,
} from '../../../db/columns.ts'
import { branches } from '../../../db/tables/branches.ts'
import { schools } from '../../../db/tables/schools.ts'
import { linksToLicences } from '../../curriculum/public.ts'
import { classRooms } from '../classRooms/classRooms.table.ts'

/** Driving simulators. Brand, type and purpose are lookups; see `check_lookups`. */
export const simulators = pgTable(
  'simulators',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    /** The number that the school itself has put on it. */
    assetNo: text('asset_no').notNull(),
    name: names().notNull(),
    serialNo: text('serial_no').notNull(),
    branchId: integer('branch_id').notNull(),
    classRoomId: integer('class_room_id'),
    brandId: integer('brand_id'),
    typeId: integer('type_id'),
    purposeId: integer('purpose_id'),
    maker: text('maker'),
    model: text('model'),
    softwareVersion: text('software_version'),
    gearbox: text('gearbox').notNull().default('both'),
    hasMotion: boolean('has_motion').notNull().default(false),
    stations: integer('stations').notNull().default(1),
    genderScope: text('gender_scope').notNull().default('mixed'),
    ownership: text('ownership').notNull().default('purchased'),
    rentedFrom: date('rented_from'),
    rentedTo: date('rented_to'),
    purchaseOn: date('purchase_on'),
    warrantyEndsOn: date('warranty_ends_on'),
    calibrationIntervalDays: integer('calibration_interval_days'),
    lastCalibratedOn: date('last_calibrated_on'),
    /** The last day on which the latest calibration holds. One that needs calibration and had none is due at once. */
    calibrationDueOn: date('calibration_due_on').generatedAlwaysAs(sql`last_calibrated_on + calibration_interval_days`),
    /** When people are reminded of it next. */
    remindsAt: instant('reminds_at'),
    hourlyCostMinor: integer('hourly_cost_minor'),
    /** Hours it has run. */
    hoursMeter: numeric('hours_meter', { precision: 8, scale: 1, mode: 'number' }).notNull().default(0),
    isTrainerRequired: boolean('is_trainer_required').notNull().default(true),
    isSelfServiceAllowed: boolean('is_self_service_allowed').notNull().default(false),
    notes: text('notes'),
    ...statusSpan(),
    /** Counts changes of its rows in other tables, so that those are changes of the simulator too. */
    scenariosVersion: integer('scenarios_version').notNull().default(0),
    licencesVersion: integer('licences_version').notNull().default(0),
    search: searched(
      sql`names_text(name) || ' ' || asset_no || ' ' || serial_no || ' ' || coalesce(maker, '') || ' ' || coalesce(model, '')`,
    ),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('simulators', t, simulatorsArea.statuses),
    check('simulators_gearbox', sql`${t.gearbox} in ('manual', 'automatic', 'both')`),
    check('simulators_gender_scope', sql`${t.genderScope} in ('mixed', 'men', 'women')`),
    check('simulators_ownership', sql`${t.ownership} in ('purchased', 'rented')`),
    check(
      'simulators__rented_to__required',
      sql`${t.ownership} = 'purchased' or (${t.rentedFrom} is not null and ${t.rentedTo} is not null)`,
    ),
    check('simulators__rented_to__end_before_start', sql`${t.rentedTo} >= ${t.rentedFrom}`),
    check('simulators__warranty_ends_on__end_before_start', sql`${t.warrantyEndsOn} >= ${t.purchaseOn}`),
    check('simulators__until__end_before_start', sql`${t.statusUntil} >= ${t.statusFrom}`),
    check(
      'simulators_numbers',
      sql`${t.stations} between 1 and 100 and ${t.calibrationIntervalDays} between 1 and 3650
      and ${t.hourlyCostMinor} >= 0 and ${t.hoursMeter} >= 0`,
    ),
    ...numbered('simulators', t),
    uniqueIndex('simulators__asset_no').on(t.tenant, sql`lower(asset_no)`).where(sql`archived_at is null`),
    uniqueIndex('simulators__serial_no').on(t.tenant, sql`lower(serial_no)`).where(sql`archived_at is null`),
    index('simulators_until').on(t.statusUntil).where(sql`status_until is not null`),
    index('simulators_list').on(t.tenant, t.branchId),
    index('simulators_room').on(t.tenant, t.classRoomId),
    index('simulators_reminders').on(t.remindsAt).where(sql`reminds_at is not null`),
    belongsTo('simulators__branch_id', [t.tenant, t.branchId], branches),
    belongsTo('simulators__class_room_id', [t.tenant, t.classRoomId], classRooms),
  ],
)

/** For which licence types a simulator is; without any it is for all. */
export const simulatorLicenceTypes = pgTable(
  'simulator_licence_types',
  {
    schoolId: schoolId().notNull(),
    tenant: tenant(),
    simulatorId: integer('simulator_id').notNull(),
    licenceTypeId: integer('licence_type_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.simulatorId, t.licenceTypeId, t.tenant] }),
    belongsTo('simulator_licence_types_simulator', [t.tenant, t.simulatorId], simulators).onDelete('cascade'),
    ...linksToLicences('simulator_licence_types', t),
  ],
)

/** Scenarios of a simulator, in their order. */
export const simulatorScenarios = pgTable(
  'simulator_scenarios',
  {
    id: rowId(),
    schoolId: schoolId().notNull(),
    tenant: tenant(),
    simulatorId: integer('simulator_id').notNull(),
    code: text('code').notNull(),
    name: names().notNull(),
    difficulty: smallint('difficulty').notNull(),
    minutes: integer('minutes').notNull(),
    skills: text('skills').notNull().default(''),
    place: smallint('place').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    check('simulator_scenarios_difficulty', sql`${t.difficulty} between 1 and 5`),
    check('simulator_scenarios_minutes', sql`${t.minutes} between 1 and 240`),
    uniqueIndex('simulator_scenarios__scenarios').on(t.simulatorId, sql`lower(code)`, t.tenant),
    belongsTo('simulator_scenarios_simulator', [t.tenant, t.simulatorId], simulators).onDelete('cascade'),
  ],
)

/** Each calibration of a simulator; none is ever changed. */
export const simulatorCalibrations = pgTable(
  'simulator_calibrations',
  {
    id: rowId(),
    schoolId: schoolId().notNull(),
    tenant: tenant(),
    simulatorId: integer('simulator_id').notNull(),
    day: date('day').notNull(),
    certificateNo: text('certificate_no'),
    notes: text('notes'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: integer('created_by').default(sql`app_user()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    index('simulator_calibrations_list').on(t.simulatorId, t.day.desc()),
    belongsTo('simulator_calibrations_simulator', [t.tenant, t.simulatorId], simulators).onDelete('cascade'),
  ],
)
