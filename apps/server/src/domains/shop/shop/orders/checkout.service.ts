import type { InvoiceClient } from '@dsms/contract/billing/invoices/calls'
import { present } from '@dsms/contract/kernel/choices/lists'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { Address } from '@dsms/contract/shop/shop/addresses'
import type { checkout as endpoint } from '@dsms/contract/shop/shop/orders'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import type { Services } from '../../../../kernel/services.ts'
import { nameIn } from '../../../../kernel/text/names.ts'
import { together } from '../../../../kernel/together.ts'
import { issueInvoiceFor } from '../../../billing/public.ts'
import { countryName } from '../../../platform/public.ts'
import { countUse, lockCoupon } from '../manage/coupons.data.ts'
import { shopOrderEvents, shopOrderLines, shopOrders } from '../shop.orders.table.ts'
import { shopCartLines, shopProducts, shopStockChanges } from '../shop.table.ts'
import { findAddress } from './addresses.service.ts'
import { tellBuyer } from './orders.notices.ts'
import { type Reckoning, readCart, reckon } from './quote.service.ts'
import { billOf, type CartLine } from './quote.ts'
import { lockBuyer } from './shop.locks.ts'

type Wish = z.output<typeof endpoint.body>

/**
 * Orders what is in the actor's cart: order, invoice, stock and coupon in the caller's transaction, all or nothing.
 * Returns the order's key; the same idempotency key gives the same order. The products are locked before anything is
 * looked at, so of two buyers of the last piece the second sees that it is gone.
 */
export async function checkout(services: Services, actor: Actor, wish: Wish): Promise<number> {
  await lockBuyer(actor)
  const placed = await findByKey(actor, wish.idempotencyKey)
  if (placed !== undefined) return placed
  const lines = await readCart(actor, true)
  if (lines.length === 0) throw new AppError('cart_empty')
  checkStock(actor, lines)
  if (wish.coupon) await lockCoupon(actor, wish.coupon)
  const reckoning = await reckon(actor, wish.coupon || undefined, lines)
  const { quote } = reckoning
  if (quote.fingerprint !== wish.quote) {
    const { totalMinor, currency, fingerprint } = quote
    throw new AppError('quote_changed', { totalMinor, currency, fingerprint })
  }
  if (!quote.paymentMethods.includes(wish.paymentMethod)) {
    throw fieldError('paymentMethod', 'invalid_choice', { choices: quote.paymentMethods.join(', ') })
  }
  const address = quote.needsAddress ? await chosenAddress(actor, wish.addressId) : undefined
  const orderId = await insertOrder(actor, wish, reckoning, address)
  await takeStock(actor, orderId, lines)
  if (reckoning.coupon) await countUse(actor, reckoning.coupon.id, 1)
  const invoice = await issueInvoiceFor(actor, {
    buyerId: actor.id,
    client: await clientOf(actor, address),
    lines: billOf(lines, reckoning.coupon, reckoning.rules),
  })
  // the buyer agreed to this sum and to no other
  if (invoice.totalMinor !== quote.totalMinor) throw new Error(`invoice ${invoice.number} differs from its quote`)
  await actor.db
    .update(shopOrders)
    .set({ invoiceId: invoice.id, invoiceNumber: invoice.number })
    .where(eq(shopOrders.id, orderId))
  await actor.db.delete(shopCartLines).where(
    and(
      eq(shopCartLines.userId, actor.id),
      inArray(
        shopCartLines.id,
        lines.map(({ cartId }) => cartId),
      ),
    ),
  )
  await tellBuyer(services, actor, { id: orderId, buyerId: actor.id, status: 'placed', ...quote })
  return orderId
}

async function findByKey(actor: Actor, key: string): Promise<number | undefined> {
  const [row] = await actor.db
    .select({ id: shopOrders.id })
    .from(shopOrders)
    .where(and(eq(shopOrders.buyerId, actor.id), eq(shopOrders.idempotencyKey, key)))
  return row?.id
}

