import * as a from '@dsms/contract/billing/invoices/actions'
import * as c from '@dsms/contract/billing/invoices/calls'
import * as d from '@dsms/contract/billing/invoices/drafts'
import * as s from '@dsms/contract/billing/invoices/settings'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, testApp } from '../../../../testing/harness.ts'
import { refusal } from '../../../../testing/reads.ts'
import { draft, issue, issued, list, pay, read } from '../invoices.testing.ts'

const payments = (person: TestPerson, id: number) => callAs(person.token, a.listInvoicePayments, { params: { id } })
const pdf = async (person: TestPerson, id: number) =>
  (await testApp()).http.inject({
    url: `/api/invoices/${id}/pdf`,
    headers: { authorization: `Bearer ${person.token}` },
  })

describe('somebody without the right to view invoices', () => {
  let admin: TestPerson & { schoolId: number }
  let buyer: TestPerson
  let mine: c.InvoiceDetail
  let hidden: number[]
  beforeAll(async () => {
    admin = await makeSchoolAdmin()
    buyer = await makePerson({ schoolId: admin.schoolId })
    const billed = { client: undefined, buyerId: buyer.id }
    mine = await issued(admin, billed)
    await pay(admin, mine.id, 1_000, { note: 'office only' })
    const colleague = await makePerson({ schoolId: admin.schoolId })
    hidden = [
      (await draft(admin, billed)).id,
      (await issued(admin)).id,
      (await issued(admin, { client: undefined, buyerId: colleague.id })).id,
    ]
  })

  it('lists only what they owe, in every filter', async () => {
    for (const query of [
      {},
      { q: '' },
      { q: 'test' },
      { q: mine.number },
      { sort: 'total' },
      { status: 'partial payment' },
    ]) {
      const body = await list(buyer, query as Record<string, unknown>)
      expect(body.invoices.map(({ id }) => id)).toEqual([mine.id])
      expect(body.allData.map(({ id }) => id)).toEqual([mine.id])
      expect(body.total).toBe(1)
    }
    expect(await list(buyer, { status: 'draft' })).toMatchObject({ total: 0, allData: [] })
  })

  it('reads and prints it, with its payments but not the notes on them', async () => {
    const { invoice } = await read(buyer, mine.id)
    expect(invoice).toMatchObject({ id: mine.id, balance: 'SAR 90.00' })
    expect(Object.values(invoice?.can ?? { x: true })).not.toContain(true)
    expect((await payments(buyer, mine.id)).body.rows).toMatchObject([{ amountMinor: 1_000, note: '' }])
    expect((await payments(admin, mine.id)).body.rows).toMatchObject([{ note: 'office only' }])
    const file = await pdf(buyer, mine.id)
    expect(file.statusCode).toBe(200)
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.headers['content-disposition']).toContain(`${mine.number}.pdf`)
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('neither reads nor prints anything else', async () => {
    for (const id of hidden) {
      expect((await read(buyer, id)).invoice).toBeUndefined()
      expect((await payments(buyer, id)).status).toBe(404)
      expect((await pdf(buyer, id)).statusCode).toBe(404)
    }
  })
})

describe('an invoice of another school or of the platform', () => {
  it('is nobody else’s to see or to change', async () => {
    const [admin, other, platform] = [await makeSchoolAdmin(), await makeSchoolAdmin(), await makeSuperAdmin()]
    const theirs = await issued(other)
    const platforms = await issued(platform)
    expect(platforms.currency).toBe('USD')
    expect(platforms.balance).toBe('$100.00')
    for (const [person, id] of [
      [admin, theirs.id],
      [admin, platforms.id],
      [platform, theirs.id],
    ] as const) {
      expect((await read(person, id)).invoice).toBeUndefined()
      expect((await payments(person, id)).status).toBe(404)
      expect((await pdf(person, id)).statusCode).toBe(404)
      expect(refusal(await pay(person, id, 1)).code).toBe('not_found')
    }
    expect((await list(platform, { q: theirs.client.name })).invoices.map(({ id }) => id)).not.toContain(theirs.id)
    expect((await list(admin)).total).toBe(0)
  })

  it('cannot be billed to a client or person of another school', async () => {
    const [admin, other] = [await makeSchoolAdmin(), await makeSchoolAdmin()]
    const { client } = (await callAs(other.token, s.createInvoiceClient, { body: { name: 'Theirs' } })).body
    for (const whom of [{ clientId: client.clientId }, { buyerId: other.id }]) {
      const reply = await callAs(admin.token, d.createInvoice, { body: { ...whom, lines: [] } })
      expect(refusal(reply)).toMatchObject({ status: 422 })
    }
  })
})

describe('each right', () => {
  it('opens its own calls and no others', async () => {
    const { schoolId, token } = await makeSchoolAdmin()
    const clerk = await makePerson({
      schoolId,
      permissions: ['invoices.view', 'invoices.create', 'fee_payments.create'],
    })
    const { id } = await draft(clerk)
    const issuing = await callAs(clerk.token, a.issueInvoice, { params: { id }, body: {} })
    expect(issuing.body).toMatchObject({ code: 'forbidden', params: { permission: 'invoices.issue' } })
    await callAs(token, a.issueInvoice, { params: { id }, body: {} })
    const { payment, invoice } = (await pay(clerk, id, 1_000)).body
    expect(invoice.can).toMatchObject({ pay: true, void: false, credit: false, duplicate: true, issue: false })
    for (const reply of [
      await callAs(clerk.token, a.voidInvoice, { params: { id }, body: { reason: 'x' } }),
      await callAs(clerk.token, a.creditInvoice, { params: { id }, body: { reason: 'x' } }),
      await callAs(clerk.token, a.reverseInvoicePayment, {
        params: { id, paymentId: payment.id },
        body: { reason: 'x' },
      }),
      await callAs(clerk.token, d.deleteInvoice, { query: { id } }),
      await callAs(clerk.token, s.saveInvoiceSettings, { body: { version: 0 } }),
      await callAs(clerk.token, c.exportInvoices, { query: { format: 'csv' } }),
    ])
      expect(refusal(reply)).toEqual({ status: 403, code: 'forbidden' })
  })
})

describe('clients, settings, history and export', () => {
  it('finds clients and people by part of a name, and adds each client once', async () => {
    const admin = await makeSchoolAdmin()
    await makePerson({ schoolId: admin.schoolId, firstName: 'منى', lastName: 'الأنصاري' })
    const add = () => callAs(admin.token, s.createInvoiceClient, { body: { name: 'شركة الأنصار', country: 'Oman' } })
    expect((await add()).status).toBe(201)
    expect(refusal(await add())).toMatchObject({ status: 422, fields: { name: 'client_known' } })
    const found = await callAs(admin.token, s.searchInvoiceClients, { query: { q: 'انصار' } })
    expect(found.body.rows.map(({ name }) => name)).toEqual(['شركة الأنصار', 'منى الأنصاري'])
    expect(found.body.rows.map(({ clientId, buyerId }) => [clientId !== null, buyerId !== null])).toEqual([
      [true, false],
      [false, true],
    ])
    const clientId = found.body.rows[0]?.clientId
    expect(await draft(admin, { client: undefined, clientId })).toMatchObject({ clientId, client: { country: 'Oman' } })
  })

  it('saves settings by version, with an account number that can be one', async () => {
    const admin = await makeSchoolAdmin()
    const save = (body: object) => callAs(admin.token, s.saveInvoiceSettings, { body: body as { version: number } })
    const before = (await callAs(admin.token, s.getInvoiceSettings)).body.settings
    expect(before).toMatchObject({ version: 0, dueDays: 14, prefix: 'INV', currency: 'SAR', tax1Bps: 1500 })
    const saved = await save({ version: 0, iban: 'de89 3704 0044 0532 0130 00', dueDays: 30 })
    expect(saved.body.settings).toMatchObject({
      version: 1,
      iban: 'DE89370400440532013000',
      dueDays: 30,
      prefix: 'INV',
    })
    expect(refusal(await save({ version: 0, dueDays: 1 })).code).toBe('stale_version')
    expect(refusal(await save({ version: 1, iban: 'DE89370400440532013001' }))).toMatchObject({
      fields: { iban: 'invalid_iban' },
    })
    expect(refusal(await save({ version: 1, creditPrefix: 'INV' }))).toMatchObject({
      fields: { creditPrefix: 'invoice_prefix_same' },
    })
    const made = await draft(admin, { issuedDate: '2026-03-01' })
    expect(made.dueDate).toBe('2026-03-31')
  })

  it('tells who changed what', async () => {
    const admin = await makeSchoolAdmin()
    const { id } = await draft(admin)
    await issue(admin, id)
    const { body } = await callAs(admin.token, a.readInvoiceHistory, { params: { id } })
    expect(body.rows.map(({ action }) => action)).toEqual(['updated', 'created'])
    expect(body.rows[0]?.fields).toContain('number')
  })

  it('exports the filtered invoices as plain figures', async () => {
    const admin = await makeSchoolAdmin()
    await draft(admin, { client: { name: '=cmd()', companyEmail: 'a@example.org' } })
    const { id, number } = await issued(admin)
    const csv = (await callAs(admin.token, c.exportInvoices, { query: { format: 'csv' } })).body as string
    const rows = csv.trim().split('\n')
    expect(rows).toHaveLength(3)
    expect(rows[1]).toContain(number)
    expect(rows[1]).toMatch(/SAR,100,100$/)
    expect(rows[2]).toContain("'=cmd()")
    const some = (await callAs(admin.token, c.exportInvoices, { query: { format: 'csv', status: 'Draft' } }))
      .body as string
    expect(some.trim().split('\n')).toHaveLength(2)
    const one = (await callAs(admin.token, c.exportInvoices, { query: { format: 'csv', ids: `${id},2000000` } }))
      .body as string
    expect(one.trim().split('\n')).toHaveLength(2)
    expect(one).toContain(number)
    const xlsx = await callAs(admin.token, c.exportInvoices, { query: { format: 'xlsx' } })
    expect(xlsx.status).toBe(200)
  })
})
