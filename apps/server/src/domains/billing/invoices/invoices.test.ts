import * as c from '@dsms/contract/billing/invoices/calls'
import * as d from '@dsms/contract/billing/invoices/drafts'
import { createInvoiceClient } from '@dsms/contract/billing/invoices/settings'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs } from '../../../testing/harness.ts'
import { refusal } from '../../../testing/reads.ts'
import { clientInput, draft, issue, issued, lineInput, list, pay, read } from './invoices.testing.ts'

describe('the list of invoices', () => {
  let admin: TestPerson
  let ids: number[]
  beforeAll(async () => {
    admin = await makeSchoolAdmin()
    ids = []
    for (let nth = 0; nth < 12; nth++) {
      const name = nth === 3 ? 'فاطمة الأنصاري' : `Client number ${nth}`
      ids.push((await draft(admin, { client: clientInput({ name, companyEmail: `n${nth}@Mail.example` }) })).id)
    }
    await issue(admin, ids[0] as number)
    await issue(admin, ids[1] as number)
    await pay(admin, ids[1] as number, 4_000)
  })

  it('has exactly the specified parts, sorted by id descending', async () => {
    const body = await list(admin)
    expect(Object.keys(body).sort()).toEqual(['allData', 'invoices', 'total'])
    expect(body.total).toBe(12)
    expect(body.invoices.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 10))
    expect(body.allData.map(({ id }) => id)).toEqual(ids.toReversed())
    const [row] = body.invoices
    for (const field of 'id issuedDate client service total avatar invoiceStatus balance dueDate'.split(' '))
      expect(row).toHaveProperty(field)
    for (const field of 'address company companyEmail country contact name'.split(' '))
      expect(row?.client).toHaveProperty(field)
    expect(row).toMatchObject({ total: 100, invoiceStatus: 'Draft', balance: 'SAR 100.00', avatar: '' })
    expect(row?.issuedDate).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('pages by perPage and page, the last page and beyond the end included', async () => {
    expect((await list(admin, { perPage: 5, page: 3 })).invoices).toHaveLength(2)
    expect(await list(admin, { perPage: 5, page: 4 })).toMatchObject({ invoices: [], total: 12 })
    expect((await list(admin, { perPage: 1 })).invoices).toHaveLength(1)
    expect((await list(admin, { perPage: 100 })).invoices).toHaveLength(12)
    for (const query of [{ perPage: 0 }, { perPage: 101 }, { page: 0 }, { sort: 'secret' }])
      expect((await callAs(admin.token, c.listInvoices, { query: query as never })).status).toBe(422)
  })

  it.each([
    ['فاطمه', 1],
    ['الانصارى', 1],
    ['N3@mail', 1],
    ['client NUMBER', 11],
    ['n1', 3],
    ['%', 0],
    ['nobody', 0],
  ])('finds %s in the name or address of a client: %i', async (q, size) => {
    const body = await list(admin, { q, perPage: 2 })
    expect(body.total).toBe(size)
    expect(body.invoices).toHaveLength(Math.min(size, 2))
    expect(body.allData).toHaveLength(size)
  })

  it('finds an issued one by its whole number', async () => {
    const { invoice } = await read(admin, ids[0] as number)
    expect((await list(admin, { q: invoice?.number?.toLowerCase() })).invoices.map(({ id }) => id)).toEqual([ids[0]])
  })

  it.each([
    ['draft', 10],
    ['SENT', 1],
    ['partial payment', 1],
    ['Partial Payment', 1],
    ['paid', 0],
    ['no such status', 0],
    ['', 12],
  ])('filters by the status "%s" in any case: %i', async (status, size) => {
    const body = await list(admin, { status, perPage: 3 })
    expect(body.total).toBe(size)
    expect(body.allData).toHaveLength(size)
    if (status && size)
      expect(new Set(body.invoices.map((row) => row.invoiceStatus.toLowerCase()))).toEqual(
        new Set([status.toLowerCase()]),
      )
  })

  it('joins filters, and pages what was found', async () => {
    expect(await list(admin, { q: 'client number', status: 'draft', perPage: 4, page: 3 })).toMatchObject({ total: 9 })
    expect((await list(admin, { q: 'client number', status: 'draft', perPage: 4, page: 3 })).invoices).toHaveLength(1)
  })

  it.each(c.invoiceSorts)('sorts by %s both ways', async (sort) => {
    const up = (await list(admin, { sort, perPage: 100 })).invoices
    const down = (await list(admin, { sort: `-${sort}`, perPage: 100 })).invoices
    expect(new Set(up.map(({ id }) => id))).toEqual(new Set(down.map(({ id }) => id)))
    const value = (row: c.InvoiceRow | undefined) =>
      sort === 'client'
        ? row?.client.name
        : sort === 'balance'
          ? row?.balanceMinor
          : sort === 'status'
            ? ''
            : row?.[sort]
    expect(value(up[0])).toEqual(value(down.at(-1)))
    if (sort !== 'client' && sort !== 'status') {
      const values = up.map(value) as (number | string)[]
      expect(values).toEqual(values.toSorted((one, two) => (one < two ? -1 : one > two ? 1 : 0)))
    }
  })
})

describe('one invoice', () => {
  it('comes with how to pay it', async () => {
    const admin = await makeSchoolAdmin()
    const { id } = await issued(admin)
    await pay(admin, id, 2_550)
    const body = await read(admin, id)
    expect(body.invoice).toMatchObject({ id, total: 100, balance: 'SAR 74.50', invoiceStatus: 'Partial Payment' })
    expect(body.paymentDetails).toEqual({ totalDue: 'SAR 74.50', bankName: '', country: '', iban: '', swiftCode: '' })
    await pay(admin, id, 7_450)
    expect((await read(admin, id)).invoice).toMatchObject({ balance: 0, invoiceStatus: 'Paid' })
    expect((await read(admin, id)).paymentDetails.totalDue).toBe('SAR 0.00')
  })

  it('is missing, with 200, when it does not exist or belongs to another school', async () => {
    const [admin, other] = [await makeSchoolAdmin(), await makeSchoolAdmin()]
    const foreign = await issued(other)
    for (const id of [2_000_000_000, foreign.id]) {
      const reply = await callAs(admin.token, c.getInvoice, { params: { id } })
      expect(reply.status).toBe(200)
      expect(reply.body).toEqual({ paymentDetails: expect.objectContaining({ totalDue: 'SAR 0.00' }) })
    }
  })
})

describe('deleting', () => {
  it('takes a draft away with its lines, and nothing for what is not there', async () => {
    const [admin, other] = [await makeSchoolAdmin(), await makeSchoolAdmin()]
    const { id } = await draft(admin)
    const foreign = await draft(other)
    for (const one of [id, id, foreign.id])
      expect(await callAs(admin.token, d.deleteInvoice, { query: { id: one } })).toMatchObject({
        status: 200,
        body: {},
      })
    expect((await list(admin)).total).toBe(0)
    expect((await list(other)).total).toBe(1)
  })

  it('refuses what was issued and says what to do instead', async () => {
    const admin = await makeSchoolAdmin()
    const { id, number } = await issued(admin)
    const reply = await callAs(admin.token, d.deleteInvoice, { query: { id } })
    expect(refusal(reply)).toEqual({ status: 409, code: 'invoice_issued' })
    expect((reply.body as { error?: string }).error).toContain(number)
    expect((await list(admin)).total).toBe(1)
  })
})

describe('clients', () => {
  it('are the first five, bare', async () => {
    const admin = await makeSchoolAdmin()
    for (let nth = 0; nth < 6; nth++)
      await callAs(admin.token, createInvoiceClient, { body: clientInput({ name: `C${nth}`, country: 'Oman' }) })
    const { body } = await callAs(admin.token, c.listFirstClients)
    expect(body.map(({ name }) => name)).toEqual(['C0', 'C1', 'C2', 'C3', 'C4'])
    expect(body[0]).toMatchObject({ address: '', company: '', contact: '', country: 'Oman' })
  })
})

describe('a draft', () => {
  it('reckons its lines and keeps what was written', async () => {
    const admin = await makeSchoolAdmin()
    const made = await draft(admin, {
      issuedDate: '2026-01-10',
      dueDate: '2026-01-31',
      note: 'n',
      salesperson: 's',
      acceptVia: 'paypal',
      showStub: true,
      lines: [
        lineInput({ item: 'lesson', qty: 1.5, unitPriceMinor: 333, discountBps: 1000, tax1Bps: 1500, tax2Bps: 500 }),
        lineInput({ descriptions: { ar: 'رسوم', en: 'ignored, the typed one stands' }, tax1Bps: 1500 }),
      ],
    })
    expect(made).toMatchObject({
      ...{ issuedDate: '2026-01-10', dueDate: '2026-01-31', note: 'n', salesperson: 's', acceptVia: 'paypal' },
      ...{ showStub: true, number: null, version: 1, invoiceStatus: 'Draft' },
      totals: {
        ...{ subtotalMinor: 10_500, discountMinor: 50, netMinor: 10_450, taxMinor: 1_591, totalMinor: 12_041 },
        taxes: [
          { bps: 1500, netMinor: 10_450, taxMinor: 1_568 },
          { bps: 500, netMinor: 450, taxMinor: 23 },
        ],
      },
      totalMinor: 12_041,
    })
    expect(made.lines[0]).toMatchObject({ netMinor: 450, qty: 1.5, item: 'lesson' })
  })

  it('is changed by parts, and a version that is not the last is refused', async () => {
    const admin = await makeSchoolAdmin()
    const { id, version, client } = await draft(admin)
    const change = (body: object) =>
      callAs(admin.token, d.updateInvoice, { params: { id }, body: body as { version: number } })
    const noted = await change({ version, note: 'first' })
    expect(noted.body.invoice).toMatchObject({ note: 'first', client, totalMinor: 10_000, version: version + 1 })
    expect(refusal(await change({ version, note: 'second' }))).toEqual({ status: 409, code: 'stale_version' })
    const lines = [lineInput({ description: 'Other words' })]
    const relined = await change({ version: version + 1, lines })
    expect(relined.body.invoice).toMatchObject({ version: version + 2, note: 'first', totalMinor: 10_000 })
    expect(relined.body.invoice.lines.map(({ description }) => description)).toEqual(['Other words'])
    expect(refusal(await change({ version: version + 1, lines: [] }))).toMatchObject({ code: 'stale_version' })
  })

  it.each([
    [{ dueDate: '2026-01-01', issuedDate: '2026-01-02' }, 'dueDate'],
    [{ client: undefined }, 'client'],
    [{ clientId: 2_000_000_000 }, 'clientId'],
    [{ buyerId: 2_000_000_000 }, 'buyerId'],
    [{ lines: [lineInput({ qty: 0 })] }, 'lines.0.qty'],
    [{ lines: [lineInput({ qty: 0.0001 })] }, 'lines.0.qty'],
    [{ lines: [lineInput({ unitPriceMinor: -1 })] }, 'lines.0.unitPriceMinor'],
    [{ lines: [lineInput({ discountBps: 10_001 })] }, 'lines.0.discountBps'],
    [{ lines: [lineInput({ description: ' ' })] }, 'lines.0.description'],
    [{ lines: [lineInput({ unitPriceMinor: 99_999_999_999, qty: 2 })] }, 'lines'],
  ])('refuses %j', async (changes, field) => {
    const admin = await makeSchoolAdmin()
    const body = { client: clientInput(), lines: [lineInput()], ...changes } as never
    const reply = await callAs(admin.token, d.createInvoice, { body })
    expect(refusal(reply)).toMatchObject({ status: 422, fields: { [field]: expect.any(String) } })
  })

  it('is made like another, dated today and without what came after', async () => {
    const admin = await makeSchoolAdmin()
    const original = await issued(admin, { note: 'again' })
    await pay(admin, original.id, 5_000)
    const reply = await callAs(admin.token, d.duplicateInvoice, { params: { id: original.id }, body: {} })
    expect(reply.status).toBe(201)
    expect(reply.body.invoice).toMatchObject({
      ...{ number: null, invoiceStatus: 'Draft', paidMinor: 0, note: 'again', totalMinor: 10_000 },
      client: original.client,
    })
  })
})
