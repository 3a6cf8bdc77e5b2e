import { randomUUID } from 'node:crypto'
import * as a from '@dsms/contract/shop/shop/addresses'
import * as c from '@dsms/contract/shop/shop/calls'
import * as categories from '@dsms/contract/shop/shop/categories'
import * as k from '@dsms/contract/shop/shop/coupons'
import * as m from '@dsms/contract/shop/shop/manage'
import * as o from '@dsms/contract/shop/shop/orders'
import type { TestPerson } from '../../../testing/factories.ts'
import { callAs, type Reply } from '../../../testing/harness.ts'

let serial = 0

/** A category of somebody's shop. */
export async function makeCategory(keeper: TestPerson, name = `Category ${++serial}`): Promise<number> {
  const reply = await callAs(keeper.token, categories.createProductCategory, { body: { names: { en: name } } })
  return created(reply).category.id
}

type ProductWishes = Partial<Parameters<typeof productInput>[1]> & { categoryId?: number }

const productInput = (categoryId: number, wishes: Record<string, unknown> = {}) => ({
  names: { en: `Product ${++serial}` },
  brand: 'Makers',
  categoryId,
  kind: 'goods' as const,
  listPriceMinor: 10_000,
  taxBasisPoints: 1500,
  hasFreeShipping: true,
  image: '/api/shop/images/book-1.svg',
  stock: 10 as number | null,
  status: 'active' as const,
  ...wishes,
})

/** A product that is for sale, sent for free unless asked otherwise. */
export async function makeProduct(keeper: TestPerson, wishes: ProductWishes & Record<string, unknown> = {}) {
  const categoryId = (wishes.categoryId as number | undefined) ?? (await makeCategory(keeper))
  const reply = await callAs(keeper.token, m.createProduct, { body: productInput(categoryId, wishes) })
  return created(reply).product
}

export async function makeCoupon(keeper: TestPerson, wishes: Record<string, unknown> = {}) {
  const body = { code: `SAVE${++serial}X${process.pid}`, percent: 'amountMinor' in wishes ? null : 10, ...wishes }
  return created(await callAs(keeper.token, k.createCoupon, { body })).coupon
}

export const addressInput = (changes: Record<string, unknown> = {}) => ({
  fullName: 'Test Buyer',
  mobile: '+966501234567',
  houseNo: '12 Palm Street',
  city: 'Riyadh',
  pincode: '12345',
  country: 'SA',
  ...changes,
})

export async function makeAddress(buyer: TestPerson): Promise<number> {
  return created(await callAs(buyer.token, a.addAddress, { body: addressInput() })).address.id
}

export async function putInCart(buyer: TestPerson, productId: number, qty = 1): Promise<void> {
  created(await callAs(buyer.token, c.addToCart, { body: { productId, qty } }))
}

export async function quoteFor(buyer: TestPerson, coupon?: string) {
  const reply = await callAs(buyer.token, o.getQuote, { query: coupon ? { coupon } : {} })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return reply.body.quote
}

interface Buying {
  coupon?: string
  key?: string
  quote?: string
  addressId?: number
  paymentMethod?: o.ShopPayment
}

/** Checks out what is in the cart, with a fresh address and the quote of this moment unless given. */
export async function buy(buyer: TestPerson, wishes: Buying = {}) {
  const quote = wishes.quote ?? (await quoteFor(buyer, wishes.coupon)).fingerprint
  return callAs(buyer.token, o.checkout, {
    body: {
      idempotencyKey: wishes.key ?? randomUUID(),
      quote,
      coupon: wishes.coupon,
      addressId: wishes.addressId ?? (await makeAddress(buyer)),
      paymentMethod: wishes.paymentMethod ?? 'bank_transfer',
    },
  })
}

/** Puts products into the cart and buys them. */
export async function order(buyer: TestPerson, productIds: number[], wishes: Buying = {}) {
  for (const id of productIds) await putInCart(buyer, id)
  return created(await buy(buyer, wishes)).order
}

function created<T>(reply: Reply<T>): T {
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body))
  return reply.body
}
