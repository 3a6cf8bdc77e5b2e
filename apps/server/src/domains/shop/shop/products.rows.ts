import { toMajor } from '@dsms/contract/kernel/money'
import type { Language } from '@dsms/contract/kernel/shared'
import type { Product } from '@dsms/contract/shop/shop/calls'
import { productKinds } from '@dsms/contract/shop/shop/calls'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '../../../kernel/actor.ts'
import { nameIn } from '../../../kernel/text/names.ts'

const words = z.record(z.string(), z.string())
type Words = z.infer<typeof words>

/** What every product on the wire is made of; `p` is the product and `c` its category. */
export const productRow = z.object({
  id: z.int(),
  names: words,
  descriptions: words,
  brand: z.string(),
  kind: z.enum(productKinds),
  image: z.string(),
  listPriceMinor: z.int(),
  discountPercent: z.int(),
  priceMinor: z.int(),
  taxBps: z.int(),
  hasFreeShipping: z.boolean(),
  deliveryDays: z.int(),
  ratingTenths: z.int(),
  ratingCount: z.int(),
  stock: z.int().nullable(),
  status: z.string(),
  categoryId: z.int(),
  categoryNames: words,
  isWished: z.boolean(),
  isInCart: z.boolean(),
})
export type ProductRow = z.infer<typeof productRow>

export const productColumns = (actor: Actor): SQL => sql`
  p.id, p.names, p.descriptions, p.brand, p.kind, p.image, p.list_price_minor as "listPriceMinor",
  p.discount_percent as "discountPercent", p.price_minor as "priceMinor", p.tax_bps as "taxBps",
  p.has_free_shipping as "hasFreeShipping", p.delivery_days as "deliveryDays", p.rating_tenths as "ratingTenths",
  p.rating_count as "ratingCount", p.stock, p.status, p.category_id as "categoryId", c.names as "categoryNames",
  exists (select from shop_wishes w where w.user_id = ${actor.id} and w.product_id = p.id) as "isWished",
  exists (select from shop_cart_lines l where l.user_id = ${actor.id} and l.product_id = p.id) as "isInCart"`

export const fromProducts = sql`shop_products p join shop_categories c on c.tenant = p.tenant and c.id = p.category_id`

/** A name as an address can carry it, the same in every language of the reader, with the key at its end. */
export function slugOf(names: Words, id: number): string {
  const words = nameIn(names, 'en')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return words ? `${words}-${id}` : String(id)
}

const isForSale = (row: Pick<ProductRow, 'status' | 'stock'>) => row.status === 'active' && row.stock !== 0

export function productOf(row: ProductRow, language: Language, currency: string): Product {
  return {
    id: row.id,
    name: nameIn(row.names, language),
    slug: slugOf(row.names, row.id),
    description: nameIn(row.descriptions, language),
    brand: row.brand,
    price: toMajor(row.priceMinor, currency),
    image: row.image,
    hasFreeShipping: row.hasFreeShipping,
    rating: row.ratingTenths / 10,
    reviewCount: row.ratingCount,
    priceMinor: row.priceMinor,
    currency,
    priceBefore: row.discountPercent > 0 ? toMajor(row.listPriceMinor, currency) : null,
    kind: row.kind,
    category: { id: row.categoryId, name: nameIn(row.categoryNames, language) },
    stock: row.stock,
    isAvailable: isForSale(row),
    isInWishlist: row.isWished,
    isInCart: row.isInCart,
  }
}
