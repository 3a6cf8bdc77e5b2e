import { getInvoice, listInvoicePage } from '@dsms/contract/billing/invoices/calls'
import { createInvoice, updateInvoice } from '@dsms/contract/billing/invoices/drafts'
import { requestOf } from '@dsms/contract/kernel/client'
import type { Case } from './drive.ts'

/** A draft that may be changed: the next change must name the version that the last one led to. */
export interface Draft {
  id: number
  version: number
}

/** One job of the working day, as the product and the bare server get it. */
export interface Job {
  name: string
  product: Case
  bare: Case
}

/** The five jobs: each request of reading and changing names another invoice than the one before. */
export function invoiceJobs(needle: string, ids: number[], drafts: Draft[], bareIds: number[]): Job[] {
  const get = (name: string, path: string, bare: string): Job => ({
    name,
    product: { name, method: 'GET', path },
    bare: { name, method: 'GET', path: bare },
  })
  const read = turn(ids)
  const bareRead = turn(ids)
  const next = turn(drafts)
  const bareNext = turn(bareIds)
  let made = 0
  return [
    get('list', requestOf(listInvoicePage, { query: { perPage: 10 } }).url, '/list'),
    get(
      'search',
      requestOf(listInvoicePage, { query: { perPage: 10, q: needle } }).url,
      `/search?q=${encodeURIComponent(needle)}`,
    ),
    {
      name: 'read one',
      product: {
        name: 'read one',
        method: 'GET',
        next: () => ({ path: requestOf(getInvoice, { params: { id: read() } }).url }),
      },
      bare: { name: 'read one', method: 'GET', next: () => ({ path: `/invoices/${bareRead()}` }) },
    },
    {
      name: 'create',
      product: { name: 'create', method: 'POST', path: createInvoice.path, body: () => newInvoice(++made) },
      bare: { name: 'create', method: 'POST', path: '/invoices', body: () => newInvoice(++made) },
    },
    {
      name: 'update',
      product: {
        name: 'update',
        method: 'PATCH',
        next: () => {
          const draft = next()
          const { url } = requestOf(updateInvoice, { params: { id: draft.id }, body: { version: 0 } })
          return { path: url, body: { version: draft.version++, note: `Note ${++made}` } }
        },
      },
      bare: {
        name: 'update',
        method: 'PATCH',
        next: () => ({ path: `/invoices/${bareNext()}`, body: { note: `Note ${++made}` } }),
      },
    },
  ]
}

function turn<T>(all: T[]): () => T {
  let nth = 0
  return () => all[nth++ % all.length] as T
}

const newInvoice = (nth: number) => ({
  client: { name: `شركة النور ${nth}`, companyEmail: `client${nth}@example.com` },
  lines: [
    { item: 'lesson', description: 'درس عملي', qty: 10, unitPriceMinor: 12_000, tax1Bps: 1500 },
    { item: 'exam', description: 'اختبار', qty: 1, unitPriceMinor: 30_000, tax1Bps: 1500 },
  ],
})
