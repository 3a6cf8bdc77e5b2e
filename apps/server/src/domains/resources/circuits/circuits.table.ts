import { circuits as circuitsArea, elementStatuses } from '@dsms/contract/resources/circuits/calls'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
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

/** Yards for practice off the road. Capacities are numbers of vehicles. */
export const circuits = pgTable(
  'circuits',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    name: names().notNull(),
    branchId: integer('branch_id').notNull(),
    function: text('function').notNull(),
    surface: text('surface').notNull(),
    areaM2: integer('area_m2'),
    lengthM: integer('length_m'),
    /** Vehicles that there is room for, and how many of them the authority lets be there at once. */
    maxCapacity: integer('max_capacity').notNull(),
    legalCapacity: integer('legal_capacity').notNull(),
    vehicleCount: integer('vehicle_count').notNull().default(0),
    genderScope: text('gender_scope').notNull().default('mixed'),
    isLit: boolean('is_lit').notNull().default(false),
    isCovered: boolean('is_covered').notNull().default(false),
    permitNo: text('permit_no'),
    permitExpiresOn: date('permit_expires_on'),
    address: text('address'),
    /** Degrees, WGS 84. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    planImage: text('plan_image'),
    notes: text('notes'),
    ...statusSpan(),
    /** When one that is closed for weather opens again by itself. */
    reopensAt: instant('reopens_at'),
    /** Counts changes of its rows in other tables, so that those are changes of the circuit too. */
    layoutVersion: integer('layout_version').notNull().default(0),
    licencesVersion: integer('licences_version').notNull().default(0),
    search: searched(sql`names_text(name) || ' ' || coalesce(permit_no, '') || ' ' || coalesce(address, '')`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('circuits', t, circuitsArea.statuses),
    check('circuits_function', sql`${t.function} in ('practical', 'theoretical', 'other')`),
    check('circuits_surface', sql`${t.surface} in ('asphalt', 'concrete', 'gravel', 'wet')`),
    check('circuits_gender_scope', sql`${t.genderScope} in ('mixed', 'men', 'women')`),
    check('circuits__legal_capacity__beyond_capacity', sql`${t.legalCapacity} <= ${t.maxCapacity}`),
    check(
      'circuits_capacity',
      sql`${t.maxCapacity} between 1 and 500 and ${t.legalCapacity} >= 1 and ${t.vehicleCount} between 0 and 500`,
    ),
    check('circuits_size', sql`${t.areaM2} > 0 and ${t.lengthM} > 0`),
    check(
      'circuits_place',
      sql`(${t.latitude} is null) = (${t.longitude} is null)
      and ${t.latitude} between -90 and 90 and ${t.longitude} between -180 and 180`,
    ),
    check('circuits__until__end_before_start', sql`${t.statusUntil} >= ${t.statusFrom}`),
    check('circuits_reopens', sql`${t.reopensAt} is null or ${t.status} = 'closed_weather'`),
    ...numbered('circuits', t),
    uniqueIndex('circuits__name')
      .on(t.tenant, t.branchId, sql`normalise_text(names_text(name))`)
      .where(sql`archived_at is null`),
    index('circuits_until').on(t.statusUntil).where(sql`status_until is not null`),
    index('circuits_list').on(t.tenant, t.branchId),
    index('circuits_reopening').on(t.reopensAt).where(sql`reopens_at is not null`),
    belongsTo('circuits__branch_id', [t.tenant, t.branchId], branches),
  ],
)

/** For which licence types a circuit is; without any it is for all. */
export const circuitLicenceTypes = pgTable(
  'circuit_licence_types',
  {
    schoolId: schoolId().notNull(),
    tenant: tenant(),
    circuitId: integer('circuit_id').notNull(),
    licenceTypeId: integer('licence_type_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.circuitId, t.licenceTypeId, t.tenant] }),
    belongsTo('circuit_licence_types_circuit', [t.tenant, t.circuitId], circuits).onDelete('cascade'),
    ...linksToLicences('circuit_licence_types', t),
  ],
)

/** Parts of a circuit with a capacity of their own; together they have no more than the circuit. */
export const circuitZones = pgTable(
  'circuit_zones',
  {
    id: rowId(),
    schoolId: schoolId().notNull(),
    tenant: tenant(),
    circuitId: integer('circuit_id').notNull(),
    name: text('name').notNull(),
    capacity: integer('capacity').notNull(),
    place: smallint('place').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    check('circuit_zones_capacity', sql`${t.capacity} between 1 and 500`),
    unique('circuit_zones_circuit_id').on(t.circuitId, t.id, t.tenant),
    belongsTo('circuit_zones_circuit', [t.tenant, t.circuitId], circuits).onDelete('cascade'),
  ],
)

/** Exercises and their places on a circuit. */
export const circuitElements = pgTable(
  'circuit_elements',
  {
    id: rowId(),
    schoolId: schoolId().notNull(),
    tenant: tenant(),
    circuitId: integer('circuit_id').notNull(),
    zoneId: integer('zone_id'),
    kind: text('kind').notNull(),
    name: text('name').notNull().default(''),
    capacity: integer('capacity').notNull().default(1),
    /** Percent of the plan's width and height, from its upper left corner. */
    x: real('x').notNull(),
    y: real('y').notNull(),
    status: text('status').notNull().default('active'),
    place: smallint('place').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    check(
      'circuit_elements_kind',
      sql`${t.kind} in ('slope', 'parallel_parking', 'garage_parking', 'drum_reverse', 'slalom', 'figure_8', 'emergency_stop',
      'roundabout', 'traffic_light', 'narrow_passage', 'pocket', 'moving_off_hill')`,
    ),
    statusCheck('circuit_elements', t, elementStatuses),
    check('circuit_elements_capacity', sql`${t.capacity} between 1 and 500`),
    check('circuit_elements_position', sql`${t.x} between 0 and 100 and ${t.y} between 0 and 100`),
    index('circuit_elements_circuit').on(t.circuitId, t.place),
    belongsTo('circuit_elements_circuit', [t.tenant, t.circuitId], circuits).onDelete('cascade'),
    // a zone of the same circuit
    foreignKey({
      columns: [t.tenant, t.circuitId, t.zoneId],
      foreignColumns: [circuitZones.tenant, circuitZones.circuitId, circuitZones.id],
      name: 'circuit_elements_zone',
    }),
  ],
)
