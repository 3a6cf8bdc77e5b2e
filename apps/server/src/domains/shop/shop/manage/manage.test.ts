import * as c from '@dsms/contract/shop/shop/calls'
import * as categories from '@dsms/contract/shop/shop/categories'
import * as k from '@dsms/contract/shop/shop/coupons'
import * as m from '@dsms/contract/shop/shop/manage'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, send } from '../../../../testing/harness.ts'
import { refusal, wrongFields } from '../../../../testing/reads.ts'
import { makeCategory, makeCoupon, makeProduct, order } from '../shop.testing.ts'

let keeper: TestPerson
let category: number

beforeAll(async () => {
  keeper = await makeSchoolAdmin()
  category = await makeCategory(keeper, 'Things')
})

const list = async (query: Record<string, unknown>) =>
  (await callAs(keeper.token, m.listManagedProducts, { query })).body

describe('products of the shop', () => {
  it('are listed in every status, filtered and sorted', async () => {
    const other = await makeCategory(keeper)
    const draft = await makeProduct(keeper, { categoryId: other, status: 'draft', names: { de: 'Würfel' }, stock: 1 })
    const active = await makeProduct(keeper, { categoryId: other, listPriceMinor: 1, stock: null })
    const ids = async (query: Record<string, unknown>) =>
      (await list({ category: [other], ...query })).rows.map(({ id }) => id)
    expect(await ids({})).toEqual([active.id, draft.id])
    expect(await ids({ sort: '-price' })).toEqual([draft.id, active.id])
    expect(await ids({ status: 'draft' })).toEqual([draft.id])
    expect(await ids({ q: 'wurfel' })).toEqual([draft.id])
    expect(await ids({ stockUpTo: 1 })).toEqual([draft.id])
    expect(await ids({ stockUpTo: 0 })).toEqual([])
  })

  it('keep words in every language and are read in the reader’s', async () => {
    const names = { ar: 'دليل', en: 'Guide', de: 'Leitfaden', fr: 'Guide français', pt: 'Guia' }
    const { id } = await makeProduct(keeper, { categoryId: category, names, descriptions: { ar: 'وصف', fr: 'Texte' } })
    const inLanguage = async (language: string) => {
      const reply = await send(keeper.token, c.getProduct, { params: { id } }, { 'accept-language': language })
      const { name, description, slug } = (reply.body as { product: c.Product }).product
      return [name, description, slug]
    }
    expect(await inLanguage('fr')).toEqual(['Guide français', 'Texte', `guide-${id}`])
    expect(await inLanguage('de')).toEqual(['Leitfaden', 'Texte', `guide-${id}`])
    expect((await callAs(keeper.token, m.getManagedProduct, { params: { id } })).body.product.names).toEqual(names)
  })

  it('refuse what cannot be', async () => {
    const foreign = await makeCategory(await makeSchoolAdmin())
    const body = {
      names: { en: 'x' },
      brand: 'x',
      categoryId: category,
      kind: 'goods',
      listPriceMinor: 1,
      taxBasisPoints: 0,
      image: '/api/shop/images/book-1.svg',
    }
    const create = (change: object) => send(keeper.token, m.createProduct, { body: { ...body, ...change } })
    expect(refusal(await create({ categoryId: foreign }))).toEqual(wrongFields({ categoryId: 'unknown_category' }))
    expect(refusal(await create({ names: { en: ' ' } }))).toEqual(wrongFields({ names: 'required' }))
    expect((await create({ discountPercentage: 2 })).status).toBe(422)
    expect((await create({ discountPercentage: 21 })).status).toBe(422)
    expect((await create({ listPriceMinor: -1 })).status).toBe(422)
    expect((await create({ image: 'https://elsewhere.example/a.svg' })).status).toBe(422)
    expect((await create({ sku: 'A-1' })).status).toBe(201)
    expect(refusal(await create({ sku: 'A-1' }))).toEqual(wrongFields({ sku: 'sku_taken' }))
  })

  it('are changed by one at a time, and selling is no change', async () => {
    const product = await makeProduct(keeper, { categoryId: category, stock: 5 })
    const buyer = await makePerson({ schoolId: keeper.schoolId })
    await order(buyer, [product.id])
    const change = (version: number) =>
      callAs(keeper.token, m.updateProduct, { params: { id: product.id }, body: { version, brand: 'Others' } })
    const changed = await change(product.version)
    expect(changed.body.product).toMatchObject({ brand: 'Others', stock: 4, version: product.version + 1 })
    expect(refusal(await change(product.version))).toEqual({ status: 409, code: 'stale_version' })
  })

  it('leave shop and management when archived, and stay in orders', async () => {
    const product = await makeProduct(keeper, { categoryId: category })
    const buyer = await makePerson({ schoolId: keeper.schoolId })
    await order(buyer, [product.id])
    expect((await callAs(keeper.token, m.removeProduct, { params: { id: product.id } })).status).toBe(200)
    expect((await send(buyer.token, c.getProduct, { params: { id: product.id } })).status).toBe(404)
    expect((await send(keeper.token, m.getManagedProduct, { params: { id: product.id } })).status).toBe(404)
  })

  it('have a stock that changes with a reason, written down, never below zero', async () => {
    const product = await makeProduct(keeper, { categoryId: category, stock: 2 })
    const change = (by: number) =>
      send(keeper.token, m.changeStock, {
        params: { id: product.id },
        body: { change: by, reason: 'count', note: 'shelf 4' },
      })
    expect(await change(-2)).toMatchObject({ status: 200, body: { product: { stock: 0, version: product.version } } })
    expect(refusal(await change(-1))).toEqual(wrongFields({ change: 'stock_below_zero' }))
    expect(refusal(await change(0))).toEqual(wrongFields({ change: 'required' }))
    const log = await callAs(keeper.token, m.listStockChanges, { params: { id: product.id }, query: {} })
    expect(log.body.rows.map(({ change: by, stock, note }) => [by, stock, note])).toEqual([
      [-2, 0, 'shelf 4'],
      [2, 2, ''],
    ])
    expect(log.body.rows[0]?.by).toContain('Test')
  })

  it('of two shops never meet', async () => {
    const stranger = await makeSchoolAdmin()
    const platform = await makeSuperAdmin()
    const product = await makeProduct(keeper, { categoryId: category })
    const coupon = await makeCoupon(keeper)
    const body = { version: 1 }
    for (const person of [stranger, platform]) {
      for (const [endpoint, id, input] of [
        [m.getManagedProduct, product.id],
        [m.updateProduct, product.id, body],
        [m.removeProduct, product.id],
        [m.listStockChanges, product.id],
        [m.changeStock, product.id, { change: 1, reason: 'count' }],
        [categories.updateProductCategory, category, {}],
        [categories.removeProductCategory, category],
        [k.getCoupon, coupon.id],
        [k.updateCoupon, coupon.id, body],
        [k.removeCoupon, coupon.id],
      ] as const) {
        const reply = await send(person.token, endpoint, { params: { id }, ...(input ? { body: input } : {}) })
        expect(reply.status, `${endpoint.summary} ${JSON.stringify(reply.body)}`).toBe(404)
      }
    }
    const { rows } = (await callAs(platform.token, m.listManagedProducts, { query: { perPage: 100 } })).body
    expect(rows.map(({ id }) => id)).not.toContain(product.id)
  })
})

