import * as a from '@dsms/contract/billing/invoices/actions'
import * as c from '@dsms/contract/billing/invoices/calls'
import * as d from '@dsms/contract/billing/invoices/drafts'
import { getInvoiceFigures } from '@dsms/contract/billing/invoices/settings'
import * as cards from '@dsms/contract/insight/cards/calls'
import * as figures from '@dsms/contract/insight/cards/figures'
import * as statistics from '@dsms/contract/insight/cards/statistics'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, send } from '../../../../testing/harness.ts'
import { query } from '../../../../testing/reads.ts'
import { addOrder, addPayment, at, bordersOf } from '../../../insight/cards/figures.testing.ts'
import { draft, issue, list, pay, read } from '../invoices.testing.ts'

/** A draft as a school has it that reckoned in another money before. */
async function draftBefore(person: TestPerson, currency = 'KWD') {
  const { id } = await draft(person)
  await query(sql`update invoices set currency = ${currency} where id = ${id}`)
  return id
}

describe('an invoice in a money that the school had before', () => {
  let admin: TestPerson & { schoolId: number }
  let id: number
  beforeAll(async () => {
    admin = await makeSchoolAdmin()
    id = await draftBefore(admin)
  })

  it('keeps it when it is edited, issued and paid', async () => {
    const before = (await read(admin, id)).invoice
    const params = { id }
    await callAs(admin.token, d.updateInvoice, { params, body: { version: before?.version ?? 0, note: 'Thank you' } })
    expect(await issue(admin, id)).toMatchObject({ currency: 'KWD', totalMinor: 10_000 })
    expect((await pay(admin, id, 4_000)).body).toMatchObject({
      payment: { currency: 'KWD', amountMinor: 4_000 },
      invoice: { currency: 'KWD', balance: expect.stringContaining('6.000') },
    })
    const { rows } = (await callAs(admin.token, a.listInvoicePayments, { params })).body
    expect(rows.map(({ currency }) => currency)).toEqual(['KWD'])
    expect((await list(admin)).invoices).toMatchObject([{ id, currency: 'KWD', total: 10 }])
    const { body } = await send(admin.token, c.exportInvoices, { query: { format: 'csv' } })
    expect(body).toMatch(/KWD,10(\.0+)?,6/)
  })

  it('gives it to its credit note and to a copy, whose prices are the same numbers', async () => {
    const params = { id }
    const credit = await callAs(admin.token, a.creditInvoice, { params, body: { reason: 'Lesson fell out' } })
    expect(credit.body.invoice).toMatchObject({ kind: 'credit_note', currency: 'KWD' })
    const copy = await callAs(admin.token, d.duplicateInvoice, { params, body: {} })
    expect(copy.body.invoice).toMatchObject({ currency: 'KWD', totalMinor: 10_000 })
    expect((await draft(admin)).currency).toBe('SAR')
  })

  it('is refused another one by the database once it is issued', async () => {
    await expect(query(sql`update invoices set currency = 'SAR' where id = ${id}`)).rejects.toThrow()
    await expect(
      query(sql`update schools set currency = 'KWD' where id = ${admin.schoolId}`),
      'and the school by which it is reckoned',
    ).rejects.toThrow()
    expect((await read(admin, id)).invoice?.currency).toBe('KWD')
  })
})

describe('sums', () => {
  const money: Endpoint[] = [
    ...[cards.getRevenueReport, cards.getGoalOverview, cards.getRevenueCard, cards.getAvgSessions],
    ...[figures.getOverview, figures.getSalesYear, figures.listBestSellers],
    ...[statistics.getProfitLine, statistics.getRevenueStatistic],
  ]
  const told = async ({ token }: TestPerson) => {
    const answers = await Promise.all(
      money.map(async (call) => [call.path, (await send(token, call, { query: {} })).body] as const),
    )
    return Object.fromEntries(answers)
  }

  it('of the dashboard are of the school’s own money, whatever came in another', async () => {
    const school = await makeSchoolAdmin()
    const { today, monthLast } = await bordersOf(school.schoolId)
    await addPayment(school.schoolId, today, 50_000, 10_000)
    await addPayment(school.schoolId, monthLast, 20_000)
    await addOrder(school, at(today, '00:00'), { pieces: 3 })
    const before = await told(school)
    expect(before[figures.getOverview.path]).toMatchObject({ currency: 'SAR', revenueMinor: expect.any(Number) })
    await addPayment(school.schoolId, today, 7_000_000, 1_000_000, 'KWD')
    await addPayment(school.schoolId, monthLast, 9_000_000, 0, 'KWD')
    expect(await told(school)).toEqual(before)
    const { rows } = (await callAs(school.token, figures.listTransactions, { query: {} })).body
    expect(rows.map(({ amountMinor, currency }) => [amountMinor, currency])).toEqual([
      [-1_000_000, 'KWD'],
      [7_000_000, 'KWD'],
      [-10_000, 'SAR'],
      [50_000, 'SAR'],
      [9_000_000, 'KWD'],
      [20_000, 'SAR'],
    ])
  })

  it('of what sold best leave out what was sold in another money', async () => {
    const school = await makeSchoolAdmin()
    const { today } = await bordersOf(school.schoolId)
    await addOrder(school, at(today, '00:00'), { pieces: 2 })
    await addOrder(school, at(today, '00:00'), { pieces: 5, currency: 'KWD' })
    const { body } = await callAs(school.token, figures.listBestSellers, { query: {} })
    expect(body).toMatchObject({ currency: 'SAR', rows: [{ pieces: 2, revenueMinor: 2000 }] })
  })

  it('of invoices count all of them, and add the school’s own money alone', async () => {
    const admin = await makeSchoolAdmin()
    const [own, other] = [await draft(admin), await draftBefore(admin)]
    const figuresOf = async () => (await callAs(admin.token, getInvoiceFigures)).body
    expect(await figuresOf()).toMatchObject({ currency: 'SAR', drafts: { totalMinor: 10_000 } })
    for (const id of [own.id, other]) await issue(admin, id)
    await pay(admin, own.id, 2_500)
    await pay(admin, other, 4_000)
    expect(await figuresOf()).toMatchObject({
      drafts: { count: 0, totalMinor: 0 },
      outstanding: { count: 2, totalMinor: 7_500 },
      paidThisMonth: { totalMinor: 2_500 },
    })
  })
})
