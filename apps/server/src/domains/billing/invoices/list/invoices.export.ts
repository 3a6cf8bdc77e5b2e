import type { InvoiceFilter, InvoiceRow } from '@dsms/contract/billing/invoices/calls'
import { toMajor } from '@dsms/contract/kernel/money'
import { and, lt } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'
import type { App } from '../../../../kernel/services.ts'
import { exportSheet } from '../../../../kit/records/export.ts'
import { filterCondition, invoiceRecords } from '../invoices.data.ts'
import { invoices } from '../invoices.table.ts'
import { invoicesWhere } from './invoices.list.ts'

type Filter = Omit<InvoiceFilter, 'page' | 'perPage'> & { format: 'csv' | 'xlsx'; ids?: string | undefined }

/** Keys travel as one text in an address. */
const conditionOf = (actor: Actor, { ids, ...filter }: Filter) =>
  filterCondition(actor, { ...filter, ids: ids?.split(',').map(Number) })

const columns = [
  'id',
  'number',
  'kind',
  'status',
  'issued_date',
  'due_date',
  'client',
  'company',
  'email',
  'service',
  'currency',
  'total',
  'balance',
] as const

/** The filtered invoices as a file, amounts as plain numbers. CSV streams in batches, however many there are. */
export async function exportInvoices(app: App, actor: Actor, filter: Filter) {
  const isNewest = filter.sort === undefined || filter.sort === '-id'
  return exportSheet<InvoiceRow>(app, actor, {
    name: 'invoices',
    format: filter.format,
    columns,
    total: await invoiceRecords.total(actor, await conditionOf(actor, filter)),
    // in the usual order a batch begins after the last key, not by counting
    read: async (again, limit, offset, last) => {
      const after = last && isNewest ? lt(invoices.id, last.id) : undefined
      const where = and(await conditionOf(again, filter), after)
      return invoicesWhere(again, where, invoiceRecords.order(filter.sort), limit, isNewest ? 0 : offset)
    },
    line: lineOf,
  })
}

const lineOf = (row: InvoiceRow) => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  status: row.isVoid ? 'Void' : row.invoiceStatus,
  issued_date: row.issuedDate,
  due_date: row.dueDate,
  client: row.client.name,
  company: row.client.company,
  email: row.client.companyEmail,
  service: row.service,
  currency: row.currency,
  total: row.total,
  balance: toMajor(row.balanceMinor, row.currency),
})
