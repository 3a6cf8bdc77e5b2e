import * as calls from '@dsms/contract/billing/sales/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../../../testing/erasure.ts'
import type { TestPerson } from '../../../testing/factories.ts'
import { send } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { setStatus } from '../../schedule/lessons/lessons.testing.ts'
import { itemsOff, makeSellingSchool } from './sales.testing.ts'

let school: Awaited<ReturnType<typeof makeSellingSchool>>
beforeAll(async () => {
  school = await makeSellingSchool()
})

describe('ending a sale', () => {
  /** 3,000.00 for 600 minutes, of which 390 were taught; a minute costs 6.00 by itself. */
  async function halfTaught(paid: number) {
    const one = await school.learner()
    const items = [{ lesson_kinds: ['road' as const], qty: 600, worth_minor: 360_000 }]
    const sale = await school.sold(
      one.enrolment,
      await school.offer({ price_minor: 300_000, items: items as never, transferable: true }),
    )
    await school.pay(one.id, paid)
    const lesson = await school.book(one.enrolment, school.aDay())
    await query(sql`update lessons set ends_at = starts_at + interval '390 minutes' where id = ${lesson.id}`)
    await query(sql`select follow_credit(${school.owner.schoolId}, array[${lesson.id}]::integer[])`)
    await setStatus(lesson.id, 'completed')
    await query(sql`select follow_credit(${school.owner.schoolId}, array[${lesson.id}]::integer[])`)
    return { ...one, sale }
  }
  const end = (id: number, body: object, who: TestPerson = school.owner) =>
    send(who.token, calls.refundSale, { params: { id }, body })
  const setting = (name: string, value: unknown) =>
    query(sql`
      insert into setting_values (tenant, key, value, locked) values (${school.owner.schoolId}, ${name}, ${JSON.stringify(value)}::jsonb, false)
      on conflict do nothing`)

  it('3,000.00 for 600 min, 390 taught, single 6.00/min, admin 100.00: refund 560.00 (tax 73.04)', async () => {
    await setting('money.refund_fee', 100)
    const { id, sale } = await halfTaught(300_000)
    const preview = await end(sale.id, { preview: true })
    const numbers = {
      used_minor: 234_000,
      fee_minor: 10_000,
      refund_minor: 56_000,
      refund_tax_minor: 7_304,
      owed_minor: 0,
    }
    expect(preview.body).toMatchObject({ status: 'active', ...numbers })
    expect(refusal(await end(sale.id, {}))).toMatchObject({ fields: { reason: 'reason_required' } })
    const done = await end(sale.id, { reason: 'انتقل إلى مدينة أخرى' })
    expect(done.body).toMatchObject({ status: 'refunded', ...numbers, items: [{ used: 390, gone: 210, left: 0 }] })
    expect((await school.account(id)).sums).toEqual([
      { currency: 'SAR', open_minor: 0, overdue_minor: 0, balance_minor: 56_000 },
    ])
    expect(await school.chargesOf(id)).toEqual([
      ['package', 244_000, 'paid', school.today],
      ['package', 300_000, 'reversed', school.today],
    ])
    expect(refusal(await end(sale.id, { preview: true }))).toMatchObject({ code: 'nothing_left' })
  })

  it('leaves open what was used and not paid', async () => {
    const { id, sale } = await halfTaught(100_000)
    const done = await end(sale.id, { reason: 'انتقل' })
    expect(done.body).toMatchObject({ refund_minor: 0, owed_minor: 144_000 })
    expect((await school.account(id)).sums).toMatchObject([{ open_minor: 144_000, balance_minor: 0 }])
  })

  it('is refused while lessons hold minutes', async () => {
    const { enrolment } = await school.learner()
    const sale = await school.sold(enrolment, await school.offer())
    await school.book(enrolment, school.aDay())
    expect(refusal(await end(sale.id, { preview: true }))).toMatchObject({ status: 409, code: 'lessons_held' })
  })

  it('600 with 200 used, 60 held: 340 move, value 566.67', async () => {
    const from = await school.learner()
    const to = await school.learner()
    // net 1,000.00: the price of a school that is not taxed
    const sale = await school.sold(from.enrolment, await school.offer({ tax_code: 'Z', transferable: true }))
    const item = sale.items[0]?.id
    await query(
      sql`insert into credit_moves (tenant, item_id, kind, qty) values (${school.owner.schoolId}, ${item}, 'use', 200)`,
    )
    await school.book(from.enrolment, school.aDay())
    const move = (body: object) => send(school.owner.token, calls.transferSale, { params: { id: sale.id }, body })
    expect(refusal(await move({ enrolment_id: from.enrolment, preview: true }))).toMatchObject({
      fields: { enrolment_id: 'unknown_choice' },
    })
    expect((await move({ enrolment_id: to.enrolment, preview: true })).body).toMatchObject({
      status: 'active',
      moved: [{ qty: 340, value_minor: 56_667 }],
      value_minor: 56_667,
      to_sale_id: null,
    })
    const done = (await move({ enrolment_id: to.enrolment, reason: 'أخوه' })).body as Answer<typeof calls.transferSale>
    expect(done).toMatchObject({ status: 'transferred', items: [{ used: 200, held: 60, gone: 340, left: 0 }] })
    expect(await school.saleOf(Number(done.to_sale_id))).toMatchObject({
      kind: 'transfer',
      student_id: to.id,
      net_minor: 56_667,
      charges: [],
      items: [{ bought: 340, left: 340 }],
    })
    const own = await school.sold(from.enrolment, await school.offer())
    const kept = await send(school.owner.token, calls.transferSale, {
      params: { id: own.id },
      body: { enrolment_id: to.enrolment, preview: true },
    })
    expect(refusal(kept)).toMatchObject({ status: 409, code: 'not_transferable' })
  })

  it('expires the day after its last one, but what lessons hold', async () => {
    const { enrolment } = await school.learner()
    const sale = await school.sold(enrolment, await school.offer({ validity_days: 3_660 }))
    const lesson = await school.book(enrolment, school.aDay())
    await asOwner(
      sql`update sales set sold_on = '2020-01-01', expires_on = (now() at time zone 'Asia/Riyadh')::date where id = ${sale.id}`,
    )
    await query(sql`select expire_credit(1000)`)
    expect(await school.saleOf(sale.id)).toMatchObject({ status: 'active' })
    await asOwner(sql`update sales set expires_on = (now() at time zone 'Asia/Riyadh')::date - 1 where id = ${sale.id}`)
    await query(sql`select expire_credit(1000)`)
    expect(await school.saleOf(sale.id)).toMatchObject({ status: 'expired', items: [{ held: 60, gone: 540, left: 0 }] })
    await school.lessons.cancel(lesson.id, { version: lesson.version })
    expect(await school.creditOf(sale.id)).toEqual([{ bought: 600, used: 0, held: 0, gone: 600, left: 0 }])
  })

  it('hands out pieces until none are left', async () => {
    const { enrolment } = await school.learner()
    const items = [
      { lesson_kinds: ['road'], qty: 60 },
      { piece: 'material', qty: 2 },
    ]
    const sale = await school.sold(enrolment, await school.offer({ items: items as never }))
    const [road, books] = sale.items.map((item) => item.id)
    const give = (item_id: number | undefined, qty: number) =>
      send(school.owner.token, calls.handOutItem, { params: { id: sale.id, item_id: Number(item_id) }, body: { qty } })
    expect(refusal(await give(road, 1))).toMatchObject({ code: 'not_a_piece' })
    expect((await give(books, 2)).body).toMatchObject({ items: [{ left: 60 }, { used: 2, left: 0 }] })
    expect(refusal(await give(books, 1))).toMatchObject({ code: 'nothing_left' })
  })
})

it('agrees with its moves, however sales ended', async () => expect(await itemsOff()).toEqual([]))
