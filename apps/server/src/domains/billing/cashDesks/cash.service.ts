import type {
  closeCashDesk as closeCall,
  listCashSessions as listCall,
  getCashSession as sessionCall,
} from '@dsms/contract/billing/cashDesks/calls'
import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { sql } from 'drizzle-orm'
import { countOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { currencyOf } from '../../../kernel/money/money.ts'
import { together } from '../../../kernel/together.ts'
import { insert, lock, type StoredRow, update } from '../../../kit/records/verbs.ts'
import { zoneOf } from '../../schedule/public.ts'
import { selectPayments } from '../payments/payments.data.ts'
import { readDesk, selectSessions } from './cash.data.ts'
import { cashDesks, cashSessions } from './cash.table.ts'

/** Opens a cash desk with the cash that is in it. Throws `already_open`. */
export async function openCashDesk(actor: Actor, id: number, floatMinor: number) {
  const desk = await lock(actor, cashDesks, id)
  await checkShut(actor, desk)
  if (desk.status !== 'active') throw new AppError('illegal_transition', { from: desk.status, allowed: 'active' })
  const session = await insert(actor, cashSessions, {
    deskId: id,
    day: sql`app_today()`,
    currency: await currencyOf(actor),
    floatMinor,
  })
  return readSession(actor, session)
}

/** Counts and closes a cash desk. Throws `desk_closed`, and `reason_required` for a difference that nobody explains. */
export async function closeCashDesk(
  actor: Actor,
  id: number,
  { counted_minor, reason }: Input<typeof closeCall>['body'],
): Promise<Answer<typeof closeCall>> {
  await lock(actor, cashDesks, id)
  const open = await openSession(actor, id)
  if (open === null) throw new AppError('desk_closed')
  // whoever takes cash at this moment ends first, and counts
  const session = await lock(actor, cashSessions, open)
  const { expected_minor } = await readSession(actor, open)
  const why = reason?.trim() || null
  if (counted_minor !== expected_minor && why === null)
    throw new AppError('reason_required', {}, { reason: { code: 'reason_required' } })
  await update(actor, cashSessions, session, {
    countedMinor: counted_minor,
    expectedMinor: expected_minor,
    reason: why,
    closedAt: sql`now()`,
    closedBy: actor.id,
  })
  return readSession(actor, open)
}

export async function listCashSessions(
  actor: Actor,
  deskId: number,
  { page, perPage }: Input<typeof listCall>['query'],
): Promise<Answer<typeof listCall>> {
  if (!(await readDesk(actor, deskId))) throw new AppError('not_found')
  const which = sql`s.desk_id = ${deskId}`
  const [rows, total, time_zone] = await together([
    () => selectSessions(actor, which, { limit: perPage, offset: (page - 1) * perPage }),
    () => countOf(actor.db, sql`select from cash_sessions s where s.tenant = ${actor.tenant} and ${which}`),
    () => zoneOf(actor),
  ])
  return { rows, total, time_zone }
}

/** A day of a cash desk with its payments. */
export async function readCashDay(
  actor: Actor,
  { id, session_id }: { id: number; session_id: number },
): Promise<Answer<typeof sessionCall>> {
  const [session, payments, time_zone] = await together([
    () => readSession(actor, session_id),
    () => selectPayments(actor, sql`p.session_id = ${session_id}`, { limit: 1_000 }),
    () => zoneOf(actor),
  ])
  if (session.desk_id !== id) throw new AppError('not_found')
  return { ...session, payments, time_zone }
}

/** What the page of a desk shows beside its fields. */
export async function deskMore(actor: Actor, { id }: { id: number }) {
  const [[open_session], currency] = await together([
    () => selectSessions(actor, sql`s.desk_id = ${id} and s.closed_at is null`, { limit: 1 }),
    () => currencyOf(actor),
  ])
  return { open_session: open_session ?? null, currency }
}

/** A desk that is open is neither archived nor taken out of use. */
export async function checkShut(actor: Actor, desk: { id: number }): Promise<void> {
  if ((await openSession(actor, desk.id)) !== null) throw new AppError('already_open')
}

/** The code of a desk stays once it began a receipt. */
export async function checkCode(
  actor: Actor,
  { code }: { code?: string | undefined },
  before: StoredRow<typeof cashDesks> | undefined,
): Promise<void> {
  if (!before || code === undefined || code === before.code) return
  const used = await countOf(
    actor.db,
    sql`select from receipt_numbers where tenant = ${actor.tenant} and series = ${before.code} limit 1`,
  )
  if (used > 0) throw fieldError('code', 'record_in_use')
}

async function openSession(actor: Actor, deskId: number): Promise<number | null> {
  const desk = await readDesk(actor, deskId)
  return desk?.session_id ?? null
}

async function readSession(actor: Actor, id: number) {
  const [session] = await selectSessions(actor, sql`s.id = ${id}`, { limit: 1 })
  if (!session) throw new AppError('not_found')
  return session
}
