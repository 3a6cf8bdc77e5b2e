import { creditMove, refundAfter } from '@dsms/contract/billing/money/credit'
import { roundedShare } from '@dsms/contract/billing/money/shares'
import type { createSale, refundSale, transferSale } from '@dsms/contract/billing/sales/calls'
import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { digitsOf } from '@dsms/contract/kernel/money'
import type { Translated } from '@dsms/contract/kernel/shared'
import { and, eq, sql } from 'drizzle-orm'
import { idList } from '../../../db/idList.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { insert, insertAll, lock, type NewValues, type StoredRow, update } from '../../../kit/records/verbs.ts'
import { settingsOf } from '../../platform/public.ts'
import { charges } from '../charges/charges.table.ts'
import { packages } from '../packages/packages.table.ts'
import { lockStudents } from '../payments/payments.data.ts'
import { takeMoney } from '../payments/payments.deeds.ts'
import { lessonsToCome } from './sales.data.ts'
import { type Buyer, bpsOf, readBuyer, readLessonPrices } from './sales.offers.ts'
import { planSale, shares } from './sales.plan.ts'
import { creditMoves, saleItems, sales } from './sales.table.ts'

// The only writers of sales and their items. Moves of lessons are written by `follow_credit`. Each deed locks in one order:
// students, charges, the sale, its items.

type Sale = StoredRow<typeof sales>
type Item = typeof saleItems.$inferSelect

/**
 * Sells a package to a student: the sale keeps a copy, its parts are charges, and lessons to come hold what was bought. Answers
 * the sale's key.
 */
export async function sellPackage(
  actor: Actor,
  { enrolment_id, package_id, parts, first_due }: Omit<Input<typeof createSale>['body'], 'key' | 'school_id'>,
): Promise<number> {
  const buyer = await readBuyer(actor, enrolment_id)
  await lockStudents(actor, buyer.student_id)
  const offered = await readOffered(actor, package_id, buyer)
  if (first_due && first_due < buyer.today) throw fieldError('first_due', 'date_in_past')
  const count = parts ?? offered.parts
  if (count > offered.priceMinor) throw fieldError('parts', 'too_many_parts')
  const taxBps = bpsOf(offered.taxCode, buyer)
  const plan = planSale(
    {
      price_minor: offered.priceMinor,
      items: offered.items,
      validity_days: offered.validityDays,
      parts: count,
      parts_due: offered.partsDue,
      part_every: offered.partEvery,
    },
    { today: buyer.today, firstDue: first_due ?? buyer.today, taxBps, prices: await readLessonPrices(actor) },
  )
  const id = await addSale(actor, buyer, {
    kind: 'package',
    packageId: package_id,
    name: offered.name,
    grossMinor: offered.priceMinor,
    netMinor: plan.netMinor,
    taxCode: offered.taxCode,
    taxBps,
    parts: count,
    expiresOn: plan.expiresOn,
    transferable: offered.transferable,
  })
  await addItems(
    actor,
    id,
    'sell',
    plan.items.map(({ lesson_kinds, piece, unit, qty, worthMinor, netMinor }) => ({
      lessonKinds: [...lesson_kinds],
      piece: piece ?? null,
      unit,
      qty,
      worthMinor,
      netMinor,
    })),
  )
  await insertAll(
    actor,
    charges,
    plan.parts.map(({ amount_minor, due_on, due_step }, nth) => ({
      ...chargeOf(buyer, { id, taxCode: offered.taxCode, taxBps }),
      amountMinor: amount_minor,
      dueOn: due_on,
      dueStep: due_step,
      part: nth + 1,
    })),
  )
  await followLessons(actor, await lessonsToCome(actor, enrolment_id))
  return id
}

/** Brings the credit of lessons in line with how they stand: see the function of the database. */
export async function followLessons({ db, tenant }: Actor, lessonIds: readonly number[], recount = false) {
  await db.execute(sql`select follow_credit(${tenant}, ${idList(lessonIds)}, ${recount})`)
}

/** Minutes at the wheel that were bought before there were sales: what the office counted becomes a sale without a price. */
export async function openCredit(
  actor: Actor,
  said: readonly { enrolment_id: number; minutes: number }[],
): Promise<void> {
  for (const { enrolment_id, minutes } of said) {
    const buyer = await readBuyer(actor, enrolment_id)
    const id = await addSale(actor, buyer, {
      kind: 'opening',
      packageId: null,
      name: openingName,
      grossMinor: 0,
      netMinor: 0,
      taxCode: 'O',
      taxBps: 0,
      parts: 1,
      expiresOn: null,
      transferable: false,
    })
    await addItems(actor, id, 'sell', [
      { lessonKinds: [...openingKinds], piece: null, unit: 'minutes', qty: minutes, worthMinor: 0, netMinor: 0 },
    ])
    await followLessons(actor, await lessonsToCome(actor, enrolment_id))
  }
}

