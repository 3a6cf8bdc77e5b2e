import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText, instant, pageOf, paging, rowVersion } from '../../../kernel/shared.ts'
import { addressInput } from './addresses.ts'
import { colorOptions, productKinds } from './calls.ts'

export const orderStatuses = ['placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]
/**
 * Which status may follow which. Orders that are paid later (cash at the door, by invoice) skip `paid`; those without delivery go to
 * `delivered` at once. What an order allows now stands in its `next`.
 */
export const orderSteps: Record<OrderStatus, readonly OrderStatus[]> = {
  placed: ['paid', 'packed', 'delivered', 'cancelled'],
  paid: ['packed', 'delivered', 'cancelled'],
  packed: ['shipped'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}
export const shopPayments = ['cash_on_delivery', 'bank_transfer', 'card_terminal', 'invoice'] as const
export type ShopPayment = (typeof shopPayments)[number]

// quote and checkout

const minor = z.int()
/** Why a line cannot be bought as it stands. */
export const lineProblems = ['sold_out', 'too_few', 'not_for_sale'] as const

const quoteLine = z.object({
  productId: z.int(),
  name: z.string(),
  image: z.string(),
  kind: z.enum(productKinds),
  color: z.enum(colorOptions).nullable(),
  qty: z.int(),
  unitMinor: minor,
  /** Quantity × price, before coupon and tax. */
  priceMinor: minor,
  taxBasisPoints: z.int(),
  problem: z.enum(lineProblems).nullable(),
  /** Pieces left, null when not counted. */
  stock: z.int().nullable(),
})

export const quote = z
  .object({
    currency: z.string(),
    lines: z.array(quoteLine),
    /** At prices before discounts: the "total MRP". */
    listMinor: minor,
    /** What the products' own discounts take off that. */
    bagDiscountMinor: minor,
    couponMinor: minor,
    taxMinor: minor,
    deliveryMinor: minor,
    totalMinor: minor,
    coupon: z.object({ code: z.string(), percent: z.number().nullable(), amountMinor: minor.nullable() }).nullable(),
    /** Coupons that the shop shows to everybody and that hold for this cart now. */
    offers: z.array(z.object({ code: z.string(), percent: z.number().nullable(), amountMinor: minor.nullable() })),
    /** False when nothing in it is delivered. */
    needsAddress: z.boolean(),
    paymentMethods: z.array(z.enum(shopPayments)),
    /** False when it is empty or a line has a problem. */
    canOrder: z.boolean(),
    /** A fingerprint of all of the above; checkout takes it as what the buyer saw. */
    fingerprint: z.string(),
  })
  .meta({ id: 'Quote' })
export type Quote = z.infer<typeof quote>

const coupon = z.string().trim().toUpperCase().max(40).optional()
export const couponErrors = [
  'coupon_unknown',
  'coupon_not_now',
  'coupon_used_up',
  'coupon_used',
  'coupon_min_amount',
  'coupon_not_for_these',
] as const

export const getQuote = endpoint({
  method: 'GET',
  path: '/api/shop/quote',
  tag: 'shop',
  summary: 'What my cart costs now; a coupon that does not hold is an error on `coupon`',
  access: 'session',
  query: z.object({ coupon }),
  response: z.object({ quote }),
  errors: couponErrors,
})

const orderRow = z.object({
  id: z.int(),
  number: z.string(),
  status: z.enum(orderStatuses),
  placedAt: instant,
  buyer: z.object({ id: z.int(), fullName: z.string(), avatar: z.string().nullable() }),
  /** Name of the first product, and how many pieces altogether. */
  title: z.string(),
  pieces: z.int(),
  paymentMethod: z.enum(shopPayments),
  currency: z.string(),
  totalMinor: minor,
  isMine: z.boolean(),
})
export const shopOrderRow = orderRow.meta({ id: 'ShopOrderRow' })
export type ShopOrderRow = z.infer<typeof shopOrderRow>

export const shopOrder = orderRow
  .extend({
    lines: z.array(
      z.object({
        /** Null when the product is gone. */
        productId: z.int().nullable(),
        slug: z.string().nullable(),
        name: z.string(),
        image: z.string(),
        color: z.enum(colorOptions).nullable(),
        qty: z.int(),
        unitMinor: minor,
        priceMinor: minor,
        taxBasisPoints: z.int(),
      }),
    ),
    priceMinor: minor,
    couponCode: z.string().nullable(),
    couponMinor: minor,
    taxMinor: minor,
    deliveryMinor: minor,
    /** As it was when ordered; null when nothing is delivered. */
    address: addressInput.nullable(),
    note: z.string(),
    invoice: z.object({ id: z.int(), number: z.string() }).nullable(),
    /** What happened, the first first. */
    events: z.array(
      z.object({ status: z.enum(orderStatuses), at: instant, by: z.string().nullable(), note: z.string() }),
    ),
    /** The statuses that the caller may give it now: the buttons. */
    next: z.array(z.enum(orderStatuses)),
    version: rowVersion,
  })
  .meta({ id: 'ShopOrder' })
export type ShopOrder = z.infer<typeof shopOrder>

export const checkout = endpoint({
  method: 'POST',
  path: '/api/shop/checkout',
  tag: 'shop',
  summary: 'Order what is in my cart: order, invoice and stock in one; the same key gives the same order',
  access: 'session',
  status: 201,
  body: z.object({
    /** Made by the screen once for each attempt to buy. */
    idempotencyKey: z.uuid(),
    /** The quote's fingerprint that the buyer saw. */
    quote: z.string().max(100),
    coupon,
    /** Needed when the quote says so. */
    addressId: id.nullish(),
    paymentMethod: z.enum(shopPayments),
    note: z.string().trim().max(500).default(''),
  }),
  response: z.object({ order: shopOrder }),
  errors: ['cart_empty', 'quote_changed', 'out_of_stock', 'unknown_address', ...couponErrors],
})

// orders

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/shop/orders',
  tag: 'shop',
  summary: "My orders; everybody's for who manages orders",
  access: 'session',
  query: paging.extend({
    status: z.enum(orderStatuses).optional(),
    /** Only my own, also for who manages orders. */
    mine: z.stringbool().default(false),
  }),
  response: pageOf(shopOrderRow),
  errors: ['unknown_sort'],
})

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/shop/orders/:id',
  tag: 'shop',
  summary: 'An order of mine, or any for who manages orders',
  access: 'session',
  params: z.object({ id: idText }),
  response: z.object({ order: shopOrder }),
  errors: ['not_found'],
})

export const changeOrderStatus = endpoint({
  method: 'POST',
  path: '/api/shop/orders/:id/status',
  tag: 'shop',
  summary: 'Move an order on; buyers may cancel theirs while it is only placed',
  access: 'session',
  params: z.object({ id: idText }),
  body: z.object({
    status: z.enum(orderStatuses),
    note: z.string().trim().max(300).default(''),
    version: rowVersion.optional(),
  }),
  response: z.object({ order: shopOrder }),
  errors: ['not_found', 'illegal_transition', 'stale_version'],
})
