import * as a from '@dsms/contract/billing/invoices/actions'
import { saveInvoiceSettings } from '@dsms/contract/billing/invoices/settings'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { asPerson } from '../../../../kernel/session/transaction.ts'
import { today } from '../../../../kernel/time/zones.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../../testing/harness.ts'
import { query, refusal } from '../../../../testing/reads.ts'
import { draft, issue, issued, lineInput, list, read } from '../invoices.testing.ts'
import { issueInvoiceFor } from './invoices.issue.ts'

/** By the clock of the schools: theirs begins three hours before the one in UTC. */
const year = today('Asia/Riyadh').slice(0, 4)
const buyerClient = { name: 'B', company: '', companyEmail: '', address: '', country: '', contact: '', taxNumber: '' }

const serials = async (person: TestPerson) =>
  (await list(person, { perPage: 100 })).invoices.flatMap(({ number }) =>
    number ? [Number(number.split('-')[2])] : [],
  )

describe('numbers', () => {
  it('begin at one in each school and year, without gaps', async () => {
    const [one, two] = [await makeSchoolAdmin(), await makeSchoolAdmin()]
    expect((await issued(one)).number).toBe(`INV-${year}-00001`)
    expect((await issued(two)).number).toBe(`INV-${year}-00001`)
    expect((await issued(one)).number).toBe(`INV-${year}-00002`)
  })

  it('stay gapless when many are issued at once and some fail', async () => {
    const admin = await makeSchoolAdmin()
    const good = await Promise.all(Array.from({ length: 8 }, () => draft(admin)))
    const empty = await Promise.all(Array.from({ length: 4 }, () => draft(admin, { lines: [] })))
    const replies = await Promise.all(
      [...good, ...empty, ...good].map(({ id }) => send(admin.token, a.issueInvoice, { params: { id }, body: {} })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(8)
    expect((await serials(admin)).toSorted((x, y) => x - y)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('are given back by a transaction that fails', async () => {
    const { database } = await testApp()
    const admin = await makeSchoolAdmin()
    const line = { item: 'lesson' as const, description: { en: 'x' }, qty: 1, unitPriceMinor: 500 }
    await expect(
      asPerson(
        database,
        { sessionId: admin.sessionId, language: 'en' },
        () => {},
        async (actor) => {
          await issueInvoiceFor(actor, { buyerId: admin.id, client: buyerClient, lines: [line] })
          throw new Error('the order failed')
        },
      ),
    ).rejects.toThrow('the order failed')
    expect((await issued(admin)).number).toBe(`INV-${year}-00001`)
  })

  it('follow the prefix of the settings, credit notes in a series of their own', async () => {
    const admin = await makeSchoolAdmin()
    await callAs(admin.token, saveInvoiceSettings, { body: { version: 0, prefix: 'RD', creditPrefix: 'GS' } })
    const invoice = await issued(admin)
    expect(invoice.number).toBe(`RD-${year}-00001`)
    const credit = await callAs(admin.token, a.creditInvoice, { params: { id: invoice.id }, body: { reason: 'x' } })
    expect(credit.body.invoice.number).toBe(`GS-${year}-00001`)
  })
})

describe('an issued invoice', () => {
  it('has today’s date, and is refused when issued again or without lines', async () => {
    const admin = await makeSchoolAdmin()
    const { id } = await draft(admin, { issuedDate: '2020-01-01', dueDate: '2020-01-15' })
    const invoice = await issue(admin, id)
    const [today] = await query<{ day: string }>(sql`select (now() at time zone 'Asia/Riyadh')::date::text as day`)
    expect(invoice).toMatchObject({ issuedDate: today?.day, dueDate: today?.day, invoiceStatus: 'Sent' })
    const again = await send(admin.token, a.issueInvoice, { params: { id }, body: {} })
    expect(refusal(again)).toEqual({ status: 409, code: 'illegal_transition' })
    expect(again.body).toMatchObject({ params: { from: 'sent', allowed: 'send, pay, void, credit' } })
    for (const lines of [[], [lineInput({ unitPriceMinor: 0 })]]) {
      const none = await draft(admin, { lines })
      const reply = await send(admin.token, a.issueInvoice, { params: { id: none.id }, body: {} })
      expect(refusal(reply)).toEqual({ status: 409, code: 'invoice_empty' })
    }
  })

  it('keeps what its writer was called and where to pay, whatever is saved later', async () => {
    const admin = await makeSchoolAdmin()
    const settings = { iban: 'SA03 8000 0000 6080 1016 7519', bankName: 'First bank' }
    await callAs(admin.token, saveInvoiceSettings, { body: { version: 0, ...settings } })
    const { id } = await issued(admin)
    await callAs(admin.token, saveInvoiceSettings, { body: { version: 1, bankName: 'Second bank' } })
    expect((await read(admin, id)).paymentDetails).toMatchObject({
      bankName: 'First bank',
      iban: 'SA0380000000608010167519',
    })
  })

  it.each([
    sql`update invoices set note = 'changed' where state = 'issued'`,
    sql`update invoices set total_minor = 1 where state = 'issued'`,
    sql`update invoices set state = 'draft', number = null where state = 'issued'`,
    sql`delete from invoices where state = 'issued'`,
    sql`update invoice_lines set qty = 2 where invoice_id in (select id from invoices where state = 'issued')`,
    sql`delete from invoice_lines where invoice_id in (select id from invoices where state = 'issued')`,
    sql`update invoices set paid_minor = total_minor + 1 where state = 'issued' and kind = 'invoice'`,
  ])('is guarded by the database itself: %#', async (statement) => {
    await issued(await makeSchoolAdmin())
    await expect(query(statement)).rejects.toThrow()
  })
})

describe('an invoice for a purchase', () => {
  it('needs no permission, is issued and paid in the transaction, and is the buyer’s to see', async () => {
    const { database } = await testApp()
    const { schoolId } = await makeSchoolAdmin()
    const buyer = await makePerson({ schoolId })
    const made = await asPerson(
      database,
      { sessionId: buyer.sessionId, language: 'en' },
      () => {},
      (actor) =>
        issueInvoiceFor(actor, {
          buyerId: buyer.id,
          client: buyerClient,
          lines: [{ item: 'package', description: { ar: 'باقة', en: 'Package' }, qty: 2, unitPriceMinor: 1_000 }],
          paid: { method: 'credit', amountMinor: 2_000 },
        }),
    )
    expect(made).toEqual({ id: expect.any(Number), number: `INV-${year}-00001`, totalMinor: 2_000 })
    expect((await list(buyer)).invoices).toMatchObject([{ id: made.id, invoiceStatus: 'Paid', balance: 0 }])
  })
})
