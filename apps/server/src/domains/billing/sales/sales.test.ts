import * as charges from '@dsms/contract/billing/charges/calls'
import { packages } from '@dsms/contract/billing/packages/calls'
import * as payments from '@dsms/contract/billing/payments/calls'
import * as calls from '@dsms/contract/billing/sales/calls'
import { createTaxRate, listTaxRates } from '@dsms/contract/billing/taxRates/calls'
import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { addDays } from '@dsms/contract/kernel/time/days'
import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { asOwner, forget } from '../../../testing/erasure.ts'
import { makePerson, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import {
  beganAgo,
  bookedLongAgo,
  codesOf,
  lessonsOf,
  makeLessonSchool,
  setStatus,
} from '../../schedule/lessons/lessons.testing.ts'

let school: Awaited<ReturnType<typeof makeLessonSchool>>
let today: string
let keys = 0
const key = () => `sales-test-${keys++}`
const lessons = lessonsOf(() => school.owner)
beforeAll(async () => {
  school = await makeLessonSchool()
  await query(sql`
    update schools set currency = 'SAR', country_id = (select id from countries where code = 'SA'), time_zone = 'Asia/Riyadh'
     where id = ${school.owner.schoolId}`)
  const [now] = await query<{ today: string }>(sql`select (now() at time zone 'Asia/Riyadh')::date::text as today`)
  today = now?.today ?? ''
})

type PackageInput = Partial<Input<typeof packages.calls.create>['body']>
async function offer(changes: PackageInput = {}) {
  const body = {
    name: { ar: 'باقة', en: 'Package', de: '', fr: '', pt: '' },
    price_minor: 100_000,
    items: [{ lesson_kinds: ['road' as const], qty: 600 }],
    ...changes,
  }
  const { id } = (await callAs(school.owner.token, packages.calls.create, { body: body as never })).body
  await callAs(school.owner.token, packages.calls.changeStatus, { params: { id }, body: { status: 'active' } as never })
  return id
}
async function learner() {
  const person = await makePerson({ schoolId: school.owner.schoolId, kind: 'student' })
  return { ...person, enrolment: await school.enrolment({ student_id: person.id }) }
}
const sell = (enrolment_id: number, package_id: number, more: object = {}) =>
  send(school.owner.token, calls.createSale, { body: { key: key(), enrolment_id, package_id, ...more } })
const sold = async (enrolment: number, package_id: number, more: object = {}) =>
  (await sell(enrolment, package_id, more)).body as Answer<typeof calls.createSale>
const saleOf = async (id: number) =>
  (await callAs(school.owner.token, calls.getSale, { params: { id }, query: {} as never })).body
const creditOf = async (id: number) =>
  (await saleOf(id)).items.map(({ bought, used, held, gone, left }) => ({ bought, used, held, gone, left }))
const pay = (student_id: number, amount_minor: number) =>
  send(school.owner.token, payments.takePayment, {
    body: { key: key(), student_id, method: 'cash', amount_minor } as never,
  })
const account = async (id: number) =>
  (await callAs(school.owner.token, payments.getStudentAccount, { params: { id }, query: {} as never })).body

let trainer: number
let road: number
beforeAll(async () => {
  trainer = await school.trainer()
  road = await school.type({ price_minor: 12_000, default_minutes: 60 })
})
const passed = { override_reason: 'اتفقنا' }
/** Books a lesson of an hour unless said, whatever rules say. */
async function book(enrolment: number, day: string, more: object = {}) {
  const wish = {
    type_id: road,
    branch_id: school.branch_id,
    enrolment_ids: [enrolment],
    trainer_id: trainer,
    start: `${day}T08:00:00Z`,
    end: `${day}T09:00:00Z`,
    ...more,
  }
  const made = await lessons.create({ ...wish, ...passed })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.lesson
}
let lastDay = '2031-01-06'
/** A working day for each lesson of the trainer. */
const aDay = () => {
  lastDay = addDays(lastDay, 7)
  return lastDay
}
const chargesOf = async (student: number) =>
  (await account(student)).charges.map(({ kind, amount_minor, status, due_on }) => [kind, amount_minor, status, due_on])

/** Ends a lesson as if it had just been given. */
async function teach(id: number, minutes: number) {
  await beganAgo(id, 90)
  const version = await setStatus(id, 'in_progress')
  const done = await lessons.complete(id, {
    version,
    attendance: [],
    minutes,
    minutes_reason: 'كما كان',
    reason: 'انتهى',
  })
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  return done.body
}

describe('selling a package', () => {
  it('1,000.00 in 3: 333.34, 333.33, 333.33, monthly from the first day', async () => {
    const { id, enrolment } = await learner()
    const sale = await sold(enrolment, await offer({ parts: 3, validity_days: 180 }), { first_due: '2031-01-31' })
    expect(sale).toMatchObject({
      status: 'active',
      gross_minor: 100_000,
      tax_bps: 1_500,
      tax_minor: 13_043,
      net_minor: 86_957,
      sold_on: today,
      expires_on: addDays(today, 179),
    })
    expect(
      sale.charges.map(({ amount_minor, due_on, sale: of }) => [amount_minor, due_on, of?.part, of?.parts]),
    ).toEqual([
      [33_334, '2031-01-31', 1, 3],
      [33_333, '2031-02-28', 2, 3],
      [33_333, '2031-03-31', 3, 3],
    ])
    expect(sale.charges[0]).toMatchObject({ kind: 'package', tax_code: 'S', tax_minor: 4_348, student_id: id })
    expect(await creditOf(sale.id)).toEqual([{ bought: 600, used: 0, held: 0, gone: 0, left: 600 }])
  })

  it('is done once for its key, and refused for what is not on sale', async () => {
    const { enrolment } = await learner()
    const package_id = await offer()
    const body = { key: key(), enrolment_id: enrolment, package_id }
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
    expect(refusal(await sell(enrolment, package_id))).toMatchObject({ status: 409, code: 'package_retired' })
    expect(refusal(await sell(enrolment, 999_999))).toMatchObject({ fields: { package_id: 'unknown_choice' } })
    expect(refusal(await sell(999_999, package_id))).toMatchObject({ fields: { enrolment_id: 'unknown_choice' } })
  })

  it('keeps the sale as it was when the package changes', async () => {
    const { enrolment } = await learner()
    const package_id = await offer()
    const sale = await sold(enrolment, package_id)
    const { version } = (
      await callAs(school.owner.token, packages.calls.get, { params: { id: package_id }, query: {} as never })
    ).body
    await callAs(school.owner.token, packages.calls.update, {
      params: { id: package_id },
      body: { version, price_minor: 1, items: [] } as never,
    })
    expect(await saleOf(sale.id)).toMatchObject({ gross_minor: 100_000, items: [{ bought: 600 }] })
    await expect(query(sql`update sale_items set bought = 1000 where sale_id = ${sale.id}`)).rejects.toThrow()
    await expect(query(sql`update sales set gross_minor = 1 where id = ${sale.id}`)).rejects.toThrow()
    await expect(query(sql`delete from credit_moves where item_id = ${sale.items[0]?.id}`)).rejects.toThrow()
  })

  it('shows the price of each package before it is sold', async () => {
    const { enrolment } = await learner()
    const package_id = await offer({ parts: 2, parts_due: 'lessons', part_every: 6 })
    const shown = (
      await callAs(school.owner.token, calls.listSellable, { query: { enrolment_id: enrolment } as never })
    ).body
    expect(shown.packages.find(({ id }) => id === package_id)).toMatchObject({
      price_minor: 100_000,
      tax_minor: 13_043,
      instalments: [
        { amount_minor: 50_000, due_on: today, due_step: null },
        { amount_minor: 50_000, due_on: null, due_step: 7 },
      ],
    })
  })
})

describe('lessons and what was bought', () => {
  it('30 min left, lesson 60 at 120.00: hold 30, charge 60.00', async () => {
    const { id, enrolment } = await learner()
    const sale = await sold(enrolment, await offer({ items: [{ lesson_kinds: ['road'], qty: 30 } as never] }))
    const day = aDay()
    const lesson = await book(enrolment, day)
    expect(await creditOf(sale.id)).toEqual([{ bought: 30, used: 0, held: 30, gone: 0, left: 0 }])
    expect((await chargesOf(id))[0]).toEqual(['lesson', 6_000, 'open', day])
    const longer = await lessons.move(lesson.id, {
      version: lesson.version,
      start: `${day}T08:00:00Z`,
      end: `${day}T09:30:00Z`,
      ...passed,
    })
    expect(longer.status, JSON.stringify(longer.body)).toBe(200)
    expect((await chargesOf(id)).slice(0, 2)).toEqual([
      ['lesson', 12_000, 'open', day],
      ['lesson', 6_000, 'reversed', day],
    ])
    const cancelled = await lessons.cancel(lesson.id, { version: longer.body.lesson.version })
    expect(cancelled.status).toBe(200)
    expect(await creditOf(sale.id)).toEqual([{ bought: 30, used: 0, held: 0, gone: 0, left: 30 }])
    expect((await chargesOf(id)).filter(([kind, , status]) => kind === 'lesson' && status !== 'reversed')).toEqual([])
  })

  it('hold 60, taught 45: use 45, release 15', async () => {
    const { enrolment } = await learner()
    const sale = await sold(enrolment, await offer())
    const lesson = await book(enrolment, aDay())
    expect(await creditOf(sale.id)).toMatchObject([{ held: 60, left: 540 }])
    const done = await teach(lesson.id, 45)
    expect(await creditOf(sale.id)).toEqual([{ bought: 600, used: 45, held: 0, gone: 0, left: 555 }])
    const undone = await lessons.undo(lesson.id, { version: done.version })
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    expect(await creditOf(sale.id)).toMatchObject([{ used: 0, held: 60, left: 540 }])
    const { moves } = await saleOf(sale.id)
    expect(moves.map(({ kind, qty }) => [kind, qty]).reverse()).toEqual([
      ['sell', 600],
      ['hold', 60],
      ['use', 45],
      ['release', 45],
      ['hold', 60],
    ])
  })

  it('takes what expires first, and lets go of the seat that is given up', async () => {
    const { enrolment } = await learner()
    const forEver = await sold(enrolment, await offer())
    const soon = await sold(enrolment, await offer({ validity_days: 3_660 }))
    const lesson = await book(enrolment, aDay())
    expect([await creditOf(forEver.id), await creditOf(soon.id)]).toMatchObject([[{ held: 0 }], [{ held: 60 }]])
    const { enrolment: other } = await learner()
    const given = await lessons.update(lesson.id, {
      version: lesson.version,
      enrolment_ids: [other],
      cancel_reason: 'other',
      ...passed,
    })
    expect(given.status, JSON.stringify(given.body)).toBe(200)
    expect(await creditOf(soon.id)).toMatchObject([{ held: 0, left: 600 }])
  })

  it('refuses more than was bought in words, unless somebody passes the rule', async () => {
    const { enrolment } = await learner()
    await sold(enrolment, await offer({ items: [{ lesson_kinds: ['road'], qty: 60 } as never] }))
    await book(enrolment, aDay())
    const day = aDay()
    const checked = await lessons.check({
      type_id: road,
      branch_id: school.branch_id,
      enrolment_ids: [enrolment],
      trainer_id: trainer,
      start: `${day}T08:00:00Z`,
      end: `${day}T09:00:00Z`,
    })
    expect(checked.body.violations).toMatchObject([{ code: 'student_balance', needed: 120, given: 60 }])
  })

  it('holds what is sold after the lesson was booked, and charges no lesson of students without a package', async () => {
    const { id, enrolment } = await learner()
    await book(enrolment, aDay())
    expect(await chargesOf(id)).toEqual([])
    const sale = await sold(enrolment, await offer())
    expect(await creditOf(sale.id)).toMatchObject([{ held: 60, left: 540 }])
  })

  it('part 2 due the day before lesson 7, which moves 10→15 Dec: due 9→14 Dec', async () => {
    const { id, enrolment } = await learner()
    await sold(enrolment, await offer({ parts: 2, parts_due: 'lessons', part_every: 6 }))
    const second = async () => (await account(id)).charges.find(({ sale }) => sale?.part === 2)
    expect(await second()).toMatchObject({ due_on: null, due_step: 7, is_overdue: false })
    const days = ['01', '02', '03', '04', '08', '09'].map((one) => `2031-12-${one}`)
    for (const day of days) await book(enrolment, day)
    expect(await second()).toMatchObject({ due_on: null })
    const seventh = await book(enrolment, '2031-12-10')
    expect(await second()).toMatchObject({ due_on: '2031-12-09' })
    const moved = await lessons.move(seventh.id, {
      version: seventh.version,
      start: '2031-12-15T08:00:00Z',
      end: '2031-12-15T09:00:00Z',
      ...passed,
    })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    expect(await second()).toMatchObject({ due_on: '2031-12-14' })
  })

  it('releases minutes of a late call-off and charges the fee alone', async () => {
    const { id, enrolment } = await learner()
    const sale = await sold(enrolment, await offer())
    const lesson = await book(enrolment, aDay())
    await bookedLongAgo(lesson.id)
    await beganAgo(lesson.id, -60)
    const { version } = (await lessons.get(lesson.id)).body
    expect((await lessons.cancel(lesson.id, { version, reason: 'student_other' })).status).toBe(200)
    expect(await creditOf(sale.id)).toMatchObject([{ held: 0, used: 0, left: 600 }])
    expect((await account(id)).charges.filter(({ kind }) => kind !== 'package')).toMatchObject([
      { kind: 'late_cancellation', amount_minor: 12_000, tax_code: 'S', tax_minor: 1_565 },
    ])
  })

  it('becomes an opening sale where minutes were counted before, once', async () => {
    const enrolment = await school.enrolment({ prepaid_minutes: 300 })
    const { rows } = (
      await callAs(school.owner.token, calls.listSales, { query: { enrolment_id: enrolment } as never })
    ).body
    expect(rows).toMatchObject([{ kind: 'opening', gross_minor: 0, items: [{ bought: 300, left: 300 }] }])
    const read = { params: { id: enrolment }, query: {} as never }
    const { version } = (await callAs(school.owner.token, enrolments.calls.get, read)).body
    const change = await send(school.owner.token, enrolments.calls.update, {
      params: { id: enrolment },
      body: { version, prepaid_minutes: 600 },
    })
    expect(refusal(change)).toMatchObject({ fields: { prepaid_minutes: 'prepaid_sold' } })
  })
})

describe('ending a sale', () => {
  /** 3,000.00 for 600 minutes, of which 390 were taught; a minute costs 6.00 by itself. */
  async function halfTaught(paid: number) {
    const one = await learner()
    const items = [{ lesson_kinds: ['road' as const], qty: 600, worth_minor: 360_000 }]
    const sale = await sold(
      one.enrolment,
      await offer({ price_minor: 300_000, items: items as never, transferable: true }),
    )
    await pay(one.id, paid)
    const lesson = await book(one.enrolment, aDay(), {})
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
    expect((await account(id)).sums).toEqual([
      { currency: 'SAR', open_minor: 0, overdue_minor: 0, balance_minor: 56_000 },
    ])
    expect(await chargesOf(id)).toEqual([
      ['package', 244_000, 'paid', today],
      ['package', 300_000, 'reversed', today],
    ])
    expect(refusal(await end(sale.id, { preview: true }))).toMatchObject({ code: 'nothing_left' })
  })

  it('leaves open what was used and not paid', async () => {
    const { id, sale } = await halfTaught(100_000)
    const done = await end(sale.id, { reason: 'انتقل' })
    expect(done.body).toMatchObject({ refund_minor: 0, owed_minor: 144_000 })
    expect((await account(id)).sums).toMatchObject([{ open_minor: 144_000, balance_minor: 0 }])
  })

  it('is refused while lessons hold minutes', async () => {
    const { enrolment } = await learner()
    const sale = await sold(enrolment, await offer())
    await book(enrolment, aDay())
    expect(refusal(await end(sale.id, { preview: true }))).toMatchObject({ status: 409, code: 'lessons_held' })
  })

  it('600 with 200 used, 60 held: 340 move, value 566.67', async () => {
    const from = await learner()
    const to = await learner()
    // net 1,000.00: the price of a school that is not taxed
    const sale = await sold(from.enrolment, await offer({ tax_code: 'Z', transferable: true }))
    const item = sale.items[0]?.id
    await query(
      sql`insert into credit_moves (tenant, item_id, kind, qty) values (${school.owner.schoolId}, ${item}, 'use', 200)`,
    )
    await book(from.enrolment, aDay())
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
    expect(await saleOf(Number(done.to_sale_id))).toMatchObject({
      kind: 'transfer',
      student_id: to.id,
      net_minor: 56_667,
      charges: [],
      items: [{ bought: 340, left: 340 }],
    })
    const own = await sold(from.enrolment, await offer())
    const kept = await send(school.owner.token, calls.transferSale, {
      params: { id: own.id },
      body: { enrolment_id: to.enrolment, preview: true },
    })
    expect(refusal(kept)).toMatchObject({ status: 409, code: 'not_transferable' })
  })

  it('expires the day after its last one, but what lessons hold', async () => {
    const { enrolment } = await learner()
    const sale = await sold(enrolment, await offer({ validity_days: 3_660 }))
    const lesson = await book(enrolment, aDay())
    await asOwner(
      sql`update sales set sold_on = '2020-01-01', expires_on = (now() at time zone 'Asia/Riyadh')::date where id = ${sale.id}`,
    )
    await query(sql`select expire_credit(1000)`)
    expect(await saleOf(sale.id)).toMatchObject({ status: 'active' })
    await asOwner(sql`update sales set expires_on = (now() at time zone 'Asia/Riyadh')::date - 1 where id = ${sale.id}`)
    await query(sql`select expire_credit(1000)`)
    expect(await saleOf(sale.id)).toMatchObject({ status: 'expired', items: [{ held: 60, gone: 540, left: 0 }] })
    await lessons.cancel(lesson.id, { version: lesson.version })
    expect(await creditOf(sale.id)).toEqual([{ bought: 600, used: 0, held: 0, gone: 600, left: 0 }])
  })

  it('hands out pieces until none are left', async () => {
    const { enrolment } = await learner()
    const items = [
      { lesson_kinds: ['road'], qty: 60 },
      { piece: 'material', unit: 'pieces', qty: 2 },
    ]
    const sale = await sold(enrolment, await offer({ items: items as never }))
    const [road, books] = sale.items.map((item) => item.id)
    const give = (item_id: number | undefined, qty: number) =>
      send(school.owner.token, calls.handOutItem, { params: { id: sale.id, item_id: Number(item_id) }, body: { qty } })
    expect(refusal(await give(road, 1))).toMatchObject({ code: 'not_a_piece' })
    expect((await give(books, 2)).body).toMatchObject({ items: [{ left: 60 }, { used: 2, left: 0 }] })
    expect(refusal(await give(books, 1))).toMatchObject({ code: 'nothing_left' })
  })
})

