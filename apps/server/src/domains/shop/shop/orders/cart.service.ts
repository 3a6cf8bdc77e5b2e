import { AppError } from '@dsms/contract/kernel/errors'
import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import {
  type CartProduct,
  colorOptions,
  maxQuantity,
  type ProductColor,
  type WishedProduct,
} from '@dsms/contract/shop/shop/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { countOf, rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { currencyOf } from '../../../../kernel/money/money.ts'
import { together } from '../../../../kernel/together.ts'
import { findForSale } from '../catalog.data.ts'
import { holdsFor, listedCoupons } from '../manage/coupons.data.ts'
import { fromProducts, productColumns, productOf, productRow } from '../products.rows.ts'
import { lockBuyer } from './shop.locks.ts'

const cartLimit = 50
const wishlistLimit = 200

/** Most of a product that may be in a cart now. */
const mostOf = (stock: number | null) => Math.min(maxQuantity, stock ?? maxQuantity)

const linedRow = productRow.extend({ qty: z.int(), color: z.enum(colorOptions).nullable() })

export async function listCart(actor: Actor): Promise<CartProduct[]> {
  const [currency, rows, coupons] = await together([
    () => currencyOf(actor),
    () =>
      rowsOf(
        actor.db,
        linedRow,
        sql`
          select ${productColumns(actor)}, k.qty, k.color
            from shop_cart_lines k join ${fromProducts} on p.tenant = k.tenant and p.id = k.product_id
           where k.user_id = ${actor.id} order by k.id`,
      ),
    () => listedCoupons(actor),
  ])
  const now = Date.now()
  return rows.map((row) => {
    const { isInCart: _, ...product } = productOf(row, actor.language, currency)
    const offers = coupons.filter((coupon) => holdsFor(coupon, row)).length + (row.discountPercent > 0 ? 1 : 0)
    return {
      ...product,
      qty: row.qty,
      color: row.color,
      shippingDate: new Date(now + row.deliveryDays * dayMs).toISOString(),
      offers: Math.min(4, offers),
      discountPercentage: row.discountPercent,
      maxQty: mostOf(row.stock),
    }
  })
}

export async function listWishlist(actor: Actor): Promise<WishedProduct[]> {
  const [currency, rows] = await together([
    () => currencyOf(actor),
    () =>
      rowsOf(
        actor.db,
        productRow,
        sql`
          select ${productColumns(actor)}
            from shop_wishes k join ${fromProducts} on p.tenant = k.tenant and p.id = k.product_id
           where k.user_id = ${actor.id} order by k.id desc`,
      ),
  ])
  return rows.map((row) => {
    const { isInWishlist: _, ...product } = productOf(row, actor.language, currency)
    return product
  })
}

interface Wanted {
  productId: number
  qty: number
  color?: ProductColor | null | undefined
}

const cartStateRow = z.object({ lines: z.int(), isIn: z.boolean() })

/** One line for each product however often it is added: a second click changes nothing. */
export async function addToCart(actor: Actor, { productId, qty, color }: Wanted): Promise<void> {
  const [product] = await together([() => findForSale(actor, productId), () => lockBuyer(actor)])
  const rows = await rowsOf(
    actor.db,
    cartStateRow,
    sql`
      select count(*) as lines, coalesce(bool_or(product_id = ${productId}), false) as "isIn"
        from shop_cart_lines where user_id = ${actor.id}`,
  )
  if (rows[0]?.isIn) return
  checkStock(product, qty)
  if ((rows[0]?.lines ?? 0) >= cartLimit) throw new AppError('cart_full', { max: cartLimit })
  await actor.db.execute(sql`
    insert into shop_cart_lines (tenant, user_id, product_id, qty, color)
    values (${actor.tenant}, ${actor.id}, ${productId}, ${qty}, ${color ?? null})
    on conflict (user_id, product_id, tenant) do nothing`)
}

/** Quantity and colour of a line that is there; what is not given stays. */
export async function changeCart(
  actor: Actor,
  productId: number,
  { qty, color }: { qty?: number | undefined; color?: ProductColor | null | undefined },
): Promise<void> {
  const [product, found] = await together([
    () => findForSale(actor, productId),
    () =>
      countOf(
        actor.db,
        sql`select 1 from shop_cart_lines where user_id = ${actor.id} and product_id = ${productId} for update`,
      ),
  ])
  if (found === 0) throw new AppError('not_found')
  if (qty !== undefined) checkStock(product, qty)
  await actor.db.execute(sql`
    update shop_cart_lines
       set qty = coalesce(${qty ?? null}::smallint, qty), color = ${color === undefined ? sql`color` : sql`${color}::text`}
     where user_id = ${actor.id} and product_id = ${productId}`)
}

function checkStock({ id, name, stock }: { id: number; name: string; stock: number | null }, qty: number) {
  if (stock !== null && stock < qty) throw new AppError('out_of_stock', { product: name, productId: id, left: stock })
}

export async function removeFromCart(actor: Actor, productId: number): Promise<void> {
  await actor.db.execute(sql`delete from shop_cart_lines where user_id = ${actor.id} and product_id = ${productId}`)
}

const wishStateRow = z.object({ wishes: z.int(), isIn: z.boolean() })

export async function addToWishlist(actor: Actor, productId: number): Promise<void> {
  await together([() => findForSale(actor, productId), () => lockBuyer(actor)])
  const rows = await rowsOf(
    actor.db,
    wishStateRow,
    sql`
      select count(*) as wishes, coalesce(bool_or(product_id = ${productId}), false) as "isIn"
        from shop_wishes where user_id = ${actor.id}`,
  )
  if (rows[0]?.isIn) return
  if ((rows[0]?.wishes ?? 0) >= wishlistLimit) throw new AppError('wishlist_full', { max: wishlistLimit })
  await actor.db.execute(sql`
    insert into shop_wishes (tenant, user_id, product_id) values (${actor.tenant}, ${actor.id}, ${productId})
    on conflict (user_id, product_id, tenant) do nothing`)
}

export async function removeFromWishlist(actor: Actor, productId: number): Promise<void> {
  await actor.db.execute(sql`delete from shop_wishes where user_id = ${actor.id} and product_id = ${productId}`)
}
