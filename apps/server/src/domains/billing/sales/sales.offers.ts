import type { PackageItem, PartsDue } from '@dsms/contract/billing/packages/items'
import type { listSellable as sellableCall } from '@dsms/contract/billing/sales/calls'
import type { TaxCode } from '@dsms/contract/billing/taxRates/codes'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { fieldError } from '@dsms/contract/kernel/errors'
import { type LessonKind, lessonKinds } from '@dsms/contract/schedule/lessonTypes/calls'
import { liveStatuses } from '@dsms/contract/students/enrolments/rules'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { packages } from '../packages/packages.table.ts'
import { type LessonPrice, planSale } from './sales.plan.ts'

const buyerRow = z.object({
  id: z.int(),
  student_id: z.int(),
  branch_id: z.int(),
  course_id: z.int(),
  is_live: z.boolean(),
  currency: z.string(),
  today: z.string(),
  standard_bps: z.int(),
})
export type Buyer = z.infer<typeof buyerRow>

/** Who buys for which course, and the tax of today there. Throws `unknown_choice` for a course that is over or not reached. */
export async function readBuyer({ db, tenant }: Actor, enrolmentId: number): Promise<Buyer> {
  const live = sql.raw(liveStatuses.map((status) => `'${status}'`).join(', '))
  const buyer = await firstRow(
    db,
    buyerRow,
    sql`
      select e.id, e.student_id, e.branch_id, e.course_id, e.status in (${live}) as is_live, z.currency, app_today()::text as today,
             tax_bps_of(e.tenant, e.branch_id, 'S', app_today()) as standard_bps
        from enrolments e join schools z on z.id = e.tenant
       where e.tenant = ${tenant} and e.id = ${enrolmentId} and e.archived_at is null`,
  )
  if (!buyer?.is_live) throw fieldError('enrolment_id', 'unknown_choice')
  return buyer
}

/** Only the standard rate is above 0. */
export const bpsOf = (code: TaxCode, { standard_bps }: Pick<Buyer, 'standard_bps'>): number =>
  code === 'S' ? standard_bps : 0

const priceRow = z.object({ kind: z.enum(lessonKinds), price_minor: z.int(), default_minutes: z.int() })

/** The cheapest lesson of each kind, by the minute. */
export const readLessonPrices = ({ db, tenant }: Actor): Promise<LessonPrice[]> =>
  rowsOf(
    db,
    priceRow,
    sql`
      select distinct on (kind) kind, price_minor::float8 as price_minor, default_minutes from lesson_types
       where tenant = ${tenant} and archived_at is null and status = 'active' and price_minor is not null
       order by kind, price_minor::numeric / default_minutes, id`,
  )

interface Shown {
  id: number
  name: string
  price_minor: number
  tax_code: TaxCode
  items: PackageItem[]
  validity_days: number | null
  parts: number
  parts_due: PartsDue
  part_every: number
}

/** Packages that can be bought for a course now, each with what would be owed and when. */
export async function listSellable(actor: Actor, enrolmentId: number): Promise<Answer<typeof sellableCall>> {
  const buyer = await readBuyer(actor, enrolmentId)
  const [offered, prices] = await together([
    (): Promise<Shown[]> =>
      actor.db
        .select({
          id: packages.id,
          name: nameSql(packages.name, actor.language),
          price_minor: packages.priceMinor,
          tax_code: packages.taxCode,
          items: packages.items,
          validity_days: packages.validityDays,
          parts: packages.parts,
          parts_due: packages.partsDue,
          part_every: packages.partEvery,
        })
        .from(packages)
        .where(
          and(
            eq(packages.tenant, actor.tenant),
            eq(packages.status, 'active'),
            isNull(packages.archivedAt),
            or(isNull(packages.courseId), eq(packages.courseId, buyer.course_id)),
          ),
        )
        .orderBy(sql`${packages.courseId} is null`, packages.priceMinor, packages.id)
        .limit(200),
    () => readLessonPrices(actor),
  ])
  return {
    packages: offered.map((one) => {
      const terms = { today: buyer.today, firstDue: buyer.today, taxBps: bpsOf(one.tax_code, buyer), prices }
      const plan = planSale(one, terms)
      return {
        id: one.id,
        name: one.name,
        price_minor: one.price_minor,
        parts: one.parts,
        instalments: plan.parts,
        expires_on: plan.expiresOn,
        tax_minor: plan.taxMinor,
        items: one.items.map(({ lesson_kinds, piece, unit, qty }) => ({
          lesson_kinds: [...lesson_kinds] as LessonKind[],
          piece: piece ?? null,
          unit,
          qty,
        })),
      }
    }),
    currency: buyer.currency,
    today: buyer.today,
  }
}
