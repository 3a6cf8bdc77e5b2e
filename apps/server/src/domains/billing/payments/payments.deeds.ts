import { allocateOldest } from '@dsms/contract/billing/money/settle'
import type { allocatePayment, takePayment } from '@dsms/contract/billing/payments/calls'
import { type Method, paymentStatuses } from '@dsms/contract/billing/payments/methods'
import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { digitsOf } from '@dsms/contract/kernel/money'
import { and, eq, sql } from 'drizzle-orm'
import { idList } from '../../../db/idList.ts'
import { countOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { moneyText } from '../../../kernel/money/money.ts'
import { checkTransition } from '../../../kit/records/records.ts'
import { insert, lock, type NewValues, type StoredRow, update } from '../../../kit/records/verbs.ts'
import { settingOf } from '../../platform/public.ts'
import { localeOf } from '../../students/public.ts'
import { deskOfSession, readDesk } from '../cashDesks/cash.data.ts'
import { type LockedCharge, lockCharges, lockMoneyLeft, lockStudents, refundedAlone } from './payments.data.ts'
import { allocations, payments } from './payments.table.ts'

// The only writers of payments and allocations. Each deed locks in one order: students, charges, payments, the receipt's number.

type Taking = Omit<Input<typeof takePayment>['body'], 'key' | 'school_id'>
type Wished = Input<typeof allocatePayment>['body']['allocations']
interface Part {
  charge_id: number
  amount_minor: number
}

/** Receipts that are given at no desk; each year begins with 1. */
const ownSeries = 'R'

/**
 * Takes a payment of a student and uses it for charges; what is left over is balance. Answers the payment's key. By the
 * method `balance` it uses what earlier payments left, and answers the last of these.
 */
export async function takeMoney(actor: Actor, taking: Taking): Promise<number> {
  const { student_id, method, amount_minor } = taking
  const { student, today, charges, parts, currency } = await lockWished(actor, taking)
  if (method === 'balance') return useBalance(actor, student_id, { currency, amount_minor, parts })
  const receivedOn = taking.received_on ?? today
  if (receivedOn > today) throw fieldError('received_on', 'date_in_future')
  if (taking.payer_id) await checkPayer(actor, student_id, taking.payer_id)
  const desk = taking.desk_id ? await deskFor(actor, taking.desk_id, { method, currency, receivedOn }) : undefined
  const branchId =
    desk?.branchId ?? charges.find(({ id }) => id === parts[0]?.charge_id)?.branch_id ?? student.branch_id
  if (branchId === null) throw new AppError('internal')
  const id = await addPayment(actor, {
    studentId: student_id,
    payerId: taking.payer_id ?? null,
    kind: 'payment',
    status: 'succeeded',
    method,
    amountMinor: amount_minor,
    currency,
    branchId,
    receivedOn,
    note: taking.note || null,
    ...(desk && { sessionId: desk.sessionId, series: desk.series }),
  })
  await allocate(actor, id, parts)
  return id
}

/** Uses what is left of a payment for charges. */
export async function allocateMoney(actor: Actor, id: number, wished: Wished): Promise<void> {
  const { studentId, currency, unallocatedMinor, ...found } = await findPayment(actor, id)
  checkInForce(found)
  const { parts } = await lockWished(actor, {
    student_id: studentId,
    amount_minor: unallocatedMinor,
    currency,
    allocations: wished,
  })
  const payment = await lockPayment(actor, id)
  checkInForce(payment)
  if (sumOf(parts) > payment.unallocatedMinor) throw overAllocated(actor, payment.unallocatedMinor, currency)
  await allocate(actor, id, parts)
}

/** Takes a payment back by a row of its own. Its charges are open again. Answers the reversal. */
export async function reverseMoney(actor: Actor, id: number, reason: string): Promise<number> {
  const { studentId } = await findPayment(actor, id)
  await lockStudents(actor, studentId)
  await lockCharges(
    actor,
    sql`c.id in (select a.charge_id from allocations a where a.tenant = ${actor.tenant} and a.payment_id = ${id})`,
  )
  const payment = await lockPayment(actor, id)
  checkInForce(payment)
  if (payment.refundedMinor > 0) throw new AppError('payment_refunded')
  await actor.db.execute(sql`
    insert into allocations (tenant, payment_id, charge_id, amount_minor, created_by)
    select tenant, payment_id, charge_id, -sum(amount_minor), ${actor.id}::integer from allocations
     where tenant = ${actor.tenant} and payment_id = ${id}
     group by tenant, payment_id, charge_id having sum(amount_minor) <> 0`)
  await update(actor, payments, payment, { status: 'reversed', statusReason: reason })
  const desk = await deskBack(actor, payment)
  return addPayment(actor, {
    ...takenBack(payment, reason),
    kind: 'reversal',
    amountMinor: payment.amountMinor,
    ...desk,
  })
}

/**
 * Refunds what is balance of a payment, by the method in which it came. Above the limit of the school the refund is pending
 * until somebody else approves it; its money is kept for it. Answers the refund.
 */
export async function refundMoney(
  actor: Actor,
  id: number,
  { amountMinor, reason, deskId }: { amountMinor: number; reason: string; deskId?: number | null | undefined },
): Promise<number> {
  const { studentId } = await findPayment(actor, id)
  await lockStudents(actor, studentId)
  const payment = await lockPayment(actor, id)
  checkInForce(payment)
  if (amountMinor > payment.unallocatedMinor) {
    const most = { most: inWords(actor, payment.unallocatedMinor, payment.currency) }
    throw new AppError('refund_exceeds', most, { amount_minor: { code: 'refund_exceeds', params: most } })
  }
  const limit = (await settingOf(actor, 'money.refund_limit', payment.branchId)) * 10 ** digitsOf(payment.currency)
  // several small refunds are one large one
  const isAsked = amountMinor + (await refundedAlone(actor, payment)) > limit
  return addPayment(actor, {
    ...takenBack(payment, reason),
    kind: 'refund',
    amountMinor,
    ...(isAsked ? { status: 'pending' } : await deskBack(actor, payment, deskId)),
  })
}

/** Pays out a refund that somebody else asked for. */
export async function approveMoney(actor: Actor, id: number, deskId: number | null | undefined): Promise<void> {
  const refund = await lockPayment(actor, id)
  checkTransition(paymentStatuses, refund.status, 'succeeded')
  if (refund.createdBy === actor.id) throw new AppError('same_person')
  const desk = await deskBack(actor, await findPayment(actor, refund.ofId ?? 0), deskId)
  await update(actor, payments, refund, {
    status: 'succeeded',
    approvedBy: actor.id,
    approvedAt: sql`now()`,
    sessionId: desk?.sessionId ?? null,
    receiptNo: nextReceipt(actor, desk?.series),
  })
}

/** Declines a refund that was asked for. Its money is balance of the student again. */
export async function declineMoney(actor: Actor, id: number, reason: string): Promise<void> {
  const refund = await lockPayment(actor, id)
  checkTransition(paymentStatuses, refund.status, 'cancelled')
  await update(actor, payments, refund, { status: 'cancelled', statusReason: reason })
}

/** The row of a payment, not locked: it tells whom to lock first. */
async function findPayment(actor: Actor, id: number) {
  const [row] = await actor.db
    .select()
    .from(payments)
    .where(and(eq(payments.tenant, actor.tenant), eq(payments.id, id)))
  if (!row) throw new AppError('not_found')
  return row
}

const lockPayment = (actor: Actor, id: number): Promise<StoredRow<typeof payments>> => lock(actor, payments, id)

/** Locks whom and what a payment is for, and decides its parts. */
async function lockWished(
  actor: Actor,
  {
    student_id,
    amount_minor,
    currency: said,
    allocations: wished,
  }: Pick<Taking, 'student_id' | 'amount_minor' | 'currency'> & { allocations: Wished },
) {
  const named = wished === 'oldest' ? [] : joined(wished)
  const ids = named.map(({ charge_id }) => charge_id)
  const people = await lockStudents(actor, student_id, ids)
  const student = people.find(({ id }) => id === student_id)
  if (!student) throw fieldError('student_id', 'unknown_choice')
  const charges = await lockCharges(
    actor,
    wished === 'oldest' ? sql`c.student_id = ${student_id} and c.open_minor > 0` : sql`c.id = any(${idList(ids)})`,
  )
  const currency = said ?? (wished === 'oldest' ? student.currency : (charges[0]?.currency ?? student.currency))
  const family = new Set(people.filter(({ is_family }) => is_family).map(({ id }) => id))
  const parts =
    wished === 'oldest'
      ? allocateOldest(
          amount_minor,
          charges.filter((charge) => charge.currency === currency),
        ).allocations
      : named
  if (wished !== 'oldest') checkParts(actor, named, { charges, currency, family })
  if (sumOf(parts) > amount_minor) throw overAllocated(actor, amount_minor, currency)
  return { student, today: student.today, charges, parts, currency }
}

/** Refuses refunds, reversals, and payments that were taken back: they have no money that could be used. */
function checkInForce({ kind, status }: { kind: string; status: string }): void {
  if (kind !== 'payment' || status !== 'succeeded') throw new AppError('payment_reversed')
}

/** A charge that is named twice is one part. */
function joined(parts: readonly Part[]): Part[] {
  const sums = new Map<number, number>()
  for (const { charge_id, amount_minor } of parts) sums.set(charge_id, (sums.get(charge_id) ?? 0) + amount_minor)
  return [...sums].map(([charge_id, amount_minor]) => ({ charge_id, amount_minor }))
}

function checkParts(
  actor: Actor,
  parts: readonly Part[],
  { charges, currency, family }: { charges: readonly LockedCharge[]; currency: string; family: ReadonlySet<number> },
) {
  for (const [nth, { charge_id, amount_minor }] of parts.entries()) {
    const charge = charges.find(({ id }) => id === charge_id)
    if (!charge || charge.currency !== currency || !family.has(charge.student_id))
      throw fieldError(`allocations.${nth}.charge_id`, 'unknown_choice')
    if (amount_minor > charge.open_minor)
      throw new AppError('charge_settled', { open: inWords(actor, charge.open_minor, currency) })
  }
}

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { amount_minor }) => sum + amount_minor, 0)

