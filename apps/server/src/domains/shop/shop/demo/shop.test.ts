import { getInvoice, listInvoices } from '@dsms/contract/billing/invoices/calls'
import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import { listCart, listProducts, listWishlist } from '@dsms/contract/shop/shop/calls'
import { listCoupons } from '@dsms/contract/shop/shop/coupons'
import { getOrder, listOrders, orderStatuses } from '@dsms/contract/shop/shop/orders'
import { beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '../../../../kernel/session/transaction.ts'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../../testing/harness.ts'
import { seedShop } from './shop.ts'

describe('the demo shops', () => {
  let admin: TestPerson
  let school: TestPerson

  beforeAll(async () => {
    admin = await makeSuperAdmin()
    school = await makeSchoolAdmin()
    const cards = async (schoolId: number | null) => {
      const people = await Promise.all(Array.from({ length: 12 }, () => makePerson({ schoolId })))
      return people.map(({ id, email, username }) => ({ id, email, fullName: username }))
    }
    const [near, far] = [await cards(null), await cards(school.schoolId)]
    const { database } = await testApp()
    await asSystem(database, ({ db }) =>
      seedShop(db, [
        { ...admin, role: 'superadmin', fullName: admin.username, colleagues: near },
        { ...school, role: 'school', fullName: school.username, colleagues: far },
      ]),
    )
  })

  const keepers = [
    ['platform', () => admin, 'USD'],
    ['school', () => school, 'SAR'],
  ] as const

  it.each(keepers)(
    'of the %s have 27 products in ten categories, all rated and six sent for free',
    async (_, who, currency) => {
      const { body } = await callAs(who().token, listProducts, { query: { perPage: 100 } })
      expect(body).toMatchObject({ total: 27, currency })
      expect(body.products.filter(({ hasFreeShipping }) => hasFreeShipping)).toHaveLength(6)
      expect(body.products.every(({ rating }) => rating >= 1 && rating <= 5)).toBe(true)
      expect(body.products.every(({ id, slug }) => slug.endsWith(`-${id}`))).toBe(true)
      expect(body.facets.categories).toHaveLength(10)
      expect(body.products.filter(({ stock }) => stock === 0)).toHaveLength(1)
      const { http } = await testApp()
      const pictures = await Promise.all(body.products.map(({ image }) => http.inject({ url: image })))
      expect(pictures.map(({ statusCode }) => statusCode)).toEqual(body.products.map(() => 200))
    },
  )

  it.each(keepers)('of the %s speak five languages', async (_, who) => {
    const names = await Promise.all(
      ['ar', 'en', 'de', 'fr', 'pt'].map(async (language) => {
        const reply = await send(who().token, listProducts, { query: { perPage: 1 } }, { 'accept-language': language })
        const { products } = reply.body as { products: { name: string; description: string }[] }
        return `${products[0]?.name} ${products[0]?.description}`
      }),
    )
    expect(new Set(names).size).toBe(5)
  })

  it.each(keepers)('of the %s start with five lines in the cart and two wishes', async (_, who) => {
    const cart = (await callAs(who().token, listCart)).body.products
    expect(cart.map(({ qty }) => qty)).toEqual([1, 1, 1, 1, 1])
    expect(cart.every(({ isAvailable, offers }) => isAvailable && offers >= 1 && offers <= 4)).toBe(true)
    expect(cart.every(({ discountPercentage: off }) => off >= 3 && off <= 20)).toBe(true)
    expect((await callAs(who().token, listWishlist)).body.products).toHaveLength(2)
    const coupons = (await callAs(who().token, listCoupons, { query: {} })).body.rows
    const codes = coupons.map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(['WELCOME10', 'SAVE50', 'FOCUS15', 'SPRING20']))
  })

  it.each(keepers)('of the %s have a year of orders in every state', async (_, who) => {
    const { body } = await callAs(who().token, listOrders, { query: { perPage: 100, sort: '-placedAt' } })
    expect(body.total).toBeGreaterThanOrEqual(120)
    const oldest = await callAs(who().token, listOrders, { query: { perPage: 1, sort: 'placedAt' } })
    expect(Date.parse(oldest.body.rows[0]?.placedAt ?? '')).toBeLessThan(Date.now() - 300 * dayMs)
    const states = await Promise.all(
      orderStatuses.map(async (status) => (await callAs(who().token, listOrders, { query: { status } })).body.total),
    )
    expect(states.every((total) => total > 0)).toBe(true)
  })

  it('of the school are billed to the smallest unit, and what was paid is paid', async () => {
    const { rows } = (await callAs(school.token, listOrders, { query: { perPage: 100 } })).body
    for (const row of rows.filter((_, nth) => nth % 7 === 0)) {
      const { order } = (await callAs(school.token, getOrder, { params: { id: row.id } })).body
      const { invoice } = (await callAs(school.token, getInvoice, { params: { id: order.invoice?.id as number } })).body
      expect(invoice?.totalMinor).toBe(order.totalMinor)
      expect(invoice?.totals.totalMinor).toBe(order.totalMinor)
      expect(invoice?.isVoid).toBe(order.status === 'cancelled')
      const owes = order.status === 'placed' ? order.totalMinor : 0
      expect([invoice?.balanceMinor, order.status]).toEqual([owes, order.status])
    }
    expect((await callAs(school.token, listInvoices, { query: {} })).body.total).toBeGreaterThanOrEqual(120)
  })
})
