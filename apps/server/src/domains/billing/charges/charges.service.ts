import type {
  createCharge as createCall,
  listCharges as listCall,
  listMyCharges as mineCall,
  OfficeCharge,
  payCharge as payCall,
} from '@dsms/contract/billing/charges/calls'
import { chargeStatuses } from '@dsms/contract/billing/charges/statuses'
import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { tenantCurrency } from '../../../kernel/money/money.ts'
import { together } from '../../../kernel/together.ts'
import { checkTransition } from '../../../kit/records/records.ts'
import { checkVersion, insert, lock, update } from '../../../kit/records/verbs.ts'
import { zoneOf } from '../../schedule/public.ts'
import { lockStudents } from '../payments/payments.data.ts'
import { refundMoney, takeMoney } from '../payments/payments.deeds.ts'
import { balanceOf, countCharges, returnedOf, selectCharges } from './charges.data.ts'
import { payingFor } from './charges.mine.ts'
import { charges } from './charges.table.ts'

const mostOfMine = 100

export async function listCharges(
  actor: Actor,
  { student_id, status, kind, page, perPage }: Given<typeof listCall>['query'],
): Promise<Answer<typeof listCall>> {
  const ofStudent = student_id ? sql`c.student_id = ${student_id}` : sql`true`
  const which = sql`${ofStudent} ${status ? sql`and c.status = ${status}` : sql``} ${kind ? sql`and c.kind = ${kind}` : sql``}`
  const [rows, total, sums, time_zone] = await together([
    () => selectCharges(actor, which, { limit: perPage, offset: (page - 1) * perPage }),
    () => countCharges(actor, which),
    () => (student_id ? balanceOf(actor, student_id) : []),
    () => zoneOf(actor),
  ])
  return { rows, total, sums, time_zone }
}

const rateRow = z.object({ bps: z.int() })

/** Adds a charge in the school's currency. An enrolment that the caller does not reach is no choice of theirs. */
export async function createCharge(
  actor: Actor,
  { enrolment_id, kind, amount_minor, tax_code, due_on, note }: Given<typeof createCall>['body'],
): Promise<OfficeCharge> {
  const code = tax_code ?? (kind === 'authority_fee' ? 'O' : 'S')
  const rate = await firstRow(
    actor.db,
    rateRow,
    sql`
      select tax_bps_of(tenant, branch_id, ${code}, app_today()) as bps from enrolments
       where tenant = ${actor.tenant} and id = ${enrolment_id} and archived_at is null`,
  )
  if (!rate) throw fieldError('enrolment_id', 'unknown_choice')
  const id = await insert(actor, charges, {
    enrolmentId: enrolment_id,
    studentId: 0,
    kind,
    amountMinor: amount_minor,
    currency: tenantCurrency,
    taxCode: code,
    taxBps: rate.bps,
    dueOn: due_on ?? sql`app_today()`,
    note: note || null,
    status: 'open',
  })
  return readCharge(actor, id)
}

/** Takes a payment of all that is open. */
export async function payCharge(actor: Actor, id: number, { version, method }: Given<typeof payCall>['body']) {
  const { studentId } = await findCharge(actor, id)
  await lockStudents(actor, studentId)
  const charge = await lockAt(actor, id, version)
  if (charge.openMinor === 0) checkTransition(chargeStatuses, charge.status, 'paid')
  await takeMoney(actor, {
    student_id: studentId,
    method,
    amount_minor: charge.openMinor,
    currency: charge.currency,
    allocations: [{ charge_id: id, amount_minor: charge.openMinor }],
  })
  return readCharge(actor, id)
}

/** Refunds what a reversed charge left as balance, from the payments that paid it. */
export async function payBackCharge(actor: Actor, id: number, version: number) {
  const { studentId } = await findCharge(actor, id)
  await lockStudents(actor, studentId)
  const charge = await lockAt(actor, id, version)
  const left = charge.returnedMinor === 0 ? [] : await returnedOf(actor, id)
  if (left.length === 0) throw new AppError('illegal_transition', { from: charge.status, allowed: '–' })
  for (const { payment_id, amount_minor } of left)
    await refundMoney(actor, payment_id, { amountMinor: amount_minor, reason: charge.statusReason ?? '' })
  return readCharge(actor, id)
}

export const waiveCharge = (actor: Actor, id: number, version: number, reason: string) =>
  letGo(actor, id, version, 'waived', reason)

export const writeOffCharge = (actor: Actor, id: number, version: number, reason: string) =>
  letGo(actor, id, version, 'written_off', reason)

/** Ends what is open of a charge without money. */
async function letGo(actor: Actor, id: number, version: number, status: 'waived' | 'written_off', reason: string) {
  const charge = await lockAt(actor, id, version)
  checkTransition(chargeStatuses, charge.status, status)
  const waivedMinor = charge.waivedMinor + charge.openMinor
  await update(actor, charges, charge, { status, statusReason: reason, waivedMinor })
  return readCharge(actor, id)
}

async function findCharge(actor: Actor, id: number) {
  const [charge] = await actor.db
    .select({ studentId: charges.studentId })
    .from(charges)
    .where(and(eq(charges.tenant, actor.tenant), eq(charges.id, id), isNull(charges.archivedAt)))
  if (!charge) throw new AppError('not_found')
  return charge
}

async function lockAt(actor: Actor, id: number, version: number) {
  const charge = await lock(actor, charges, id)
  await checkVersion(actor, charges, charge, version)
  return charge
}

async function readCharge(actor: Actor, id: number): Promise<OfficeCharge> {
  const [charge] = await selectCharges(actor, sql`c.id = ${id}`, { limit: 1 })
  if (!charge) throw new AppError('not_found')
  return charge
}

/** Of oneself as a student, or of somebody whose payments one looks after; empty for everybody else. */
export async function listMyCharges(
  actor: Actor,
  { student_id }: Given<typeof mineCall>['query'],
): Promise<Answer<typeof mineCall>> {
  const studentId = await payingFor(actor, student_id)
  const [rows, sums, time_zone] = await together([
    () => selectCharges(actor, sql`c.student_id = ${studentId}`, { limit: mostOfMine }),
    () => balanceOf(actor, studentId),
    () => zoneOf(actor),
  ])
  return { charges: rows, sums, time_zone }
}
