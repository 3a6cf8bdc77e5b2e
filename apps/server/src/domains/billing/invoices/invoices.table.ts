import type { InvoiceClient, InvoiceKind } from '@dsms/contract/billing/invoices/calls'
import type { InvoiceItem } from '@dsms/contract/billing/invoices/totals'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { belongsTo, instant, numbered, recordColumns, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { users } from '../../../db/tables/users.ts'
import type { Seller } from './invoices.seller.ts'

const minor = (name: string) => bigint(name, { mode: 'number' }).notNull()
const schoolOf = () => ({ schoolId: schoolId(), tenant: tenant() })

/** Clients of a school other than its own people: companies, parents, other schools. */
export const invoiceClients = pgTable(
  'invoice_clients',
  {
    id: rowId(),
    ...schoolOf(),
    client: jsonb('client').$type<InvoiceClient>().notNull(),
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`normalise_text((client->>'name') || ' ' || (client->>'company') || ' ' || (client->>'companyEmail'))`,
      ),
    ...recordColumns(),
  },
  (t) => [
    ...numbered('invoice_clients', t),
    uniqueIndex('invoice_clients_name')
      .on(t.tenant, sql`normalise_text(client->>'name')`, sql`lower(client->>'companyEmail')`)
      .where(sql`archived_at is null`),
    index('invoice_clients_search_idx').using('gin', t.tenant, sql`${t.search} gin_trgm_ops`),
  ],
)

/**
 * Invoices and credit notes. What an issued one says never changes; sums of what was paid and credited are kept by
 * triggers, and so is `label`, the status that lists show and filter by.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: rowId(),
    ...schoolOf(),
    kind: text('kind').$type<InvoiceKind>().notNull().default('invoice'),
    state: text('state').$type<'draft' | 'issued' | 'void'>().notNull().default('draft'),
    label: text('label').notNull().default('draft'),
    number: text('number'),
    clientId: integer('client_id'),
    buyerId: integer('buyer_id'),
    originalId: integer('original_id'),
    client: jsonb('client').$type<InvoiceClient>().notNull(),
    /** As it stood when the invoice was issued; null for a draft. */
    seller: jsonb('seller').$type<Seller>(),
    service: jsonb('service').$type<Record<string, string>>().notNull().default({}),
    issuedOn: date('issued_on').notNull(),
    dueOn: date('due_on').notNull(),
    currency: text('currency').notNull(),
    /** Negative for a credit note. */
    totalMinor: minor('total_minor').default(0),
    paidMinor: minor('paid_minor').default(0),
    creditedMinor: minor('credited_minor').default(0),
    balanceMinor: minor('balance_minor').generatedAlwaysAs(
      sql`case when kind = 'invoice' and state <> 'void' then total_minor - paid_minor - credited_minor else 0 end`,
    ),
    note: text('note').notNull().default(''),
    salesperson: text('salesperson').notNull().default(''),
    acceptVia: text('accept_via'),
    showTerms: boolean('show_terms').notNull().default(true),
    showNotes: boolean('show_notes').notNull().default(true),
    showStub: boolean('show_stub').notNull().default(false),
    issuedAt: instant('issued_at'),
    sentAt: instant('sent_at'),
    downloadedAt: instant('downloaded_at'),
    /** The first moment after the day it is due, in the zone of the school. */
    pastDueAt: instant('past_due_at'),
    voidReason: text('void_reason').notNull().default(''),
    search: text('search')
      .notNull()
      .generatedAlwaysAs(sql`normalise_text((client->>'name') || ' ' || (client->>'companyEmail'))`),
    ...recordColumns(),
  },
  (t) => [
    ...numbered('invoices', t),
    belongsTo('invoices_client', [t.tenant, t.clientId], invoiceClients),
    belongsTo('invoices_buyer', [t.tenant, t.buyerId], users),
    belongsTo('invoices_original', [t.tenant, t.originalId], t),
    check('invoices_kind', sql`${t.kind} in ('invoice', 'credit_note')`),
    check('invoices_state', sql`${t.state} in ('draft', 'issued', 'void')`),
    check('invoices_number', sql`(${t.number} is null) = (${t.state} = 'draft')`),
    check('invoices_due', sql`${t.dueOn} >= ${t.issuedOn}`),
    check('invoices_credit', sql`(${t.kind} = 'credit_note') = (${t.originalId} is not null)`),
    // nobody overpays, and credits stay within the bill, whatever the service forgot
    check(
      'invoices_sums',
      sql`case when ${t.kind} = 'invoice' then ${t.paidMinor} between 0 and ${t.totalMinor} and ${t.creditedMinor} between 0 and ${t.totalMinor}
               else ${t.totalMinor} <= 0 and ${t.paidMinor} = 0 and ${t.creditedMinor} = 0 end`,
    ),
    uniqueIndex('invoices_number_key').on(t.tenant, t.number).where(sql`number is not null`),
    index('invoices_label_idx').on(t.tenant, t.label, t.id),
    index('invoices_buyer_idx').on(t.tenant, t.buyerId, t.id).where(sql`buyer_id is not null`),
    index('invoices_client_idx').on(t.tenant, sql`(client->>'name')`, t.id),
    index('invoices_total_idx').on(t.tenant, t.totalMinor, t.id),
    index('invoices_balance_idx').on(t.tenant, t.balanceMinor, t.id),
    index('invoices_issued_idx').on(t.tenant, t.issuedOn, t.id),
    index('invoices_due_idx').on(t.tenant, t.dueOn, t.id),
    index('invoices_original_idx').on(t.originalId).where(sql`original_id is not null`),
    index('invoices_past_due_idx').on(t.pastDueAt).where(sql`label in ('sent', 'downloaded', 'partial')`),
    // slices of keys beside, so that the newest of a frequent name are found without reading all of them
    index('invoices_search_idx').using('gin', t.tenant, sql`(id >> 13)`, sql`${t.search} gin_trgm_ops`),
  ],
)

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    id: rowId(),
    ...schoolOf(),
    invoiceId: integer('invoice_id').notNull(),
    position: smallint('position').notNull(),
    item: text('item').$type<InvoiceItem>().notNull(),
    description: jsonb('description').$type<Record<string, string>>().notNull(),
    qty: numeric('qty', { precision: 12, scale: 3, mode: 'number' }).notNull(),
    unitPriceMinor: minor('unit_price_minor'),
    discountBps: smallint('discount_bps').notNull().default(0),
    tax1Bps: smallint('tax1_bps').notNull().default(0),
    tax2Bps: smallint('tax2_bps').notNull().default(0),
    /** Of a credit note: the line it takes back. */
    originalLineId: integer('original_line_id'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    belongsTo('invoice_lines_invoice', [t.tenant, t.invoiceId], invoices).onDelete('cascade'),
    belongsTo('invoice_lines_original', [t.tenant, t.originalLineId], t),
    check('invoice_lines_qty', sql`${t.qty} > 0`),
    check('invoice_lines_price', sql`${t.unitPriceMinor} >= 0`),
    check(
      'invoice_lines_shares',
      sql`${t.discountBps} between 0 and 10000 and ${t.tax1Bps} between 0 and 10000 and ${t.tax2Bps} between 0 and 10000`,
    ),
    uniqueIndex('invoice_lines_position').on(t.invoiceId, t.position, t.tenant),
    index('invoice_lines_original_idx').on(t.originalLineId).where(sql`original_line_id is not null`),
  ],
)

