import * as charges from '@dsms/contract/billing/charges/calls'
import { packages } from '@dsms/contract/billing/packages/calls'
import * as payments from '@dsms/contract/billing/payments/calls'
import * as calls from '@dsms/contract/billing/sales/calls'
import { createTaxRate, listTaxRates } from '@dsms/contract/billing/taxRates/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { addDays } from '@dsms/contract/kernel/time/days'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { asOwner, forget } from '../../../testing/erasure.ts'
import { makePerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { makeLessonSchool } from '../../schedule/lessons/lessons.testing.ts'
import { makeSellingSchool } from './sales.testing.ts'

let school: Awaited<ReturnType<typeof makeSellingSchool>>
beforeAll(async () => {
  school = await makeSellingSchool()
})

describe('selling a package', () => {
  it('1,000.00 in 3: 333.34, 333.33, 333.33, monthly from the first day', async () => {
    const { id, enrolment } = await school.learner()
    const sale = await school.sold(enrolment, await school.offer({ parts: 3, validity_days: 180 }), {
      first_due: '2031-01-31',
    })
    expect(sale).toMatchObject({
      status: 'active',
      gross_minor: 100_000,
      tax_bps: 1_500,
      tax_minor: 13_043,
      net_minor: 86_957,
      sold_on: school.today,
      expires_on: addDays(school.today, 179),
    })
    expect(
      sale.charges.map(({ amount_minor, due_on, sale: of }) => [amount_minor, due_on, of?.part, of?.parts]),
    ).toEqual([
      [33_334, '2031-01-31', 1, 3],
      [33_333, '2031-02-28', 2, 3],
      [33_333, '2031-03-31', 3, 3],
    ])
    expect(sale.charges[0]).toMatchObject({ kind: 'package', tax_code: 'S', tax_minor: 4_348, student_id: id })
    expect(await school.creditOf(sale.id)).toEqual([{ bought: 600, used: 0, held: 0, gone: 0, left: 600 }])
  })

  it('is done once for its key, and refused for what is not on sale', async () => {
    const { enrolment } = await school.learner()
    const package_id = await school.offer()
    const body = { key: school.key(), enrolment_id: enrolment, package_id }
    const [one, two] = await Promise.all([
      send(school.owner.token, calls.createSale, { body }),
      send(school.owner.token, calls.createSale, { body }),
    ])
    expect([one.status, two.status]).toEqual([201, 201])
    expect((one.body as { id: number }).id).toBe((two.body as { id: number }).id)
    const other = await send(school.owner.token, calls.createSale, { body: { ...body, parts: 2 } })
    expect(refusal(other)).toMatchObject({ status: 409, code: 'key_used' })
    await callAs(school.owner.token, packages.calls.changeStatus, {
      params: { id: package_id },
      body: { status: 'retired' } as never,
    })
    expect(refusal(await school.sell(enrolment, package_id))).toMatchObject({ status: 409, code: 'package_retired' })
    expect(refusal(await school.sell(enrolment, 999_999))).toMatchObject({ fields: { package_id: 'unknown_choice' } })
    expect(refusal(await school.sell(999_999, package_id))).toMatchObject({
      fields: { enrolment_id: 'unknown_choice' },
    })
  })

  it('keeps the sale as it was when the package changes', async () => {
    const { enrolment } = await school.learner()
    const package_id = await school.offer()
    const sale = await school.sold(enrolment, package_id)
    const { version } = (
      await callAs(school.owner.token, packages.calls.get, { params: { id: package_id }, query: {} as never })
    ).body
    await callAs(school.owner.token, packages.calls.update, {
      params: { id: package_id },
      body: { version, price_minor: 1, items: [] } as never,
    })
    expect(await school.saleOf(sale.id)).toMatchObject({ gross_minor: 100_000, items: [{ bought: 600 }] })
    await expect(query(sql`update sale_items set bought = 1000 where sale_id = ${sale.id}`)).rejects.toThrow()
    await expect(query(sql`update sales set gross_minor = 1 where id = ${sale.id}`)).rejects.toThrow()
    await expect(query(sql`delete from credit_moves where item_id = ${sale.items[0]?.id}`)).rejects.toThrow()
  })

  it('shows the price of each package before it is sold', async () => {
    const { enrolment } = await school.learner()
    const package_id = await school.offer({ parts: 2, parts_due: 'lessons', part_every: 6 })
    const shown = (
      await callAs(school.owner.token, calls.listSellable, { query: { enrolment_id: enrolment } as never })
    ).body
    expect(shown.packages.find(({ id }) => id === package_id)).toMatchObject({
      price_minor: 100_000,
      tax_minor: 13_043,
      instalments: [
        { amount_minor: 50_000, due_on: school.today, due_step: null },
        { amount_minor: 50_000, due_on: null, due_step: 7 },
      ],
    })
  })
})

describe('who may', () => {
  it('sells with the right to take payments, refunds with its own, and sees nothing of another school', async () => {
    const clerk = await makePerson({
      schoolId: school.owner.schoolId,
      permissions: ['fee_payments.view', 'fee_payments.create', 'students.view', 'enrolments.view'],
    })
    const { id, token, enrolment } = await school.learner()
    const body = { key: school.key(), enrolment_id: enrolment, package_id: await school.offer() }
    const made = await send(clerk.token, calls.createSale, { body })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const sale = made.body as Answer<typeof calls.createSale>
    const refused = await send(clerk.token, calls.refundSale, { params: { id: sale.id }, body: { preview: true } })
    expect(refused.status).toBe(403)
    const mine = (await callAs(token, calls.listMySales, { query: {} })).body
    expect(mine.sales.map((one) => one.id)).toEqual([sale.id])
    expect(JSON.stringify(mine)).not.toContain('student_id')
    const stranger = await makeLessonSchool()
    const there = await send(stranger.owner.token, calls.getSale, { params: { id: sale.id }, query: {} })
    expect(there.status).toBe(404)
    const other = await school.learner()
    const peek = await send(other.token, calls.listMySales, { query: { student_id: id } })
    expect(peek.status).toBe(404)
  })

  it('adds tax rates from a day on, which price what is sold then', async () => {
    const before = (await callAs(school.owner.token, listTaxRates, { query: {} as never })).body
    expect(before).toMatchObject({ country_bps: 1_500, today_bps: 1_500, rates: [] })
    const add = (body: object) => send(school.owner.token, createTaxRate, { body })
    expect(refusal(await add({ bps: 500, from_on: '2020-01-01' }))).toMatchObject({
      fields: { from_on: 'date_in_past' },
    })
    expect(refusal(await add({ code: 'E', bps: 500, from_on: '2040-01-01' }))).toMatchObject({
      fields: { bps: 'must_be_zero' },
    })
    expect((await add({ bps: 500, from_on: '2040-01-01' })).status).toBe(201)
    expect(refusal(await add({ bps: 600, from_on: '2040-01-01' }))).toMatchObject({ status: 422 })
    expect((await callAs(school.owner.token, listTaxRates, { query: {} as never })).body.today_bps).toBe(1_500)
    const { id, enrolment } = await school.learner()
    const charge = { enrolment_id: enrolment, amount_minor: 5_999 }
    const made = await callAs(school.owner.token, charges.createCharge, { body: charge })
    expect(made.body).toMatchObject({ tax_code: 'S', tax_minor: 782, student_id: id })
    const fee = await callAs(school.owner.token, charges.createCharge, {
      body: { ...charge, kind: 'authority_fee' },
    })
    expect(fee.body).toMatchObject({ tax_code: 'O', tax_minor: 0 })
  })
})

it('keeps its numbers of somebody who was erased, and none of the words about them', async () => {
  const { id, enrolment } = await school.learner()
  const said = 'خالد يسافر'
  const sale = await school.sold(enrolment, await school.offer())
  const body = { key: school.key(), student_id: id, method: 'cash', amount_minor: 100_000, note: said }
  const paid = await send(school.owner.token, payments.takePayment, { body: body as never })
  expect(paid.status).toBe(201)
  await send(school.owner.token, calls.refundSale, { params: { id: sale.id }, body: { reason: said } })
  const words = () =>
    asOwner<{ said: number; sums: number }>(sql`
      select (select count(*)::integer from (
                select status_reason as text from sales where student_id = ${id} union all
                select concat(note, status_reason) from payments where student_id = ${id} union all
                select concat(before, after) from audit_log where concat(before, after) like ${`%${said}%`}) w
               where text like ${`%${said}%`}) as said,
             (select sum(amount_minor)::integer from payments where student_id = ${id}) as sums`)
  expect(await words()).toEqual([{ said: 4, sums: 100_000 }])
  await forget(id)
  expect(await words()).toEqual([{ said: 0, sums: 100_000 }])
})
