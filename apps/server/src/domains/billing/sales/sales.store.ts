import { AppError } from '@dsms/contract/kernel/errors'
import { and, eq, sql } from 'drizzle-orm'
import { idList } from '../../../db/idList.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { insert, lock, type NewValues, type StoredRow } from '../../../kit/records/verbs.ts'
import { lockStudents } from '../payments/payments.data.ts'
import type { Buyer } from './sales.offers.ts'
import { creditMoves, saleItems, sales } from './sales.table.ts'

// The only writer of sales, their items, and the moves that no lesson brings about. Each deed locks in one order: students, the
// sale, its items, its charges.

export type Sale = StoredRow<typeof sales>
export type Item = typeof saleItems.$inferSelect

/** Locks a sale with its items and its charges, after its student: lessons that hold of it lock in the same order. */
export async function lockSale(actor: Actor, id: number): Promise<{ sale: Sale; items: Item[] }> {
  const [found] = await actor.db
    .select({ studentId: sales.studentId, enrolmentId: sales.enrolmentId })
    .from(sales)
    .where(and(eq(sales.tenant, actor.tenant), eq(sales.id, id)))
  if (!found) throw new AppError('not_found')
  await lockStudents(actor, found.studentId)
  // due work may not have come by yet: what is over has nothing to give
  await actor.db.execute(sql`select expire_credit(1000, ${actor.tenant}, ${idList([found.enrolmentId])})`)
  const sale = await lock(actor, sales, id)
  await actor.db.execute(sql`select lock_credit(${actor.tenant}, ${id})`)
  await actor.db.execute(sql`
    select from charges where tenant = ${actor.tenant} and sale_id = ${id} order by id for no key update`)
  const items = await actor.db
    .select()
    .from(saleItems)
    .where(and(eq(saleItems.tenant, actor.tenant), eq(saleItems.saleId, id)))
    .orderBy(saleItems.id)
  return { sale, items }
}

/** Adds a sale of today to the course of a student; answers its key. */
export const addSale = (
  actor: Actor,
  { id, currency, today }: Pick<Buyer, 'id' | 'currency' | 'today'>,
  values: Omit<NewValues<typeof sales>, 'enrolmentId' | 'studentId' | 'currency' | 'soldOn' | 'status'>,
): Promise<number> =>
  insert(actor, sales, { ...values, enrolmentId: id, studentId: 0, currency, soldOn: today, status: 'active' })

/** Adds the items of a sale with the move that gives them. */
export async function addItems(
  actor: Actor,
  saleId: number,
  kind: 'sell' | 'in',
  items: readonly (Pick<Item, 'lessonKinds' | 'piece' | 'unit' | 'worthMinor' | 'netMinor'> & { qty: number })[],
): Promise<void> {
  if (items.length === 0) return
  const { tenant } = actor
  const made = await actor.db
    .insert(saleItems)
    .values(items.map(({ qty: _qty, ...item }) => ({ ...item, tenant, saleId })))
    .returning({ id: saleItems.id })
  const moves = made.map(({ id }, nth) => ({ tenant, itemId: id, kind, qty: items[nth]?.qty ?? 0 }))
  const counted = moves.filter(({ qty }) => qty > 0)
  if (counted.length > 0) await actor.db.insert(creditMoves).values(counted)
}

/** Takes all that is free of items: it goes back, or to another student. */
export async function takeFree({ db, tenant }: Actor, kind: 'refund' | 'out', items: readonly Item[]): Promise<void> {
  const moves = items.filter(({ free }) => free > 0).map(({ id, free }) => ({ tenant, itemId: id, kind, qty: free }))
  if (moves.length > 0) await db.insert(creditMoves).values(moves)
}

/** What charges of a sale have in common. */
export const chargeOf = (
  { id, currency }: Pick<Buyer, 'id' | 'currency'>,
  sale: Pick<Sale, 'id' | 'taxCode' | 'taxBps'>,
) => ({
  enrolmentId: id,
  studentId: 0,
  kind: 'package',
  currency,
  taxCode: sale.taxCode,
  taxBps: sale.taxBps,
  saleId: sale.id,
  status: 'open',
})

/** Notes that pieces of an item are used. */
export async function usePieces({ db, tenant }: Actor, itemId: number, qty: number): Promise<void> {
  await db.insert(creditMoves).values({ tenant, itemId, kind: 'use', qty })
}
