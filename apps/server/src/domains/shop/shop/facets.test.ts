import * as c from '@dsms/contract/shop/shop/calls'
import * as m from '@dsms/contract/shop/shop/manage'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, testApp } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { makeCategory, makeProduct } from './shop.testing.ts'

const list = async (keeper: TestPerson, wishes: Record<string, unknown> = {}) =>
  (await callAs(keeper.token, c.listProducts, { query: wishes })).body

/** What the filters say of a shop, in short. */
async function countsOf(keeper: TestPerson) {
  const { total, facets } = await list(keeper)
  const inStock = (await list(keeper, { inStock: 'true' })).total
  const stars = facets.ratings.find(({ rating }) => rating === 4)?.count
  return {
    total,
    inStock,
    stars,
    brands: facets.brands.map(({ name, count }) => `${name} ${count}`),
    price: facets.price,
  }
}

describe('what the filters of the shop count', () => {
  it('is kept, and follows each change at once', async () => {
    const keeper = await makeSchoolAdmin()
    const categoryId = await makeCategory(keeper)
    const product = await makeProduct(keeper, { categoryId, brand: 'First', listPriceMinor: 5000 })
    const before = { total: 1, inStock: 1, stars: 0, brands: ['First 1'], price: { min: 50, max: 50 } }
    expect(await countsOf(keeper)).toEqual(before)
    expect(await countsOf(keeper)).toEqual(before)

    const other = await makeProduct(keeper, { categoryId, brand: 'Second', listPriceMinor: 9000 })
    const both = { total: 2, inStock: 2, stars: 0, brands: ['First 1', 'Second 1'], price: { min: 50, max: 90 } }
    expect(await countsOf(keeper)).toEqual(both)

    await callAs(keeper.token, m.updateProduct, {
      params: { id: other.id },
      body: { version: other.version, brand: 'First', listPriceMinor: 7000 },
    })
    const renamed = { ...both, brands: ['First 2'], price: { min: 50, max: 70 } }
    expect(await countsOf(keeper)).toEqual(renamed)

    await query(sql`update shop_products set stock = 0 where id = ${product.id}`)
    expect(await countsOf(keeper)).toEqual({ ...renamed, inStock: 1 })

    await query(sql`insert into shop_reviews (tenant, product_id, user_id, rating)
      values (${keeper.schoolId}, ${other.id}, ${keeper.id}, 5)`)
    expect(await countsOf(keeper)).toEqual({ ...renamed, inStock: 1, stars: 1 })

    await callAs(keeper.token, m.removeProduct, { params: { id: product.id } })
    expect(await countsOf(keeper)).toEqual({
      total: 1,
      inStock: 1,
      stars: 1,
      brands: ['First 1'],
      price: { min: 70, max: 70 },
    })
  })

  it('is each shop’s own', async () => {
    const [one, other] = [await makeSchoolAdmin(), await makeSchoolAdmin()]
    await makeProduct(one, { brand: 'Here' })
    expect((await countsOf(one)).brands).toEqual(['Here 1'])
    expect((await countsOf(other)).brands).toEqual([])
  })

  it('does not begin anew for a sale that leaves some, nor when its changes are summed up', async () => {
    const keeper = await makeSchoolAdmin()
    const { id } = await makeProduct(keeper, { stock: 9 })
    const changes = async () => {
      const [row] = await query<{ total: number }>(
        sql`select sum(total)::integer as total from shop_changes where tenant = ${keeper.schoolId}`,
      )
      return row?.total
    }
    const before = await changes()
    await query(sql`update shop_products set stock = stock - 1 where id = ${id}`)
    expect(await changes()).toBe(before)
    for (let nth = 0; nth < 20; nth++)
      await query(sql`update shop_products set stock = case stock when 0 then 1 else 0 end where id = ${id}`)
    await (await testApp()).due.wake()
    expect(await changes()).toBe(Number(before) + 20)
    expect((await countsOf(keeper)).inStock).toBe(1)
  })
})
