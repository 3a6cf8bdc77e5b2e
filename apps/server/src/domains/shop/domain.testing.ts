import { sql } from 'drizzle-orm'
import { farId, query } from '../../testing/reads.ts'
import type { DomainSamples } from '../../testing/sample.ts'

export const shop: DomainSamples = { walks: { shop: { record: makeShop } } }

/** A category, product, coupon and review that share their number. */
async function makeShop(
  { schoolId = null }: { schoolId?: number | null },
  { person: userId }: { person: number },
): Promise<number> {
  const id = await farId()
  await query(sql`insert into shop_categories (id, tenant, names) values (${id}, ${schoolId ?? 0}, '{"en":"C"}')`)
  await query(sql`insert into shop_products (id, tenant, category_id, names, brand, list_price_minor, image, stock)
                  values (${id}, ${schoolId ?? 0}, ${id}, '{"en":"P"}', 'B', 100, '/api/shop/images/book-1.svg', 1)`)
  await query(
    sql`insert into shop_coupons (id, tenant, code, percent) values (${id}, ${schoolId ?? 0}, ${`WALKED${id}`}, 5)`,
  )
  await query(sql`insert into shop_reviews (id, tenant, product_id, user_id, rating)
                  values (${id}, ${schoolId ?? 0}, ${id}, ${userId}, 5)`)
  return id
}
