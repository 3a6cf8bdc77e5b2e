import {
  type InvoiceFilter,
  type InvoiceKind,
  type InvoiceRow,
  mostCounted,
} from '@dsms/contract/billing/invoices/calls'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../../db/rows.ts'
import { users } from '../../../../db/tables/users.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { together } from '../../../../kernel/together.ts'
import { findMatches, invoiceRecords, issuedWithin, oneOf, seesAll, visible } from '../invoices.data.ts'
import { invoices } from '../invoices.table.ts'
import { buyerJoin, labelOf, rowColumns, wireRow } from '../invoices.wire.ts'

/** `allData` of the founding list is everything; a page cannot carry a million rows. */
const allDataLimit = 100
/** The founding list counts up to so many matches of a text. */
const foundingMatches = 1000

interface Page {
  rows: InvoiceRow[]
  total: number
  isCapped: boolean
}

/** What a filter leaves, and the keys of what its text finds. */
interface Found {
  where: SQL | undefined
  matches: number[] | undefined
  label: string | undefined
  most: number
}

/** A page of the list and how many match. */
export async function listPage(actor: Actor, filter: InvoiceFilter): Promise<Page> {
  const found = await find(actor, filter, mostCounted)
  return found ? pageOf(actor, filter, found) : { rows: [], total: 0, isCapped: false }
}

/** The founding list, which carries the newest of all that match as well. */
export async function listFounding(actor: Actor, filter: InvoiceFilter) {
  const found = await find(actor, filter, foundingMatches)
  if (!found) return { allData: [], invoices: [], total: 0 }
  const newest = issuedWithin(filter) ? found.matches : found.matches?.slice(0, allDataLimit)
  const [{ rows, total }, allData] = await together([
    () => pageOf(actor, filter, found),
    () => invoicesWhere(actor, among(found, newest), invoiceRecords.order(undefined), allDataLimit, 0),
  ])
  return { allData, invoices: rows, total }
}

/** Newest first, the keys of a page are known already, and a long list of them need not travel back. */
const isNewest = (filter: InvoiceFilter) =>
  (filter.sort === undefined || filter.sort === '-id') && issuedWithin(filter) === undefined

/** Undefined for a status that does not exist. A text that more invoices contain than count is no search any more. */
async function find(actor: Actor, filter: InvoiceFilter, most: number): Promise<Found | undefined> {
  const label = labelOf(filter.status)
  if (label === null) return undefined
  const matches = filter.q
    ? await findMatches(actor, filter.q, label, filter.kind, isNewest(filter) ? most + 1 : undefined)
    : undefined
  const where = and(
    visible(actor),
    label ? eq(invoices.label, label) : undefined,
    filter.kind ? eq(invoices.kind, filter.kind) : undefined,
    issuedWithin(filter),
  )
  return { where, matches, label, most }
}

const among = ({ where }: Found, ids: number[] | undefined) => (ids ? and(where, oneOf(ids)) : where)

async function pageOf(actor: Actor, filter: InvoiceFilter, found: Found): Promise<Page> {
  const { matches, most, label, where } = found
  const order = invoiceRecords.order(filter.sort)
  const offset = (filter.page - 1) * filter.perPage
  const shown = matches?.slice(0, most).slice(offset, offset + filter.perPage)
  const [rows, total] = await together([
    () =>
      shown && isNewest(filter)
        ? invoicesWhere(actor, among(found, shown), order, filter.perPage, 0)
        : invoicesWhere(actor, among(found, matches), order, filter.perPage, offset),
    () =>
      issuedWithin(filter)
        ? invoiceRecords.total(actor, among(found, matches))
        : (matches?.length ?? countInvoices(actor, where, label, filter.kind)),
  ])
  const isCapped = matches !== undefined && total > most && !issuedWithin(filter)
  return { rows, total: isCapped ? most : total, isCapped }
}

export async function invoicesWhere(actor: Actor, where: SQL | undefined, order: SQL[], limit: number, offset: number) {
  const rows = await actor.db
    .select(rowColumns)
    .from(invoices)
    .leftJoin(users, buyerJoin)
    .where(where)
    // the limit is told rather than handed over: not knowing how few are asked for, the database would plan to read them all
    .orderBy(sql`${sql.join(order, sql`, `)} limit ${sql.raw(String(limit))}`)
    .offset(offset)
  return rows.map((row) => wireRow(row, actor.language))
}

const totalRow = z.object({ total: z.int() })

/** Kept sums answer for a whole school; what one person owes is few enough to be counted. */
async function countInvoices(
  actor: Actor,
  where: SQL | undefined,
  label: string | undefined,
  kind: InvoiceKind | undefined,
): Promise<number> {
  if (!seesAll(actor)) return invoiceRecords.total(actor, where)
  const rows = await rowsOf(
    actor.db,
    totalRow,
    sql`
      select coalesce(sum(total), 0)::integer as total from invoice_counts
       where tenant = ${actor.tenant} ${label ? sql`and label = ${label}` : sql``} ${kind ? sql`and kind = ${kind}` : sql``}`,
  )
  return rows[0]?.total ?? 0
}
