import { AppError } from '@dsms/contract/errors'
import type { InvoiceFilter, InvoiceKind, InvoiceRow } from '@dsms/contract/invoices'
import { and, eq, gte, lte, ne, type SQL, sql } from 'drizzle-orm'
import { type Actor, may } from '../actor.ts'
import { invoices } from '../db/schema/invoices.ts'
import { users } from '../db/schema/users.ts'
import { records } from '../records/records.ts'
import { buyerJoin, labelOf, rowColumns, wireRow } from './invoices.wire.ts'

export const invoiceRecords = records(invoices, {
  entity: 'invoices',
  sorts: {
    id: invoices.id,
    client: sql`(${invoices.client}->>'name')`,
    total: invoices.totalMinor,
    balance: invoices.balanceMinor,
    issuedDate: invoices.issuedOn,
    dueDate: invoices.dueOn,
    status: invoices.label,
  },
  defaultSort: '-id',
})

/** `allData` of the founding list is everything; a page cannot carry a million rows. */
const allDataLimit = 100
/** A text that more invoices than this contain is no search any more: the newest of them are shown. */
const shownMatches = 1000
/** As many are looked through for what is ordered otherwise, of some days, or for a file. */
const matchLimit = 10_000

type Filter = Omit<InvoiceFilter, 'page' | 'perPage'> & { ids?: number[] | undefined }

/** Somebody with the permission to view; everybody else is confined to what they owe. */
export const seesAll = (actor: Actor) => may(actor, actor.tenant === 0 ? 'platform_invoices.view' : 'invoices.view')

/** Whose invoices somebody sees: all of the school with the permission; else those that they owe, once issued. */
export const visible = (actor: Actor): SQL | undefined =>
  and(
    invoiceRecords.mine(actor),
    seesAll(actor) ? undefined : and(eq(invoices.buyerId, actor.id), ne(invoices.state, 'draft')),
  )

/** Among some keys: as one parameter, however many they are. */
const oneOf = (ids: number[]) => sql`${invoices.id} = any(${sql.param(ids)}::integer[])`

/** Days of issue, both included; nothing when neither is asked for. */
const issuedWithin = ({ from, until }: Pick<InvoiceFilter, 'from' | 'until'>): SQL | undefined =>
  and(from ? gte(invoices.issuedOn, from) : undefined, until ? lte(invoices.issuedOn, until) : undefined)

/** A page of the list, the newest of all that match, and how many those are. */
export async function listInvoices(actor: Actor, filter: InvoiceFilter) {
  const label = labelOf(filter.status)
  const order = invoiceRecords.order(filter.sort)
  if (label === null) return { allData: [], invoices: [], total: 0 }
  const offset = (filter.page - 1) * filter.perPage
  const isDated = issuedWithin(filter) !== undefined
  // newest first, the keys of a page are known already, and a long list of them need not travel back
  const isNewest = filter.sort === undefined || filter.sort === '-id'
  const matches = filter.q
    ? await findMatches(actor, filter.q, label, filter.kind, isNewest && !isDated ? shownMatches : matchLimit)
    : undefined
  const where = and(
    visible(actor),
    label ? eq(invoices.label, label) : undefined,
    filter.kind ? eq(invoices.kind, filter.kind) : undefined,
    issuedWithin(filter),
  )
  const among = (ids: number[] | undefined) => (ids ? and(where, oneOf(ids)) : where)
  const page =
    matches && isNewest && !isDated
      ? rowsOf(actor, among(matches.slice(offset, offset + filter.perPage)), order, filter.perPage, 0)
      : rowsOf(actor, among(matches), order, filter.perPage, offset)
  const newest = rowsOf(
    actor,
    among(isDated ? matches : matches?.slice(0, allDataLimit)),
    invoiceRecords.order(undefined),
    allDataLimit,
    0,
  )
  const [shown, allData, total] = await Promise.all([
    page,
    newest,
    isDated
      ? invoiceRecords.total(actor, among(matches))
      : matches
        ? Math.min(matches.length, shownMatches)
        : countInvoices(actor, where, label, filter.kind),
  ])
  return { allData, invoices: shown, total }
}

export async function rowsOf(
  actor: Actor,
  where: SQL | undefined,
  order: SQL[],
  limit: number,
  offset: number,
): Promise<InvoiceRow[]> {
  const rows = await actor.db
    .select(rowColumns)
    .from(invoices)
    .leftJoin(users, buyerJoin)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return rows.map((row) => wireRow(row, actor.language))
}

/** Keys of what a text finds, newest first, so many at most. */
async function findMatches(
  actor: Actor,
  needle: string,
  label: string | undefined,
  kind: InvoiceKind | undefined,
  atMost: number,
): Promise<number[]> {
  const { rows } = await actor.db.execute<{ ids: number[] }>(sql`
    select array(select find_invoices(${actor.tenant}::integer, ${needle}::text, ${label ?? null}::text,
      ${kind ?? null}::text, ${seesAll(actor) ? null : actor.id}::integer, ${atMost}::integer)) as ids`)
  return rows[0]?.ids ?? []
}

/** Kept sums answer for a whole school; what one person owes is few enough to be counted. */
async function countInvoices(
  actor: Actor,
  where: SQL | undefined,
  label: string | undefined,
  kind: InvoiceKind | undefined,
): Promise<number> {
  if (!seesAll(actor)) return invoiceRecords.total(actor, where)
  const { rows } = await actor.db.execute<{ total: number }>(sql`
    select coalesce(sum(total), 0)::integer as total from invoice_counts
     where tenant = ${actor.tenant} ${label ? sql`and label = ${label}` : sql``} ${kind ? sql`and kind = ${kind}` : sql``}`)
  return rows[0]?.total ?? 0
}

export const filterCondition = async (actor: Actor, filter: Filter): Promise<SQL | undefined> => {
  const label = labelOf(filter.status)
  const matches = filter.q ? await findMatches(actor, filter.q, label ?? undefined, filter.kind, matchLimit) : undefined
  return and(
    visible(actor),
    label === null ? sql`false` : label ? eq(invoices.label, label) : undefined,
    filter.kind ? eq(invoices.kind, filter.kind) : undefined,
    issuedWithin(filter),
    matches ? oneOf(matches) : undefined,
    filter.ids ? oneOf(filter.ids) : undefined,
  )
}

/** An invoice that the caller may see, with the picture of who owes it. */
export async function findInvoice(actor: Actor, id: number) {
  const [row] = await actor.db
    .select({ invoice: invoices, avatar: rowColumns.avatar })
    .from(invoices)
    .leftJoin(users, buyerJoin)
    .where(and(eq(invoices.id, id), visible(actor)))
  return row && { ...row.invoice, avatar: row.avatar }
}
export type FoundInvoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>

/** A draft for a change, locked; what was issued is refused by its number. */
export async function lockDraft(actor: Actor, id: number) {
  const row = await invoiceRecords.lock(actor, id)
  if (row.state !== 'draft') throw new AppError('invoice_issued', { number: row.number })
  return row
}