const inWords = (actor: Actor, minor: number, currency: string): string =>
  moneyText(minor, currency, localeOf(actor.language))

function overAllocated(actor: Actor, most: number, currency: string) {
  const params = { most: inWords(actor, most, currency) }
  return new AppError('over_allocated', params, { allocations: { code: 'over_allocated', params } })
}

/** A guardian of the student; anybody else is no choice. */
async function checkPayer({ db, tenant }: Actor, studentId: number, payerId: number): Promise<void> {
  const found = await countOf(
    db,
    sql`select from student_guardians where tenant = ${tenant} and student_id = ${studentId} and guardian_id = ${payerId}`,
  )
  if (found === 0) throw fieldError('payer_id', 'unknown_choice')
}

/** Pays parts from what earlier payments left, the oldest first. */
async function useBalance(
  actor: Actor,
  studentId: number,
  { currency, amount_minor, parts }: { currency: string; amount_minor: number; parts: readonly Part[] },
): Promise<number> {
  const left = await lockMoneyLeft(actor, studentId, currency)
  const balance = left.reduce((sum, one) => sum + one.unallocated_minor, 0)
  if (amount_minor > balance) {
    const params = { balance: inWords(actor, balance, currency) }
    throw new AppError('balance_short', params, { amount_minor: { code: 'balance_short', params } })
  }
  const rows: (Part & { payment_id: number })[] = []
  const rest = left.map((one) => ({ ...one }))
  for (const part of parts) {
    let open = part.amount_minor
    for (const one of rest) {
      const used = Math.min(open, one.unallocated_minor)
      if (used === 0) continue
      rows.push({ payment_id: one.id, charge_id: part.charge_id, amount_minor: used })
      one.unallocated_minor -= used
      open -= used
    }
  }
  await addAllocations(actor, rows)
  const last = rows.at(-1)?.payment_id ?? left.at(-1)?.id
  if (last === undefined) throw new AppError('internal')
  return last
}

