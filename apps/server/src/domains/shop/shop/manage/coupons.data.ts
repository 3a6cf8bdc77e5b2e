import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { shareOf, toMajor } from '@dsms/contract/kernel/money'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'

/** A coupon as the rules see it. */
const couponRow = z.object({
  id: z.int(),
  code: z.string(),
  percent: z.number().nullable(),
  amountMinor: z.int().nullable(),
  minMinor: z.int(),
  categoryId: z.int().nullable(),
  isNow: z.boolean(),
  isUsedUp: z.boolean(),
  isUsedByMe: z.boolean(),
})
export type Coupon = z.infer<typeof couponRow>

const find = async (actor: Actor, where: SQL): Promise<Coupon[]> => {
  const rows = await rowsOf(
    actor.db,
    couponRow,
    sql`
      select k.id, k.code, k.percent, k.amount_minor as "amountMinor", k.min_minor as "minMinor",
             k.category_id as "categoryId",
             k.is_active and coalesce(k.starts_on <= d.today, true) and coalesce(k.ends_on >= d.today, true) as "isNow",
             coalesce(k.uses >= k.max_uses, false) as "isUsedUp",
             k.once_per_person and exists (
               select from shop_orders o where o.coupon_id = k.id and o.buyer_id = ${actor.id} and o.status <> 'cancelled'
             ) as "isUsedByMe"
        from shop_coupons k cross join (select app_today() as today) d
       where k.tenant = ${actor.tenant} and k.archived_at is null and ${where}`,
  )
  return rows
}

/** Coupons shown to everybody that this buyer could use today, the best known first. */
export const listedCoupons = async (actor: Actor): Promise<Coupon[]> =>
  (await find(actor, sql`k.is_listed order by k.id limit 20`)).filter(
    (coupon) => coupon.isNow && !coupon.isUsedUp && !coupon.isUsedByMe,
  )

/** Locks the coupon, so that its last use is given to one buyer only. */
export async function lockCoupon(actor: Actor, code: string): Promise<void> {
  await actor.db.execute(sql`
    select 1 from shop_coupons where tenant = ${actor.tenant} and code = ${code} and archived_at is null for update`)
}

export const holdsFor = (coupon: Pick<Coupon, 'categoryId'>, product: { categoryId: number }) =>
  coupon.categoryId === null || coupon.categoryId === product.categoryId

interface Line {
  categoryId: number
  priceMinor: number
}

/** What the products that a coupon is for come to. */
export const baseOf = (coupon: Coupon, lines: readonly Line[]): number =>
  lines.filter((line) => holdsFor(coupon, line)).reduce((total, { priceMinor }) => total + priceMinor, 0)

/** The coupon of this code, when it holds for this cart and this buyer now; else an error that says why not. */
export async function usableCoupon(
  actor: Actor,
  code: string,
  lines: readonly Line[],
  currency: string,
): Promise<Coupon> {
  const [coupon] = await find(actor, sql`k.code = ${code}`)
  if (!coupon) throw fieldError('coupon', 'coupon_unknown')
  if (!coupon.isNow) throw fieldError('coupon', 'coupon_not_now')
  if (coupon.isUsedUp) throw fieldError('coupon', 'coupon_used_up')
  if (coupon.isUsedByMe) throw fieldError('coupon', 'coupon_used')
  const base = baseOf(coupon, lines)
  if (base === 0) throw fieldError('coupon', 'coupon_not_for_these')
  if (base < coupon.minMinor) {
    throw fieldError('coupon', 'coupon_min_amount', { amount: toMajor(coupon.minMinor, currency), currency })
  }
  return coupon
}

/**
 * What a coupon takes off each line: of a percentage each line's share, of an amount what falls to it by price,
 * and never more than the lines come to.
 */
export function shareOut(coupon: Coupon | null, lines: readonly Line[]): number[] {
  if (!coupon) return lines.map(() => 0)
  const base = baseOf(coupon, lines)
  const { percent } = coupon
  if (percent !== null) {
    return lines.map((line) => (holdsFor(coupon, line) ? shareOf(line.priceMinor, percent * 100) : 0))
  }
  const amount = Math.min(coupon.amountMinor ?? 0, base)
  let soFar = 0
  let given = 0
  return lines.map((line) => {
    if (!holdsFor(coupon, line) || base === 0) return 0
    // shares of running sums, so that they add up to the amount whatever each is rounded to
    soFar += line.priceMinor
    const until = Number((BigInt(amount) * BigInt(soFar) * 2n + BigInt(base)) / (BigInt(base) * 2n))
    const share = until - given
    given = until
    return share
  })
}

/** Counts a use, or takes it back. The database refuses one too many. */
export async function countUse(actor: Actor, couponId: number, change: 1 | -1): Promise<void> {
  const { rowCount } = await actor.db.execute(sql`
    update shop_coupons set uses = greatest(uses + ${change}, 0)
     where tenant = ${actor.tenant} and id = ${couponId}`)
  if (rowCount === 0) throw new AppError('not_found')
}
