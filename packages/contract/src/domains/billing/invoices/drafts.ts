import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { changeOf, day, id, idText, rowVersion } from '../../../kernel/shared.ts'
import { invoiceAccess, invoiceClient, invoiceDetail, invoiceWays, oneInvoice } from './calls.ts'
import { invoiceLineInput } from './totals.ts'

export const invoiceInput = z.object({
  /** Of the list of clients; or `buyerId`, somebody of the product; or just `client`. */
  clientId: id.nullish(),
  buyerId: id.nullish(),
  /** Needed without `clientId` and `buyerId`; otherwise it stands instead of what is known of them. */
  client: invoiceClient.optional(),
  /** Of the draft; when issued it is the day of issue. Today when left out. */
  issuedDate: day.optional(),
  /** The usual time to pay after the date when left out. */
  dueDate: day.optional(),
  lines: z.array(invoiceLineInput).max(100),
  note: z.string().trim().max(2000).default(''),
  salesperson: z.string().trim().max(120).default(''),
  acceptVia: z.enum(invoiceWays).nullish(),
  showTerms: z.boolean().default(true),
  showNotes: z.boolean().default(true),
  showStub: z.boolean().default(false),
})
export type InvoiceInput = z.output<typeof invoiceInput>

const inputErrors = ['unknown_client', 'end_before_start', 'too_large'] as const

export const createInvoice = endpoint({
  method: 'POST',
  path: '/api/invoices',
  tag: 'invoices',
  summary: 'Write a draft',
  access: invoiceAccess('create'),
  status: 201,
  body: invoiceInput,
  response: z.object({ invoice: invoiceDetail }),
  errors: inputErrors,
})

export const updateInvoice = endpoint({
  ...oneInvoice,
  method: 'PATCH',
  path: '/api/invoices/:id',
  summary: 'Change what is given of a draft; lines are replaced as a whole',
  access: invoiceAccess('edit'),
  body: changeOf(invoiceInput).extend({ version: rowVersion }),
  errors: ['not_found', 'stale_version', 'invoice_issued', ...inputErrors],
})

export const duplicateInvoice = endpoint({
  ...oneInvoice,
  method: 'POST',
  path: '/api/invoices/:id/duplicate',
  summary: 'Write a draft like it, dated today',
  access: invoiceAccess('create'),
  status: 201,
  body: z.object({}),
  errors: ['not_found'],
})

export const deleteInvoice = endpoint({
  method: 'DELETE',
  path: '/apps/invoice/delete',
  tag: 'invoices',
  summary: 'Delete a draft. What is issued stays; what is not there deletes nothing',
  access: invoiceAccess('delete'),
  query: z.object({ id: idText }),
  response: z.object({}),
  errors: ['invoice_issued'],
})
