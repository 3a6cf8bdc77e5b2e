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
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { belongsTo, instant, recordColumns, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { invoices } from './invoices.table.ts'

const schoolOf = () => ({ schoolId: schoolId(), tenant: tenant() })

/** The last number given in a series and year; its row is locked until the invoice is there, so none is ever missing. */
export const invoiceNumbers = pgTable(
  'invoice_numbers',
  {
    ...schoolOf(),
    series: text('series').notNull(),
    year: smallint('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.series, t.year] })],
)

/**
 * How many invoices have a label and what is open of them, as changes to be added up: writers never wait for one
 * another, and counting a million costs nothing. Old rows are summed into one from time to time.
 */
export const invoiceCounts = pgTable(
  'invoice_counts',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    tenant: integer('tenant').notNull(),
    kind: text('kind').notNull(),
    label: text('label').notNull(),
    total: integer('total').notNull(),
    balanceMinor: bigint('balance_minor', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.id] }), index('invoice_counts_idx').on(t.tenant, t.kind, t.label)],
)

export const invoiceSettings = pgTable(
  'invoice_settings',
  {
    ...schoolOf(),
    id: rowId(),
    bankName: text('bank_name').notNull().default(''),
    country: text('country').notNull().default(''),
    iban: text('iban').notNull().default(''),
    swiftCode: text('swift_code').notNull().default(''),
    prefix: text('prefix').notNull().default('INV'),
    creditPrefix: text('credit_prefix').notNull().default('CN'),
    dueDays: smallint('due_days').notNull().default(14),
    tax1Bps: smallint('tax1_bps').notNull().default(1500),
    tax2Bps: smallint('tax2_bps').notNull().default(0),
    terms: text('terms').notNull().default(''),
    address: text('address').notNull().default(''),
    email: text('email').notNull().default(''),
    taxNumber: text('tax_number').notNull().default(''),
    ...recordColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    unique('invoice_settings_tenant').on(t.tenant),
    check('invoice_settings_prefix', sql`${t.prefix} <> ${t.creditPrefix}`),
  ],
)

export const invoiceReminders = pgTable(
  'invoice_reminders',
  {
    id: rowId(),
    ...schoolOf(),
    invoiceId: integer('invoice_id').notNull(),
    level: smallint('level').notNull(),
    sentTo: text('sent_to').notNull(),
    /** The day in the zone of the school: one reminder a day. */
    sentOn: date('sent_on').notNull(),
    createdBy: integer('created_by'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    belongsTo('invoice_reminders_invoice', [t.tenant, t.invoiceId], invoices),
    uniqueIndex('invoice_reminders_day').on(t.invoiceId, t.sentOn, t.tenant),
  ],
)
