import type { BalanceSum, Charge, OfficeCharge } from '@dsms/contract/billing/charges/calls'
import { balanceSum, officeCharge } from '@dsms/contract/billing/charges/calls'
import type { DebtFacts } from '@dsms/contract/schedule/rules/facts'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { instantText } from '../../../db/instantText.ts'
import { rowsOf } from '../../../db/rows.ts'
import { plannedOnce } from '../../../db/statements.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Owed } from '../../schedule/public.ts'

/** Charges that a condition names, `c` being the charge, the newest first. */
export async function selectCharges(
  { db, tenant, language }: Actor,
  which: SQL,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<OfficeCharge[]> {
  const rows = await rowsOf(
    db,
    officeCharge,
    sql`
      select c.id, c.version, c.enrolment_id, c.student_id, c.kind, c.amount_minor::float8 as amount_minor, c.currency,
             c.paid_minor::float8 as paid_minor, c.waived_minor::float8 as waived_minor, c.open_minor::float8 as open_minor,
             c.returned_minor::float8 as returned_minor, c.tax_code, c.tax_minor::float8 as tax_minor, c.due_on::text, c.due_step, c.open_minor > 0 and coalesce(c.due_on < app_today(), false) as is_overdue, c.status, c.status_reason, c.note,
             ${instantText('c.created_at')} as created_at, ${instantText('c.settled_at')} as settled_at,
             p.full_name as settled_by, coalesce(text_in(s.name, ${language}), '') as student,
             text_in(o.name, ${language}) as course,
             case when l.id is not null then json_build_object('id', l.id, 'name', text_in(y.name, ${language}),
                                                               'start', ${instantText('l.starts_at')}) end as lesson,
             case when a.id is not null then json_build_object('id', a.id, 'name', coalesce(text_in(a.name, ${language}), ''), 'part', c.part,
                                                               'parts', a.parts) end as sale
        from charges c
        join enrolments e on e.tenant = c.tenant and e.id = c.enrolment_id
        join courses o on o.tenant = e.tenant and o.id = e.course_id
        left join students s on s.tenant = c.tenant and s.id = c.student_id
        left join sales a on a.tenant = c.tenant and a.id = c.sale_id
        left join users p on p.tenant = c.tenant and p.id = c.settled_by
        left join bookings b on b.tenant = c.tenant and b.id = c.booking_id
        left join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
        left join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
       where c.tenant = ${tenant} and c.archived_at is null and ${which}
       order by c.id desc limit ${limit} offset ${offset}`,
  )
  return rows
}

const totalRow = z.object({ total: z.int() })

export async function countCharges({ db, tenant }: Actor, which: SQL): Promise<number> {
  const rows = await rowsOf(
    db,
    totalRow,
    sql`
      select count(*)::integer as total from charges c where c.tenant = ${tenant} and c.archived_at is null and ${which}`,
  )
  return rows[0]?.total ?? 0
}

/**
 * What a student owes, what of it is past its day, and what the school has of them that belongs to no charge; a row for each
 * currency in which there is anything.
 */
export async function balanceOf({ db, tenant }: Actor, studentId: number): Promise<BalanceSum[]> {
  const rows = await rowsOf(
    db,
    balanceSum,
    sql`
      select currency, sum(open_minor)::float8 as open_minor, sum(overdue_minor)::float8 as overdue_minor,
             sum(balance_minor)::float8 as balance_minor
        from (select c.currency, c.open_minor, case when c.due_on < app_today() then c.open_minor else 0 end as overdue_minor,
                     0 as balance_minor
                from charges c
               where c.tenant = ${tenant} and c.student_id = ${studentId} and c.archived_at is null and c.open_minor > 0
               union all
              select p.currency, 0, 0, p.unallocated_minor
                from payments p
               where p.tenant = ${tenant} and p.student_id = ${studentId} and p.unallocated_minor > 0) as sums
       group by currency order by currency`,
  )
  return rows
}

/** Charges of a student as a copy of their data tells them. */
export async function chargesOf(actor: Actor, studentId: number): Promise<Omit<Charge, 'version' | 'settled_by'>[]> {
  const rows = await selectCharges(actor, sql`c.student_id = ${studentId}`, { limit: 10_000 })
  return rows.map(({ version: _version, settled_by: _by, student: _student, student_id: _id, ...charge }) => charge)
}

const debtRow = z.object({ id: z.int(), overdue_minor: z.int(), settled_exam_fees: z.int() })

/** What students owe, as the rules of booking ask by enrolments: see `debtsOfEnrolments`. */
export async function enrolmentDebts({ db, tenant }: Actor, enrolmentIds: readonly number[]): Promise<DebtFacts[]> {
  if (enrolmentIds.length === 0) return []
  const rows = await rowsOf(
    db,
    debtRow,
    sql`${plannedOnce}
      select e.id,
             (select coalesce(sum(c.open_minor), 0)::float8 from charges c
               where c.tenant = e.tenant and c.student_id = e.student_id and c.archived_at is null and c.open_minor > 0
                 and c.currency = z.currency and c.due_on < app_today()) as overdue_minor,
             (select count(*)::integer from charges c
               where c.tenant = e.tenant and c.enrolment_id = e.id and c.archived_at is null and c.kind in ('exam', 'retake')
                 and c.open_minor = 0 and c.status <> 'reversed') as settled_exam_fees
        from enrolments e join schools z on z.id = e.tenant
       where e.tenant = ${tenant} and e.id = any(${idList(enrolmentIds)})`,
  )
  return rows
}

const owedRow = z.object({ student_id: z.int(), currency: z.string(), open_minor: z.int(), overdue_minor: z.int() })

/** Open sums of the students whose keys a subquery tells, by currency; see `openSumsOf`. */
export async function openSums({ db, tenant }: Actor, students: SQL): Promise<Owed[]> {
  const rows = await rowsOf(
    db,
    owedRow,
    sql`
      select c.student_id, c.currency, sum(c.open_minor)::float8 as open_minor,
             coalesce(sum(c.open_minor) filter (where c.due_on < app_today()), 0)::float8 as overdue_minor
        from charges c
       where c.tenant = ${tenant} and c.archived_at is null and c.open_minor > 0 and c.student_id in (${students})
       group by c.student_id, c.currency order by c.student_id, c.currency`,
  )
  return rows
}

const returnedRow = z.object({ payment_id: z.int(), amount_minor: z.int() })

/** What a reversed charge gave back to its payments, as far as it is balance still. */
export const returnedOf = ({ db, tenant }: Actor, chargeId: number) =>
  rowsOf(
    db,
    returnedRow,
    sql`
      select p.id as payment_id, least(p.unallocated_minor, sum(-a.amount_minor))::float8 as amount_minor
        from allocations a join payments p on p.tenant = a.tenant and p.id = a.payment_id
       where a.tenant = ${tenant} and a.charge_id = ${chargeId} and a.amount_minor < 0 and p.unallocated_minor > 0
       group by p.id, p.unallocated_minor order by p.id`,
  )
