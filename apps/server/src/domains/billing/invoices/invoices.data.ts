import type { InvoiceFilter, InvoiceKind } from '@dsms/contract/billing/invoices/calls'
import { AppError } from '@dsms/contract/kernel/errors'
import { and, eq, gte, lte, ne, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import { users } from '../../../db/tables/users.ts'
import { type Actor, may } from '../../../kernel/actor.ts'
import { patternsOf } from '../../../kit/records/find.ts'
import { records } from '../../../kit/records/records.ts'
import { invoices } from './invoices.table.ts'
import { buyerJoin, labelOf, rowColumns } from './invoices.wire.ts'

export const invoiceRecords = records(invoices, {
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

/** As many matches of a text are looked through for what is ordered otherwise, of some days, or for a file. */
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
export const oneOf = (ids: number[]) => sql`${invoices.id} = any(${sql.param(ids)}::integer[])`

/** Days of issue, both included; nothing when neither is asked for. */
export const issuedWithin = ({ from, until }: Pick<InvoiceFilter, 'from' | 'until'>): SQL | undefined =>
  and(from ? gte(invoices.issuedOn, from) : undefined, until ? lte(invoices.issuedOn, until) : undefined)

const idsRow = z.object({ ids: z.array(z.int()) })

/** Keys of what a text finds, newest first, so many at most. */
export async function findMatches(
  actor: Actor,
  needle: string,
  label: string | undefined,
  kind: InvoiceKind | undefined,
  atMost = matchLimit,
): Promise<number[]> {
  const rows = await rowsOf(
    actor.db,
    idsRow,
    sql`
      select array(select find_invoices(${actor.tenant}::integer, ${needle}::text, ${patternsOf(needle)}, ${label ?? null}::text,
        ${kind ?? null}::text, ${seesAll(actor) ? null : actor.id}::integer, ${atMost}::integer)) as ids`,
  )
  return rows[0]?.ids ?? []
}

export const filterCondition = async (actor: Actor, filter: Filter): Promise<SQL | undefined> => {
  const label = labelOf(filter.status)
  const matches = filter.q ? await findMatches(actor, filter.q, label ?? undefined, filter.kind) : undefined
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

const countRow = z.object({ n: z.int() })

/** Invoices of a school and of its people that are issued and not paid in full. */
export async function countUnsettled({ db }: Actor, schoolId: number): Promise<number> {
  const rows = await rowsOf(
    db,
    countRow,
    sql`
      select count(*)::integer as n from invoices where tenant = ${schoolId} and state = 'issued' and balance_minor > 0`,
  )
  return rows[0]?.n ?? 0
}