const openingName: Translated = {
  ar: 'دقائق مدفوعة من قبل',
  en: 'Prepaid minutes',
  de: 'Gekaufte Fahrminuten',
  fr: 'Minutes achetées',
  pt: 'Minutos comprados',
}
const openingKinds = [
  'yard',
  'road',
  'night',
  'motorway',
  'country',
  'mock_exam',
  'exam',
  'assessment',
  'observation',
  'makeup',
] as const

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
  await addMoves(actor, 'refund', items)
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
  await addMoves(actor, 'out', items)
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

/** Notes that a student got pieces: they are used. Lessons use theirs by themselves, so that these throw `not_a_piece`. */
export async function useUpPieces(actor: Actor, saleId: number, itemId: number, qty: number): Promise<void> {
  const { items } = await lockSale(actor, saleId)
  const item = items.find((one) => one.id === itemId)
  if (!item) throw new AppError('not_found')
  if (item.piece === null) throw new AppError('not_a_piece')
  if (qty > item.free) throw new AppError('nothing_left', {}, { qty: { code: 'nothing_left' } })
  await actor.db.insert(creditMoves).values({ tenant: actor.tenant, itemId, kind: 'use', qty })
}

/** A package on sale for a course. Throws `package_retired`, and `unknown_choice` for one of another course. */
async function readOffered(actor: Actor, id: number, { course_id }: Buyer) {
  const [row] = await actor.db
    .select()
    .from(packages)
    .where(and(eq(packages.tenant, actor.tenant), eq(packages.id, id)))
    .for('share')
  if (!row || (row.courseId !== null && row.courseId !== course_id)) throw fieldError('package_id', 'unknown_choice')
  if (row.status !== 'active' || row.archivedAt !== null) throw new AppError('package_retired')
  return row
}

/** Locks a sale with its items, after its student and its charges. */
async function lockSale(actor: Actor, id: number): Promise<{ sale: Sale; items: Item[] }> {
  const [found] = await actor.db
    .select({ studentId: sales.studentId, enrolmentId: sales.enrolmentId })
    .from(sales)
    .where(and(eq(sales.tenant, actor.tenant), eq(sales.id, id)))
  if (!found) throw new AppError('not_found')
  await lockStudents(actor, found.studentId)
  // due work may not have come by yet: what is over has nothing to give
  await actor.db.execute(sql`select expire_credit(1000, ${actor.tenant}, ${idList([found.enrolmentId])})`)
  await actor.db.execute(sql`
    select from charges where tenant = ${actor.tenant} and sale_id = ${id} order by id for no key update`)
  const sale = await lock(actor, sales, id)
  await actor.db.execute(sql`select lock_credit(${actor.tenant}, ${id})`)
  const items = await actor.db
    .select()
    .from(saleItems)
    .where(and(eq(saleItems.tenant, actor.tenant), eq(saleItems.saleId, id)))
    .orderBy(saleItems.id)
  return { sale, items }
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

const addSale = (
  actor: Actor,
  { id, currency, today }: Pick<Buyer, 'id' | 'currency' | 'today'>,
  values: Omit<NewValues<typeof sales>, 'enrolmentId' | 'studentId' | 'currency' | 'soldOn' | 'status'>,
): Promise<number> =>
  insert(actor, sales, { ...values, enrolmentId: id, studentId: 0, currency, soldOn: today, status: 'active' })

/** Adds the items of a sale with the move that gives them. */
async function addItems(
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

/** Takes all that is free of items. */
async function addMoves({ db, tenant }: Actor, kind: 'refund' | 'out', items: readonly Item[]): Promise<void> {
  const moves = items.filter(({ free }) => free > 0).map(({ id, free }) => ({ tenant, itemId: id, kind, qty: free }))
  if (moves.length > 0) await db.insert(creditMoves).values(moves)
}

const chargeOf = ({ id, currency }: Pick<Buyer, 'id' | 'currency'>, sale: Pick<Sale, 'id' | 'taxCode' | 'taxBps'>) => ({
  enrolmentId: id,
  studentId: 0,
  kind: 'package',
  currency,
  taxCode: sale.taxCode,
  taxBps: sale.taxBps,
  saleId: sale.id,
  status: 'open',
})
