import type { ShopCoupon } from '@dsms/contract/shop/shop/coupons'

/** What the form holds: a share or an amount, and the rest as it is sent. */
export type CouponValues = {
  code: string
  kind: 'percent' | 'amount'
  percent: number | null
  amountMinor: number | null
  minMinor: number | null
  startsOn: string | null
  endsOn: string | null
  maxUses: number | null
  oncePerPerson: boolean
  categoryId: string | null
  isListed: boolean
  isActive: boolean
}

export const emptyCoupon: CouponValues = {
  code: '',
  kind: 'percent',
  percent: 10,
  amountMinor: null,
  minMinor: null,
  startsOn: null,
  endsOn: null,
  maxUses: null,
  oncePerPerson: true,
  categoryId: null,
  isListed: false,
  isActive: true,
}

export const valuesOf = ({ id: _, uses: __, currency: ___, version: ____, ...coupon }: ShopCoupon): CouponValues => ({
  ...coupon,
  kind: coupon.percent === null ? 'amount' : 'percent',
  minMinor: coupon.minMinor || null,
  categoryId: coupon.categoryId === null ? null : String(coupon.categoryId),
})

export const bodyOf = ({ kind, ...values }: CouponValues) => ({
  ...values,
  // one that is not typed yet is told at its own field
  percent: kind === 'percent' ? (values.percent ?? 0) : null,
  amountMinor: kind === 'amount' ? (values.amountMinor ?? 0) : null,
  minMinor: values.minMinor ?? 0,
  categoryId: values.categoryId === null ? null : Number(values.categoryId),
})
