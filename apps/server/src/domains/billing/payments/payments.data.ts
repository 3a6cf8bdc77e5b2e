import { chargeKinds } from '@dsms/contract/billing/charges/statuses'
import { type OfficePayment, officePayment, type WholePayment } from '@dsms/contract/billing/payments/calls'
import { AppError } from '@dsms/contract/kernel/errors'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { instantText } from '../../../db/instantText.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'

/** Payments that a condition names, `p` being the payment and `s` its student, the newest first. */
export async function selectPayments(
  { db, tenant, language, id }: Actor,
  which: SQL,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<OfficePayment[]> {
  const rows = await rowsOf(
    db,
    officePayment,
    sql`
      select p.id, p.kind, p.method, p.status, p.status_reason, p.amount_minor::float8 as amount_minor,
             p.allocated_minor::float8 as allocated_minor, p.refunded_minor::float8 as refunded_minor,
             p.unallocated_minor::float8 as unallocated_minor, p.currency, p.received_on::text, p.receipt_no, p.of_id,
             ${instantText('p.created_at')} as created_at, p.student_id, coalesce(text_in(s.name, ${language}), '') as student,
             w.full_name as payer, coalesce(text_in(b.name, ${language}), '') as branch, text_in(d.name, ${language}) as desk, p.note,
             m.full_name as by, a.full_name as approved_by, p.created_by is not distinct from ${id}::integer as is_mine
        from payments p
        join students s on s.tenant = p.tenant and s.id = p.student_id
        join branches b on b.tenant = p.tenant and b.id = p.branch_id
        left join cash_sessions t on t.tenant = p.tenant and t.id = p.session_id
        left join cash_desks d on d.tenant = t.tenant and d.id = t.desk_id
        left join users w on w.tenant = p.tenant and w.id = p.payer_id
        left join users m on m.tenant = p.tenant and m.id = p.created_by
        left join users a on a.tenant = p.tenant and a.id = p.approved_by
       where p.tenant = ${tenant} and ${which}
       order by p.id desc limit ${limit} offset ${offset}`,
  )
  return rows
}

/** Payments of a student as a copy of their data tells them. */
export async function paymentsOf(actor: Actor, studentId: number) {
  const rows = await selectPayments(actor, sql`p.student_id = ${studentId}`, { limit: 10_000 })
  return rows.map(({ by: _by, approved_by: _approved, is_mine: _mine, student: _student, ...payment }) => payment)
}

const sumRow = z.object({
  total: z.int(),
  currency: z.string(),
  in_minor: z.int(),
  out_minor: z.int(),
  balance_minor: z.int(),
})

/** How many payments a condition names, and what came in and went out by them: a row for each currency. */
export async function sumPayments({ db, tenant }: Actor, which: SQL) {
  return rowsOf(
    db,
    sumRow,
    sql`
      select count(*)::integer as total, p.currency,
             coalesce(sum(p.amount_minor) filter (where p.kind = 'payment'), 0)::float8 as in_minor,
             coalesce(sum(p.amount_minor) filter (where p.kind <> 'payment' and p.status = 'succeeded'), 0)::float8 as out_minor,
             coalesce(sum(p.unallocated_minor), 0)::float8 as balance_minor
        from payments p join students s on s.tenant = p.tenant and s.id = p.student_id
       where p.tenant = ${tenant} and ${which}
       group by p.currency order by p.currency`,
  )
}

const allocationRow = z.object({
  charge_id: z.int(),
  kind: z.enum(chargeKinds),
  note: z.string().nullable(),
  what: z.string(),
  amount_minor: z.int(),
})

/** A payment with the charges that it pays. Throws `not_found`. */
export async function readPayment(actor: Actor, id: number): Promise<WholePayment> {
  const { db, tenant, language } = actor
  const [payment] = await selectPayments(actor, sql`p.id = ${id}`, { limit: 1 })
  if (!payment) throw new AppError('not_found')
  const allocations = await rowsOf(
    db,
    allocationRow,
    sql`
      select c.id as charge_id, c.kind, c.note, coalesce(text_in(coalesce(y.name, o.name), ${language}), '') as what,
             sum(a.amount_minor)::float8 as amount_minor
        from allocations a
        join charges c on c.tenant = a.tenant and c.id = a.charge_id
        join enrolments e on e.tenant = c.tenant and e.id = c.enrolment_id
        join courses o on o.tenant = e.tenant and o.id = e.course_id
        left join bookings k on k.tenant = c.tenant and k.id = c.booking_id
        left join lessons l on l.tenant = k.tenant and l.id = k.lesson_id
        left join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
       where a.tenant = ${tenant} and a.payment_id = ${id}
       group by c.id, c.kind, c.note, c.due_on, y.name, o.name having sum(a.amount_minor) <> 0
       order by c.due_on, c.id`,
  )
  return { ...payment, allocations }
}

const lockedStudentRow = z.object({
  id: z.int(),
  branch_id: z.int().nullable(),
  currency: z.string(),
  today: z.string(),
  is_family: z.boolean(),
})

/**
 * Locks a student and those whom some charges name, in the order of their keys: the first lock of every deed with money.
 * `is_family` says that the student and this one have a guardian in common.
 */
export const lockStudents = ({ db, tenant }: Actor, studentId: number, chargeIds: readonly number[] = []) =>
  rowsOf(
    db,
    lockedStudentRow,
    sql`
      select s.id, coalesce(s.branch_id, (select e.branch_id from enrolments e where e.tenant = s.tenant and e.student_id = s.id order by e.id desc limit 1),
                            (select min(b.id) from branches b where b.tenant = s.tenant and b.archived_at is null)) as branch_id,
             z.currency, (now() at time zone z.time_zone)::date::text as today,
             s.id = ${studentId} or exists (
               select from student_guardians mine
                 join student_guardians theirs on theirs.tenant = mine.tenant and theirs.guardian_id = mine.guardian_id
                where mine.tenant = s.tenant and mine.student_id = ${studentId} and theirs.student_id = s.id) as is_family
        from students s join schools z on z.id = s.tenant
       where s.tenant = ${tenant} and s.archived_at is null
         and (s.id = ${studentId} or s.id in (select c.student_id from charges c where c.tenant = ${tenant} and c.id = any(${idList(chargeIds)})))
       order by s.id for no key update of s`,
  )

const lockedChargeRow = z.object({
  id: z.int(),
  student_id: z.int(),
  branch_id: z.int(),
  open_minor: z.int(),
  currency: z.string(),
  /** Null for a part that is due before a lesson which is not booked yet. */
  due_on: z.string().nullable(),
})
export type LockedCharge = z.infer<typeof lockedChargeRow>

/** Locks charges that a condition names, `c` being the charge, in the order of their keys. */
export const lockCharges = ({ db, tenant }: Actor, which: SQL): Promise<LockedCharge[]> =>
  rowsOf(
    db,
    lockedChargeRow,
    sql`
      select c.id, c.student_id, e.branch_id, c.open_minor::float8 as open_minor, c.currency, c.due_on::text
        from charges c join enrolments e on e.tenant = c.tenant and e.id = c.enrolment_id
       where c.tenant = ${tenant} and c.archived_at is null and ${which}
       order by c.id for no key update of c`,
  )

const leftRow = z.object({ id: z.int(), unallocated_minor: z.int() })

/** Locks payments of a student with money left in a currency, the oldest first. */
export const lockMoneyLeft = ({ db, tenant }: Actor, studentId: number, currency: string) =>
  rowsOf(
    db,
    leftRow,
    sql`
      select p.id, p.unallocated_minor::float8 as unallocated_minor from payments p
       where p.tenant = ${tenant} and p.student_id = ${studentId} and p.currency = ${currency} and p.unallocated_minor > 0
       order by p.id for update`,
  )

const refundedRow = z.object({ amount_minor: z.int() })

/** What went back without a second person: of this payment, and to its student today in the same currency. */
export async function refundedAlone(
  { db, tenant }: Actor,
  { id, studentId, currency }: { id: number; studentId: number; currency: string },
): Promise<number> {
  const rows = await rowsOf(
    db,
    refundedRow,
    sql`
      select coalesce(sum(p.amount_minor), 0)::float8 as amount_minor from payments p
       where p.tenant = ${tenant} and p.student_id = ${studentId} and p.kind = 'refund' and p.status = 'succeeded'
         and p.approved_by is null and p.currency = ${currency} and (p.of_id = ${id} or p.received_on = app_today())`,
  )
  return rows[0]?.amount_minor ?? 0
}
