import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, email, id, idText, instant, minorUnits, rowVersion } from '../../../kernel/shared.ts'
import { oneLine } from '../../../kernel/translated.ts'
import { invoiceAccess, oneInvoice, pdfLanguage } from './calls.ts'

// what becomes of an invoice once it is written: issue, mail, payments, void, credit, reminders

const reason = z.string().trim().min(1).max(300)
const mayIssue = invoiceAccess('status', 'issue')

export const issueInvoice = endpoint({
  ...oneInvoice,
  method: 'POST',
  path: '/api/invoices/:id/issue',
  summary: 'Give a draft its number and the day of today; from then on it stays as it is',
  access: mayIssue,
  body: z.object({ version: rowVersion.optional() }),
  errors: ['not_found', 'stale_version', 'illegal_transition', 'invoice_empty'],
})

export const sendInvoice = endpoint({
  ...oneInvoice,
  method: 'POST',
  path: '/api/invoices/:id/send',
  summary: 'Mail the invoice as a PDF; a draft is issued first',
  access: mayIssue,
  body: z.object({
    /** Where answers go. It leaves from the address of the product. */
    from: email.optional(),
    to: email,
    subject: z.string().overwrite(oneLine).min(1).max(200),
    message: z.string().trim().max(5000).default(''),
    language: pdfLanguage,
  }),
  errors: ['not_found', 'illegal_transition', 'invoice_empty'],
})

export const voidInvoice = endpoint({
  ...oneInvoice,
  method: 'POST',
  path: '/api/invoices/:id/void',
  summary: 'Declare an issued invoice void: on its day, before it was sent or paid',
  access: invoiceAccess('void'),
  body: z.object({ reason }),
  errors: ['not_found', 'illegal_transition', 'invoice_not_voidable'],
})

export const creditInvoice = endpoint({
  ...oneInvoice,
  method: 'POST',
  path: '/api/invoices/:id/credit-note',
  summary: 'Take back all that is left of an issued invoice, or some of its lines; answers the credit note, issued',
  access: invoiceAccess('credit'),
  status: 201,
  body: z.object({
    reason,
    /** Lines of the invoice and how much of each; all that was not credited yet when left out. */
    lines: z
      .array(z.object({ lineId: id, qty: z.number().positive().max(100_000) }))
      .min(1)
      .max(100)
      .optional(),
  }),
  errors: ['not_found', 'illegal_transition', 'credit_exceeds_invoice'],
})

export const paymentMethods = ['cash', 'bank_transfer', 'debit', 'credit', 'paypal'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const invoicePayment = z
  .object({
    id: z.int(),
    /** A reversal takes a payment back, a refund pays out what is owed back; both are negative. */
    kind: z.enum(['payment', 'reversal', 'refund']),
    amountMinor: z.int(),
    currency: z.string(),
    method: z.enum(paymentMethods),
    paidOn: day,
    /** Internal; empty for the buyer. */
    note: z.string(),
    /** Who recorded it. */
    by: z.string(),
    at: instant,
    /** The payment that a reversal takes back. */
    reverses: id.nullable(),
    isReversed: z.boolean(),
  })
  .meta({ id: 'InvoicePayment' })
export type InvoicePayment = z.infer<typeof invoicePayment>

const paymentAnswer = z.object({ payment: invoicePayment, invoice: oneInvoice.response.shape.invoice })

export const listInvoicePayments = endpoint({
  method: 'GET',
  path: '/api/invoices/:id/payments',
  tag: 'invoices',
  summary: 'Payments of an invoice, newest first; the buyer sees those of their own',
  access: 'session',
  params: z.object({ id: idText }),
  response: z.object({ rows: z.array(invoicePayment) }),
  errors: ['not_found'],
})

export const paymentInput = z.object({
  amountMinor: minorUnits.min(1),
  method: z.enum(paymentMethods),
  /** Today when left out. */
  paidOn: day.optional(),
  note: z.string().trim().max(500).default(''),
  /** Made by the form when it opens: sent twice, the payment is recorded once. */
  key: z.string().min(8).max(80),
})
export type PaymentInput = z.output<typeof paymentInput>

export const recordInvoicePayment = endpoint({
  method: 'POST',
  path: '/api/invoices/:id/payments',
  tag: 'invoices',
  summary: 'Record a payment of at most the balance',
  access: { platform: 'platform_payments.create', school: 'fee_payments.create' },
  status: 201,
  params: z.object({ id: idText }),
  body: paymentInput,
  response: paymentAnswer,
  errors: ['not_found', 'illegal_transition', 'payment_exceeds_balance', 'date_in_future', 'key_used'],
})

export const refundInvoice = endpoint({
  method: 'POST',
  path: '/api/invoices/:id/refunds',
  tag: 'invoices',
  summary: 'Record that money owed back (a balance below zero) was paid out',
  access: { platform: 'platform_payments.refund', school: 'fee_payments.refund' },
  needsRecentPassword: true,
  status: 201,
  params: z.object({ id: idText }),
  body: paymentInput,
  response: paymentAnswer,
  errors: ['not_found', 'illegal_transition', 'payment_exceeds_balance', 'date_in_future', 'key_used'],
})

export const reverseInvoicePayment = endpoint({
  method: 'POST',
  path: '/api/invoices/:id/payments/:paymentId/reversal',
  tag: 'invoices',
  summary: 'Take a payment back by a row of its own; nothing is deleted',
  access: { platform: 'platform_payments.refund', school: 'fee_payments.reverse' },
  status: 201,
  params: z.object({ id: idText, paymentId: idText }),
  body: z.object({ reason }),
  response: paymentAnswer,
  errors: ['not_found', 'payment_reversed'],
})

const reminder = z.object({ id: z.int(), at: instant, to: z.string(), by: z.string(), level: z.int() })

export const listInvoiceReminders = endpoint({
  method: 'GET',
  path: '/api/invoices/:id/reminders',
  tag: 'invoices',
  summary: 'Reminders that went out for an invoice, newest first',
  access: invoiceAccess('view'),
  params: z.object({ id: idText }),
  response: z.object({ rows: z.array(reminder) }),
  errors: ['not_found'],
})

export const remindOfInvoice = endpoint({
  method: 'POST',
  path: '/api/invoices/:id/reminders',
  tag: 'invoices',
  summary: 'Mail a reminder of an invoice that is past due, once a day',
  access: mayIssue,
  status: 201,
  params: z.object({ id: idText }),
  body: z.object({ language: pdfLanguage }),
  response: z.object({ reminder }),
  errors: ['not_found', 'invoice_not_past_due', 'invoice_reminded', 'no_recipient'],
})

export const remindOfPastDue = endpoint({
  method: 'POST',
  path: '/api/invoices/reminders',
  tag: 'invoices',
  summary: 'Mail a reminder of each invoice past due that had none today and whose client has an address, at most 200',
  access: mayIssue,
  body: z.object({ language: pdfLanguage }),
  response: z.object({ sent: z.int() }),
})

export const readInvoiceHistory = endpoint({
  method: 'GET',
  path: '/api/invoices/:id/history',
  tag: 'invoices',
  summary: 'The last changes of an invoice, newest first',
  access: invoiceAccess('view'),
  params: z.object({ id: idText }),
  response: z.object({
    rows: z.array(
      z.object({ at: instant, by: z.string().nullable(), action: z.string(), fields: z.array(z.string()) }),
    ),
  }),
  errors: ['not_found'],
})
