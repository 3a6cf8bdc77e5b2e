import { getInvoice, listInvoicePage } from '@dsms/contract/billing/invoices/calls'
import { createInvoice, updateInvoice } from '@dsms/contract/billing/invoices/drafts'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, testApp } from '../../../testing/harness.ts'
import { clientInput, draft, lineInput } from './invoices.testing.ts'

/** What the database was asked and waited for by the requests to a path so far. */
async function traffic(path: string) {
  const text = (await (await testApp()).http.inject('/metrics')).body
  const sum = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`dsms_db_${name}_per_request_sum{route="${path}"}`))
        ?.split(' ')[1] ?? 0,
    )
  return { statements: sum('queries'), waits: sum('round_trips') }
}

/** Beginning, entering and the commit are among them. The first statement travels with the former two. */
describe('what a request asks of the database', () => {
  let admin: TestPerson
  let one: Awaited<ReturnType<typeof draft>>
  beforeAll(async () => {
    admin = await makeSchoolAdmin()
    one = await draft(admin)
  })

  const jobs: [string, { path: string }, () => Promise<unknown>, { statements: number; waits: number }][] = [
    ['list', listInvoicePage, () => callAs(admin.token, listInvoicePage, { query: {} }), { statements: 5, waits: 2 }],
    [
      'search',
      listInvoicePage,
      () => callAs(admin.token, listInvoicePage, { query: { q: one.client.name } }),
      { statements: 5, waits: 3 },
    ],
    [
      'read',
      getInvoice,
      () => callAs(admin.token, getInvoice, { params: { id: one.id } }),
      { statements: 4, waits: 2 },
    ],
    [
      'create',
      createInvoice,
      () => callAs(admin.token, createInvoice, { body: { client: clientInput(), lines: [lineInput(), lineInput()] } }),
      { statements: 7, waits: 3 },
    ],
    [
      'update',
      updateInvoice,
      () => callAs(admin.token, updateInvoice, { params: { id: one.id }, body: { version: one.version, note: 'x' } }),
      { statements: 6, waits: 3 },
    ],
  ]

  it.each(jobs)('to %s invoices is no more than it was', async (_, { path }, run, most) => {
    const before = await traffic(path)
    expect(await run()).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) })
    const after = await traffic(path)
    expect({ statements: after.statements - before.statements, waits: after.waits - before.waits }).toEqual(most)
  })
})
