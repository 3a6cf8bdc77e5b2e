import type {
  createCharge as createCall,
  listCharges as listCall,
  listMyCharges as mineCall,
  OfficeCharge,
} from '@dsms/contract/billing/charges/calls'
import { type ChargeStatus, chargeStatuses } from '@dsms/contract/billing/charges/statuses'
import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { sql } from 'drizzle-orm'
import { countOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { tenantCurrency } from '../../../kernel/money/money.ts'
import { together } from '../../../kernel/together.ts'
import { checkTransition } from '../../../kit/records/records.ts'
import { checkVersion, insert, lock, update } from '../../../kit/records/verbs.ts'
import { zoneOf } from '../../schedule/public.ts'
import { ownStudents } from '../../students/public.ts'
import { countCharges, selectCharges, sumsOf } from './charges.data.ts'
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
    () => sumsOf(actor, ofStudent),
    () => zoneOf(actor),
  ])
  return { rows, total, sums, time_zone }
}

/** Notes a fee in the school's currency. An enrolment that the caller does not reach is no choice of theirs. */
export async function createCharge(
  actor: Actor,
  { enrolment_id, kind, amount_minor, due_on, note }: Given<typeof createCall>['body'],
): Promise<OfficeCharge> {
  const found = await countOf(
    actor.db,
    sql`select from enrolments where tenant = ${actor.tenant} and id = ${enrolment_id} and archived_at is null`,
  )
  if (found === 0) throw fieldError('enrolment_id', 'unknown_choice')
  const id = await insert(actor, charges, {
    enrolmentId: enrolment_id,
    studentId: 0,
    kind,
    amountMinor: amount_minor,
    currency: tenantCurrency,
    dueOn: due_on ?? sql`app_today()`,
    note: note || null,
    status: 'open',
  })
  return readCharge(actor, id)
}

export const payCharge = (actor: Actor, id: number, version: number) => settle(actor, id, version, 'paid')

export const payBackCharge = (actor: Actor, id: number, version: number) => settle(actor, id, version, 'paid_back')

export const waiveCharge = (actor: Actor, id: number, version: number, reason: string) =>
  settle(actor, id, version, 'waived', reason)

async function settle(actor: Actor, id: number, version: number, status: ChargeStatus, reason?: string) {
  const row = await lock(actor, charges, id)
  await checkVersion(actor, charges, row, version)
  checkTransition(chargeStatuses, row.status, status)
  await update(actor, charges, row, {
    status,
    ...(reason && { statusReason: reason }),
    settledAt: sql`now()`,
    settledBy: actor.id,
  })
  return readCharge(actor, id)
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
  const mine = (await ownStudents(actor)).filter(({ rights }) => rights.includes('pay'))
  const chosen = student_id === undefined ? mine[0] : mine.find(({ id }) => id === student_id)
  if (!chosen && student_id !== undefined) throw new AppError('not_found')
  const which = sql`c.student_id = ${chosen?.id ?? 0}`
  const [rows, sums, time_zone] = await together([
    () => selectCharges(actor, which, { limit: mostOfMine }),
    () => sumsOf(actor, which),
    () => zoneOf(actor),
  ])
  return { charges: rows, sums, time_zone }
}
