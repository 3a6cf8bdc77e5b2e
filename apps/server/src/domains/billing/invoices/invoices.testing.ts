import * as a from '@dsms/contract/billing/invoices/actions'
import * as c from '@dsms/contract/billing/invoices/calls'
import * as d from '@dsms/contract/billing/invoices/drafts'
import type { TestPerson } from '../../../testing/factories.ts'
import { callAs, type Reply, send, testApp } from '../../../testing/harness.ts'

type Detail = c.InvoiceDetail
type Whole = { invoice: Detail }

let serial = 0

export const clientInput = (changes: Record<string, unknown> = {}) => ({
  name: `Client ${++serial}`,
  companyEmail: `client${process.pid}x${serial}@example.org`,
  ...changes,
})
export const lineInput = (changes: Record<string, unknown> = {}) => ({
  description: 'Practical lesson',
  unitPriceMinor: 10_000,
  ...changes,
})

const must = <T>(reply: Reply, status: number): T => {
  if (reply.status !== status) throw new Error(`${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply.body as T
}

/** Writes a draft of 100.00 that must be accepted. */
export const draft = async (person: TestPerson, changes: Record<string, unknown> = {}): Promise<Detail> =>
  must<Whole>(
    await send(person.token, d.createInvoice, { body: { client: clientInput(), lines: [lineInput()], ...changes } }),
    201,
  ).invoice

export const issue = async (person: TestPerson, id: number): Promise<Detail> =>
  must<Whole>(await send(person.token, a.issueInvoice, { params: { id }, body: {} }), 200).invoice

export const issued = async (person: TestPerson, changes: Record<string, unknown> = {}): Promise<Detail> =>
  issue(person, (await draft(person, changes)).id)

export const pay = (person: TestPerson, id: number, amountMinor: number, changes: Record<string, unknown> = {}) =>
  send(person.token, a.recordInvoicePayment, {
    params: { id },
    body: { amountMinor, method: 'cash', key: `key-${process.pid}-${++serial}`, ...changes },
  }) as Promise<Reply<{ payment: a.InvoicePayment; invoice: Detail }>>

export const list = async (person: TestPerson, query: Record<string, unknown> = {}) =>
  (await callAs(person.token, c.listInvoices, { query: query as never })).body

export const read = async (person: TestPerson, id: number) =>
  (await callAs(person.token, c.getInvoice, { params: { id } })).body

/** Moves an issued invoice into the past, as no call can: without the triggers that guard it. */
export async function backdate(id: number, days: number): Promise<void> {
  const { client } = await (await testApp()).database.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(
      `update invoices set issued_on = issued_on - $2::integer, due_on = due_on - $2::integer,
              past_due_at = past_due_at - $2 * interval '1 day' where id = $1`,
      [id, days],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}
