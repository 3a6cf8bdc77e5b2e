import { listInvoices } from '@dsms/contract/billing/invoices/calls'
import { requestOf } from '@dsms/contract/kernel/client'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import { listProducts } from '@dsms/contract/shop/shop/calls'
import { listUsers } from '@dsms/contract/staff/users/calls'
import type { Request } from './compare.ts'
import { commonName, rareArabic, rareLatin } from './lists.seed.ts'

/** The same requests for a school with few of everything and for one with very many. */
export function listCases(category: number): Request[] {
  const perPage = 10
  return [
    get('users: list', listUsers, { perPage }),
    get('users: by role', listUsers, { perPage, role: 'editor' }),
    get('users: by plan', listUsers, { perPage, currentPlan: 'team' }),
    get('users: by role, plan and status', listUsers, {
      perPage,
      role: 'editor',
      currentPlan: 'team',
      status: 'active',
    }),
    get('users: by name, descending', listUsers, { perPage, sort: '-fullName' }),
    get('users: ordered by plan', listUsers, { perPage, sort: 'currentPlan' }),
    get('users: part of a rare name, Arabic', listUsers, { perPage, q: rareArabic.slice(1) }),
    get('users: part of a rare name, Latin', listUsers, { perPage, q: rareLatin.slice(1) }),
    get('users: a frequent name', listUsers, { perPage, q: commonName }),
    get('invoices: list', listInvoices, { perPage }),
    get('invoices: by status', listInvoices, { perPage, status: 'Past Due' }),
    get('invoices: by balance, descending', listInvoices, { perPage, sort: '-balance' }),
    get('invoices: page 500', listInvoices, { perPage, page: 500 }),
    get('invoices: part of a rare name, Arabic', listInvoices, { perPage, q: rareArabic.slice(1) }),
    get('invoices: part of a rare name, Latin', listInvoices, { perPage, q: rareLatin.slice(1) }),
    get('invoices: a frequent name', listInvoices, { perPage, q: commonName }),
    get('shop: list', listProducts, {}),
    get('shop: by category', listProducts, { category }),
    get('shop: by brand, lowest price first', listProducts, { brand: 'Brand 3', sortBy: 'price-asc' }),
    get('shop: between prices', listProducts, { minPrice: 100, maxPrice: 200 }),
    get('shop: part of a rare name, Arabic', listProducts, { q: rareArabic.slice(1) }),
  ]
}

const get = (name: string, endpoint: Endpoint, query: object): Request => ({
  name,
  method: 'GET',
  path: requestOf(endpoint, { query }).url,
})
