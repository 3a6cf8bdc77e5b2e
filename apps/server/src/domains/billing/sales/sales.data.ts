import { creditMove, type OfficeSale, officeSale, type Sale } from '@dsms/contract/billing/sales/calls'
import { lessonKinds } from '@dsms/contract/schedule/lessonTypes/calls'
import type { CreditFacts } from '@dsms/contract/schedule/rules/facts'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { instantText } from '../../../db/instantText.ts'
import { idRow, rowsOf } from '../../../db/rows.ts'
import { plannedOnce } from '../../../db/statements.ts'
import type { Actor } from '../../../kernel/actor.ts'

/** Sales that a condition names, `s` being the sale and `p` its student, the newest first. */
export const selectSales = (
  { db, tenant, language }: Actor,
  which: SQL,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<OfficeSale[]> =>
  rowsOf(
    db,
    officeSale,
    sql`
      select s.id, s.enrolment_id, s.package_id, coalesce(text_in(s.name, ${language}), '') as name, s.kind, s.status, s.status_reason,
             s.gross_minor::float8 as gross_minor, s.net_minor::float8 as net_minor, (s.gross_minor - s.net_minor)::float8 as tax_minor,
             s.tax_code, s.tax_bps, s.currency, o.paid_minor, o.open_minor, s.sold_on::text, s.expires_on::text, s.transferable,
             coalesce((select json_agg(json_build_object(
                                'id', i.id, 'lesson_kinds', i.lesson_kinds, 'piece', i.piece, 'unit', i.unit, 'bought', i.bought, 'used', i.used,
                                'held', i.held, 'gone', i.gone, 'left', i.free) order by i.id)
                         from sale_items i where i.tenant = s.tenant and i.sale_id = s.id), '[]') as items,
             ${instantText('s.created_at')} as created_at, s.student_id, coalesce(text_in(p.name, ${language}), '') as student,
             text_in(c.name, ${language}) as course, u.full_name as sold_by
        from sales s
        join students p on p.tenant = s.tenant and p.id = s.student_id
        join enrolments e on e.tenant = s.tenant and e.id = s.enrolment_id
        join courses c on c.tenant = e.tenant and c.id = e.course_id
        left join users u on u.tenant = s.tenant and u.id = s.created_by
       cross join lateral (
         select coalesce(sum(h.paid_minor) filter (where h.status <> 'reversed'), 0)::float8 as paid_minor,
                coalesce(sum(h.open_minor), 0)::float8 as open_minor
           from charges h where h.tenant = s.tenant and h.sale_id = s.id and h.archived_at is null) o
       where s.tenant = ${tenant} and ${which}
       order by s.id desc limit ${limit} offset ${offset}`,
  )

const totalRow = z.object({ total: z.int() })

export async function countSales({ db, tenant }: Actor, which: SQL): Promise<number> {
  const rows = await rowsOf(
    db,
    totalRow,
    sql`
      select count(*)::integer as total from sales s join students p on p.tenant = s.tenant and p.id = s.student_id
       where s.tenant = ${tenant} and ${which}`,
  )
  return rows[0]?.total ?? 0
}

/** What a student bought, as they see it and as a copy of their data tells it. */
export async function salesOf(actor: Actor, studentId: number): Promise<Sale[]> {
  const rows = await selectSales(actor, sql`s.student_id = ${studentId}`, { limit: 1_000 })
  return rows.map(({ student_id: _id, student: _student, course: _course, sold_by: _by, ...sale }) => sale)
}

/** The newest two hundred moves of a sale. */
export const selectMoves = ({ db, tenant, language }: Actor, saleId: number) =>
  rowsOf(
    db,
    creditMove,
    sql`
      select m.id, m.item_id, m.kind, m.qty,
             case when l.id is not null then json_build_object('id', l.id, 'name', text_in(y.name, ${language}),
                                                               'start', ${instantText('l.starts_at')}) end as lesson,
             ${instantText('m.created_at')} as created_at, u.full_name as by
        from credit_moves m
        join sale_items i on i.tenant = m.tenant and i.id = m.item_id
        left join bookings b on b.tenant = m.tenant and b.id = m.booking_id
        left join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
        left join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        left join users u on u.tenant = m.tenant and u.id = m.created_by
       where m.tenant = ${tenant} and i.sale_id = ${saleId}
       order by m.id desc limit 200`,
  )

const creditRow = z.object({
  id: z.int(),
  credit: z.array(
    z.object({
      item_id: z.int(),
      lesson_kinds: z.array(z.enum(lessonKinds)),
      unit: z.enum(['minutes', 'pieces']),
      qty: z.int(),
      expires_on: z.string().nullable(),
    }),
  ),
  drawn: z.array(z.object({ lesson_id: z.int(), item_id: z.int(), qty: z.int() })),
})

/** What enrolments bought ahead, as the rules of booking ask: see `creditOfEnrolments`. */
export async function enrolmentCredit({ db, tenant }: Actor, enrolmentIds: readonly number[]): Promise<CreditFacts[]> {
  if (enrolmentIds.length === 0) return []
  return rowsOf(
    db,
    creditRow,
    sql`${plannedOnce}
      select s.enrolment_id as id,
             json_agg(json_build_object('item_id', i.id, 'lesson_kinds', i.lesson_kinds, 'unit', i.unit, 'qty', i.bought - i.gone,
                                        'expires_on', s.expires_on) order by i.id) as credit,
             coalesce((
               select json_agg(json_build_object('lesson_id', b.lesson_id, 'item_id', m.item_id, 'qty', m.qty) order by m.id)
                 from sales o
                 join sale_items k on k.tenant = o.tenant and k.sale_id = o.id
                 join credit_moves m on m.tenant = k.tenant and m.item_id = k.id and m.kind in ('hold', 'use')
                 join bookings b on b.tenant = m.tenant and b.id = m.booking_id
                where o.tenant = ${tenant} and o.enrolment_id = s.enrolment_id and o.status in ('active', 'consumed')
                  and not exists (select from credit_moves e where e.tenant = m.tenant and e.hold_id = m.id)), '[]') as drawn
        from sales s
        join sale_items i on i.tenant = s.tenant and i.sale_id = s.id and i.piece is null
       where s.tenant = ${tenant} and s.enrolment_id = any(${idList(enrolmentIds)}) and s.status in ('active', 'consumed')
       group by s.enrolment_id`,
  )
}

/** Lessons to come of an enrolment, which hold what it buys. */
export async function lessonsToCome({ db, tenant }: Actor, enrolmentId: number): Promise<number[]> {
  const rows = await rowsOf(
    db,
    idRow,
    sql`
      select l.id from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
       where b.tenant = ${tenant} and b.enrolment_id = ${enrolmentId} and b.status = 'booked' and l.ends_at > now()
         and lesson_stands(l.status) and l.status <> 'completed'
       order by l.starts_at, l.id`,
  )
  return rows.map(({ id }) => id)
}