describe('categories', () => {
  it('keep their order and go away when empty', async () => {
    const admin = await makeSchoolAdmin()
    const second = await makeCategory(admin, 'Second')
    const first = await makeCategory(admin, 'First')
    await callAs(admin.token, categories.updateProductCategory, { params: { id: second }, body: { position: 5 } })
    const product = await makeProduct(admin, { categoryId: first })
    const names = async () =>
      (await callAs(admin.token, categories.listProductCategories)).body.rows.map(({ name, products }) => [
        name,
        products,
      ])
    expect(await names()).toEqual([
      ['First', 1],
      ['Second', 0],
    ])
    const remove = (id: number) => callAs(admin.token, categories.removeProductCategory, { params: { id } })
    expect(refusal(await remove(first))).toEqual({ status: 409, code: 'category_in_use' })
    expect((await remove(second)).status).toBe(200)
    await callAs(admin.token, m.removeProduct, { params: { id: product.id } })
    expect((await remove(first)).status).toBe(200)
    expect(await names()).toEqual([])
  })
})

describe('coupons', () => {
  it('give either a share or an amount, under a code of their own', async () => {
    const create = (body: object) => send(keeper.token, k.createCoupon, { body })
    expect(refusal(await create({ code: 'BOTH', percent: 5, amountMinor: 5 }))).toEqual(
      wrongFields({ percent: 'coupon_value' }),
    )
    expect(refusal(await create({ code: 'NONE' }))).toEqual(wrongFields({ percent: 'coupon_value' }))
    expect(refusal(await create({ code: 'DAYS', percent: 5, startsOn: '2026-02-02', endsOn: '2026-02-01' }))).toEqual(
      wrongFields({ endsOn: 'end_before_start' }),
    )
    expect((await create({ code: 'spring-5', percent: 5 })).status).toBe(201)
    expect(refusal(await create({ code: 'SPRING-5', percent: 5 }))).toEqual(wrongFields({ code: 'coupon_code_taken' }))
  })

  it('are found, changed and archived, which frees the code', async () => {
    const coupon = await makeCoupon(keeper, { code: 'HARVEST_9' })
    const found = await callAs(keeper.token, k.listCoupons, { query: { q: 'harvest_' } })
    expect(found.body).toMatchObject({ total: 1, rows: [{ id: coupon.id, code: 'HARVEST_9' }] })
    const change = { version: coupon.version, percent: null, amountMinor: 700 }
    const changed = await callAs(keeper.token, k.updateCoupon, { params: { id: coupon.id }, body: change })
    expect(changed.body.coupon).toMatchObject({ percent: null, amountMinor: 700, code: 'HARVEST_9' })
    expect((await callAs(keeper.token, k.removeCoupon, { params: { id: coupon.id } })).status).toBe(200)
    expect((await makeCoupon(keeper, { code: 'HARVEST_9' })).id).not.toBe(coupon.id)
  })
})
