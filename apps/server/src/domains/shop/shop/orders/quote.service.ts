import type { Quote } from '@dsms/contract/shop/shop/orders'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { currencyOf } from '../../../../kernel/money/money.ts'
import { together } from '../../../../kernel/together.ts'
import { type Coupon, listedCoupons, usableCoupon } from '../manage/coupons.data.ts'
import { readRules } from '../manage/settings.service.ts'
import { type CartLine, cartLine, quoteOf, type ShopRules } from './quote.ts'

/**
 * The actor's cart with its products as they are now; for buying, the products stay locked until the transaction ends,
 * always in the order of their keys, so that two buyers of the same things wait for one another and never in a circle.
 */
export async function readCart(actor: Actor, isForBuying: boolean): Promise<CartLine[]> {
  const rows = await rowsOf(
    actor.db,
    cartLine,
    sql`
      select k.id as "cartId", p.id as "productId", p.category_id as "categoryId", p.names, p.image, p.kind, k.color, k.qty,
             p.list_price_minor as "listUnitMinor", p.price_minor as "unitMinor", p.price_minor * k.qty as "priceMinor",
             p.tax_bps as "taxBps", p.has_free_shipping as "hasFreeShipping", p.stock, p.status
        from shop_cart_lines k join shop_products p on p.tenant = k.tenant and p.id = k.product_id
       where k.user_id = ${actor.id}
       order by p.id ${isForBuying ? sql`for update of p` : sql``}`,
  )
  return rows.sort((a, b) => a.cartId - b.cartId)
}

export interface Reckoning {
  quote: Quote
  lines: CartLine[]
  coupon: Coupon | null
  rules: ShopRules
}

export async function reckon(actor: Actor, couponCode: string | undefined, lines: CartLine[]): Promise<Reckoning> {
  const [rules, currency, offers] = await together([
    () => readRules(actor),
    () => currencyOf(actor),
    () => listedCoupons(actor),
  ])
  const coupon = couponCode ? await usableCoupon(actor, couponCode, lines, currency) : null
  return { quote: quoteOf(actor, { lines, coupon, offers, rules, currency }), lines, coupon, rules }
}

export const readQuote = async (actor: Actor, couponCode: string | undefined): Promise<Quote> =>
  (await reckon(actor, couponCode, await readCart(actor, false))).quote
