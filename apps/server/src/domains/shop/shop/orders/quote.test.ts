import type { Problem } from '@dsms/contract/kernel/errors'
import * as c from '@dsms/contract/shop/shop/calls'
import * as k from '@dsms/contract/shop/shop/coupons'
import * as m from '@dsms/contract/shop/shop/manage'
import * as o from '@dsms/contract/shop/shop/orders'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, send } from '../../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../../testing/reads.ts'
import { colleagueOf } from '../../../../testing/scopes.ts'
import { buy, makeAddress, makeCategory, makeCoupon, makeProduct, putInCart, quoteFor } from '../shop.testing.ts'

let keeper: TestPerson
let buyer: TestPerson

const someBuyer = () => colleagueOf(keeper)

beforeAll(async () => {
  keeper = await makeSchoolAdmin()
})
beforeEach(async () => {
  buyer = await someBuyer()
})

describe('a quote', () => {
  it('adds up prices, discounts, delivery and tax as the invoice will', async () => {
    const paid = await makeProduct(keeper, { listPriceMinor: 9990, discountPercentage: 10, hasFreeShipping: false })
    const untaxed = await makeProduct(keeper, { listPriceMinor: 333, taxBasisPoints: 0 })
    await putInCart(buyer, paid.id, 3)
    await putInCart(buyer, untaxed.id)
    // 3 × 89.91 + 3.33, delivery 25.00; 15 % of 269.73 + 25.00
    expect(await quoteFor(buyer)).toMatchObject({
      currency: 'SAR',
      listMinor: 30_303,
      bagDiscountMinor: 2997,
      couponMinor: 0,
      deliveryMinor: 2500,
      taxMinor: 4421,
      totalMinor: 34_227,
      needsAddress: true,
      canOrder: true,
    })
  })

  it('of nothing is nothing and cannot be ordered', async () => {
    expect(await quoteFor(buyer)).toMatchObject({ lines: [], totalMinor: 0, canOrder: false })
    expect(refusal(await buy(buyer))).toEqual({ status: 409, code: 'cart_empty' })
  })

  it('asks for no delivery, address or cash of what is not delivered', async () => {
    const lessons = await makeProduct(keeper, { kind: 'lesson_package', stock: null, hasFreeShipping: false })
    await putInCart(buyer, lessons.id)
    const quote = await quoteFor(buyer)
    expect(quote).toMatchObject({ deliveryMinor: 0, needsAddress: false })
    expect(quote.paymentMethods).toEqual(['bank_transfer', 'card_terminal', 'invoice'])
    expect(refusal(await buy(buyer, { paymentMethod: 'cash_on_delivery' }))).toEqual(
      wrongFields({ paymentMethod: 'invalid_choice' }),
    )
  })

  it('drops delivery from the sum that the shop set', async () => {
    const admin = await makeSchoolAdmin()
    const product = await makeProduct(admin, { hasFreeShipping: false, listPriceMinor: 5000 })
    await callAs(admin.token, m.saveShopSettings, { body: { deliveryMinor: 700, freeDeliveryFromMinor: 10_000 } })
    await putInCart(admin, product.id)
    expect((await quoteFor(admin)).deliveryMinor).toBe(700)
    await callAs(admin.token, c.changeCart, { params: { productId: product.id }, body: { qty: 2 } })
    expect((await quoteFor(admin)).deliveryMinor).toBe(0)
  })

  it('names the line that cannot be bought', async () => {
    const product = await makeProduct(keeper, { stock: 2 })
    await putInCart(buyer, product.id, 2)
    await callAs(keeper.token, m.changeStock, {
      params: { id: product.id },
      body: { change: -1, reason: 'damage' },
    })
    const quote = await quoteFor(buyer)
    expect(quote.lines[0]?.problem).toBe('too_few')
    expect(quote.canOrder).toBe(false)
    expect(await buy(buyer)).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', params: { product: product.name, left: 1 } },
    })
  })
})

