import { randomUUID } from 'node:crypto'
import * as invoices from '@dsms/contract/billing/invoices/calls'
import * as a from '@dsms/contract/shop/shop/addresses'
import * as c from '@dsms/contract/shop/shop/calls'
import * as m from '@dsms/contract/shop/shop/manage'
import * as o from '@dsms/contract/shop/shop/orders'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../../testing/harness.ts'
import { mailTo, query, refusal, wrongFields } from '../../../../testing/reads.ts'
import { colleagueOf } from '../../../../testing/scopes.ts'
import { addressInput, buy, makeAddress, makeCoupon, makeProduct, order, putInCart, quoteFor } from '../shop.testing.ts'

let keeper: TestPerson
let buyer: TestPerson

const someBuyer = () => colleagueOf(keeper)
const stockOf = async (id: number) =>
  (await callAs(keeper.token, m.getManagedProduct, { params: { id } })).body.product.stock

beforeAll(async () => {
  keeper = await makeSchoolAdmin()
})
beforeEach(async () => {
  buyer = await someBuyer()
})

describe('checkout', () => {
  it('makes order, invoice and stock in one, empties the cart and tells the buyer', async () => {
    const product = await makeProduct(keeper, { stock: 5, listPriceMinor: 20_000 })
    await putInCart(buyer, product.id, 2)
    const quote = await quoteFor(buyer)
    const reply = await buy(buyer)
    expect(reply.status, JSON.stringify(reply.body)).toBe(201)
    const { order: made } = reply.body
    expect(made).toMatchObject({
      status: 'placed',
      totalMinor: quote.totalMinor,
      pieces: 2,
      isMine: true,
      next: ['cancelled'],
      lines: [{ productId: product.id, qty: 2, unitMinor: 20_000, priceMinor: 40_000 }],
      address: { city: 'Riyadh' },
      events: [{ status: 'placed' }],
    })
    expect(made.invoice?.number).toMatch(/\d/)
    const { body } = await callAs(buyer.token, invoices.getInvoice, { params: { id: made.invoice?.id as number } })
    expect(body.invoice).toMatchObject({
      totalMinor: quote.totalMinor,
      balanceMinor: quote.totalMinor,
      buyerId: buyer.id,
    })
    expect(await stockOf(product.id)).toBe(3)
    expect((await callAs(buyer.token, c.listCart)).body.products).toEqual([])
    expect(await mailTo(buyer.email)).toContain(made.number)
    const log = await callAs(keeper.token, m.listStockChanges, { params: { id: product.id }, query: {} })
    expect(log.body.rows[0]).toMatchObject({ change: -2, stock: 3, reason: 'sale', orderId: made.id })
  })

  it('gives one order for one attempt, however often it is sent', async () => {
    const product = await makeProduct(keeper, { stock: 5 })
    await putInCart(buyer, product.id)
    const wish = { key: randomUUID(), quote: (await quoteFor(buyer)).fingerprint, addressId: await makeAddress(buyer) }
    const replies = await Promise.all([buy(buyer, wish), buy(buyer, wish)])
    expect(replies.map(({ status }) => status)).toEqual([201, 201])
    expect(replies[1]?.body.order.id).toBe(replies[0]?.body.order.id)
    expect(await stockOf(product.id)).toBe(4)
    expect((await callAs(buyer.token, o.listOrders, { query: {} })).body.total).toBe(1)
  })

  it('sells the last piece once', async () => {
    const product = await makeProduct(keeper, { stock: 1 })
    const buyers = await Promise.all([someBuyer(), someBuyer(), someBuyer()])
    const wishes = await Promise.all(
      buyers.map(async (person) => {
        await putInCart(person, product.id)
        return { addressId: await makeAddress(person), quote: (await quoteFor(person)).fingerprint }
      }),
    )
    const replies = await Promise.all(buyers.map((person, place) => buy(person, wishes[place])))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    for (const reply of replies.filter(({ status }) => status === 409)) {
      expect(reply.body).toMatchObject({
        code: 'out_of_stock',
        params: { product: product.name, productId: product.id, left: 0 },
      })
    }
    expect(await stockOf(product.id)).toBe(0)
  })

  it('lets buyers of the same things in other orders wait for one another rather than fail', async () => {
    const products = await Promise.all([1, 2, 3].map(() => makeProduct(keeper, { stock: 20 })))
    const ids = products.map(({ id }) => id)
    const buyers = await Promise.all(Array.from({ length: 6 }, someBuyer))
    for (const [place, person] of buyers.entries()) {
      for (const id of place % 2 ? ids : [...ids].reverse()) await putInCart(person, id)
    }
    const replies = await Promise.all(buyers.map((person) => buy(person)))
    expect(replies.map(({ status }) => status)).toEqual(buyers.map(() => 201))
    expect(await Promise.all(ids.map(stockOf))).toEqual([14, 14, 14])
  })

  it('refuses another sum than the buyer saw, and says the new one', async () => {
    const product = await makeProduct(keeper)
    await putInCart(buyer, product.id)
    const seen = await quoteFor(buyer)
    const { version } = product
    await callAs(keeper.token, m.updateProduct, {
      params: { id: product.id },
      body: { version, listPriceMinor: 20_000 },
    })
    const reply = await buy(buyer, { quote: seen.fingerprint })
    const now = await quoteFor(buyer)
    expect(now.totalMinor).toBe(23_000)
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'quote_changed', params: { totalMinor: 23_000, fingerprint: now.fingerprint } },
    })
    expect((await buy(buyer, { quote: now.fingerprint })).status).toBe(201)
  })

  it('does not mind that others bought of the same product meanwhile', async () => {
    const product = await makeProduct(keeper, { stock: 9 })
    await putInCart(buyer, product.id)
    const seen = await quoteFor(buyer)
    await order(await someBuyer(), [product.id])
    expect((await buy(buyer, { quote: seen.fingerprint })).status).toBe(201)
  })

  it('leaves nothing behind when the invoice fails', async () => {
    const product = await makeProduct(keeper, { stock: 5, names: { en: 'Product whose bill is refused' } })
    const coupon = await makeCoupon(keeper)
    await putInCart(buyer, product.id)
    const addressId = await makeAddress(buyer)
    const traces = () =>
      query(sql`select
        (select count(*) from shop_orders where buyer_id = ${buyer.id}) as orders,
        (select count(*) from invoices where buyer_id = ${buyer.id}) as invoices,
        (select count(*) from shop_stock_changes where product_id = ${product.id}) as changes,
        (select stock from shop_products where id = ${product.id}) as stock,
        (select uses from shop_coupons where id = ${coupon.id}) as uses,
        (select count(*) from shop_cart_lines where user_id = ${buyer.id}) as cart,
        (select count(*) from notifications where user_id = ${buyer.id}) as notices,
        (select count(*) from outbox where recipient = ${buyer.email}) as mails`)
    const before = await traces()
    // a line that the invoice's table refuses, whatever the service thinks of it
    await owner(sql`alter table invoice_lines add constraint refused
      check (description ->> 'en' <> 'Product whose bill is refused') not valid`)
    try {
      await expect(buy(buyer, { coupon: coupon.code, addressId })).rejects.toThrow('/api/shop/checkout: 500')
    } finally {
      await owner(sql`alter table invoice_lines drop constraint refused`)
    }
    expect(await traces()).toEqual(before)
    expect((await buy(buyer, { coupon: coupon.code, addressId })).status).toBe(201)
  })

  it('needs an address of the buyer’s own for what is delivered', async () => {
    const product = await makeProduct(keeper)
    await putInCart(buyer, product.id)
    const foreign = await makeAddress(await someBuyer())
    expect(refusal(await buy(buyer, { addressId: foreign }))).toEqual(wrongFields({ addressId: 'unknown_address' }))
    const { fingerprint } = await quoteFor(buyer)
    const body = { idempotencyKey: randomUUID(), quote: fingerprint, paymentMethod: 'invoice' }
    expect(refusal(await send(buyer.token, o.checkout, { body }))).toEqual(
      wrongFields({ addressId: 'unknown_address' }),
    )
  })
})

/** As the owner of the tables, outside any request. */
async function owner(statement: SQL) {
  const { client, db } = await (await testApp()).database.connect()
  try {
    await db.execute(statement)
  } finally {
    client.release()
  }
}

describe('addresses', () => {
  it('have one default among them, which passes on', async () => {
    const add = (isDefault: boolean) => callAs(buyer.token, a.addAddress, { body: addressInput({ isDefault }) })
    const first = (await add(false)).body.address
    const second = (await add(true)).body.address
    expect([first.isDefault, second.isDefault]).toEqual([true, true])
    const list = async () =>
      (await callAs(buyer.token, a.listAddresses)).body.rows.map(({ id, isDefault }) => [id, isDefault])
    expect(await list()).toEqual([
      [second.id, true],
      [first.id, false],
    ])
    await callAs(buyer.token, a.removeAddress, { params: { id: second.id } })
    expect(await list()).toEqual([[first.id, true]])
  })

  it('are in a country that exists', async () => {
    const reply = await send(buyer.token, a.addAddress, { body: addressInput({ country: 'ZZ' }) })
    expect(refusal(reply)).toEqual(wrongFields({ country: 'unknown_country' }))
  })
})
