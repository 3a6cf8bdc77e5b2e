import { toMajor } from '@dsms/contract/kernel/money'
import type { InvoiceFilter, InvoiceRow } from '@dsms/contract/money/invoices/calls'
import { and, lt } from 'drizzle-orm'
import { asPerson } from '../../../../db/transaction.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import type { App } from '../../../../kernel/services.ts'
import { sheetAnswer } from '../../../../kit/records/export.ts'
import { filterCondition, invoiceRecords } from '../invoices.data.ts'
import { invoices } from '../invoices.table.ts'
import { rowsOf } from './invoices.list.ts'

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
  const total = await invoiceRecords.total(actor, await conditionOf(actor, filter))
  const rows = sheetRows(batches(app, actor, filter))
  return sheetAnswer({ name: 'invoices', format: filter.format, columns, total, rows })
}

async function* sheetRows(rows: AsyncIterable<InvoiceRow>) {
  for await (const row of rows) {
    yield {
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
    }
  }
}

/** Each batch is a transaction of its own; in the usual order the next begins after the last key, not by counting. */
async function* batches(app: App, actor: Actor, filter: Filter): AsyncGenerator<InvoiceRow> {
  const size = 1000
  const isNewest = filter.sort === undefined || filter.sort === '-id'
  let last: number | undefined
  for (let offset = 0; ; offset += size) {
    const rows = await asPerson(
      app.database,
      { sessionId: actor.sessionId, schoolId: actor.schoolId ?? undefined, language: actor.language },
      () => {},
      async (again) => {
        const where = await conditionOf(again, filter)
        const after = last !== undefined && isNewest ? lt(invoices.id, last) : undefined
        return rowsOf(again, and(where, after), invoiceRecords.order(filter.sort), size, isNewest ? 0 : offset)
      },
      { isRead: true },
    )
    yield* rows
    if (rows.length < size) return
    last = rows.at(-1)?.id
  }
}
