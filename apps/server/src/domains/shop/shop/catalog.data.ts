import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import { toMinor } from '@dsms/contract/kernel/money'
import { colorOptions, type getProduct, type listProducts as listEndpoint } from '@dsms/contract/shop/shop/calls'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { currencyOf } from '../../../kernel/money/money.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { together } from '../../../kernel/together.ts'
import type { FacetsKept } from './facets.kept.ts'
import { bandNames, bandOf, countFacets, type Filter, groupsOf } from './facets.ts'
import { fromProducts, productColumns, productOf, productRow } from './products.rows.ts'

type Catalog = Answer<typeof listEndpoint>

const orders: Record<Filter['sortBy'], SQL> = {
  featured: sql`p.id desc`,
  'price-asc': sql`p.price_minor, p.id`,
  'price-desc': sql`p.price_minor desc, p.id desc`,
  rating: sql`p.rating_tenths desc, p.id desc`,
}

/** Each filter as a condition of its own. */
function conditionsOf(filter: Filter, currency: string) {
  const { minPrice, maxPrice } = filter
  return {
    category: filter.category.length ? sql`p.category_id = any(${sql.param(filter.category)}::integer[])` : sql`true`,
    brand: filter.brand.length ? sql`p.brand = any(${sql.param(filter.brand)}::text[])` : sql`true`,
    rating: filter.rating ? sql`p.rating_tenths >= ${filter.rating * 10}` : sql`true`,
    band: filter.band.length
      ? sql`${bandOf(currency)} = any(${sql.param(filter.band.map((band) => bandNames.indexOf(band)))}::integer[])`
      : sql`true`,
    price: sql`${minPrice === undefined ? sql`true` : sql`p.price_minor >= ${atMost(toMinor(minPrice, currency))}`}
           and ${maxPrice === undefined ? sql`true` : sql`p.price_minor <= ${atMost(toMinor(maxPrice, currency))}`}`,
  }
}

/** Prices are 32-bit in the database; more than all of them is all of them. */
const atMost = (minor: number) => Math.min(minor, 2_147_483_647)

const categoryRow = z.object({ id: z.int(), names: z.record(z.string(), z.string()) })

const wishRow = z.object({ id: z.int(), productId: z.int() })

const cartLineRow = z.object({ id: z.int(), productId: z.int(), qty: z.int() })

export async function listProducts(actor: Actor, filter: Filter, kept: FacetsKept): Promise<Catalog> {
  const [{ currency, version }, ids] = await together([
    () => shopOf(actor),
    () => (filter.q ? findIds(actor, filter.q) : undefined),
  ])
  const { category, brand, rating, band, price } = conditionsOf(filter, currency)
  const shelf = sql`p.tenant = ${actor.tenant} and p.status = 'active'
    ${ids ? sql`and p.id = any(${sql.param(ids)}::integer[])` : sql``}
    ${filter.inStock ? sql`and (p.stock is null or p.stock > 0)` : sql``}`
  const count = () => groupsOf(actor, shelf, price, currency)
  const isWhole = !ids && filter.minPrice === undefined && filter.maxPrice === undefined
  const [page, groups, categories, wishes, cart] = await together([
    () =>
      rowsOf(
        actor.db,
        productRow,
        sql`
        select ${productColumns(actor)} from ${fromProducts}
         where ${shelf} and ${category} and ${brand} and ${rating} and ${band} and ${price}
         order by ${orders[filter.sortBy]} limit ${filter.perPage} offset ${(filter.page - 1) * filter.perPage}`,
      ),
    () => (isWhole ? kept(`${actor.tenant} ${currency} ${filter.inStock}`, version, count) : count()),
    () =>
      rowsOf(
        actor.db,
        categoryRow,
        sql`select id, names from shop_categories where tenant = ${actor.tenant} order by position, id`,
      ),
    () =>
      rowsOf(
        actor.db,
        wishRow,
        sql`select id, product_id as "productId" from shop_wishes where user_id = ${actor.id} order by id`,
      ),
    () =>
      rowsOf(
        actor.db,
        cartLineRow,
        sql`select id, product_id as "productId", qty from shop_cart_lines where user_id = ${actor.id} order by id`,
      ),
  ])
  const names = categories.map(({ id, names }) => ({ id, name: nameIn(names, actor.language) }))
  return {
    products: page.map((row) => productOf(row, actor.language, currency)),
    userWishlist: wishes,
    userCart: cart,
    currency,
    ...countFacets(groups, filter, names, currency),
  }
}

const versionRow = z.object({ version: z.int() })

/** What the shop reckons in, and how often what its facets count has changed. */
async function shopOf(actor: Actor): Promise<{ currency: string; version: number }> {
  const [currency, rows] = await together([
    () => currencyOf(actor),
    () =>
      rowsOf(
        actor.db,
        versionRow,
        sql`select coalesce(sum(total), 0)::integer as version from shop_changes where tenant = ${actor.tenant}`,
      ),
  ])
  return { currency, version: rows[0]?.version ?? 0 }
}

const idsRow = z.object({ ids: z.array(z.int()) })

/** Found once for the page and the counts together. */
async function findIds(actor: Actor, q: string): Promise<number[]> {
  const rows = await rowsOf(actor.db, idsRow, sql`select array(select find_products(${actor.tenant}, ${q})) as ids`)
  return rows[0]?.ids ?? []
}

export async function readProduct(actor: Actor, id: number): Promise<Answer<typeof getProduct>> {
  const [currency, found, related] = await together([
    () => currencyOf(actor),
    () =>
      rowsOf(
        actor.db,
        productRow,
        sql`
        select ${productColumns(actor)} from ${fromProducts}
         where p.tenant = ${actor.tenant} and p.id = ${id} and p.status = 'active'`,
      ),
    () =>
      rowsOf(
        actor.db,
        productRow,
        sql`
        select ${productColumns(actor)} from ${fromProducts}
         where p.tenant = ${actor.tenant} and p.status = 'active' and p.id <> ${id}
           and p.category_id = (select o.category_id from shop_products o where o.tenant = ${actor.tenant} and o.id = ${id})
         order by p.id desc limit 5`,
      ),
  ])
  const row = found[0]
  if (!row) throw new AppError('not_found')
  return {
    product: {
      ...productOf(row, actor.language, currency),
      colorOptions: [...colorOptions],
      discountPercentage: row.discountPercent,
      deliveryDays: row.deliveryDays,
    },
    related: related.map((other) => productOf(other, actor.language, currency)),
  }
}

const forSaleRow = z.object({ id: z.int(), stock: z.int().nullable(), names: z.record(z.string(), z.string()) })

/** A product that can be bought or wished for in the actor's own shop. */
export async function findForSale(
  actor: Actor,
  id: number,
): Promise<{ id: number; stock: number | null; name: string }> {
  const rows = await rowsOf(
    actor.db,
    forSaleRow,
    sql`
      select id, stock, names from shop_products where tenant = ${actor.tenant} and id = ${id} and status = 'active'`,
  )
  const row = rows[0]
  if (!row) throw new AppError('not_found')
  return { id: row.id, stock: row.stock, name: nameIn(row.names, actor.language) }
}
