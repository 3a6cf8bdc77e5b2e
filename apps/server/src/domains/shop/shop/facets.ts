import { keysOf } from '@dsms/contract/kernel/choices/lists'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { toMajor, toMinor } from '@dsms/contract/kernel/money'
import { type listProducts, priceBands } from '@dsms/contract/shop/shop/calls'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'

export type Filter = z.output<typeof listProducts.query>
type Facets = Answer<typeof listProducts>['facets']

export const bandNames = keysOf(priceBands)

/** The band a price is in, so that each price is in exactly one: 10 is still in the first, 500 already in the last. */
export const bandOf = (currency: string): SQL => {
  const [ten, hundred, fiveHundred] = [10, 100, 500].map((amount) => toMinor(amount, currency))
  return sql`case when p.price_minor <= ${ten} then 0 when p.price_minor <= ${hundred} then 1
                  when p.price_minor < ${fiveHundred} then 2 else 3 end`
}

/** Products that no facet tells apart, counted by the database. */
const groupRow = z.object({
  categoryId: z.int(),
  brand: z.string(),
  stars: z.number(),
  band: z.number(),
  isPrice: z.boolean(),
  count: z.int(),
  low: z.number(),
  high: z.number(),
})
export type Group = z.infer<typeof groupRow>

/** All groups of a shelf; `price` is the condition on prices. */
export async function groupsOf(actor: Actor, shelf: SQL, price: SQL, currency: string): Promise<Group[]> {
  const rows = await rowsOf(
    actor.db,
    groupRow,
    sql`
      select p.category_id as "categoryId", p.brand, p.rating_tenths / 10 as stars, ${bandOf(currency)} as band,
             (${price}) as "isPrice", count(*) as count, min(p.price_minor) as low, max(p.price_minor) as high
        from shop_products p where ${shelf}
       group by 1, 2, 3, 4, 5`,
  )
  return rows
}

/** How many products meet every filter, and for each facet how many meet all the other ones. */
export function countFacets(
  groups: readonly Group[],
  { category, brand, rating, band }: Filter,
  categories: readonly { id: number; name: string }[],
  currency: string,
): { total: number; facets: Facets } {
  const bands = band.map((name) => bandNames.indexOf(name))
  const present = new Set<number>()
  const inCategory = new Map<number, number>()
  const inBrand = new Map<string, number>()
  const inStars = new Map<number, number>()
  const inBand = new Map<number, number>()
  let total = 0
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const group of groups) {
    present.add(group.categoryId)
    if (!inBrand.has(group.brand)) inBrand.set(group.brand, 0)
    const fails = {
      category: category.length > 0 && !category.includes(group.categoryId),
      brand: brand.length > 0 && !brand.includes(group.brand),
      rating: rating !== undefined && group.stars < rating,
      band: bands.length > 0 && !bands.includes(group.band),
      price: !group.isPrice,
    }
    const failed =
      Number(fails.category) + Number(fails.brand) + Number(fails.rating) + Number(fails.band) + Number(fails.price)
    if (failed > 1) continue
    if (!failed) total += group.count
    if (!failed || fails.category) add(inCategory, group.categoryId, group.count)
    if (!failed || fails.brand) add(inBrand, group.brand, group.count)
    if (!failed || fails.rating) add(inStars, group.stars, group.count)
    if (!failed || fails.band) add(inBand, group.band, group.count)
    if (!failed || fails.price) [low, high] = [Math.min(low, group.low), Math.max(high, group.high)]
  }
  const starsFrom = (least: number) =>
    [...inStars].reduce((sum, [stars, count]) => (stars >= least ? sum + count : sum), 0)
  return {
    total,
    facets: {
      categories: categories
        .filter(({ id }) => present.has(id))
        .map((one) => ({ ...one, count: inCategory.get(one.id) ?? 0 })),
      brands: [...inBrand].map(([name, count]) => ({ name, count })).sort((a, b) => a.name.localeCompare(b.name)),
      ratings: [4, 3, 2, 1].map((least) => ({ rating: least, count: starsFrom(least) })),
      bands: bandNames.map((name, place) => ({ band: name, count: inBand.get(place) ?? 0 })),
      price: { min: toMajor(low > high ? 0 : low, currency), max: toMajor(low > high ? 0 : high, currency) },
    },
  }
}

const add = <Key>(counts: Map<Key, number>, key: Key, count: number) => counts.set(key, (counts.get(key) ?? 0) + count)
