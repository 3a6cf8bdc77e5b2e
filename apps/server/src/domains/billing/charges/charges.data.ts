import type { Charge, OfficeCharge } from '@dsms/contract/billing/charges/calls'
import { officeCharge } from '@dsms/contract/billing/charges/calls'
import type { DebtFacts } from '@dsms/contract/schedule/rules/facts'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { rowsOf } from '../../../db/rows.ts'
import { plannedOnce } from '../../../db/statements.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Owed } from '../../schedule/public.ts'

const instant = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

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
             c.due_on::text, c.status = 'open' and c.due_on < app_today() as is_overdue, c.status, c.status_reason, c.note,
             ${instant('c.created_at')} as created_at, ${instant('c.settled_at')} as settled_at,
             p.full_name as settled_by, coalesce(text_in(s.name, ${language}), '') as student,
             text_in(o.name, ${language}) as course,
             case when l.id is not null then json_build_object('id', l.id, 'name', text_in(y.name, ${language}),
                                                               'start', ${instant('l.starts_at')}) end as lesson
        from charges c
        join enrolments e on e.tenant = c.tenant and e.id = c.enrolment_id
        join courses o on o.tenant = e.tenant and o.id = e.course_id
        left join students s on s.tenant = c.tenant and s.id = c.student_id
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

const sumRow = z.object({ currency: z.string(), open_minor: z.int(), overdue_minor: z.int(), owed_back_minor: z.int() })
type Sum = z.infer<typeof sumRow>

/** Of the charges that a condition names what is open, of it what is past its day, and what is owed back; a row for each currency. */
export async function sumsOf({ db, tenant }: Actor, which: SQL): Promise<Sum[]> {
  const rows = await rowsOf(
    db,
    sumRow,
    sql`
      select c.currency, coalesce(sum(c.amount_minor) filter (where c.status = 'open'), 0)::float8 as open_minor,
             coalesce(sum(c.amount_minor) filter (where c.status = 'open' and c.due_on < app_today()), 0)::float8 as overdue_minor,
             coalesce(sum(c.amount_minor) filter (where c.status = 'owed_back'), 0)::float8 as owed_back_minor
        from charges c
       where c.tenant = ${tenant} and c.archived_at is null and c.status in ('open', 'owed_back') and ${which}
       group by c.currency order by c.currency`,
  )
  return rows
}

/** Charges of a student as a copy of their data tells them. */
export async function chargesOf(actor: Actor, studentId: number): Promise<Omit<Charge, 'version' | 'settled_by'>[]> {
  const rows = await selectCharges(actor, sql`c.student_id = ${studentId}`, { limit: 10_000 })
  return rows.map(({ version: _version, settled_by: _by, student: _student, student_id: _id, ...charge }) => charge)
}

/** What a student owes and is owed back. */
export const balanceOf = (actor: Actor, studentId: number) => sumsOf(actor, sql`c.student_id = ${studentId}`)

const debtRow = z.object({ id: z.int(), overdue_minor: z.int(), settled_exam_fees: z.int() })

/** What students owe, as the rules of booking ask by enrolments: see `debtsOfEnrolments`. */
export async function enrolmentDebts({ db, tenant }: Actor, enrolmentIds: readonly number[]): Promise<DebtFacts[]> {
  if (enrolmentIds.length === 0) return []
  const rows = await rowsOf(
    db,
    debtRow,
    sql`${plannedOnce}
      select e.id,
             (select coalesce(sum(c.amount_minor), 0)::float8 from charges c
               where c.tenant = e.tenant and c.student_id = e.student_id and c.archived_at is null and c.status = 'open'
                 and c.currency = z.currency and c.due_on < app_today()) as overdue_minor,
             (select count(*)::integer from charges c
               where c.tenant = e.tenant and c.enrolment_id = e.id and c.archived_at is null and c.kind = 'exam_fee'
                 and c.status in ('paid', 'waived')) as settled_exam_fees
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
      select c.student_id, c.currency, sum(c.amount_minor)::float8 as open_minor,
             coalesce(sum(c.amount_minor) filter (where c.due_on < app_today()), 0)::float8 as overdue_minor
        from charges c
       where c.tenant = ${tenant} and c.archived_at is null and c.status = 'open' and c.student_id in (${students})
       group by c.student_id, c.currency order by c.student_id, c.currency`,
  )
  return rows
}
