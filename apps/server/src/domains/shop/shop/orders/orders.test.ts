import * as i from '@dsms/contract/billing/invoices/calls'
import * as c from '@dsms/contract/shop/shop/calls'
import * as m from '@dsms/contract/shop/shop/manage'
import * as o from '@dsms/contract/shop/shop/orders'
import * as r from '@dsms/contract/shop/shop/reviews'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, send } from '../../../../testing/harness.ts'
import { refusal } from '../../../../testing/reads.ts'
import { makeProduct, order } from '../shop.testing.ts'

let keeper: TestPerson
let clerk: TestPerson
let buyer: TestPerson
let productId: number
let lessonsId: number

const move = (person: TestPerson, id: number, status: o.OrderStatus, version?: number) =>
  callAs(person.token, o.changeOrderStatus, { params: { id }, body: { status, version } })

beforeAll(async () => {
  keeper = await makeSchoolAdmin()
  clerk = await makePerson({ schoolId: keeper.schoolId, permissions: ['shop.manage_orders'] })
  buyer = await makePerson({ schoolId: keeper.schoolId, firstName: 'Buying', lastName: 'Person' })
  productId = (await makeProduct(keeper, { stock: 100 })).id
  lessonsId = (await makeProduct(keeper, { kind: 'lesson_package', stock: null })).id
})