function checkStock(actor: Actor, lines: readonly CartLine[]) {
  for (const { status, stock, qty, names, productId } of lines) {
    const left = status === 'active' ? stock : 0
    if (left !== null && left < qty) {
      const product = nameIn(names, actor.language)
      throw new AppError('out_of_stock', { product, productId, left })
    }
  }
}

async function chosenAddress(actor: Actor, id: number | null | undefined): Promise<Address> {
  const address = id ? await findAddress(actor, id) : undefined
  if (!address) throw fieldError('addressId', 'unknown_address')
  return address
}

async function insertOrder(
  actor: Actor,
  wish: Wish,
  { quote, lines, coupon }: Reckoning,
  address: Address | undefined,
): Promise<number> {
  const [row] = await actor.db
    .insert(shopOrders)
    .values({
      tenant: actor.tenant,
      buyerId: actor.id,
      buyerName: actor.name,
      title: lines[0]?.names ?? {},
      pieces: lines.reduce((total, { qty }) => total + qty, 0),
      hasGoods: quote.needsAddress,
      currency: quote.currency,
      priceMinor: quote.listMinor - quote.bagDiscountMinor,
      couponId: coupon?.id ?? null,
      couponCode: coupon?.code ?? null,
      couponMinor: quote.couponMinor,
      taxMinor: quote.taxMinor,
      deliveryMinor: quote.deliveryMinor,
      totalMinor: quote.totalMinor,
      paymentMethod: wish.paymentMethod,
      address: address ?? null,
      note: wish.note,
      idempotencyKey: wish.idempotencyKey,
    })
    .returning({ id: shopOrders.id })
  const orderId = present(row).id
  await together([
    () =>
      actor.db
        .insert(shopOrderLines)
        .values(lines.map((line) => ({ ...soldLine(line), orderId, tenant: actor.tenant }))),
    () =>
      actor.db
        .insert(shopOrderEvents)
        .values({ orderId, tenant: actor.tenant, status: 'placed', userId: actor.id, note: wish.note }),
  ])
  return orderId
}

/** What an order keeps of a line; the rest says how its product can be bought now. */
const soldLine = ({ cartId, categoryId, hasFreeShipping, stock, status, ...sold }: CartLine) => sold

/** Takes what was ordered from the locked products, and writes down that it was sold. */
async function takeStock(actor: Actor, orderId: number, lines: readonly CartLine[]) {
  const counted = lines.filter(({ stock }) => stock !== null)
  if (counted.length === 0) return
  await actor.db
    .update(shopProducts)
    .set({ stock: sql`shop_products.stock - taken.qty` })
    .from(
      sql`unnest(${sql.param(counted.map(({ productId }) => productId))}::integer[], ${sql.param(counted.map(({ qty }) => qty))}::integer[]) as taken(id, qty)`,
    )
    .where(and(eq(shopProducts.tenant, actor.tenant), sql`shop_products.id = taken.id`))
  await actor.db.insert(shopStockChanges).values(
    counted.map(({ productId, qty, stock }) => ({
      tenant: actor.tenant,
      productId,
      change: -qty,
      stock: (stock ?? 0) - qty,
      reason: 'sale',
      orderId,
      userId: actor.id,
    })),
  )
}

const clientRow = z.object({ email: z.string().nullable(), phone: z.string().nullable() })

/** Who is billed: the buyer, where things are delivered. */
async function clientOf(actor: Actor, address: Address | undefined): Promise<InvoiceClient> {
  const rows = await rowsOf(
    actor.db,
    clientRow,
    sql`select email, phone from people_cards(array[${actor.id}]::integer[])`,
  )
  const [card] = rows
  return {
    name: address?.fullName ?? actor.name,
    company: '',
    companyEmail: card?.email ?? '',
    address: address
      ? [address.houseNo, address.landmark, `${address.pincode} ${address.city}`, address.state]
          .filter(Boolean)
          .join(', ')
      : '',
    country: address ? countryName(address.country, actor.language) : '',
    contact: address?.mobile ?? card?.phone ?? '',
    taxNumber: '',
  }
}