const allocate = (actor: Actor, paymentId: number, parts: readonly Part[]) =>
  addAllocations(
    actor,
    parts.map((part) => ({ ...part, payment_id: paymentId })),
  )

async function addAllocations(actor: Actor, rows: readonly (Part & { payment_id: number })[]): Promise<void> {
  if (rows.length === 0) return
  await actor.db.insert(allocations).values(
    rows.map(({ payment_id, charge_id, amount_minor }) => ({
      tenant: actor.tenant,
      paymentId: payment_id,
      chargeId: charge_id,
      amountMinor: amount_minor,
      createdBy: actor.id,
    })),
  )
}

interface Desk {
  branchId: number
  sessionId: number | null
  /** Begins its receipts. */
  series: string
}

/** Where a payment is taken. Cash needs an open desk, and a day that is not closed. */
async function deskFor(
  actor: Actor,
  deskId: number,
  { method, currency, receivedOn }: { method: string; currency: string; receivedOn: string | null },
): Promise<Desk> {
  const desk = await readDesk(actor, deskId)
  if (!desk) throw fieldError('desk_id', 'unknown_choice')
  const place = { branchId: desk.branch_id, series: desk.code }
  if (method !== 'cash') return { ...place, sessionId: null }
  if (desk.session_id === null || desk.day === null || desk.currency !== currency) throw new AppError('desk_closed')
  if (receivedOn !== null && receivedOn < desk.day) throw new AppError('day_closed')
  return { ...place, sessionId: desk.session_id }
}