describe('an order', () => {
  it('goes from placed to delivered, paying its invoice, and tells the buyer at each step', async () => {
    const made = await order(buyer, [productId])
    const seen: o.OrderStatus[][] = []
    for (const status of ['paid', 'packed', 'shipped', 'delivered'] as const) {
      const reply = await move(clerk, made.id, status)
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      seen.push(reply.body.order.next)
    }
    expect(seen).toEqual([['packed', 'cancelled'], ['shipped'], ['delivered'], []])
    const { body } = await callAs(buyer.token, o.getOrder, { params: { id: made.id } })
    expect(body.order.events.map(({ status }) => status)).toEqual(['placed', 'paid', 'packed', 'shipped', 'delivered'])
    const invoice = await callAs(buyer.token, i.getInvoice, { params: { id: made.invoice?.id as number } })
    expect(invoice.body.invoice).toMatchObject({ invoiceStatus: 'Paid', balanceMinor: 0 })
  })

  it.each([
    ['shipped', []],
    ['packed', []],
    ['placed', ['paid']],
    ['cancelled', ['paid', 'packed']],
    ['paid', ['cancelled']],
    ['delivered', ['paid']],
  ] as const)('does not become %s after %s', async (status, before) => {
    const made = await order(buyer, [productId])
    for (const step of before) expect((await move(clerk, made.id, step)).status).toBe(200)
    expect(refusal(await move(clerk, made.id, status))).toEqual({ status: 409, code: 'illegal_transition' })
  })

  it('is packed before it is paid when cash is taken at the door, and paid on delivery', async () => {
    const made = await order(buyer, [productId], { paymentMethod: 'cash_on_delivery' })
    for (const status of ['packed', 'shipped', 'delivered'] as const)
      expect((await move(clerk, made.id, status)).status).toBe(200)
    const invoice = await callAs(buyer.token, i.getInvoice, { params: { id: made.invoice?.id as number } })
    expect(invoice.body.invoice?.balanceMinor).toBe(0)
  })

  it('of lessons is never packed', async () => {
    const made = await order(buyer, [lessonsId])
    expect(made.address).toBeNull()
    expect((await move(clerk, made.id, 'paid')).body.order.next).toEqual(['delivered', 'cancelled'])
    expect((await move(clerk, made.id, 'packed')).status).toBe(409)
    expect((await move(clerk, made.id, 'delivered')).status).toBe(200)
  })

  it('that is cancelled gives the stock back and credits its invoice', async () => {
    const before = (await callAs(keeper.token, m.getManagedProduct, { params: { id: productId } })).body.product.stock
    const made = await order(buyer, [productId])
    const cancelled = await move(buyer, made.id, 'cancelled')
    expect(cancelled.body.order).toMatchObject({ status: 'cancelled', next: [] })
    const after = await callAs(keeper.token, m.getManagedProduct, { params: { id: productId } })
    expect(after.body.product.stock).toBe(before)
    const log = await callAs(keeper.token, m.listStockChanges, { params: { id: productId }, query: {} })
    expect(log.body.rows[0]).toMatchObject({ change: 1, reason: 'cancellation', orderId: made.id, stock: before })
    const invoice = await callAs(keeper.token, i.getInvoice, { params: { id: made.invoice?.id as number } })
    expect(invoice.body.invoice).toMatchObject({ balanceMinor: 0, creditNotes: [{}] })
  })

  it('is cancelled by its buyer only while it is placed, and moved on by nobody without the right', async () => {
    const made = await order(buyer, [productId])
    expect(refusal(await move(buyer, made.id, 'paid')).code).toBe('illegal_transition')
    await move(clerk, made.id, 'paid')
    expect(refusal(await move(buyer, made.id, 'cancelled')).code).toBe('illegal_transition')
    expect((await move(clerk, made.id, 'cancelled')).status).toBe(200)
  })

  it('is changed by one at a time', async () => {
    const made = await order(buyer, [productId])
    const replies = await Promise.all([
      move(clerk, made.id, 'paid', made.version),
      move(keeper, made.id, 'cancelled', made.version),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is seen by its buyer and those who manage orders, and by nobody else', async () => {
    const made = await order(buyer, [productId])
    const colleague = await makePerson({ schoolId: keeper.schoolId, permissions: ['shop.view', 'shop.edit'] })
    const elsewhere = await makeSchoolAdmin()
    for (const person of [colleague, elsewhere]) {
      expect((await send(person.token, o.getOrder, { params: { id: made.id } })).status).toBe(404)
      expect((await move(person, made.id, 'cancelled')).status).toBe(404)
      expect((await callAs(person.token, o.listOrders, { query: {} })).body).toEqual({ rows: [], total: 0 })
    }
    expect((await callAs(clerk.token, o.getOrder, { params: { id: made.id } })).status).toBe(200)
    expect((await callAs(clerk.token, o.listOrders, { query: { mine: 'true' } })).body.total).toBe(0)
  })

  it('is found by number and buyer, filtered by status, and sorted', async () => {
    const other = await makePerson({ schoolId: keeper.schoolId, firstName: 'Sémih', lastName: 'Özil' })
    const made = await order(other, [productId, lessonsId])
    const list = async (query: Record<string, unknown>) => (await callAs(clerk.token, o.listOrders, { query })).body
    for (const q of ['semih', 'ozil semih'])
      expect(
        (await list({ q })).rows.map(({ id }) => id),
        q,
      ).toEqual([made.id])
    expect((await list({ q: made.number, perPage: 100 })).rows.map(({ id }) => id)).toContain(made.id)
    expect((await list({ status: 'shipped' })).total).toBe(0)
    const totals = (await list({ sort: '-total', perPage: 100 })).rows.map(({ totalMinor }) => totalMinor)
    expect(totals).toEqual([...totals].sort((a, b) => b - a))
    expect((await send(clerk.token, o.listOrders, { query: { sort: 'buyer' } })).status).toBe(422)
  })
})

describe('a review', () => {
  const add = (person: TestPerson, rating: number, id = productId) =>
    callAs(person.token, r.addProductReview, { params: { id }, body: { rating, text: 'Well made' } })
  const product = async () => (await callAs(buyer.token, c.getProduct, { params: { id: productId } })).body.product
  const list = async (person: TestPerson) =>
    (await callAs(person.token, r.listProductReviews, { params: { id: productId }, query: {} })).body

  it('is written by who bought the product, once, and counts for its stars until hidden', async () => {
    const second = await makePerson({ schoolId: keeper.schoolId })
    const moderator = await makePerson({ schoolId: keeper.schoolId, permissions: ['shop.moderate'] })
    await order(buyer, [productId])
    expect(refusal(await add(second, 5))).toMatchObject({ status: 403, code: 'review_not_bought' })
    expect((await list(buyer)).canReview).toBe(true)
    const mine = (await add(buyer, 5)).body.review
    expect(refusal(await add(buyer, 4))).toMatchObject({ status: 409, code: 'review_exists' })
    await order(second, [productId])
    const theirs = (await add(second, 2)).body.review
    expect(await product()).toMatchObject({ rating: 3.5, reviewCount: 2 })
    expect(
      (await send(buyer.token, r.addProductReview, { params: { id: productId }, body: { rating: 6 } })).status,
    ).toBe(422)

    const change = (person: TestPerson) =>
      callAs(person.token, r.changeProductReview, { params: { id: mine.id }, body: { rating: 4, text: 'Good' } })
    expect((await change(second)).status).toBe(404)
    expect((await change(buyer)).body.review).toMatchObject({ rating: 4, isEdited: true, isMine: true })
    expect(await product()).toMatchObject({ rating: 3, reviewCount: 2 })

    const hide = (isHidden: boolean) =>
      callAs(moderator.token, r.moderateReview, { params: { id: theirs.id }, body: { isHidden, reason: 'rude' } })
    expect((await hide(true)).body.review).toMatchObject({ isHidden: true, hiddenReason: 'rude' })
    expect(await product()).toMatchObject({ rating: 4, reviewCount: 1 })
    expect((await list(buyer)).rows.map(({ id }) => id)).toEqual([mine.id])
    expect((await list(second)).rows.map(({ id }) => id)).toEqual([theirs.id, mine.id])
    expect((await list(buyer)).stars).toEqual([5, 4, 3, 2, 1].map((n) => ({ rating: n, count: n === 4 ? 1 : 0 })))
    await hide(false)
    const shown = await callAs(moderator.token, r.listModeratedProductReviews, {
      query: { q: 'WELL', isHidden: 'false' },
    })
    expect(shown.body.rows.map(({ id }) => id)).toEqual([theirs.id])

    const remove = (person: TestPerson) => callAs(person.token, r.removeProductReview, { params: { id: theirs.id } })
    expect((await remove(buyer)).status).toBe(404)
    expect((await remove(second)).status).toBe(200)
    expect(await product()).toMatchObject({ rating: 4, reviewCount: 1 })
  })

  it('of a student waits until a moderator showed it, anew after each change', async () => {
    const student = await makePerson({ schoolId: keeper.schoolId, kind: 'student' })
    const moderator = await makePerson({ schoolId: keeper.schoolId, permissions: ['shop.moderate'] })
    await order(student, [productId])
    const before = await product()
    const { id, ...waiting } = (await add(student, 1)).body.review
    expect(waiting).toMatchObject({ isHidden: true, isWaiting: true, isMine: true })
    expect(await product()).toMatchObject({ rating: before.rating, reviewCount: before.reviewCount })
    expect((await list(buyer)).rows.map((row) => row.id)).not.toContain(id)
    expect((await list(student)).mine).toMatchObject({ id, isWaiting: true })
    const body = { isHidden: false }
    const shown = (await callAs(moderator.token, r.moderateReview, { params: { id }, body })).body.review
    expect(shown).not.toHaveProperty('isWaiting')
    expect((await list(buyer)).rows.map((row) => row.id)).toContain(id)
    const again = { params: { id }, body: { rating: 5, text: 'Buy it at spam.example' } }
    expect((await callAs(student.token, r.changeProductReview, again)).body.review).toMatchObject({ isWaiting: true })
    expect((await list(buyer)).rows.map((row) => row.id)).not.toContain(id)
  })

  it('is not open to who cancelled', async () => {
    const person = await makePerson({ schoolId: keeper.schoolId })
    const made = await order(person, [productId])
    await move(person, made.id, 'cancelled')
    expect(refusal(await add(person, 5)).code).toBe('review_not_bought')
  })
})
