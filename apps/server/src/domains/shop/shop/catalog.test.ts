import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import * as c from '@dsms/contract/shop/shop/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { makeCategory, makeProduct, putInCart } from './shop.testing.ts'

describe('the catalogue', () => {
  let keeper: TestPerson
  let buyer: TestPerson
  const ids: number[] = []
  let books: number
  let gear: number

  const list = async (query: Record<string, unknown> = {}) => {
    const reply = await callAs(buyer.token, c.listProducts, { query })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return reply.body
  }

  beforeAll(async () => {
    keeper = await makeSchoolAdmin()
    buyer = await makePerson({ schoolId: keeper.schoolId })
    books = await makeCategory(keeper, 'Books')
    gear = await makeCategory(keeper, 'Gear')
    // prices 10, 20 … 110; the last three are gear, and one of those is sold out
    for (let n = 1; n <= 11; n++) {
      const product = await makeProduct(keeper, {
        names: { en: n === 4 ? 'Café 100% _guide' : `Item ${n}`, ar: n === 5 ? 'كتاب الإشارات' : '' },
        categoryId: n > 8 ? gear : books,
        brand: n % 2 ? 'Odd' : 'Even',
        listPriceMinor: n * 1000,
        stock: n === 11 ? 0 : 5,
      })
      ids.push(product.id)
    }
    await makeProduct(keeper, { categoryId: books, status: 'draft', names: { en: 'Item hidden' } })
  })

  it('gives nine of all that is for sale, the latest first, with every founding field', async () => {
    const body = await list()
    expect(body.total).toBe(11)
    expect(body.products.map(({ id }) => id)).toEqual([...ids].reverse().slice(0, 9))
    expect(body.userCart).toEqual([])
    expect(body.userWishlist).toEqual([])
    expect(body.products[8]).toMatchObject({
      id: ids[2],
      name: 'Item 3',
      slug: `item-3-${ids[2]}`,
      brand: 'Odd',
      price: 30,
      image: '/api/shop/images/book-1.svg',
      hasFreeShipping: true,
      rating: 0,
      isInCart: false,
      isInWishlist: false,
      currency: 'SAR',
      priceBefore: null,
    })
  })

  it('pages to the end and not beyond', async () => {
    expect((await list({ page: 2 })).products.map(({ id }) => id)).toEqual([ids[1], ids[0]])
    expect((await list({ page: 3 })).products).toEqual([])
    expect((await list({ page: 3 })).total).toBe(11)
    expect((await list({ perPage: 1, page: 11 })).products[0]?.id).toBe(ids[0])
    expect((await list({ perPage: 100 })).products).toHaveLength(11)
    expect((await send(buyer.token, c.listProducts, { query: { perPage: 101 } })).status).toBe(422)
    expect((await send(buyer.token, c.listProducts, { query: { page: 0 } })).status).toBe(422)
  })

  it('sorts by price both ways, and by the latest when the choice is blank', async () => {
    expect((await list({ sortBy: 'price-asc' })).products.map(({ price }) => price)).toEqual([
      10, 20, 30, 40, 50, 60, 70, 80, 90,
    ])
    expect((await list({ sortBy: 'price-desc', perPage: 2 })).products.map(({ price }) => price)).toEqual([110, 100])
    const blank = await testApp().then(({ http }) =>
      http.inject({ url: '/apps/ecommerce/products?sortBy=', headers: { authorization: `Bearer ${buyer.token}` } }),
    )
    expect(blank.json().products[0].id).toBe(ids[10])
    expect((await send(buyer.token, c.listProducts, { query: { sortBy: 'name' } })).status).toBe(422)
  })

  it.each([
    ['CAFE', 3],
    ['100%', 3],
    ['% _g', 3],
    ['الاشارات', 4],
    ['item 1', null],
  ])('finds by part of a name without regard to case and marks: %s', async (q, place) => {
    const found = (await list({ q, sortBy: 'price-asc' })).products.map(({ id }) => id)
    expect(found).toEqual(place === null ? [ids[0], ids[9], ids[10]] : [ids[place]])
  })

  it('finds nothing by what is no name', async () => {
    expect(await list({ q: 'hidden' })).toMatchObject({ total: 0, products: [] })
    expect(await list({ q: '__' })).toMatchObject({ total: 0, products: [] })
  })

  it.each([
    ['a category', () => ({ category: [gear] }), 3],
    ['two categories', () => ({ category: [gear, books] }), 11],
    ['a brand', () => ({ brand: ['Even'] }), 5],
    ['from a price', () => ({ minPrice: 100 }), 2],
    ['up to a price', () => ({ maxPrice: 20 }), 2],
    ['between prices', () => ({ minPrice: 20.01, maxPrice: 50 }), 3],
    ['the lowest band', () => ({ band: ['to-10'] }), 1],
    ['two bands', () => ({ band: ['to-10', '100-500'] }), 2],
    ['what is there', () => ({ inStock: true }), 10],
    ['brand and category', () => ({ brand: ['Odd'], category: [gear] }), 2],
    ['stars that nothing has', () => ({ rating: 1 }), 0],
    ['prices beyond all', () => ({ maxPrice: 99_999_999 }), 11],
  ])('filters by %s', async (_, query, total) => {
    const body = await list(query())
    expect(body.total).toBe(total)
    expect(body.products).toHaveLength(Math.min(9, total))
  })

  it('counts for each filter what the others leave', async () => {
    const { facets } = await list({ brand: ['Odd'], category: [gear] })
    expect(facets.categories).toEqual([
      { id: books, name: 'Books', count: 4 },
      { id: gear, name: 'Gear', count: 2 },
    ])
    expect(facets.brands).toEqual([
      { name: 'Even', count: 1 },
      { name: 'Odd', count: 2 },
    ])
    expect(facets.price).toEqual({ min: 90, max: 110 })
    expect(facets.bands).toEqual([
      { band: 'to-10', count: 0 },
      { band: '10-100', count: 1 },
      { band: '100-500', count: 1 },
      { band: 'from-500', count: 0 },
    ])
    expect(facets.ratings.map(({ rating }) => rating)).toEqual([4, 3, 2, 1])
  })

  it('reads one product with its colours and those of its category', async () => {
    const { body } = await callAs(buyer.token, c.getProduct, { params: { id: ids[9] as number } })
    expect(body.product).toMatchObject({
      id: ids[9],
      isInCart: false,
      colorOptions: ['primary', 'success', 'warning', 'danger', 'info'],
    })
    expect(body.related.map(({ id }) => id)).toEqual([ids[10], ids[8]])
  })

  it('answers 404 for what is not there, not for sale, or in another shop', async () => {
    const stranger = await makeSchoolAdmin()
    const draft = await makeProduct(keeper, { status: 'draft' })
    for (const [person, id] of [
      [buyer, 2_147_483_647],
      [buyer, draft.id],
      [stranger, ids[0]],
    ] as const) {
      expect((await send(person.token, c.getProduct, { params: { id } })).status).toBe(404)
      expect((await send(person.token, c.addToCart, { body: { productId: id } })).status).toBe(404)
      expect((await send(person.token, c.addToWishlist, { body: { productId: id } })).status).toBe(404)
    }
    expect((await send(buyer.token, c.getProduct, { params: { id: 'x' } })).status).toBe(422)
  })

  it('keeps one line however often a product is added', async () => {
    const id = ids[1] as number
    for (const _ of [1, 2]) {
      const reply = await callAs(buyer.token, c.addToCart, { body: { productId: id } })
      expect(reply.status).toBe(201)
      expect(reply.body).toEqual({})
      expect((await callAs(buyer.token, c.addToWishlist, { body: { productId: id } })).status).toBe(201)
    }
    const body = await list({ q: 'item 2' })
    expect(body.userCart).toEqual([{ id: expect.any(Number), productId: id, qty: 1 }])
    expect(body.userWishlist).toEqual([{ id: expect.any(Number), productId: id }])
    expect(body.products[0]).toMatchObject({ isInCart: true, isInWishlist: true })
    const cart = (await callAs(buyer.token, c.listCart)).body.products
    expect(cart).toMatchObject([{ id, qty: 1, isInWishlist: true, maxQty: 5 }])
    expect((await callAs(buyer.token, c.listWishlist)).body.products).toMatchObject([{ id, isInCart: true }])
    for (const _ of [1, 2]) {
      expect((await callAs(buyer.token, c.removeFromCart, { params: { productId: id } })).status).toBe(200)
      expect((await callAs(buyer.token, c.removeFromWishlist, { params: { productId: id } })).status).toBe(200)
    }
    expect((await callAs(buyer.token, c.listCart)).body.products).toEqual([])
    expect((await callAs(buyer.token, c.listWishlist)).body.products).toEqual([])
  })

  it('says the same of delivery, offers and discount each time, within their borders', async () => {
    const product = await makeProduct(keeper, { discountPercentage: 20, deliveryDays: 8, listPriceMinor: 999 })
    await putInCart(buyer, product.id)
    const read = async () => (await callAs(buyer.token, c.listCart)).body.products.find(({ id }) => id === product.id)
    const [first, second] = [await read(), await read()]
    expect(first).toMatchObject({ discountPercentage: 20, offers: 1, price: 7.99, priceBefore: 9.99 })
    const days = (Date.parse(first?.shippingDate ?? '') - Date.now()) / dayMs
    expect(days).toBeGreaterThan(7.99)
    expect(days).toBeLessThanOrEqual(8)
    expect({ ...second, shippingDate: '' }).toEqual({ ...first, shippingDate: '' })
  })

  it('changes quantity and colour up to ten and the stock', async () => {
    const product = await makeProduct(keeper, { stock: 3 })
    const change = (body: object) => send(buyer.token, c.changeCart, { params: { productId: product.id }, body })
    expect((await change({ qty: 2 })).status).toBe(404)
    await putInCart(buyer, product.id)
    expect((await change({ qty: 3, color: 'danger' })).status).toBe(200)
    expect(await change({ qty: 4 })).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', params: { product: product.name, left: 3 } },
    })
    expect((await change({ qty: 0 })).status).toBe(422)
    expect((await change({ qty: 11 })).status).toBe(422)
    const line = (await callAs(buyer.token, c.listCart)).body.products.find(({ id }) => id === product.id)
    expect(line).toMatchObject({ qty: 3, color: 'danger', maxQty: 3 })
    expect((await send(buyer.token, c.addToCart, { body: { productId: ids[10] } })).status).toBe(409)
  })

  it('draws pictures, and only those it knows', async () => {
    const { http } = await testApp()
    const picture = await http.inject({ url: '/api/shop/images/book-3.svg' })
    expect(picture.statusCode).toBe(200)
    expect(picture.headers['content-type']).toContain('image/svg+xml')
    expect(picture.body).toMatch(/^<svg /)
    for (const name of ['book-12.svg', 'toString-1.svg', 'book-1.png', 'book--1.svg'])
      expect((await http.inject({ url: `/api/shop/images/${name}` })).statusCode).toBe(404)
  })

  it('is a call for a program and a screen for a browser that navigates', async () => {
    const { http } = await testApp()
    const authorization = `Bearer ${buyer.token}`
    const call = await http.inject({
      url: '/apps/ecommerce/wishlist',
      headers: { authorization, accept: 'application/json', 'sec-fetch-dest': 'empty' },
    })
    expect(call.json()).toEqual({ products: [] })
    const screen = await http.inject({
      url: '/apps/ecommerce/wishlist',
      headers: { authorization, accept: 'text/html', 'sec-fetch-dest': 'document' },
    })
    // without a built application there is only the call
    if (screen.headers['content-type']?.toString().startsWith('text/html'))
      expect(screen.body).toContain('<div id="root"')
    else expect(screen.json()).toEqual({ products: [] })
  })
})
