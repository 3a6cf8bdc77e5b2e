import { creditMove, refundAfter } from '@dsms/contract/billing/money/credit'
import { roundedShare } from '@dsms/contract/billing/money/shares'
import type { refundSale, transferSale } from '@dsms/contract/billing/sales/calls'
import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { digitsOf } from '@dsms/contract/kernel/money'
import { and, eq, sql } from 'drizzle-orm'
import { idList } from '../../../db/idList.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { insert, update } from '../../../kit/records/verbs.ts'
import { settingsOf } from '../../platform/public.ts'
import { charges } from '../charges/charges.table.ts'
import { takeMoney } from '../payments/payments.deeds.ts'
import { lessonsToCome } from './sales.data.ts'
import { followLessons } from './sales.deeds.ts'
import { readBuyer } from './sales.offers.ts'
import { shares } from './sales.plan.ts'
import { addItems, addSale, chargeOf, type Item, lockSale, type Sale, takeFree } from './sales.store.ts'
import { sales } from './sales.table.ts'

// How a sale ends before all of it is used.

export interface Refund {
  used_minor: number
  fee_minor: number
  refund_minor: number
  refund_tax_minor: number
  owed_minor: number
}

/**
 * Ends a sale early. Its charges are reversed, and what was used is a charge of its own, paid from the balance; the rest of the
 * money stays balance. With `preview` it answers the numbers alone. Throws `lessons_held` and `nothing_left`.
 */
export async function refundCredit(
  actor: Actor,
  id: number,
  { preview, reason }: Input<typeof refundSale>['body'],
): Promise<Refund> {
  const { sale, items } = await lockSale(actor, id)
  checkLeft(sale, items)
  const held = items.reduce((sum, item) => sum + item.held, 0)
  if (held > 0) throw new AppError('lessons_held', { count: held })
  const [owed, policy] = await together([
    () =>
      actor.db
        .select()
        .from(charges)
        .where(and(eq(charges.tenant, actor.tenant), eq(charges.saleId, id), sql`${charges.status} <> 'reversed'`)),
    () => settingsOf(actor, ['money.refund_by', 'money.refund_fee']),
  ])
  const paid = owed.reduce((sum, { paidMinor }) => sum + paidMinor, 0)
  const price = owed.reduce((sum, { amountMinor, waivedMinor }) => sum + amountMinor - waivedMinor, 0)
  const fee = policy['money.refund_fee'] * 10 ** digitsOf(sale.currency)
  const used = usedMinor(sale, items, policy['money.refund_by'])
  // nobody pays more for a part than for the whole
  const kept = Math.min(price, used + fee)
  const { refundMinor, taxMinor } = refundAfter({
    paidGrossMinor: paid,
    usedMinor: kept,
    adminFeeMinor: 0,
    taxBps: sale.taxBps,
  })
  const numbers = {
    used_minor: used,
    fee_minor: fee,
    refund_minor: refundMinor,
    refund_tax_minor: taxMinor,
    owed_minor: Math.max(0, kept - paid),
  }
  if (preview) return numbers
  const why = needed(reason)
  await takeFree(actor, 'refund', items)
  await update(actor, sales, sale, { status: 'refunded', statusReason: why })
  await actor.db.execute(
    sql`select reverse_charges(${actor.tenant}, ${idList(owed.map((charge) => charge.id))}, 'sale_ended', ${actor.id}::integer)`,
  )
  if (kept > 0) await chargeKept(actor, sale, kept, Math.min(kept, paid))
  return numbers
}

/** Charges what is kept of a sale that ends, and pays it from what became balance. */
async function chargeKept(actor: Actor, sale: Sale, kept: number, paid: number): Promise<void> {
  const buyer = { id: sale.enrolmentId, student_id: sale.studentId, currency: sale.currency }
  const id = await insert(actor, charges, {
    ...chargeOf(buyer, sale),
    amountMinor: kept,
    dueOn: sql`app_today()`,
    part: sale.parts + 1,
  })
  if (paid === 0) return
  await takeMoney(actor, {
    student_id: sale.studentId,
    method: 'balance',
    amount_minor: paid,
    currency: sale.currency,
    allocations: [{ charge_id: id, amount_minor: paid }],
  })
}

export interface Moved {
  moved: { item_id: number; qty: number; value_minor: number }[]
  value_minor: number
  to_sale_id: number | null
}

/**
 * Gives what is free of a sale to the course of another student. What lessons hold stays, and so do the charges. With `preview`
 * it answers the numbers alone. Throws `not_transferable` and `nothing_left`.
 */
export async function transferCredit(
  actor: Actor,
  id: number,
  { preview, enrolment_id, reason }: Input<typeof transferSale>['body'],
): Promise<Moved> {
  const { sale, items } = await lockSale(actor, id)
  const buyer = await readBuyer(actor, enrolment_id)
  if (buyer.student_id === sale.studentId || buyer.currency !== sale.currency)
    throw fieldError('enrolment_id', 'unknown_choice')
  if (!sale.transferable) throw new AppError('not_transferable')
  checkLeft(sale, items)
  const free = items.filter((item) => item.free > 0)
  const moved = free.map((item) => ({
    item_id: item.id,
    qty: item.free,
    value_minor: creditMove(item.netMinor, item.bought, item.used + item.gone, item.used + item.gone + item.free),
  }))
  const value = moved.reduce((sum, { value_minor }) => sum + value_minor, 0)
  if (preview) return { moved, value_minor: value, to_sale_id: null }
  const why = needed(reason)
  await takeFree(actor, 'out', items)
  await update(actor, sales, sale, { status: 'transferred', statusReason: why })
  const to = await addSale(actor, buyer, {
    kind: 'transfer',
    packageId: sale.packageId,
    fromId: id,
    name: sale.name,
    grossMinor: sale.netMinor === 0 ? 0 : roundedShare(sale.grossMinor, value, sale.netMinor),
    netMinor: value,
    taxCode: sale.taxCode,
    taxBps: sale.taxBps,
    parts: 1,
    expiresOn: sale.expiresOn,
    transferable: true,
  })
  await addItems(
    actor,
    to,
    'in',
    free.map((item, nth) => ({
      lessonKinds: item.lessonKinds,
      piece: item.piece,
      unit: item.unit,
      qty: item.free,
      worthMinor: roundedShare(item.worthMinor, item.free, item.bought),
      netMinor: moved[nth]?.value_minor ?? 0,
    })),
  )
  await followLessons(actor, await lessonsToCome(actor, enrolment_id))
  return { moved, value_minor: value, to_sale_id: to }
}

/** A sale that is over has nothing to give back, nor has one whose items are used up. */
function checkLeft(sale: Sale, items: readonly Item[]): void {
  const isOver = sale.status !== 'active' && sale.status !== 'consumed'
  if (isOver || (items.length > 0 && items.every(({ free, held }) => free === 0 && held === 0)))
    throw new AppError('nothing_left')
}

/** What was used of a sale, by the rule of the school, tax included. */
function usedMinor(sale: Sale, items: readonly Item[], by: 'single_price' | 'pro_rata'): number {
  const worths = items.map(({ worthMinor }) => worthMinor)
  const costs = by === 'single_price' ? worths : shares(sale.grossMinor, worths)
  return items.reduce(
    (sum, { used, bought }, nth) => sum + (bought === 0 ? 0 : roundedShare(costs[nth] ?? 0, used, bought)),
    0,
  )
}

function needed(reason: string | undefined): string {
  if (!reason) throw fieldError('reason', 'reason_required')
  return reason
}
