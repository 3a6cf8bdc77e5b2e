import type {
  getStudentAccount as accountCall,
  allocatePayment as allocateCall,
  approvePayment as approveCall,
  declinePayment as declineCall,
  listPayments as listCall,
  listMyPayments as mineCall,
  refundPayment as refundCall,
  reversePayment as reverseCall,
  takePayment as takeCall,
  WholePayment,
} from '@dsms/contract/billing/payments/calls'
import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { currencyOf } from '../../../kernel/money/money.ts'
import { todayOf } from '../../../kernel/time/today.ts'
import { together } from '../../../kernel/together.ts'
import { zoneOf } from '../../schedule/public.ts'
import { openDesks } from '../cashDesks/cash.data.ts'
import { balanceOf, selectCharges } from '../charges/charges.data.ts'
import { payingFor } from '../charges/charges.mine.ts'
import { readPayment, selectPayments, sumPayments } from './payments.data.ts'
import { allocateMoney, approveMoney, declineMoney, refundMoney, reverseMoney, takeMoney } from './payments.deeds.ts'
import { once } from './payments.requests.ts'

const mostShown = 100

export async function listPayments(
  actor: Actor,
  { student_id, desk_id, kind, method, status, unapplied, from, to, q, page, perPage }: Input<typeof listCall>['query'],
): Promise<Answer<typeof listCall>> {
  const wanted = q?.trim()
  const which = sql.join(
    [
      sql`true`,
      ...(student_id ? [sql`p.student_id = ${student_id}`] : []),
      ...(desk_id
        ? [sql`p.session_id in (select t.id from cash_sessions t where t.tenant = p.tenant and t.desk_id = ${desk_id})`]
        : []),
      ...(kind ? [sql`p.kind = ${kind}`] : []),
      ...(method ? [sql`p.method = ${method}`] : []),
      ...(status ? [sql`p.status = ${status}`] : []),
      ...(unapplied ? [sql`p.unallocated_minor > 0`] : []),
      ...(from ? [sql`p.received_on >= ${from}`] : []),
      ...(to ? [sql`p.received_on <= ${to}`] : []),
      ...(wanted
        ? [
            sql`(s.search like contains_pattern(${wanted}) or p.receipt_no ilike ${`%${wanted.replaceAll(/[%_\\]/g, '')}%`})`,
          ]
        : []),
    ],
    sql` and `,
  )
  const [rows, sums, time_zone] = await together([
    () => selectPayments(actor, which, { limit: perPage, offset: (page - 1) * perPage }),
    () => sumPayments(actor, which),
    () => zoneOf(actor),
  ])
  return {
    rows,
    total: sums.reduce((all, { total }) => all + total, 0),
    sums: sums.map(({ total: _total, ...sum }) => sum),
    time_zone,
  }
}

/** Takes a payment, once for its key. Answers it with its receipt. */
export async function takePayment(actor: Actor, body: Input<typeof takeCall>['body']): Promise<WholePayment> {
  return readPayment(actor, await once(actor, 'take', body, () => takeMoney(actor, body)))
}

export async function allocatePayment(actor: Actor, id: number, body: Input<typeof allocateCall>['body']) {
  const deed = async () => {
    await allocateMoney(actor, id, body.allocations)
    return id
  }
  return readPayment(actor, await once(actor, `allocate ${id}`, body, deed))
}

export async function reversePayment(actor: Actor, id: number, body: Input<typeof reverseCall>['body']) {
  return readPayment(actor, await once(actor, `reverse ${id}`, body, () => reverseMoney(actor, id, body.reason)))
}

export async function refundPayment(actor: Actor, id: number, body: Input<typeof refundCall>['body']) {
  const deed = () =>
    refundMoney(actor, id, { amountMinor: body.amount_minor, reason: body.reason, deskId: body.desk_id })
  return readPayment(actor, await once(actor, `refund ${id}`, body, deed))
}

export async function approvePayment(
  actor: Actor,
  id: number,
  { desk_id }: Input<typeof approveCall>['body'],
): Promise<Answer<typeof approveCall>> {
  await approveMoney(actor, id, desk_id)
  return readPayment(actor, id)
}

