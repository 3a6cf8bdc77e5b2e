import { createHash } from 'node:crypto'
import { invoiceTotals } from '@dsms/contract/billing/invoices/totals'
import type { ProductKind } from '@dsms/contract/shop/shop/calls'
import { colorOptions, productKinds } from '@dsms/contract/shop/shop/calls'
import type { Quote, ShopPayment } from '@dsms/contract/shop/shop/orders'
import { z } from 'zod'
import type { Actor } from '../../../../kernel/actor.ts'
import { nameIn } from '../../../../kernel/text/names.ts'
import { baseOf, type Coupon, holdsFor, shareOut } from '../manage/coupons.data.ts'
import { deliveryWords } from '../shop.words.ts'

/** A line of a cart with what its product says now. */
export const cartLine = z.object({
  cartId: z.int(),
  productId: z.int(),
  categoryId: z.int(),
  names: z.record(z.string(), z.string()),
  image: z.string(),
  kind: z.enum(productKinds),
  color: z.enum(colorOptions).nullable(),
  qty: z.int(),
  listUnitMinor: z.int(),
  unitMinor: z.int(),
  priceMinor: z.int(),
  taxBps: z.int(),
  hasFreeShipping: z.boolean(),
  stock: z.int().nullable(),
  status: z.string(),
})
export type CartLine = z.infer<typeof cartLine>

export interface ShopRules {
  deliveryMinor: number
  deliveryTaxBps: number
  freeFromMinor: number | null
  paymentMethods: ShopPayment[]
}

/** A line of the invoice that a quote represents: the quote is what this invoice comes to, to the smallest unit. */
export interface BillLine {
  item: 'package' | 'exam' | 'material' | 'lesson' | 'other'
  description: Record<string, string>
  qty: number
  unitPriceMinor: number
  discountBps: number
  tax1Bps: number
}

const itemOf: Record<ProductKind, BillLine['item']> = {
  goods: 'material',
  lesson_package: 'package',
  exam_fee: 'exam',
  course: 'lesson',
}

export function billOf(lines: readonly CartLine[], coupon: Coupon | null, rules: ShopRules): BillLine[] {
  const shares = shareOut(coupon, lines)
  const goods = lines.map((line, place): BillLine => {
    const common = { item: itemOf[line.kind], tax1Bps: line.taxBps }
    const share = shares[place] ?? 0
    if (!coupon || share === 0) {
      return { ...common, description: line.names, qty: line.qty, unitPriceMinor: line.unitMinor, discountBps: 0 }
    }
    if (coupon.percent !== null) {
      const discountBps = coupon.percent * 100
      return { ...common, description: line.names, qty: line.qty, unitPriceMinor: line.unitMinor, discountBps }
    }
    // an amount is no round share of a price, so the line is billed as a whole at what is left of it
    const words = Object.entries(line.names).map(([language, name]) => [
      language,
      `${name} × ${line.qty} (${coupon.code})`,
    ])
    return {
      ...common,
      description: Object.fromEntries(words),
      qty: 1,
      unitPriceMinor: line.priceMinor - share,
      discountBps: 0,
    }
  })
  const delivery = deliveryOf(lines, rules)
  return delivery === 0
    ? goods
    : [
        ...goods,
        {
          item: 'other',
          description: deliveryWords,
          qty: 1,
          unitPriceMinor: delivery,
          discountBps: 0,
          tax1Bps: rules.deliveryTaxBps,
        },
      ]
}

/** Delivery is paid once, when something is delivered that is not sent for free and the cart is not large enough. */
function deliveryOf(lines: readonly CartLine[], { deliveryMinor, freeFromMinor }: ShopRules): number {
  if (!lines.some((line) => line.kind === 'goods' && !line.hasFreeShipping)) return 0
  const price = lines.reduce((total, line) => total + line.priceMinor, 0)
  return freeFromMinor !== null && price >= freeFromMinor ? 0 : deliveryMinor
}

function problemOf({ status, stock, qty }: CartLine): Quote['lines'][number]['problem'] {
  if (status !== 'active') return 'not_for_sale'
  if (stock === 0) return 'sold_out'
  return stock !== null && stock < qty ? 'too_few' : null
}

interface Parts {
  lines: CartLine[]
  coupon: Coupon | null
  offers: Coupon[]
  rules: ShopRules
  currency: string
}

/** What a cart costs, from its lines, the coupon and the rules of the shop. */
export function quoteOf(actor: Pick<Actor, 'language'>, { lines, coupon, offers, rules, currency }: Parts): Quote {
  const totals = invoiceTotals(billOf(lines, coupon, rules))
  const sum = (value: (line: CartLine) => number) => lines.reduce((total, line) => total + value(line), 0)
  const listMinor = sum((line) => line.listUnitMinor * line.qty)
  const needsAddress = lines.some((line) => line.kind === 'goods')
  const methods = rules.paymentMethods.filter((method) => needsAddress || method !== 'cash_on_delivery')
  const plain = {
    currency,
    listMinor,
    bagDiscountMinor: listMinor - sum((line) => line.priceMinor),
    couponMinor: shareOut(coupon, lines).reduce((total, share) => total + share, 0),
    taxMinor: totals.taxMinor,
    deliveryMinor: deliveryOf(lines, rules),
    totalMinor: totals.totalMinor,
    coupon: coupon && worth(coupon),
    needsAddress,
  }
  const seen = lines.map((line) => [line.productId, line.qty, line.unitMinor, line.taxBps, line.color])
  return {
    ...plain,
    lines: lines.map((line) => ({
      productId: line.productId,
      name: nameIn(line.names, actor.language),
      image: line.image,
      kind: line.kind,
      color: line.color,
      qty: line.qty,
      unitMinor: line.unitMinor,
      priceMinor: line.priceMinor,
      taxBasisPoints: line.taxBps,
      problem: problemOf(line),
      stock: line.stock,
    })),
    offers: offers
      .filter((offer) => lines.some((line) => holdsFor(offer, line)) && baseOf(offer, lines) >= offer.minMinor)
      .map(worth),
    paymentMethods: methods.length ? methods : ['invoice'],
    canOrder: lines.length > 0 && lines.every((line) => problemOf(line) === null),
    fingerprint: createHash('sha256')
      .update(JSON.stringify([plain, seen]))
      .digest('base64url')
      .slice(0, 27),
  }
}

const worth = ({ code, percent, amountMinor }: Coupon) => ({ code, percent, amountMinor })
