import { vehicles as vehiclesArea } from '@dsms/contract/resources/vehicles/calls'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
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
  tenant,
} from '../../../db/columns.ts'
import { branches } from '../../../db/tables/branches.ts'
import { countries } from '../../../db/tables/countries.ts'
import { schools } from '../../../db/tables/schools.ts'
import { users } from '../../../db/tables/users.ts'
import { linksToLicences } from '../../curriculum/public.ts'

/** What a school drives with. Brand and type are lookups; see `check_lookups`. */
export const vehicles = pgTable(
  'vehicles',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    name: names().notNull(),
    branchId: integer('branch_id').notNull(),
    brandId: integer('brand_id').notNull(),
    typeId: integer('type_id').notNull(),
    model: text('model').notNull(),
    yearModel: smallint('year_model').notNull(),
    gearType: text('gear_type').notNull(),
    registrationNo: text('registration_no').notNull(),
    /** What plates are compared by: no blanks, Latin letters and digits. */
    plateKey: text('plate_key').notNull().generatedAlwaysAs(sql`plate_key(registration_no)`),
    countryId: integer('country_id').references(() => countries.id),
    chassisNo: text('chassis_no').notNull(),
    passengerCapacity: smallint('passenger_capacity').notNull(),
    genderScope: text('gender_scope').notNull().default('mixed'),
    ownership: text('ownership').notNull().default('purchased'),
    rentedFrom: date('rented_from'),
    rentedTo: date('rented_to'),
    usageStatus: text('usage_status').notNull().default('operation'),
    /** When it is expected back from maintenance. */
    estimatedReturn: date('estimated_return'),
    /** Set by hand, with why; outweighs the papers. */
    legalHold: text('legal_hold'),
    legalHoldReason: text('legal_hold_reason'),
    /** Of the latest insurance; a trigger keeps it. */
    insuranceExpiresOn: date('insurance_expires_on'),
    inspectionExpiresOn: date('inspection_expires_on'),
    registrationExpiresOn: date('registration_expires_on'),
    trainingPermitNo: text('training_permit_no'),
    permitExpiresOn: date('permit_expires_on'),
    serviceCycle: text('service_cycle').notNull(),
    intervalKm: integer('interval_km'),
    intervalDays: integer('interval_days'),
    lastServiceKm: integer('last_service_km'),
    lastServiceOn: date('last_service_on'),
    plannedServiceOn: date('planned_service_on'),
    /** The latest reading and the way of a day, by the readings; triggers keep them. */
    odometerKm: integer('odometer_km'),
    odometerAt: instant('odometer_at'),
    kmPerDay: doublePrecision('km_per_day'),
    colour: text('colour'),
    fuel: text('fuel'),
    dualControls: boolean('dual_controls').notNull().default(false),
    adaptations: text('adaptations').array().notNull().default(sql`'{}'`),
    gpsDeviceId: text('gps_device_id'),
    hasCamera: boolean('has_camera').notNull().default(false),
    photoId: integer('photo_id'),
    purchasedOn: date('purchased_on'),
    purchasePriceMinor: bigint('purchase_price_minor', { mode: 'number' }),
    defaultTrainerId: integer('default_trainer_id'),
    notes: text('notes'),
    /** When somebody has to be told of a paper next; the past means that it has to be reckoned again. */
    remindAt: instant('remind_at').default(sql`'1970-01-01T00:00:00Z'`),
    /** Names of brand and type, so that both are found by; a trigger keeps it. */
    lookupText: text('lookup_text').notNull().default(''),
    search: searched(
      sql`names_text(name) || ' ' || registration_no || ' ' || plate_key(registration_no) || ' ' || chassis_no || ' ' || model || ' ' || lookup_text`,
    ),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('vehicles', t, vehiclesArea.statuses),
    check('vehicles_gear_type', sql`${t.gearType} in ('manual', 'automatic', 'semi_automatic', 'none')`),
    check('vehicles_gender_scope', sql`${t.genderScope} in ('mixed', 'men', 'women')`),
    check('vehicles_usage_status', sql`${t.usageStatus} in ('operation', 'backup')`),
    check('vehicles_legal_hold', sql`${t.legalHold} in ('seized', 'under_claim')`),
    check('vehicles_fuel', sql`${t.fuel} in ('petrol', 'diesel', 'hybrid', 'plug_in', 'electric', 'gas')`),
    check('vehicles_passenger_capacity', sql`${t.passengerCapacity} between 1 and 80`),
    check('vehicles_year_model', sql`${t.yearModel} >= 1980`),
    check('vehicles__chassis_no__invalid_vin', sql`${t.chassisNo} ~ '^[A-HJ-NPR-Z0-9]{17}$'`),
    check('vehicles__registration_no__required', sql`plate_key(${t.registrationNo}) <> ''`),
    check('vehicles_ownership', sql`${t.ownership} in ('purchased', 'rented', 'leased', 'trainer_owned')`),
    check(
      'vehicles__rented_to__required',
      sql`${t.ownership} <> 'rented' or (${t.rentedFrom} is not null and ${t.rentedTo} is not null)`,
    ),
    check('vehicles__rented_to__end_before_start', sql`${t.rentedTo} > ${t.rentedFrom}`),
    check('vehicles_service_cycle', sql`${t.serviceCycle} in ('every_km', 'every_days', 'both')`),
    check('vehicles__interval_km__required', sql`${t.serviceCycle} = 'every_days' or ${t.intervalKm} > 0`),
    check('vehicles__interval_days__required', sql`${t.serviceCycle} = 'every_km' or ${t.intervalDays} > 0`),
    ...numbered('vehicles', t),
    uniqueIndex('vehicles__name').on(t.tenant, sql`normalise_text(names_text(name))`).where(sql`archived_at is null`),
    index('vehicles_list').on(t.tenant, t.status),
    index('vehicles_branch').on(t.tenant, t.branchId),
    index('vehicles_remind').on(t.remindAt).where(sql`remind_at is not null`),
    index('vehicles_photo').on(t.photoId).where(sql`photo_id is not null`),
    index('vehicles_brand').on(t.brandId),
    index('vehicles_type').on(t.typeId),
    belongsTo('vehicles__branch_id', [t.tenant, t.branchId], branches),
    belongsTo('vehicles__default_trainer_id', [t.tenant, t.defaultTrainerId], users),
  ],
)