export async function declinePayment(
  actor: Actor,
  id: number,
  { reason }: Input<typeof declineCall>['body'],
): Promise<Answer<typeof declineCall>> {
  await declineMoney(actor, id, reason)
  return readPayment(actor, id)
}

const personRow = z.object({ id: z.int(), name: z.string() })

/** All that is open of a student, the newest charges and payments, and who may pay. Throws `not_found`. */
export async function readAccount(actor: Actor, studentId: number): Promise<Answer<typeof accountCall>> {
  const { db, tenant, language } = actor
  const ofStudent = sql`c.student_id = ${studentId}`
  const family = sql`
    select b.student_id from student_guardians a
      join student_guardians b on b.tenant = a.tenant and b.guardian_id = a.guardian_id and b.student_id <> a.student_id
     where a.tenant = ${tenant} and a.student_id = ${studentId}`
  const [named, open, settled, payments, sums, theirs, payers, desks, currency, today, time_zone] = await together([
    () =>
      rowsOf(
        db,
        personRow,
        sql`select id, coalesce(text_in(name, ${language}), '') as name from students
             where tenant = ${tenant} and id = ${studentId}`,
      ),
    () => selectCharges(actor, sql`${ofStudent} and c.open_minor > 0`, { limit: mostShown * 10 }),
    () => selectCharges(actor, sql`${ofStudent} and c.open_minor = 0`, { limit: mostShown }),
    () => selectPayments(actor, sql`p.student_id = ${studentId}`, { limit: mostShown }),
    () => balanceOf(actor, studentId),
    () => selectCharges(actor, sql`c.open_minor > 0 and c.student_id in (${family})`, { limit: mostShown }),
    () =>
      rowsOf(
        db,
        personRow,
        sql`
          select g.id, coalesce(text_in(g.name, ${language}), '') as name from student_guardians w
            join guardians g on g.tenant = w.tenant and g.id = w.guardian_id and g.archived_at is null
           where w.tenant = ${tenant} and w.student_id = ${studentId} order by w.is_main desc, g.id`,
      ),
    () => openDesks(actor),
    () => currencyOf(actor),
    () => todayOf(actor),
    () => zoneOf(actor),
  ])
  const [student] = named
  if (!student) throw new AppError('not_found')
  const [next] = open
    .flatMap(({ due_on, ...charge }) => (due_on !== null && due_on >= today ? [{ ...charge, due_on }] : []))
    .sort((a, b) => (a.due_on < b.due_on ? -1 : 1))
  const dueThen = open.filter((one) => one.due_on === next?.due_on && one.currency === next.currency)
  return {
    student: student.name,
    charges: [...open, ...settled].sort((a, b) => b.id - a.id),
    payments,
    sums,
    next_due: next
      ? {
          due_on: next.due_on,
          currency: next.currency,
          amount_minor: dueThen.reduce((sum, { open_minor }) => sum + open_minor, 0),
        }
      : null,
    siblings: [...Map.groupBy(theirs, ({ student_id }) => student_id)].map(([student_id, charges]) => ({
      student_id,
      name: charges[0]?.student ?? '',
      charges,
    })),
    payers,
    desks,
    currency,
    today,
    time_zone,
  }
}

/** Of oneself as a student, or of somebody whose payments one looks after; empty for everybody else. */
export async function listMyPayments(
  actor: Actor,
  { student_id }: Input<typeof mineCall>['query'],
): Promise<Answer<typeof mineCall>> {
  const studentId = await payingFor(actor, student_id)
  const [rows, time_zone] = await together([
    () => selectPayments(actor, sql`p.student_id = ${studentId} and p.status <> 'cancelled'`, { limit: mostShown }),
    () => zoneOf(actor),
  ])
  return { payments: rows, time_zone }
}

/** A payment of oneself or of somebody whose payments one looks after. Throws `not_found` for all others. */
export async function readMyPayment(actor: Actor, id: number): Promise<WholePayment> {
  const payment = await readPayment(actor, id)
  await payingFor(actor, payment.student_id)
  return payment
}
