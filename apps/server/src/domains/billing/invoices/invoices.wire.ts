import type { InvoiceRow, InvoiceStatus } from '@dsms/contract/billing/invoices/calls'
import { digitsOf, toMajor } from '@dsms/contract/kernel/money'
import type { Language } from '@dsms/contract/kernel/shared'
import { and, eq, sql } from 'drizzle-orm'
import { users } from '../../../db/tables/users.ts'
import { numberFormat } from '../../../kernel/text/formats.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { invoices } from './invoices.table.ts'

/** The kept label of an invoice and its name among the founding statuses, which have none for a void one. */
const statusOf: Record<string, InvoiceStatus> = {
  draft: 'Draft',
  sent: 'Sent',
  downloaded: 'Downloaded',
  partial: 'Partial Payment',
  paid: 'Paid',
  past_due: 'Past Due',
  void: 'Draft',
}
const labels = new Map([
  ...Object.entries(statusOf).map(([label, status]) => [status.toLowerCase(), label] as const),
  // a void one answers as a draft, and is not among them
  ['draft', 'draft'] as const,
  ['void', 'void'] as const,
])

/** The label a filter means: undefined for all, null for a status that does not exist. */
export const labelOf = (status: string | undefined): string | null | undefined =>
  status ? (labels.get(status.toLowerCase()) ?? null) : undefined

/** An amount as the founding data writes it: `$12.50`, `-$5.00`; with the code before it where English knows no sign. */
export const moneyText = (minor: number, currency: string): string =>
  numberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digitsOf(currency),
  })
    .format(toMajor(minor, currency))
    .replaceAll('\u00a0', ' ')

export const rowColumns = {
  id: invoices.id,
  number: invoices.number,
  kind: invoices.kind,
  label: invoices.label,
  client: invoices.client,
  service: invoices.service,
  issuedOn: invoices.issuedOn,
  dueOn: invoices.dueOn,
  currency: invoices.currency,
  totalMinor: invoices.totalMinor,
  balanceMinor: invoices.balanceMinor,
  version: invoices.version,
  avatar: sql<string>`coalesce(${users.avatar}, '')`,
}
/** Brings the picture of the person who owes an invoice. */
export const buyerJoin = and(eq(users.tenant, invoices.tenant), eq(users.id, invoices.buyerId))

type Stored = Pick<
  typeof invoices.$inferSelect,
  | 'id'
  | 'number'
  | 'kind'
  | 'label'
  | 'client'
  | 'service'
  | 'issuedOn'
  | 'dueOn'
  | 'currency'
  | 'totalMinor'
  | 'balanceMinor'
  | 'version'
> & { avatar: string }

export const wireRow = (row: Stored, language: Language): InvoiceRow => ({
  id: row.id,
  issuedDate: row.issuedOn,
  client: row.client,
  service: nameIn(row.service, language),
  total: toMajor(row.totalMinor, row.currency),
  avatar: row.avatar,
  invoiceStatus: statusOf[row.label] ?? 'Draft',
  balance: row.balanceMinor === 0 ? 0 : moneyText(row.balanceMinor, row.currency),
  dueDate: row.dueOn,
  number: row.number,
  kind: row.kind,
  currency: row.currency,
  totalMinor: row.totalMinor,
  balanceMinor: row.balanceMinor,
  isVoid: row.label === 'void',
  version: row.version,
})