/** Where money goes out: the desk that is named, else for cash the one where it came in. */
async function deskBack(
  actor: Actor,
  { method, currency, sessionId }: Pick<StoredRow<typeof payments>, 'method' | 'currency' | 'sessionId'>,
  deskId?: number | null,
): Promise<Pick<Desk, 'sessionId' | 'series'> | undefined> {
  const id = deskId ?? (sessionId === null ? undefined : await deskOfSession(actor, sessionId))
  if (id === undefined) return undefined
  const desk = await deskFor(actor, id, { method: wayBack(method), currency, receivedOn: null })
  return { sessionId: desk.sessionId, series: desk.series }
}

/** Adds a row to the payments; one that succeeded gets the next receipt. */
const addPayment = (
  actor: Actor,
  { series, ...values }: Omit<NewValues<typeof payments>, 'receiptNo'> & { series?: string },
): Promise<number> =>
  insert(actor, payments, { ...values, receiptNo: values.status === 'succeeded' ? nextReceipt(actor, series) : null })

const nextReceipt = ({ tenant }: Actor, series = ownSeries) =>
  sql<string>`next_receipt_number(${tenant}::integer, ${series}, extract(year from app_today())::integer)`

/** How money goes back: as it came, and in cash where that is not known. */
const wayBack = (method: Method): Method => (method === 'earlier' ? 'cash' : method)

/** What a refund and a reversal have of the payment that they take back. */
const takenBack = (payment: StoredRow<typeof payments>, reason: string) => ({
  studentId: payment.studentId,
  payerId: payment.payerId,
  status: 'succeeded',
  statusReason: reason,
  method: wayBack(payment.method),
  currency: payment.currency,
  branchId: payment.branchId,
  receivedOn: sql`app_today()`,
  ofId: payment.id,
})
