import * as a from '@dsms/contract/billing/invoices/actions'
import type * as c from '@dsms/contract/billing/invoices/calls'
import * as d from '@dsms/contract/billing/invoices/drafts'
import { describe, expect, it } from 'vitest'
import { makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, testApp } from '../../../../testing/harness.ts'
import { refusal } from '../../../../testing/reads.ts'
import { backdate, draft, issued, lineInput, list, pay, read } from '../invoices.testing.ts'

const voided = (person: TestPerson, id: number) =>
  callAs(person.token, a.voidInvoice, { params: { id }, body: { reason: 'Wrong client' } })
type Lines = { lineId: number; qty: number }[]
const credit = (person: TestPerson, id: number, lines?: Lines) =>
  callAs(person.token, a.creditInvoice, { params: { id }, body: { reason: 'Cancelled', ...(lines ? { lines } : {}) } })

describe('a void invoice', () => {
  it('keeps its number, owes nothing, and is asked for by its own status', async () => {
    const admin = await makeSchoolAdmin()
    const { id, number } = await issued(admin)
    const reply = await voided(admin, id)
    expect(reply.body.invoice).toMatchObject({ number, isVoid: true, balance: 0, voidReason: 'Wrong client' })
    expect(reply.body.invoice.can).toMatchObject({ edit: false, pay: false, void: false, credit: false, send: false })
    expect((await list(admin, { status: 'draft' })).total).toBe(0)
    expect(await list(admin, { status: 'void' })).toMatchObject({ total: 1, invoices: [{ id, isVoid: true }] })
    const again = await voided(admin, id)
    expect(refusal(again)).toEqual({ status: 409, code: 'illegal_transition' })
    expect(again.body).toMatchObject({ params: { from: 'void', allowed: '–' } })
    expect(refusal(await pay(admin, id, 1)).code).toBe('illegal_transition')
  })

  it('is made only on the first day, before it was sent, paid or credited', async () => {
    const admin = await makeSchoolAdmin()
    const [old, sent, paid, credited, unissued] = [
      await issued(admin),
      await issued(admin),
      await issued(admin),
      await issued(admin, { lines: [lineInput({ qty: 2 })] }),
      await draft(admin),
    ]
    await backdate(old.id, 1)
    await callAs(admin.token, a.sendInvoice, {
      params: { id: sent.id },
      body: { to: 'someone@example.org', subject: 'Invoice' },
    })
    const { payment } = (await pay(admin, paid.id, 100)).body
    await credit(admin, credited.id, [{ lineId: credited.lines[0]?.id as number, qty: 1 }])
    for (const { id } of [old, sent, paid, credited])
      expect(refusal(await voided(admin, id))).toEqual({ status: 409, code: 'invoice_not_voidable' })
    expect(refusal(await voided(admin, unissued.id))).toEqual({ status: 409, code: 'illegal_transition' })
    await callAs(admin.token, a.reverseInvoicePayment, {
      params: { id: paid.id, paymentId: payment.id },
      body: { reason: 'x' },
    })
    expect((await voided(admin, paid.id)).status).toBe(200)
  })
})

