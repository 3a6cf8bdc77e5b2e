import * as calls from '@dsms/contract/billing/sales/calls'
import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs, send } from '../../../testing/harness.ts'
import { refusal } from '../../../testing/reads.ts'
import { beganAgo, bookedLongAgo, codesOf } from '../../schedule/lessons/lessons.testing.ts'
import { itemsOff, makeSellingSchool, passed } from './sales.testing.ts'

let school: Awaited<ReturnType<typeof makeSellingSchool>>
beforeAll(async () => {
  school = await makeSellingSchool()
})

describe('lessons and what was bought', () => {
  it('30 min left, lesson 60 at 120.00: hold 30, charge 60.00', async () => {
    const { id, enrolment } = await school.learner()
    const sale = await school.sold(
      enrolment,
      await school.offer({ items: [{ lesson_kinds: ['road'], qty: 30 } as never] }),
    )
    const day = school.aDay()
    const lesson = await school.book(enrolment, day)
    expect(await school.creditOf(sale.id)).toEqual([{ bought: 30, used: 0, held: 30, gone: 0, left: 0 }])
    expect((await school.chargesOf(id))[0]).toEqual(['lesson', 6_000, 'open', day])
    const longer = await school.lessons.move(lesson.id, {
      version: lesson.version,
      start: `${day}T08:00:00Z`,
      end: `${day}T09:30:00Z`,
      ...passed,
    })
    expect(longer.status, JSON.stringify(longer.body)).toBe(200)
    expect((await school.chargesOf(id)).slice(0, 2)).toEqual([
      ['lesson', 12_000, 'open', day],
      ['lesson', 6_000, 'reversed', day],
    ])
    const cancelled = await school.lessons.cancel(lesson.id, { version: longer.body.lesson.version })
    expect(cancelled.status).toBe(200)
    expect(await school.creditOf(sale.id)).toEqual([{ bought: 30, used: 0, held: 0, gone: 0, left: 30 }])
    expect(
      (await school.chargesOf(id)).filter(([kind, , status]) => kind === 'lesson' && status !== 'reversed'),
    ).toEqual([])
  })

  it('hold 60, taught 45: use 45, release 15', async () => {
    const { enrolment } = await school.learner()
    const sale = await school.sold(enrolment, await school.offer())
    const lesson = await school.book(enrolment, school.aDay())
    expect(await school.creditOf(sale.id)).toMatchObject([{ held: 60, left: 540 }])
    const done = await school.teach(lesson.id, 45)
    expect(await school.creditOf(sale.id)).toEqual([{ bought: 600, used: 45, held: 0, gone: 0, left: 555 }])
    const undone = await school.lessons.undo(lesson.id, { version: done.version })
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    expect(await school.creditOf(sale.id)).toMatchObject([{ used: 0, held: 60, left: 540 }])
    const { moves } = await school.saleOf(sale.id)
    expect(moves.map(({ kind, qty }) => [kind, qty]).reverse()).toEqual([
      ['sell', 600],
      ['hold', 60],
      ['use', 45],
      ['release', 45],
      ['hold', 60],
    ])
  })

  it('takes what expires first, and lets go of the seat that is given up', async () => {
    const { enrolment } = await school.learner()
    const forEver = await school.sold(enrolment, await school.offer())
    const soon = await school.sold(enrolment, await school.offer({ validity_days: 3_660 }))
    const lesson = await school.book(enrolment, school.aDay())
    expect([await school.creditOf(forEver.id), await school.creditOf(soon.id)]).toMatchObject([
      [{ held: 0 }],
      [{ held: 60 }],
    ])
    const { enrolment: other } = await school.learner()
    const given = await school.lessons.update(lesson.id, {
      version: lesson.version,
      enrolment_ids: [other],
      cancel_reason: 'other',
      ...passed,
    })
    expect(given.status, JSON.stringify(given.body)).toBe(200)
    expect(await school.creditOf(soon.id)).toMatchObject([{ held: 0, left: 600 }])
  })

  it('refuses more than was bought in words, unless somebody passes the rule', async () => {
    const { enrolment } = await school.learner()
    await school.sold(enrolment, await school.offer({ items: [{ lesson_kinds: ['road'], qty: 60 } as never] }))
    await school.book(enrolment, school.aDay())
    const checked = await school.lessons.check(school.wish(enrolment, school.aDay()))
    expect(checked.body.violations).toMatchObject([{ code: 'student_balance', needed: 120, given: 60 }])
  })

  it('holds what is sold after the lesson was booked, and charges no lesson of students without a package', async () => {
    const { id, enrolment } = await school.learner()
    await school.book(enrolment, school.aDay())
    expect(await school.chargesOf(id)).toEqual([])
    const sale = await school.sold(enrolment, await school.offer())
    expect(await school.creditOf(sale.id)).toMatchObject([{ held: 60, left: 540 }])
  })

  it('part 2 due the day before lesson 7, which moves 10→15 Dec: due 9→14 Dec', async () => {
    const { id, enrolment } = await school.learner()
    await school.sold(enrolment, await school.offer({ parts: 2, parts_due: 'lessons', part_every: 6 }))
    const second = async () => (await school.account(id)).charges.find(({ sale }) => sale?.part === 2)
    expect(await second()).toMatchObject({ due_on: null, due_step: 7, is_overdue: false })
    const days = ['01', '02', '03', '04', '08', '09'].map((one) => `2031-12-${one}`)
    for (const day of days) await school.book(enrolment, day)
    expect(await second()).toMatchObject({ due_on: null })
    const seventh = await school.book(enrolment, '2031-12-10')
    expect(await second()).toMatchObject({ due_on: '2031-12-09' })
    const moved = await school.lessons.move(seventh.id, {
      version: seventh.version,
      start: '2031-12-15T08:00:00Z',
      end: '2031-12-15T09:00:00Z',
      ...passed,
    })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    expect(await second()).toMatchObject({ due_on: '2031-12-14' })
  })

  it('releases minutes of a late call-off and charges the fee alone', async () => {
    const { id, enrolment } = await school.learner()
    const sale = await school.sold(enrolment, await school.offer())
    const lesson = await school.book(enrolment, school.aDay())
    await bookedLongAgo(lesson.id)
    await beganAgo(lesson.id, -60)
    const { version } = (await school.lessons.get(lesson.id)).body
    expect((await school.lessons.cancel(lesson.id, { version, reason: 'student_other' })).status).toBe(200)
    expect(await school.creditOf(sale.id)).toMatchObject([{ held: 0, used: 0, left: 600 }])
    expect((await school.account(id)).charges.filter(({ kind }) => kind !== 'package')).toMatchObject([
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

  it('tells more than was bought to those who plan', async () => {
    const enrolment = await school.enrolment({ prepaid_minutes: 0 })
    const checked = await school.lessons.check(school.wish(enrolment, school.aDay()))
    expect(codesOf(checked)).toEqual(['student_balance'])
  })
})

it('holds the last minutes once when two lessons are booked at the same moment', async () => {
  const { id, enrolment } = await school.learner()
  const items = [{ lesson_kinds: ['road'], qty: 90 }]
  const sale = await school.sold(enrolment, await school.offer({ items: items as never }))
  await Promise.all([school.book(enrolment, school.aDay()), school.book(enrolment, school.aDay())])
  expect(await school.creditOf(sale.id)).toEqual([{ bought: 90, used: 0, held: 90, gone: 0, left: 0 }])
  const rests = (await school.chargesOf(id)).filter(([kind]) => kind === 'lesson')
  expect(rests.map(([, amount]) => amount)).toEqual([6_000])
})

it('agrees with its moves, whatever lessons did', async () => expect(await itemsOff()).toEqual([]))
