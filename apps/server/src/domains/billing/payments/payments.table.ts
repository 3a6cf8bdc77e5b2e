import {
  type Method,
  methods,
  type PaymentKind,
  paymentKinds,
  paymentStatuses,
} from '@dsms/contract/billing/payments/methods'
import { sql } from 'drizzle-orm'
import {
  bigint,
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
  numbered,
  oneOf,
  recordColumns,
  rowId,
  schoolId,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { branches } from '../../../db/tables/branches.ts'
import { schools } from '../../../db/tables/schools.ts'
import { users } from '../../../db/tables/users.ts'
import { students } from '../../students/public.ts'
import { cashSessions } from '../cashDesks/cash.table.ts'
import { charges } from '../charges/charges.table.ts'
import { sales } from '../sales/sales.table.ts'

const minor = (name: string) => bigint(name, { mode: 'number' }).notNull()

/**
 * Money that came in and went out. A row is added and stays: its amount, its day and its student are never written again.
 * Triggers keep what allocations and refunds take of it.
 */
export const payments = pgTable(
  'payments',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    studentId: integer('student_id').notNull(),
    /** A guardian who paid. */
    payerId: integer('payer_id'),
    kind: text('kind').$type<PaymentKind>().notNull().default('payment'),
    status: text('status').notNull(),
    statusReason: text('status_reason'),
    method: text('method').$type<Method>().notNull(),
    /** In the smallest unit of the currency; above zero for each kind. */
    amountMinor: minor('amount_minor'),
    allocatedMinor: minor('allocated_minor').default(0),
    /** Refunds, those that wait for approval as well. */
    refundedMinor: minor('refunded_minor').default(0),
    /** The part that is balance of the student. */
    unallocatedMinor: minor('unallocated_minor').generatedAlwaysAs(
      sql`case when kind = 'payment' and status = 'succeeded' then amount_minor - allocated_minor - refunded_minor else 0 end`,
    ),
    currency: text('currency').notNull(),
    branchId: integer('branch_id').notNull(),
    receivedOn: date('received_on').notNull(),
    receiptNo: text('receipt_no'),
    /** The day of a cash desk, for cash that was taken or paid out at one. */
    sessionId: integer('session_id'),
    /** The payment that a refund or a reversal takes back. */
    ofId: integer('of_id'),
    note: text('note'),
    approvedBy: integer('approved_by'),
    approvedAt: instant('approved_at'),
    ...recordColumns(),
  },
  (t) => [
    statusCheck('payments', t, paymentStatuses),
    check('payments_kind', oneOf(t.kind, paymentKinds)),
    check('payments_method', oneOf(t.method, methods)),
    check('payments_of', sql`(${t.kind} = 'payment') = (${t.ofId} is null)`),
    check(
      'payments_sums',
      sql`${t.amountMinor} > 0 and ${t.allocatedMinor} >= 0 and ${t.refundedMinor} >= 0 and ${t.allocatedMinor} + ${t.refundedMinor} <= ${t.amountMinor}`,
    ),
    check(
      'payments_receipt',
      sql`${t.method} = 'earlier' or (${t.receiptNo} is not null) = (${t.status} in ('succeeded', 'reversed'))`,
    ),
    check('payments_session', sql`(${t.sessionId} is not null) <= (${t.method} = 'cash')`),
    ...numbered('payments', t),
    uniqueIndex('payments_receipt_no').on(t.tenant, t.receiptNo).where(sql`receipt_no is not null`),
    uniqueIndex('payments_reversal').on(t.tenant, t.ofId).where(sql`kind = 'reversal'`),
    index('payments_day').on(t.tenant, t.receivedOn, t.id),
    index('payments_student').on(t.tenant, t.studentId, t.id),
    index('payments_left').on(t.tenant, t.studentId, t.id).where(sql`unallocated_minor > 0`),
    index('payments_asked').on(t.tenant, t.id).where(sql`status = 'pending'`),
    index('payments_of_idx').on(t.tenant, t.ofId).where(sql`of_id is not null`),
    index('payments_session_idx').on(t.tenant, t.sessionId).where(sql`session_id is not null`),
    belongsTo('payments__student_id', [t.tenant, t.studentId], students),
    belongsTo('payments__payer_id', [t.tenant, t.payerId], users),
    belongsTo('payments__branch_id', [t.tenant, t.branchId], branches),
    belongsTo('payments__session_id', [t.tenant, t.sessionId], cashSessions),
    belongsTo('payments__of_id', [t.tenant, t.ofId], t),
  ],
)

/** What payments pay of charges. Rows are only added: a negative one takes back what another gave. */
export const allocations = pgTable(
  'allocations',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    paymentId: integer('payment_id').notNull(),
    chargeId: integer('charge_id').notNull(),
    amountMinor: minor('amount_minor'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: integer('created_by'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    check('allocations_amount', sql`${t.amountMinor} <> 0`),
    index('allocations_payment').on(t.tenant, t.paymentId),
    index('allocations_charge').on(t.tenant, t.chargeId),
    belongsTo('allocations__payment_id', [t.tenant, t.paymentId], payments),
    belongsTo('allocations__charge_id', [t.tenant, t.chargeId], charges),
  ],
)

/** The last receipt of a series and year; its row is locked until the payment is there, so none is ever missing. */
export const receiptNumbers = pgTable(
  'receipt_numbers',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    /** The code of a cash desk, or `R` for the school itself. */
    series: text('series').notNull(),
    year: smallint('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.series, t.year] })],
)

/** Deeds that were done under a key, so that the same form sent twice does them once. */
export const moneyRequests = pgTable(
  'money_requests',
  {
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    key: text('key').notNull(),
    /** The call and a hash of its body: another body under the same key is refused. */
    body: text('body').notNull(),
    /** The payment that came of it. */
    paymentId: integer('payment_id'),
    /** The sale that came of it. */
    saleId: integer('sale_id'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.key] }),
    belongsTo('money_requests__payment_id', [t.tenant, t.paymentId], payments),
    belongsTo('money_requests__sale_id', [t.tenant, t.saleId], sales),
  ],
)