/**
 * Plates and chassis numbers that are taken, over all schools: a vehicle is at one school alone, and whose the other is
 * nobody is told. A trigger keeps it, for vehicles that are neither archived nor decommissioned.
 */
export const vehicleMarks = pgTable(
  'vehicle_marks',
  {
    /** `registration_no` or `chassis_no`: the field that a second vehicle is refused by. */
    kind: text('kind').notNull(),
    /** Of the plate with its country, of the chassis 0. */
    countryId: integer('country_id').notNull(),
    mark: text('mark').notNull(),
    tenant: tenant(),
    vehicleId: integer('vehicle_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.countryId, t.mark] }),
    check('vehicle_marks_kind', sql`${t.kind} in ('registration_no', 'chassis_no')`),
    index('vehicle_marks_vehicle').on(t.tenant, t.vehicleId),
  ],
)

/** What a vehicle is for: lookups of the kind `vehicle_purpose`. */
export const vehiclePurposes = pgTable(
  'vehicle_purposes',
  {
    schoolId: schoolId().notNull(),
    tenant: tenant(),
    vehicleId: integer('vehicle_id').notNull(),
    purposeId: integer('purpose_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.vehicleId, t.purposeId, t.tenant] }),
    belongsTo('vehicle_purposes_vehicle', [t.tenant, t.vehicleId], vehicles),
  ],
)

/** Which licence types it may train for. */
export const vehicleLicenceTypes = pgTable(
  'vehicle_licence_types',
  {
    schoolId: schoolId().notNull(),
    tenant: tenant(),
    vehicleId: integer('vehicle_id').notNull(),
    licenceTypeId: integer('licence_type_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.vehicleId, t.licenceTypeId, t.tenant] }),
    belongsTo('vehicle_licence_types_vehicle', [t.tenant, t.vehicleId], vehicles),
    ...linksToLicences('vehicle_licence_types', t),
  ],
)
