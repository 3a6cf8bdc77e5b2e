import type { Language } from '@dsms/contract/kernel/shared'
import { countedLimits } from '@dsms/contract/platform/plans/calls'
import { graceDays } from '@dsms/contract/platform/subscriptions/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import { schools } from '../../../db/tables/schools.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { unsettledInvoices } from './schools.questions.ts'

/** Days until the licence ends, in the school's own zone. */
export const licenceDays = sql<
  number | null
>`${schools.licenceExpiresOn} - (now() at time zone ${schools.timeZone})::date`

const planOf = (school: ReturnType<typeof sql>) => sql`
  coalesce((select x.plan_id from subscriptions x where x.tenant = ${school} order by x.id desc limit 1),
           (select id from subscription_plans where status = 'active' and price_month = 0 and archived_at is null
             order by place limit 1))`

/** The name of the plan that a school has; one without a subscription has the first on offer that costs nothing. */
export const planName = (language: Language) => sql<string | null>`
  (select ${nameSql(sql`p.name`, language)} from subscription_plans p where p.id = ${planOf(sql`${schools.id}`)})`

const slugRow = z.object({ slug: z.string() })

/** A slug of which nothing is taken: the wish itself, or with the first number that is free. */
export async function freeSlug({ db }: Actor, wish: string): Promise<string> {
  const rows = await rowsOf(
    db,
    slugRow,
    sql`
      select slug from schools where slug = ${wish} or slug like ${`${wish}-%`}`,
  )
  const taken = new Set(rows.map(({ slug }) => slug))
  for (let nth = 1; ; nth++) {
    const slug = nth === 1 ? wish : `${wish}-${nth}`
    if (!taken.has(slug)) return slug
  }
}

const factsRow = z.object({
  organization_status: z.string().nullable(),
  limits: z.record(z.string(), z.number().nullable()).nullable(),
  subscription_status: z.string().nullable(),
  suspended_from: z.string().nullable(),
  branches: z.number(),
  staff: z.number(),
  trainers: z.number(),
  active_students: z.number(),
  vehicles: z.number(),
  storage_mb: z.number(),
})

/** What only the page of a school tells. */
export async function factsOf(actor: Actor, id: number) {
  const [rows, unsettled] = await together([
    () =>
      rowsOf(
        actor.db,
        factsRow,
        sql`
      select (select case when 'suspended' in (o.status, p.status, g.status) then 'suspended' else o.status end
                from organizations o left join organizations p on p.id = o.parent_id
                left join organizations g on g.id = p.parent_id where o.id = s.organization_id) as organization_status,
             (select limits from subscription_plans where id = ${planOf(sql`s.id`)}) as limits,
             (select count(*)::integer from users u
               where u.tenant = s.id and u.kind = 'staff' and u.status <> 'archived') as staff,
             x.status as subscription_status, to_char(x.overdue_since + ${graceDays}::integer, 'YYYY-MM-DD') as suspended_from,
             c.branches, c.trainers, c.active_students, c.vehicles, c.storage_mb
        from schools s join school_usage(array[${id}::integer]) c on c.tenant = s.id
        left join subscriptions x on x.tenant = s.id
       where s.id = ${id}`,
      ),
    () => unsettledInvoices(actor, id),
  ])
  const [facts] = rows
  return {
    organization_status: facts?.organization_status ?? null,
    unsettled,
    subscription_status: facts?.subscription_status ?? null,
    suspended_from: facts?.suspended_from ?? null,
    usage: (['staff', ...countedLimits] as const).map((what) => ({
      what,
      used: Number(facts?.[what] ?? 0),
      most: facts?.limits?.[what] ?? null,
    })),
  }
}