describe('a credit note', () => {
  it('takes back the whole invoice, issued at once in its own series', async () => {
    const admin = await makeSchoolAdmin()
    const invoice = await issued(admin, { lines: [lineInput({ qty: 2.5, tax1Bps: 1500 })] })
    const reply = await credit(admin, invoice.id)
    expect(reply.status).toBe(201)
    expect(reply.body.invoice).toMatchObject({
      ...{ kind: 'credit_note', totalMinor: -28_750, total: -287.5, balance: 0, note: 'Cancelled' },
      ...{ original: { id: invoice.id, number: invoice.number }, totals: { totalMinor: 28_750 } },
      client: invoice.client,
    })
    const after = (await read(admin, invoice.id)).invoice as c.InvoiceDetail
    expect(after).toMatchObject({ creditedMinor: 28_750, balance: 0, lines: [{ creditedQty: 2.5 }] })
    expect(after.creditNotes).toMatchObject([{ id: reply.body.invoice.id, totalMinor: -28_750 }])
    expect(await list(admin, { kind: 'credit_note' })).toMatchObject({ total: 1 })
    expect(refusal(await credit(admin, invoice.id))).toMatchObject({ fields: { lines: 'credit_exceeds_invoice' } })
    expect(refusal(await credit(admin, reply.body.invoice.id)).code).toBe('illegal_transition')
  })

  it('takes back parts, and never more than is left', async () => {
    const admin = await makeSchoolAdmin()
    const invoice = await issued(admin, { lines: [lineInput({ qty: 3 }), lineInput({ unitPriceMinor: 500 })] })
    const lineId = invoice.lines[0]?.id as number
    expect((await credit(admin, invoice.id, [{ lineId, qty: 1 }])).body.invoice.totalMinor).toBe(-10_000)
    expect((await read(admin, invoice.id)).invoice).toMatchObject({
      balance: 'SAR 205.00',
      invoiceStatus: 'Partial Payment',
    })
    const tooMuch: Lines[] = [
      [{ lineId, qty: 2.001 }],
      [
        { lineId, qty: 1.5 },
        { lineId, qty: 1.5 },
      ],
    ]
    for (const lines of tooMuch)
      expect(refusal(await credit(admin, invoice.id, lines))).toMatchObject({
        fields: { lines: 'credit_exceeds_invoice' },
      })
    expect(refusal(await credit(admin, invoice.id, [{ lineId: 2_000_000_000, qty: 1 }])).code).toBe('not_found')
    expect((await credit(admin, invoice.id)).body.invoice.totalMinor).toBe(-20_500)
    expect((await read(admin, invoice.id)).invoice).toMatchObject({ balance: 0, creditedMinor: 30_500 })
  })

  it('in parts comes to exactly the invoice, whatever rounding did', async () => {
    const admin = await makeSchoolAdmin()
    // 0.30 and 5 % of it are 0.32, while each 0.10 and 5 % of it would be 0.11
    const invoice = await issued(admin, { lines: [lineInput({ qty: 3, unitPriceMinor: 10, tax1Bps: 500 })] })
    expect(invoice.totalMinor).toBe(32)
    const lineId = invoice.lines[0]?.id as number
    const parts: c.InvoiceDetail[] = []
    for (let nth = 0; nth < 3; nth++) parts.push((await credit(admin, invoice.id, [{ lineId, qty: 1 }])).body.invoice)
    expect(parts.map(({ totalMinor, roundingMinor }) => [totalMinor, roundingMinor])).toEqual([
      [-11, 0],
      [-10, -1],
      [-11, 0],
    ])
    expect((await read(admin, invoice.id)).invoice).toMatchObject({ balance: 0, creditedMinor: 32, roundingMinor: 0 })
  })

  it('of a paid invoice leaves money owed back, which a refund settles', async () => {
    const admin = await makeSchoolAdmin()
    const { id } = await issued(admin)
    await pay(admin, id, 10_000)
    await credit(admin, id)
    expect((await read(admin, id)).invoice).toMatchObject({ balance: '-SAR 100.00', can: { refund: true, pay: false } })
    const refund = (amountMinor: number, key: string) =>
      callAs(admin.token, a.refundInvoice, { params: { id }, body: { amountMinor, method: 'cash', key } })
    expect(refusal(await refund(10_001, 'refund-1'))).toMatchObject({
      fields: { amountMinor: 'payment_exceeds_balance' },
    })
    const reply = await refund(10_000, 'refund-2')
    expect(reply.body).toMatchObject({ payment: { kind: 'refund', amountMinor: -10_000 }, invoice: { balance: 0 } })
    expect((await refund(10_000, 'refund-2')).body.payment.id).toBe(reply.body.payment.id)
  })

  it('is one when two ask at once', async () => {
    const admin = await makeSchoolAdmin()
    const { id } = await issued(admin)
    const replies = await Promise.all([credit(admin, id), credit(admin, id), credit(admin, id)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
  })
})

describe('the status', () => {
  it('follows issue, download, part payment, the day due and payment', async () => {
    const { due, http } = await testApp()
    const admin = await makeSchoolAdmin()
    const { id } = await draft(admin)
    const status = async () => (await read(admin, id)).invoice?.invoiceStatus
    expect(await status()).toBe('Draft')
    await callAs(admin.token, a.issueInvoice, { params: { id }, body: {} })
    expect(await status()).toBe('Sent')
    const pdf = await http.inject({
      url: `/api/invoices/${id}/pdf`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(pdf.statusCode).toBe(200)
    expect(await status()).toBe('Downloaded')
    await pay(admin, id, 1_000)
    expect(await status()).toBe('Partial Payment')
    await backdate(id, 60)
    await due.wake()
    expect(await status()).toBe('Past Due')
    expect((await list(admin, { status: 'past due' })).total).toBe(1)
    await pay(admin, id, 9_000)
    expect(await status()).toBe('Paid')
    expect((await list(admin, { status: 'past due' })).total).toBe(0)
  })

  it('becomes past due at midnight where the school is, not before', async () => {
    const { due } = await testApp()
    const admin = await makeSchoolAdmin()
    const [today, over] = [await issued(admin, { dueDate: undefined }), await issued(admin)]
    await backdate(over.id, 15)
    await backdate(today.id, 14)
    await due.wake()
    expect((await list(admin, { status: 'past due' })).invoices.map(({ id }) => id)).toEqual([over.id])
  })

  it('counts what lists show, whatever happened', async () => {
    const admin = await makeSchoolAdmin()
    const { id } = await issued(admin)
    await draft(admin)
    await voided(admin, id)
    await credit(admin, (await issued(admin)).id)
    const gone = await draft(admin)
    await callAs(admin.token, d.deleteInvoice, { query: { id: gone.id } })
    for (const status of ['', 'Draft', 'Sent', 'Paid', 'void'])
      for (const kind of [undefined, 'invoice', 'credit_note']) {
        const body = await list(admin, { status, kind, perPage: 100 })
        expect([status, kind, body.total]).toEqual([status, kind, body.invoices.length])
      }
  })
})