describe('a coupon', () => {
  let product: Awaited<ReturnType<typeof makeProduct>>

  const problem = async (code: string) => {
    const reply = await send(buyer.token, o.getQuote, { query: { coupon: code } })
    return (reply.body as Problem).fields?.coupon?.code
  }

  beforeEach(async () => {
    product = await makeProduct(keeper, { listPriceMinor: 10_000 })
    await putInCart(buyer, product.id, 3)
  })

  it('takes a percentage off before tax, however its code is written', async () => {
    const coupon = await makeCoupon(keeper, { percent: 15 })
    expect(await quoteFor(buyer, ` ${coupon.code.toLowerCase()} `)).toMatchObject({
      couponMinor: 4500,
      taxMinor: 3825,
      totalMinor: 29_325,
      coupon: { code: coupon.code, percent: 15 },
    })
  })

  it('takes an amount off to the smallest unit, and never more than there is', async () => {
    const other = await makeProduct(keeper, { listPriceMinor: 3333 })
    await putInCart(buyer, other.id)
    const coupon = await makeCoupon(keeper, { amountMinor: 5001 })
    const quote = await quoteFor(buyer, coupon.code)
    expect(quote).toMatchObject({ couponMinor: 5001, taxMinor: 4250, totalMinor: 32_582 })
    const made = (await buy(buyer, { coupon: coupon.code })).body.order
    expect(made).toMatchObject({ couponCode: coupon.code, couponMinor: 5001, totalMinor: 32_582 })
    const huge = await makeCoupon(keeper, { amountMinor: 9_000_000 })
    await putInCart(buyer, product.id)
    expect(await quoteFor(buyer, huge.code)).toMatchObject({ couponMinor: 10_000, totalMinor: 0 })
  })

  it('holds for its category alone', async () => {
    const category = await makeCategory(keeper)
    const coupon = await makeCoupon(keeper, { percent: 50, categoryId: category })
    expect(await problem(coupon.code)).toBe('coupon_not_for_these')
    const inside = await makeProduct(keeper, { categoryId: category, listPriceMinor: 1000 })
    await putInCart(buyer, inside.id)
    expect((await quoteFor(buyer, coupon.code)).couponMinor).toBe(500)
  })

  it.each([
    ['unknown', {}, 'coupon_unknown'],
    ['switched off', { isActive: false }, 'coupon_not_now'],
    ['over', { endsOn: '2020-01-01' }, 'coupon_not_now'],
    ['still to come', { startsOn: '2999-01-01' }, 'coupon_not_now'],
    ['for larger carts', { minMinor: 30_001 }, 'coupon_min_amount'],
  ])('that is %s is refused with the reason', async (name, wishes, code) => {
    const coupon = await makeCoupon(keeper, wishes)
    expect(await problem(name === 'unknown' ? `${coupon.code}X` : coupon.code)).toBe(code)
  })

  it('holds on its first and last day, and exactly from its least amount', async () => {
    const [{ today }] = (await query<{ today: string }>(
      sql`select (now() at time zone 'Asia/Riyadh')::date::text as today`,
    )) as [{ today: string }]
    const coupon = await makeCoupon(keeper, { startsOn: today, endsOn: today, minMinor: 30_000 })
    expect((await quoteFor(buyer, coupon.code)).couponMinor).toBe(3000)
  })

  it('is used once by each person, and again after they cancelled', async () => {
    const coupon = await makeCoupon(keeper)
    const made = (await buy(buyer, { coupon: coupon.code })).body.order
    await putInCart(buyer, product.id)
    expect(await problem(coupon.code)).toBe('coupon_used')
    await callAs(buyer.token, o.changeOrderStatus, { params: { id: made.id }, body: { status: 'cancelled' } })
    expect((await quoteFor(buyer, coupon.code)).couponMinor).toBe(1000)
    const { body } = await callAs(keeper.token, k.getCoupon, { params: { id: coupon.id } })
    expect(body.coupon.uses).toBe(0)
  })

  it('gives its last use to one of those who ask at once', async () => {
    const coupon = await makeCoupon(keeper, { maxUses: 1 })
    const buyers = await Promise.all([someBuyer(), someBuyer()])
    const wishes = await Promise.all(
      buyers.map(async (person) => {
        await putInCart(person, product.id)
        const { fingerprint } = await quoteFor(person, coupon.code)
        return { coupon: coupon.code, quote: fingerprint, addressId: await makeAddress(person) }
      }),
    )
    const replies = await Promise.all(buyers.map((person, place) => buy(person, wishes[place])))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(await problem(coupon.code)).toBe('coupon_used_up')
  })

  it('of another school is unknown', async () => {
    const coupon = await makeCoupon(await makeSchoolAdmin())
    expect(await problem(coupon.code)).toBe('coupon_unknown')
  })

  it('is shown as an offer when the shop lists it and it holds for the cart', async () => {
    const admin = await makeSchoolAdmin()
    const cheap = await makeProduct(admin, { listPriceMinor: 1000 })
    const listed = await makeCoupon(admin, { isListed: true })
    await makeCoupon(admin, { isListed: true, minMinor: 1001 })
    await makeCoupon(admin)
    await putInCart(admin, cheap.id)
    expect((await quoteFor(admin)).offers.map(({ code }) => code)).toEqual([listed.code])
    expect((await callAs(admin.token, c.listCart)).body.products[0]?.offers).toBe(2)
  })
})
