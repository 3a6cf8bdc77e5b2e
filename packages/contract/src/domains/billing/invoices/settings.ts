import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { changeOf, email, id, rowVersion } from '../../../kernel/shared.ts'
import { invoiceAccess, invoiceClient } from './calls.ts'

// whom invoices are for, how they look, and what they come to

const knownClient = invoiceClient
  .extend({
    /** Of the list of clients; null for somebody of the product. */
    clientId: id.nullable(),
    /** Somebody of the product; null for a client of the list. */
    buyerId: id.nullable(),
    avatar: z.string(),
  })
  .meta({ id: 'KnownClient' })
export type KnownClient = z.infer<typeof knownClient>

export const searchInvoiceClients = endpoint({
  method: 'GET',
  path: '/api/invoices/clients',
  tag: 'invoices',
  summary: 'Clients and people of the own school by part of their name or address, 20 at most; clients first',
  access: {
    platform: ['platform_invoices.create', 'platform_invoices.edit'],
    school: ['invoices.create', 'invoices.edit'],
  },
  query: z.object({ q: z.string().trim().max(100).default('') }),
  response: z.object({ rows: z.array(knownClient) }),
})

export const createInvoiceClient = endpoint({
  method: 'POST',
  path: '/api/invoices/clients',
  tag: 'invoices',
  summary: 'Add a client to the list',
  access: invoiceAccess('create'),
  status: 201,
  body: invoiceClient,
  response: z.object({ client: knownClient }),
  errors: ['client_known'],
})

const text = (max: number) => z.string().trim().max(max)
const share = z.int().min(0).max(10_000)

export const invoiceSettingsInput = z.object({
  bankName: text(120).default(''),
  country: text(80).default(''),
  /** Spaces are taken out; the check digits must be right. */
  iban: text(50).default(''),
  swiftCode: text(11)
    .toUpperCase()
    .refine((value) => value === '' || /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value), 'invalid_format')
    .default(''),
  /** What numbers begin with: `INV` makes INV-2026-00001. */
  prefix: z
    .string()
    .trim()
    .regex(/^[A-Z0-9]{1,8}$/, 'invalid_format')
    .default('INV'),
  creditPrefix: z
    .string()
    .trim()
    .regex(/^[A-Z0-9]{1,8}$/, 'invalid_format')
    .default('CN'),
  dueDays: z.int().min(0).max(365).default(14),
  /** Tax that a new line begins with. */
  tax1Bps: share.default(1500),
  tax2Bps: share.default(0),
  terms: text(1000).default(''),
  address: text(300).default(''),
  email: z.union([email, z.literal('')]).default(''),
  taxNumber: text(40).default(''),
})
export type InvoiceSettingsInput = z.output<typeof invoiceSettingsInput>

const settings = invoiceSettingsInput
  .extend({
    /** The name that stands at the head of an invoice, and what it reckons in. */
    sellerName: z.string(),
    currency: z.string(),
    /** Today in the zone of the school. */
    today: z.iso.date(),
    version: rowVersion,
  })
  .meta({ id: 'InvoiceSettings' })
export type InvoiceSettings = z.infer<typeof settings>

export const getInvoiceSettings = endpoint({
  method: 'GET',
  path: '/api/invoices/settings',
  tag: 'invoices',
  summary: 'Bank, numbers, tax and terms of invoices',
  access: {
    platform: ['platform_invoices.view', 'platform_invoices.create', 'settings_platform.view'],
    school: ['invoices.view', 'invoices.create', 'settings.view'],
  },
  response: z.object({ settings }),
})

export const saveInvoiceSettings = endpoint({
  method: 'PATCH',
  path: '/api/invoices/settings',
  tag: 'invoices',
  summary: 'Change what is given of them; invoices issued before stay as they are',
  access: { platform: 'settings_platform.edit', school: 'settings.edit' },
  body: changeOf(invoiceSettingsInput).extend({ version: rowVersion }),
  response: z.object({ settings }),
  errors: ['stale_version', 'invalid_iban', 'invoice_prefix_same'],
})

const figure = z.object({ count: z.int(), totalMinor: z.int() })

export const getInvoiceFigures = endpoint({
  method: 'GET',
  path: '/api/invoices/figures',
  tag: 'invoices',
  summary: 'Drafts, what is outstanding and past due, and what came in this month, less what was paid back',
  access: invoiceAccess('view'),
  response: z.object({
    currency: z.string(),
    drafts: figure,
    outstanding: figure,
    pastDue: figure,
    paidThisMonth: figure,
  }),
})
