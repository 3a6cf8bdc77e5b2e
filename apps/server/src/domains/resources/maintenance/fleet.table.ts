import { vehicleDefects as vehicleDefectsArea } from '@dsms/contract/resources/maintenance/defects'
import { maintenanceOrders as maintenanceOrdersArea } from '@dsms/contract/resources/maintenance/orders'
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
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  areaColumns,
  belongsTo,
  instant,
  numbered,
  rowId,
  schoolId,
  searched,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'
import { vehicles } from '../vehicles/vehicles.table.ts'

/** Columns about one vehicle. `vehicle_text` holds its name and plate to be found by; a trigger keeps it. */
const ofVehicle = () => ({
  id: rowId(),
  schoolId: schoolId()
    .notNull()
    .references(() => schools.id),
  tenant: tenant(),
  vehicleId: integer('vehicle_id').notNull(),
  title: text('title').notNull(),
  vehicleText: text('vehicle_text').notNull().default(''),
})

/** Work on vehicles. That no two open orders of a vehicle share a day is kept by a constraint in the migration. */
export const maintenanceOrders = pgTable(
  'maintenance_orders',
  {
    ...ofVehicle(),
    kind: text('kind').notNull(),
    dueOn: date('due_on'),
    dueKm: integer('due_km'),
    workshop: text('workshop'),
    plannedFrom: date('planned_from'),
    plannedTo: date('planned_to'),
    cost: bigint('cost', { mode: 'number' }),
    currency: text('currency').notNull(),
    odometerKm: integer('odometer_km'),
    items: jsonb('items').$type<{ text: string; cost: number | null }[]>().notNull().default([]),
    notes: text('notes'),
    fileIds: integer('file_ids').array().notNull().default(sql`'{}'`),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    approvedCost: bigint('approved_cost', { mode: 'number' }),
    approvedById: integer('approved_by_id'),
    approvedAt: instant('approved_at'),
    search: searched(sql`title || ' ' || vehicle_text || ' ' || coalesce(workshop, '')`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('maintenance_orders', t, maintenanceOrdersArea.statuses),
    check(
      'maintenance_orders_kind',
      sql`${t.kind} in ('scheduled', 'repair', 'recall', 'tyre', 'inspection', 'accident')`,
    ),
    check('maintenance_orders_amounts', sql`least(${t.cost}, ${t.dueKm}, ${t.odometerKm}, ${t.approvedCost}) >= 0`),
    check('maintenance_orders__planned_to__end_before_start', sql`${t.plannedTo} >= ${t.plannedFrom}`),
    check('maintenance_orders__planned_from__required', sql`${t.plannedTo} is null or ${t.plannedFrom} is not null`),
    ...numbered('maintenance_orders', t),
    index('maintenance_orders_list').on(t.tenant, t.status, t.plannedFrom),
    index('maintenance_orders_vehicle').on(t.tenant, t.vehicleId),
    index('maintenance_orders_files').using('gin', t.fileIds),
    belongsTo('maintenance_orders__vehicle_id', [t.tenant, t.vehicleId], vehicles),
  ],
)

/** Defects of vehicles. */
export const vehicleDefects = pgTable(
  'vehicle_defects',
  {
    ...ofVehicle(),
    severity: text('severity').notNull(),
    details: text('details'),
    photoIds: integer('photo_ids').array().notNull().default(sql`'{}'`),
    orderId: integer('order_id'),
    /** Of the act of a lesson that reported it. */
    reportKey: uuid('report_key'),
    search: searched(sql`title || ' ' || vehicle_text`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('vehicle_defects', t, vehicleDefectsArea.statuses),
    check('vehicle_defects_severity', sql`${t.severity} in ('cosmetic', 'minor', 'major', 'unsafe')`),
    ...numbered('vehicle_defects', t),
    index('vehicle_defects_list').on(t.tenant, t.status, t.severity),
    index('vehicle_defects_vehicle').on(t.tenant, t.vehicleId),
    index('vehicle_defects_report').on(t.tenant, t.reportKey).where(sql`report_key is not null`),
    index('vehicle_defects_order').on(t.tenant, t.orderId),
    index('vehicle_defects_files').using('gin', t.photoIds),
    belongsTo('vehicle_defects__vehicle_id', [t.tenant, t.vehicleId], vehicles),
    belongsTo('vehicle_defects__order_id', [t.tenant, t.orderId], maintenanceOrders),
  ],
)

/** What somebody saw at a vehicle on a day. */
export const vehicleChecks = pgTable(
  'vehicle_checks',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    vehicleId: integer('vehicle_id').notNull(),
    /** Who checked: one of the school, or of the platform on a visit. */
    checkedBy: integer('checked_by').notNull(),
    day: date('day').notNull(),
    at: instant('at').notNull().default(sql`now()`),
    odometerKm: integer('odometer_km').notNull(),
    fuelPercent: smallint('fuel_percent'),
    failed: text('failed').array().notNull().default(sql`'{}'`),
    fit: boolean('fit').notNull(),
    notes: text('notes'),
    photoIds: integer('photo_ids').array().notNull().default(sql`'{}'`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    check('vehicle_checks_fuel', sql`${t.fuelPercent} between 0 and 100`),
    check('vehicle_checks_odometer', sql`${t.odometerKm} between 0 and 9999999`),
    check(
      'vehicle_checks_failed',
      sql`${t.failed} <@ array['lights', 'tyres', 'brakes', 'mirrors', 'dual_controls', 'cleanliness', 'warning_lamps', 'fuel', 'papers']`,
    ),
    unique('vehicle_checks_once').on(t.tenant, t.vehicleId, t.checkedBy, t.day),
    index('vehicle_checks_list').on(t.tenant, t.vehicleId, t.at.desc()),
    index('vehicle_checks_files').using('gin', t.photoIds),
    belongsTo('vehicle_checks_vehicle', [t.tenant, t.vehicleId], vehicles),
  ],
)
