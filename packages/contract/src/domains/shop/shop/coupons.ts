import { z } from 'zod'
import type { Access } from '../../../kernel/endpoint.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { changeOf, day, id, idText, pageOf, paging, rowVersion } from '../../../kernel/shared.ts'

const can = (action: 'view' | 'create' | 'edit' | 'delete'): Access => ({
  platform: `shop.${action}`,
  school: `shop.${action}`,
})

export const couponInput = z.object({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9_-]{2,39}$/, 'invalid_format'),
  /** Either a share in percent or an amount in the smallest unit; the server refuses both and neither. */
  percent: z.int().min(1).max(100).nullable().default(null),
  amountMinor: z.int().min(1).max(999_999_999).nullable().default(null),
  /** Products in the cart must come to so much. */
  minMinor: z.int().min(0).max(999_999_999).default(0),
  /** First and last day in the school's zone; open when null. */
  startsOn: day.nullable().default(null),
  endsOn: day.nullable().default(null),
  /** So many orders altogether; any number when null. */
  maxUses: z.int().min(1).max(1_000_000).nullable().default(null),
  oncePerPerson: z.boolean().default(true),
  /** Only for products of this category. */
  categoryId: id.nullable().default(null),
  /** Shown to everybody as an offer. */
  isListed: z.boolean().default(false),
  isActive: z.boolean().default(true),
})
export type CouponInput = z.output<typeof couponInput>

export const shopCoupon = couponInput
  .extend({ id: z.int(), uses: z.int(), currency: z.string(), version: rowVersion })
  .meta({ id: 'ShopCoupon' })
export type ShopCoupon = z.infer<typeof shopCoupon>

const saveErrors = ['coupon_code_taken', 'coupon_value', 'end_before_start', 'unknown_category'] as const

export const listCoupons = endpoint({
  method: 'GET',
  path: '/api/shop/manage/coupons',
  tag: 'shop',
  summary: 'Coupons of the shop, the newest first',
  access: can('view'),
  query: paging.extend({ isActive: z.stringbool().optional() }),
  response: pageOf(shopCoupon),
  errors: ['unknown_sort'],
})

export const getCoupon = endpoint({
  method: 'GET',
  path: '/api/shop/manage/coupons/:id',
  tag: 'shop',
  summary: 'One coupon',
  access: can('view'),
  params: z.object({ id: idText }),
  response: z.object({ coupon: shopCoupon }),
  errors: ['not_found'],
})

export const createCoupon = endpoint({
  method: 'POST',
  path: '/api/shop/manage/coupons',
  tag: 'shop',
  summary: 'Add a coupon',
  access: can('create'),
  status: 201,
  body: couponInput,
  response: z.object({ coupon: shopCoupon }),
  errors: saveErrors,
})

export const updateCoupon = endpoint({
  method: 'PATCH',
  path: '/api/shop/manage/coupons/:id',
  tag: 'shop',
  summary: 'Change a coupon',
  access: can('edit'),
  params: z.object({ id: idText }),
  body: changeOf(couponInput).extend({ version: rowVersion }),
  response: z.object({ coupon: shopCoupon }),
  errors: ['not_found', 'stale_version', ...saveErrors],
})

export const removeCoupon = endpoint({
  method: 'DELETE',
  path: '/api/shop/manage/coupons/:id',
  tag: 'shop',
  summary: 'Archive a coupon; orders keep what it gave them',
  access: can('delete'),
  params: z.object({ id: idText }),
  response: z.object({}),
  errors: ['not_found'],
})
