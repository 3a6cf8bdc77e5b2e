import { type CreditUnit, creditUnits, type Piece, pieces } from '@dsms/contract/billing/packages/items'
import { type MoveKind, moveKinds, type SaleKind, saleKinds, saleStatuses } from '@dsms/contract/billing/sales/statuses'
import { type TaxCode, taxCodes } from '@dsms/contract/billing/taxRates/codes'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  belongsTo,
  instant,
  names,
  numbered,
  oneOf,
  recordColumns,
  rowId,
  schoolId,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'
import { bookings } from '../../schedule/public.ts'
import { enrolments } from '../../students/public.ts'
import { packages } from '../packages/packages.table.ts'

const minor = (name: string) => bigint(name, { mode: 'number' }).notNull()
const school = () => ({
  schoolId: schoolId()
    .notNull()
    .references(() => schools.id),
  tenant: tenant(),
})

/** A package as a student bought it: nothing of it changes but its status, which a trigger keeps while it is in use. */
export const sales = pgTable(
  'sales',
  {
    id: rowId(),
    ...school(),
    enrolmentId: integer('enrolment_id').notNull(),
    /** That of the enrolment; a trigger sees to it. */
    studentId: integer('student_id').notNull(),
    packageId: integer('package_id'),
    /** The sale of another student that it came from. */
    fromId: integer('from_id'),
    kind: text('kind').$type<SaleKind>().notNull(),
    status: text('status').notNull(),
    statusReason: text('status_reason'),
    name: names().notNull(),
    /** Tax included, and without it. */
    grossMinor: minor('gross_minor'),
    netMinor: minor('net_minor'),
    taxCode: text('tax_code').$type<TaxCode>().notNull(),
    taxBps: integer('tax_bps').notNull(),
    currency: text('currency').notNull(),
    /** Instalments. */
    parts: smallint('parts').notNull(),
    soldOn: date('sold_on').notNull(),
    /** The last day on which it is valid. */
    expiresOn: date('expires_on'),
    transferable: boolean('transferable').notNull(),
    ...recordColumns(),
  },
  (t) => [
    statusCheck('sales', t, saleStatuses),
    check('sales_kind', oneOf(t.kind, saleKinds)),
    check('sales_tax', sql`${oneOf(t.taxCode, taxCodes)} and ${t.taxBps} between 0 and 10000`),
    check('sales_price', sql`${t.netMinor} between 0 and ${t.grossMinor}`),
    check('sales_days', sql`${t.expiresOn} >= ${t.soldOn}`),
    check('sales_reason', sql`(${t.status} in ('refunded', 'transferred')) <= (${t.statusReason} is not null)`),
    ...numbered('sales', t),
    index('sales_student').on(t.tenant, t.studentId, t.id),
    index('sales_enrolment').on(t.tenant, t.enrolmentId),
    index('sales_package').on(t.tenant, t.packageId).where(sql`package_id is not null`),
    index('sales_from').on(t.tenant, t.fromId).where(sql`from_id is not null`),
    uniqueIndex('sales_opening').on(t.tenant, t.enrolmentId).where(sql`kind = 'opening'`),
    // those that may expire: looked at over all schools
    index('sales_expiry').on(t.expiresOn).where(sql`status = 'active' and expires_on is not null`),
    belongsTo('sales__enrolment_id', [t.tenant, t.enrolmentId], enrolments),
    belongsTo('sales__package_id', [t.tenant, t.packageId], packages),
    belongsTo('sales__from_id', [t.tenant, t.fromId], t),
  ],
)

/** Minutes or pieces of a sale. Its sums are those of its moves; the trigger of these alone writes them. */
export const saleItems = pgTable(
  'sale_items',
  {
    id: rowId(),
    ...school(),
    saleId: integer('sale_id').notNull(),
    /** Lessons of these kinds; none of another piece. */
    lessonKinds: text('lesson_kinds').array().notNull(),
    piece: text('piece').$type<Piece>(),
    unit: text('unit').$type<CreditUnit>().notNull(),
    /** What all of it cost outside the package at the sale, tax included. */
    worthMinor: minor('worth_minor'),
    /** Its part of the sale without tax. */
    netMinor: minor('net_minor'),
    bought: integer('bought').notNull().default(0),
    used: integer('used').notNull().default(0),
    held: integer('held').notNull().default(0),
    /** Expired, refunded or given to another student. */
    gone: integer('gone').notNull().default(0),
    free: integer('free').notNull().generatedAlwaysAs(sql`bought - used - held - gone`),
  },
  (t) => [
    check('sale_items_unit', oneOf(t.unit, creditUnits)),
    check('sale_items_what', sql`(cardinality(${t.lessonKinds}) > 0) = (${t.piece} is null)`),
    check('sale_items_piece', oneOf(t.piece, pieces)),
    check(
      'sale_items_sums',
      sql`${t.used} >= 0 and ${t.held} >= 0 and ${t.gone} >= 0 and ${t.used} + ${t.held} + ${t.gone} <= ${t.bought}`,
    ),
    check('sale_items_worth', sql`${t.worthMinor} >= 0 and ${t.netMinor} >= 0`),
    ...numbered('sale_items', t),
    index('sale_items_sale').on(t.tenant, t.saleId),
    belongsTo('sale_items__sale_id', [t.tenant, t.saleId], sales),
  ],
)

/** What changed the credit of an item. Rows are only added. */
export const creditMoves = pgTable(
  'credit_moves',
  {
    id: rowId(),
    ...school(),
    itemId: integer('item_id').notNull(),
    kind: text('kind').$type<MoveKind>().notNull(),
    /** Minutes or pieces, above zero for each kind. */
    qty: integer('qty').notNull(),
    bookingId: integer('booking_id'),
    /** The move that it ends: a hold that is used or released, or a use that is given back. */
    holdId: integer('hold_id'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: integer('created_by').default(sql`app_user()`),
  },
  (t) => [
    check('credit_moves_kind', oneOf(t.kind, moveKinds)),
    check('credit_moves_qty', sql`${t.qty} > 0`),
    check('credit_moves_hold', sql`(${t.kind} = 'release') <= (${t.holdId} is not null)`),
    check('credit_moves_booking', sql`(${t.kind} = 'hold') <= (${t.bookingId} is not null)`),
    primaryKey({ columns: [t.tenant, t.id] }),
    // each is ended once
    uniqueIndex('credit_moves_once').on(t.tenant, t.holdId).where(sql`hold_id is not null`),
    index('credit_moves_item').on(t.tenant, t.itemId, t.id),
    index('credit_moves_booking_of').on(t.tenant, t.bookingId).where(sql`booking_id is not null`),
    belongsTo('credit_moves__item_id', [t.tenant, t.itemId], saleItems),
    belongsTo('credit_moves__booking_id', [t.tenant, t.bookingId], bookings),
    belongsTo('credit_moves__hold_id', [t.tenant, t.holdId], t),
  ],
)
