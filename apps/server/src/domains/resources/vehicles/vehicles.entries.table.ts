import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo, instant, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { vehicles } from './vehicles.table.ts'

/** What every entry about a vehicle has: whose it is, which vehicle, when and by whom it was written. */
const entryColumns = () => ({
  id: rowId(),
  schoolId: schoolId().notNull(),
  tenant: tenant(),
  vehicleId: integer('vehicle_id').notNull(),
  createdAt: instant('created_at').notNull().default(sql`clock_timestamp()`),
  createdBy: integer('created_by').default(sql`app_user()`),
})

/** Insurances of a vehicle, one after the other; the latest is the present one. */
export const vehicleInsurances = pgTable(
  'vehicle_insurances',
  {
    ...entryColumns(),
    insurer: text('insurer'),
    policyNo: text('policy_no'),
    startsOn: date('starts_on'),
    expiresOn: date('expires_on').notNull(),
    premiumMinor: bigint('premium_minor', { mode: 'number' }),
    currency: text('currency').notNull(),
    fileId: integer('file_id'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    check('vehicle_insurances__expires_on__end_before_start', sql`${t.expiresOn} >= ${t.startsOn}`),
    index('vehicle_insurances_file').on(t.fileId).where(sql`file_id is not null`),
    index('vehicle_insurances_latest').on(t.tenant, t.vehicleId, t.expiresOn.desc()),
    belongsTo('vehicle_insurances_vehicle', [t.tenant, t.vehicleId], vehicles),
  ],
)

/** Papers of a vehicle, and anything else that is kept with it. */
export const vehicleDocuments = pgTable(
  'vehicle_documents',
  {
    ...entryColumns(),
    kind: text('kind').notNull(),
    number: text('number'),
    issuedOn: date('issued_on'),
    expiresOn: date('expires_on'),
    fileId: integer('file_id'),
    archivedAt: instant('archived_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    check(
      'vehicle_documents_kind',
      sql`${t.kind} in ('registration', 'inspection', 'permit', 'insurance', 'ownership', 'rental', 'service', 'other')`,
    ),
    check('vehicle_documents__expires_on__end_before_start', sql`${t.expiresOn} >= ${t.issuedOn}`),
    index('vehicle_documents_file').on(t.fileId).where(sql`file_id is not null`),
    index('vehicle_documents_list').on(t.tenant, t.vehicleId, t.id.desc()),
    belongsTo('vehicle_documents_vehicle', [t.tenant, t.vehicleId], vehicles),
  ],
)

/** Readings of the odometer. One never falls below the one before, except as a correction with its reason. */
export const vehicleOdometer = pgTable(
  'vehicle_odometer',
  {
    ...entryColumns(),
    km: integer('km').notNull(),
    readAt: instant('read_at').notNull().default(sql`clock_timestamp()`),
    /** Where it comes from: typed in, a correction, or what wrote it by the way. */
    source: text('source').notNull().default('manual'),
    reason: text('reason'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    check('vehicle_odometer_km', sql`${t.km} between 0 and 9999999`),
    check(
      'vehicle_odometer_source',
      sql`${t.source} in ('first', 'manual', 'correction', 'check', 'maintenance', 'lesson')`,
    ),
    check('vehicle_odometer__reason__reason_required', sql`${t.source} <> 'correction' or ${t.reason} <> ''`),
    index('vehicle_odometer_latest').on(t.tenant, t.vehicleId, t.readAt.desc()),
    belongsTo('vehicle_odometer_vehicle', [t.tenant, t.vehicleId], vehicles),
  ],
)

/** Which reminders were given, so that each is given once. */
export const vehicleReminders = pgTable(
  'vehicle_reminders',
  {
    schoolId: schoolId().notNull(),
    tenant: tenant(),
    vehicleId: integer('vehicle_id').notNull(),
    paper: text('paper').notNull(),
    expiresOn: date('expires_on').notNull(),
    /** So many days ahead. */
    days: integer('days').notNull(),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.vehicleId, t.paper, t.expiresOn, t.days, t.tenant] }),
    belongsTo('vehicle_reminders_vehicle', [t.tenant, t.vehicleId], vehicles),
  ],
)
