import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, email, id, idText, instant, languages, paging, rowVersion } from '../../../kernel/shared.ts'
import { invoiceLine, invoiceTotalsShape } from './totals.ts'

/**
 * Statuses on the wire. A void invoice has none among the founding ones: it is answered as `Draft` (not in force) with
 * `isVoid`, is not among the drafts of a filter, and is asked for by the status `void`. A credit note is `Paid` once issued.
 */
export const invoiceStatuses = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]
export const invoiceKinds = ['invoice', 'credit_note'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]
/** What the buyer may pay by, as the invoice says it. */
export const invoiceWays = ['debit_card', 'credit_card', 'paypal', 'internet_banking', 'upi'] as const

const text = (max: number) => z.string().trim().max(max)

/** Who is billed, as it stood when the invoice was written. */
export const invoiceClient = z.object({
  name: text(160).min(1),
  company: text(160).default(''),
  companyEmail: z.union([email, z.literal('')]).default(''),
  address: text(300).default(''),
  country: text(80).default(''),
  contact: text(40).default(''),
  taxNumber: text(40).default(''),
})
export type InvoiceClient = z.infer<typeof invoiceClient>

export const invoiceRow = z
  .object({
    id: z.int(),
    issuedDate: day,
    client: invoiceClient,
    /** In a word what it is for. */
    service: z.string(),
    /** In units of the currency: 120.5. Negative for a credit note. */
    total: z.number(),
    avatar: z.string(),
    invoiceStatus: z.enum(invoiceStatuses),
    /** Text such as `$12.50`, `-$5.00` when money is owed back, or 0 when settled. */
    balance: z.union([z.string(), z.literal(0)]),
    dueDate: day,
    /** Given when issued; null for a draft. */
    number: z.string().nullable(),
    kind: z.enum(invoiceKinds),
    currency: z.string(),
    totalMinor: z.int(),
    balanceMinor: z.int(),
    isVoid: z.boolean(),
    version: rowVersion,
  })
  .meta({ id: 'Invoice' })
export type InvoiceRow = z.infer<typeof invoiceRow>

const flag = z.boolean()
export const invoiceDetail = invoiceRow
  .extend({
    clientId: id.nullable(),
    /** The person of the product who owes it and sees it. */
    buyerId: id.nullable(),
    lines: z.array(invoiceLine),
    /** As written: positive for a credit note too. */
    totals: invoiceTotalsShape,
    /** Of a credit note: what an earlier part was rounded by, which this one makes up for. */
    roundingMinor: z.int(),
    paidMinor: z.int(),
    creditedMinor: z.int(),
    note: z.string(),
    salesperson: z.string(),
    acceptVia: z.enum(invoiceWays).nullable(),
    showTerms: flag,
    showNotes: flag,
    showStub: flag,
    /** Terms of payment, when they are to be shown. */
    terms: z.string(),
    seller: z.object({ name: z.string(), address: z.string(), email: z.string(), taxNumber: z.string() }),
    issuedAt: instant.nullable(),
    sentAt: instant.nullable(),
    downloadedAt: instant.nullable(),
    voidReason: z.string(),
    /** Of a credit note: the invoice it takes back. */
    original: z.object({ id, number: z.string() }).nullable(),
    creditNotes: z.array(z.object({ id, number: z.string(), totalMinor: z.int(), issuedDate: day })),
    /** What the caller may do with it now: the server's own answer, for the buttons. */
    can: z.object({
      edit: flag,
      delete: flag,
      issue: flag,
      send: flag,
      pay: flag,
      refund: flag,
      void: flag,
      credit: flag,
      duplicate: flag,
      remind: flag,
    }),
  })
  .meta({ id: 'InvoiceDetail' })
export type InvoiceDetail = z.infer<typeof invoiceDetail>

export const invoiceAccess = (platform: InvoiceAction, school: InvoiceAction | 'issue' = platform) =>
  ({ platform: `platform_invoices.${platform}`, school: `invoices.${school}` }) as const
type InvoiceAction = 'view' | 'create' | 'edit' | 'delete' | 'status' | 'export' | 'void' | 'credit'

/** What the calls about one invoice have in common. */
export const oneInvoice = {
  tag: 'invoices',
  params: z.object({ id: idText }),
  response: z.object({ invoice: invoiceDetail }),
} as const

export const invoiceFilter = paging.extend({
  /** A status in any spelling of case, `void`, or empty for all. One that does not exist has no invoices. */
  status: text(40).optional(),
  kind: z.enum(invoiceKinds).optional(),
  /** Days of issue, both included. */
  from: day.optional(),
  until: day.optional(),
})
export type InvoiceFilter = z.output<typeof invoiceFilter>
/** What a list can be sorted by, a minus before it for descending. */
export const invoiceSorts = ['id', 'client', 'total', 'balance', 'issuedDate', 'dueDate', 'status'] as const

// the founding calls

export const listInvoices = endpoint({
  method: 'GET',
  path: '/apps/invoice/invoices',
  tag: 'invoices',
  summary:
    'Invoices, newest first: all of them for people who may view invoices, their own for everybody else. `allData` are the newest 100 that match; with `q`, `total` is exact up to 1 000',
  access: 'session',
  query: invoiceFilter,
  response: z.object({ allData: z.array(invoiceRow), invoices: z.array(invoiceRow), total: z.int() }),
})

export const getInvoice = endpoint({
  method: 'GET',
  path: '/api/invoice/invoices/:id',
  tag: 'invoices',
  summary: 'One invoice and how to pay it; without `invoice` when there is none of this number',
  access: 'session',
  params: z.object({ id: idText }),
  response: z.object({
    invoice: invoiceDetail.optional(),
    paymentDetails: z.object({
      totalDue: z.string(),
      bankName: z.string(),
      country: z.string(),
      iban: z.string(),
      swiftCode: z.string(),
    }),
  }),
})

export const listFirstClients = endpoint({
  method: 'GET',
  path: '/api/invoice/clients',
  tag: 'invoices',
  summary: 'The first five clients',
  access: invoiceAccess('view'),
  response: z.array(invoiceClient),
})

/** More that a text finds are not counted: nobody reads them page by page. */
export const mostCounted = 200

export const listInvoicePage = endpoint({
  method: 'GET',
  path: '/api/invoices',
  tag: 'invoices',
  summary:
    'A page of invoices, newest first: all of them for people who may view invoices, their own for everybody else. With `q`, `total` is exact up to 200; `isCapped` says that there are more',
  access: 'session',
  query: invoiceFilter,
  response: z.object({ rows: z.array(invoiceRow), total: z.int(), isCapped: z.boolean() }),
})

// as files

/** The language of the PDF; the caller's when left out. */
export const pdfLanguage = z.enum(languages).optional()

export const readInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/invoices/:id/pdf',
  tag: 'invoices',
  summary: 'The invoice as a PDF; an issued one is then marked as downloaded',
  access: 'session',
  isRead: false,
  params: z.object({ id: idText }),
  query: z.object({ lang: pdfLanguage }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
})

export const exportInvoices = endpoint({
  method: 'GET',
  path: '/api/invoices/export',
  tag: 'invoices',
  summary: 'The filtered invoices as a file',
  access: invoiceAccess('export'),
  query: invoiceFilter.omit({ page: true, perPage: true }).extend({
    format: z.enum(['csv', 'xlsx']),
    /** Only these, by their ids with commas between. */
    ids: z
      .string()
      .regex(/^\d{1,9}(,\d{1,9}){0,499}$/, 'invalid_format')
      .optional(),
  }),
  response: z.unknown(),
  answers: 'file',
  errors: ['too_much_to_export'],
})