/** Money that came in, and rows that take it back. Nothing here is ever changed or deleted. */
export const invoicePayments = pgTable(
  'invoice_payments',
  {
    id: rowId(),
    ...schoolOf(),
    invoiceId: integer('invoice_id').notNull(),
    kind: text('kind').$type<'payment' | 'reversal' | 'refund'>().notNull().default('payment'),
    amountMinor: minor('amount_minor'),
    method: text('method').notNull(),
    paidOn: date('paid_on').notNull(),
    note: text('note').notNull().default(''),
    reversesId: integer('reverses_id'),
    /** What the form was sent under, so that sending it twice records once. */
    key: text('key'),
    createdBy: integer('created_by'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    belongsTo('invoice_payments_invoice', [t.tenant, t.invoiceId], invoices),
    belongsTo('invoice_payments_reversed', [t.tenant, t.reversesId], t),
    check('invoice_payments_kind', sql`(${t.kind} = 'payment') = (${t.amountMinor} > 0) and ${t.amountMinor} <> 0`),
    check('invoice_payments_reversal', sql`(${t.kind} = 'reversal') = (${t.reversesId} is not null)`),
    check('invoice_payments_method', sql`${t.method} in ('cash', 'bank_transfer', 'debit', 'credit', 'paypal')`),
    uniqueIndex('invoice_payments_key').on(t.tenant, t.key).where(sql`key is not null`),
    uniqueIndex('invoice_payments_reverses').on(t.reversesId, t.tenant).where(sql`reverses_id is not null`),
    index('invoice_payments_invoice_idx').on(t.invoiceId, t.id),
    index('invoice_payments_day_idx').on(t.tenant, t.paidOn),
  ],
)
