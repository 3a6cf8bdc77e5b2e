import { given } from '@dsms/contract/kernel/choices/lists'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { CouponInput, listCoupons as listEndpoint, ShopCoupon } from '@dsms/contract/shop/shop/coupons'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { currencyOf } from '../../../../kernel/money/money.ts'
import { together } from '../../../../kernel/together.ts'
import { records } from '../../../../kit/records/records.ts'
import { shopCoupons } from '../shop.orders.table.ts'

const couponRecords = records(shopCoupons, {
  sorts: { id: shopCoupons.id, code: shopCoupons.code, uses: shopCoupons.uses, endsOn: shopCoupons.endsOn },
  defaultSort: '-id',
})

type Row = typeof shopCoupons.$inferSelect

const wire = (row: Row, currency: string): ShopCoupon => ({
  id: row.id,
  code: row.code,
  percent: row.percent,
  amountMinor: row.amountMinor,
  minMinor: row.minMinor,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  maxUses: row.maxUses,
  uses: row.uses,
  oncePerPerson: row.oncePerPerson,
  categoryId: row.categoryId,
  isListed: row.isListed,
  isActive: row.isActive,
  currency,
  version: row.version,
})

export async function listCoupons(
  actor: Actor,
  { q, isActive, sort, page, perPage }: z.output<typeof listEndpoint.query>,
): Promise<{ rows: ShopCoupon[]; total: number }> {
  const where = and(
    couponRecords.mine(actor),
    isNull(shopCoupons.archivedAt),
    isActive === undefined ? undefined : eq(shopCoupons.isActive, isActive),
    q ? sql`${shopCoupons.id} in (select find_shop_coupons(${actor.tenant}, ${q}))` : undefined,
  )
  const [currency, rows, total] = await together([
    () => currencyOf(actor),
    () =>
      actor.db
        .select()
        .from(shopCoupons)
        .where(where)
        .orderBy(...couponRecords.order(sort))
        .limit(perPage)
        .offset((page - 1) * perPage),
    () => couponRecords.total(actor, where),
  ])
  return { rows: rows.map((row) => wire(row, currency)), total }
}

export async function readCoupon(actor: Actor, id: number): Promise<ShopCoupon> {
  const [currency, [row]] = await together([
    () => currencyOf(actor),
    () =>
      actor.db
        .select()
        .from(shopCoupons)
        .where(and(couponRecords.mine(actor), isNull(shopCoupons.archivedAt), eq(shopCoupons.id, id))),
  ])
  if (!row) throw new AppError('not_found')
  return wire(row, currency)
}

export async function createCoupon(actor: Actor, input: CouponInput): Promise<ShopCoupon> {
  await check(actor, input)
  return readCoupon(actor, await couponRecords.insert(actor, input))
}

type Change = { [K in keyof CouponInput]?: CouponInput[K] | undefined }

export async function updateCoupon(
  actor: Actor,
  id: number,
  { version, ...change }: Change & { version: number },
): Promise<ShopCoupon> {
  const row = await couponRecords.lock(actor, id)
  const after = { ...row, ...given(change) }
  await check(actor, after, id)
  if (after.maxUses !== null && after.maxUses < row.uses) throw fieldError('maxUses', 'too_small', { min: row.uses })
  await couponRecords.update(actor, row, version, change)
  return readCoupon(actor, id)
}

export async function removeCoupon(actor: Actor, id: number): Promise<void> {
  await couponRecords.archive(actor, await couponRecords.lock(actor, id), { isActive: false })
}

type Checked = Pick<Row, 'code' | 'percent' | 'amountMinor' | 'startsOn' | 'endsOn' | 'categoryId'>

const stateRow = z.object({ hasCategory: z.boolean(), isTaken: z.boolean() })

async function check(actor: Actor, coupon: Checked, id = 0): Promise<void> {
  if ((coupon.percent === null) === (coupon.amountMinor === null)) throw fieldError('percent', 'coupon_value')
  if (coupon.startsOn && coupon.endsOn && coupon.endsOn < coupon.startsOn) {
    throw fieldError('endsOn', 'end_before_start')
  }
  const rows = await rowsOf(
    actor.db,
    stateRow,
    sql`
      select exists (
               select from shop_categories
                where tenant = ${actor.tenant} and id = ${coupon.categoryId ?? 0} and archived_at is null) as "hasCategory",
             exists (
               select from shop_coupons
                where tenant = ${actor.tenant} and code = ${coupon.code} and id <> ${id} and archived_at is null) as "isTaken"`,
  )
  if (coupon.categoryId !== null && !rows[0]?.hasCategory) throw fieldError('categoryId', 'unknown_category')
  if (rows[0]?.isTaken) throw fieldError('code', 'coupon_code_taken')
}
