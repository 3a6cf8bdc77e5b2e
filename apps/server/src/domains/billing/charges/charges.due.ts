import type { ChargeKind } from '@dsms/contract/billing/charges/statuses'
import { chargeStatuses } from '@dsms/contract/billing/charges/statuses'
import { keysOf } from '@dsms/contract/kernel/choices/lists'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { countOf, rowsOf } from '../../../db/rows.ts'
import type { DueWork } from '../../../kernel/due/due.ts'
import { moneyText } from '../../../kernel/money/money.ts'
import { dateFormat } from '../../../kernel/text/formats.ts'
import { idsIn, localeOf, type NoticeServices, tell } from '../../students/public.ts'
import { reasonsOfCharges } from './charges.words.ts'

const batch = 100

/** News of a charge. A receipt tells of payments and refunds. */
type News = 'charge_added' | 'charge_waived' | 'charge_reversed' | 'charge_owed_back'
const kinds = ['charge_added', 'charge_waived', 'charge_reversed', 'charge_owed_back'] as const satisfies News[]

const chargeRow = z.object({
  id: z.int(),
  status: z.enum(keysOf(chargeStatuses)),
  returned_minor: z.int(),
  /** A sale tells what follows from it by its first part; a lesson says itself that it is off. */
  is_silent: z.boolean(),
  before: z.string().nullable(),
})

/** The news of a charge that came to a status; nothing where nobody heard of it before, or where a payment says it. */
function newsOf({ status, returned_minor, is_silent, before }: z.infer<typeof chargeRow>): News | undefined {
  if (is_silent) return undefined
  if (status === 'open') return before === null ? 'charge_added' : undefined
  if (status === 'reversed' && returned_minor > 0) return 'charge_owed_back'
  if (before === null) return undefined
  if (status === 'reversed') return 'charge_reversed'
  return status === 'waived' ? 'charge_waived' : undefined
}

/**
 * Tells students, and guardians who pay for them, what they owe and what they owe no longer: by whichever way that came about,
 * and once. What was over before anybody heard of it is not told; what the school owes them always is.
 */
export const chargeNews = (app: NoticeServices): DueWork => ({
  name: 'news of charges',
  async next(db) {
    const found = await countOf(
      db,
      sql`select from charges where told_status is distinct from status and archived_at is null limit 1`,
    )
    return found > 0 ? new Date().toISOString() : null
  },
  async run(context) {
    const rows = await rowsOf(
      context.db,
      chargeRow,
      sql`
        with due as materialized (
          select tenant, id, told_status from charges where told_status is distinct from status and archived_at is null
           order by id limit ${batch} for update skip locked)
        update charges c set told_status = c.status from due where c.tenant = due.tenant and c.id = due.id
        returning c.id, c.status, c.returned_minor::float8 as returned_minor, due.told_status as before,
                  coalesce(c.part > 1, false) or c.status = 'reversed' and c.kind in ('lesson', 'package') as is_silent`,
    )
    for (const kind of kinds) {
      const ids = rows.filter((row) => newsOf(row) === kind).map(({ id }) => id)
      if (ids.length > 0) await tellCharges(app, context, kind, ids)
    }
    return rows.length === batch
  },
})

const tellCharges = (app: NoticeServices, context: Parameters<DueWork['run']>[0], kind: News, ids: readonly number[]) =>
  tell(app, context, {
    kind,
    // an exam's fee is for a course, and of the day on which it was noted
    source: sql`
      select c.id as key, c.tenant, c.student_id, coalesce(y.name, o.name) as type_name, coalesce(l.starts_at, c.created_at) as starts_at,
             null::text as meeting_point, b.name as branch_name, null::jsonb as room_name,
             json_build_object('amount', c.amount_minor::float8, 'currency', c.currency, 'due', c.due_on::text, 'kind', c.kind,
                               'reason', case when c.status = 'waived' then c.status_reason end) as more
        from charges c
        join enrolments e on e.tenant = c.tenant and e.id = c.enrolment_id
        join courses o on o.tenant = e.tenant and o.id = e.course_id
        left join bookings k on k.tenant = c.tenant and k.id = c.booking_id
        left join lessons l on l.tenant = k.tenant and l.id = k.lesson_id
        left join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        left join branches b on b.tenant = l.tenant and b.id = l.branch_id
       where ${idsIn('c.id', ids)}`,
    permit: 'pay',
    page: ({ student_id }) => `/my/charges?student=${student_id}`,
    more: ({ language, more }) => ({
      why: reasonsOfCharges[more?.kind as ChargeKind][language],
      amount: moneyText(Number(more?.amount), String(more?.currency), localeOf(language)),
      until: dateFormat(localeOf(language), { dateStyle: 'full', timeZone: 'UTC' }).format(
        new Date(`${more?.due}T12:00Z`),
      ),
      reason: String(more?.reason ?? ''),
    }),
  })
