import { invoiceTotals } from '@dsms/contract/billing/invoices/totals'
import { dayMs, hourMs, minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import type { AddressInput } from '@dsms/contract/shop/shop/addresses'
import type { OrderStatus } from '@dsms/contract/shop/shop/orders'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import type { random } from '../../../../kernel/demo/random.ts'
import type { Coupon } from '../manage/coupons.data.ts'
import { billOf, type CartLine, quoteOf, type ShopRules } from '../orders/quote.ts'
import { shopCoupons, shopOrderEvents, shopOrderLines, shopOrders } from '../shop.orders.table.ts'
import { billShopOrders } from './shop.invoices.ts'
import type { Buyer, DemoCoupon, DemoGoods, MadeOrder } from './shop.types.ts'

type Choose = ReturnType<typeof random>
interface Market {
  schoolId: number | null
  goods: readonly DemoGoods[]
  coupons: readonly DemoCoupon[]
  buyers: readonly Buyer[]
}

const size = 140

/** Orders of the past year by people of the tenant, spread over days and states, every product among them. */
export async function seedShopOrders(db: Db, choose: Choose, market: Market): Promise<MadeOrder[]> {
  const { schoolId } = market
  const used = new Set<string>()
  const now = Date.now()
  const made = Array.from({ length: size }, (_, nth) => {
    // the later, the denser: a shop that grows
    const daysAgo = Math.floor(360 * (1 - nth / (size - 1)) ** 2)
    return makeOrder(choose, market, nth, now - daysAgo * dayMs - choose.between(1, 10) * hourMs, now, used)
  })
  const rows = await db
    .insert(shopOrders)
    .values(made.map(({ values }) => ({ tenant: schoolId ?? 0, ...values })))
    .returning({ id: shopOrders.id })
  const orders = made.map(({ order }, nth): MadeOrder => ({ ...order, id: rows[nth]?.id as number }))
  await db.insert(shopOrderLines).values(
    orders.flatMap(({ id, lines }) =>
      lines.map(({ productId, names, image, kind, color, qty, listUnitMinor, unitMinor, priceMinor, taxBps }) => ({
        ...{ tenant: schoolId ?? 0, orderId: id, productId, names, image, kind, color, qty },
        ...{ listUnitMinor, unitMinor, priceMinor, taxBps },
      })),
    ),
  )
  await db
    .insert(shopOrderEvents)
    .values(orders.flatMap(({ id, steps }) => steps.map((step) => ({ tenant: schoolId ?? 0, orderId: id, ...step }))))
  await db
    .update(shopCoupons)
    .set({
      uses: sql`(select count(*) from shop_orders o where o.coupon_id = shop_coupons.id and o.status <> 'cancelled')`,
    })
    .where(
      inArray(
        shopCoupons.id,
        market.coupons.map(({ id }) => id),
      ),
    )
  // the platform's books are those of its schools; its shop is billed from the first real order on
  if (schoolId !== null) await billShopOrders(db, schoolId, orders)
  return orders
}

function makeOrder(choose: Choose, market: Market, nth: number, placed: number, now: number, used: Set<string>) {
  const buyer = choose.oneOf(market.buyers)
  const lines = linesOf(choose, market.goods, nth)
  const coupon = couponFor(choose, market, buyer, lines, used)
  const rules: ShopRules = {
    deliveryMinor: 2500,
    deliveryTaxBps: 1500,
    freeFromMinor: market.schoolId === null ? 50_000 : 30_000,
    paymentMethods: ['bank_transfer', 'card_terminal', 'invoice'],
  }
  const currency = market.schoolId === null ? 'USD' : 'SAR'
  const quote = quoteOf({ language: 'ar' }, { lines, coupon, offers: [], rules, currency })
  const bill = billOf(lines, coupon, rules)
  const paymentMethod = choose.oneOf(['bank_transfer', 'card_terminal', 'bank_transfer', 'invoice'] as const)
  const steps = stepsOf(choose, { nth, placed, now, hasGoods: quote.needsAddress })
  const status = steps.at(-1)?.status as OrderStatus
  const placedAt = new Date(placed).toISOString()
  const address = quote.needsAddress ? demoAddress(buyer.fullName, choose) : null
  const { totalMinor } = invoiceTotals(bill)
  return {
    order: { buyer, status, placedAt, steps, bill, lines, address, totalMinor, paymentMethod },
    values: {
      buyerId: buyer.id,
      buyerName: buyer.fullName,
      status,
      placedAt,
      createdAt: placedAt,
      title: lines[0]?.names ?? {},
      pieces: lines.reduce((total, { qty }) => total + qty, 0),
      hasGoods: quote.needsAddress,
      currency,
      priceMinor: quote.listMinor - quote.bagDiscountMinor,
      couponId: coupon?.id ?? null,
      couponCode: coupon?.code ?? null,
      couponMinor: quote.couponMinor,
      taxMinor: quote.taxMinor,
      deliveryMinor: quote.deliveryMinor,
      totalMinor,
      paymentMethod,
      address,
    },
  }
}

/** One to three products; the first goes through the shelf in turn, so that everything was sold at some time. */
function linesOf(choose: Choose, goods: readonly DemoGoods[], nth: number): CartLine[] {
  const places = new Set([nth % goods.length])
  for (let more = choose.between(0, 2); more > 0; more--) places.add(choose.between(0, goods.length - 1))
  return [...places].map((place): CartLine => {
    const product = goods[place] as DemoGoods
    const {
      id,
      categoryId,
      names,
      image,
      kind,
      priceMinor: unitMinor,
      listPriceMinor,
      taxBps,
      hasFreeShipping,
    } = product
    const qty = kind === 'goods' && listPriceMinor < 20_000 ? choose.between(1, 3) : 1
    return {
      ...{ cartId: 0, productId: id, categoryId, names, image, kind, color: null, qty, unitMinor, taxBps },
      ...{ listUnitMinor: listPriceMinor, priceMinor: unitMinor * qty, hasFreeShipping, stock: null, status: 'active' },
    }
  })
}

function couponFor(
  choose: Choose,
  { coupons }: Market,
  buyer: Buyer,
  lines: readonly CartLine[],
  used: Set<string>,
): Coupon | null {
  const coupon = coupons[choose.between(0, 1)]
  if (!coupon || !choose.chance(0.2) || used.has(`${coupon.id}:${buyer.id}`)) return null
  if (lines.reduce((total, { priceMinor }) => total + priceMinor, 0) < coupon.minMinor) return null
  used.add(`${coupon.id}:${buyer.id}`)
  return { ...coupon, isNow: true, isUsedUp: false, isUsedByMe: false }
}

interface Course {
  nth: number
  placed: number
  now: number
  hasGoods: boolean
}

/** How far an order has come: one of fourteen was cancelled, old ones are through, those of late are anywhere. */
function stepsOf(choose: Choose, { nth, placed, now, hasGoods }: Course): MadeOrder['steps'] {
  const way: OrderStatus[] = hasGoods ? ['paid', 'packed', 'shipped', 'delivered'] : ['paid', 'delivered']
  const at = (moment: number) => new Date(Math.min(moment, now - minuteMs)).toISOString()
  const first: MadeOrder['steps'][number] = { status: 'placed', at: at(placed) }
  if (choose.chance(1 / 14)) return [first, { status: 'cancelled', at: at(placed + 5 * hourMs) }]
  const passed = now - placed > 12 * dayMs ? way : way.slice(0, nth % (way.length + 1))
  let moment = placed
  const later = passed.map((status) => {
    moment += choose.between(10, 40) * hourMs
    return { status, at: at(moment) }
  })
  return [first, ...later]
}

const districts = ['حي النرجس', 'حي الياسمين', 'حي الصفا', 'حي المرجان', 'حي الربوة']

export const demoAddress = (fullName: string, choose: Choose): AddressInput => ({
  fullName,
  mobile: `+9665000${choose.between(10_000, 99_999)}`,
  houseNo: `${choose.between(2, 98)}، ${choose.oneOf(districts)}`,
  landmark: '',
  city: choose.oneOf(['الرياض', 'جدة', 'الدمام']),
  pincode: String(choose.between(11_000, 34_000)),
  state: '',
  country: 'SA',
  type: choose.chance(0.7) ? 'home' : 'work',
  isDefault: true,
})