describe('who may', () => {
  it('sells with the right to take payments, refunds with its own, and sees nothing of another school', async () => {
    const clerk = await makePerson({
      schoolId: school.owner.schoolId,
      permissions: ['fee_payments.view', 'fee_payments.create', 'students.view', 'enrolments.view'],
    })
    const { id, token, enrolment } = await learner()
    const body = { key: key(), enrolment_id: enrolment, package_id: await offer() }
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
    const other = await learner()
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
    const { id, enrolment } = await learner()
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
  const { id, enrolment } = await learner()
  const said = 'خالد يسافر'
  const sale = await sold(enrolment, await offer())
  const body = { key: key(), student_id: id, method: 'cash', amount_minor: 100_000, note: said }
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

it('agrees with its moves, whatever lessons did', async () => {
  const wrong = await query(sql`
    select i.id from sale_items i
     cross join lateral (
       select coalesce(sum(m.qty) filter (where m.kind in ('sell', 'in')), 0) as bought,
              coalesce(sum(m.qty) filter (where m.kind = 'use' and e.id is null), 0) as used,
              coalesce(sum(m.qty) filter (where m.kind = 'hold' and e.id is null), 0) as held,
              coalesce(sum(m.qty) filter (where m.kind in ('expire', 'refund', 'out')), 0) as gone
         from credit_moves m left join credit_moves e on e.tenant = m.tenant and e.hold_id = m.id
        where m.tenant = i.tenant and m.item_id = i.id) s
     where (i.bought, i.used, i.held, i.gone) <> (s.bought, s.used, s.held, s.gone)`)
  expect(wrong).toEqual([])
})

it('codes of the rules are told where nobody passes them', async () => {
  const enrolment = await school.enrolment({ prepaid_minutes: 0 })
  const day = aDay()
  const wish = { type_id: road, branch_id: school.branch_id, enrolment_ids: [enrolment], trainer_id: trainer }
  const checked = await lessons.check({ ...wish, start: `${day}T08:00:00Z`, end: `${day}T09:00:00Z` })
  expect(codesOf(checked)).toEqual(['student_balance'])
})
