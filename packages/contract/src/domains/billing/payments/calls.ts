import { z } from 'zod'
import { keysOf } from '../../../kernel/choices/lists.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import {
  currencyCode,
  day,
  id,
  idText,
  instant,
  languages,
  minorUnits,
  pageOf,
  paging,
} from '../../../kernel/shared.ts'
import { balanceSum, officeCharge } from '../charges/calls.ts'
import { chargeKinds } from '../charges/statuses.ts'
import { methods, paymentKinds, paymentStatuses, takenBy } from './methods.ts'

// Money that came in and went out, which charges it pays, and the receipts.

const of = { tag: 'payments', inSchool: true } as const
const params = z.object({ id: idText })
const inBody = { school_id: id.optional() }
const reason = z.string().trim().min(1).max(300)
/** Made by the form when it opens: sent twice, the deed is done once. */
const key = z.string().min(8).max(80)
const view = { school: 'fee_payments.view', platform: 'schools.view' } as const
const refunds = { school: 'fee_payments.refund', platform: 'schools.edit' } as const

/** What a payment pays of a charge, in the payment's currency. */
const paidCharge = z.object({
  charge_id: id,
  kind: z.enum(chargeKinds),
  note: z.string().nullable(),
  /** The lesson or the course that it is for. */
  what: z.string(),
  amount_minor: z.int(),
})

export const payment = z
  .object({
    id,
    kind: z.enum(paymentKinds),
    method: z.enum(methods),
    status: z.enum(keysOf(paymentStatuses)),
    status_reason: z.string().nullable(),
    /** Above zero for each kind, in the smallest unit of its currency. */
    amount_minor: z.int(),
    /** What belongs to charges, and what went back or is asked to. */
    allocated_minor: z.int(),
    refunded_minor: z.int(),
    /** The part that is balance of the student. */
    unallocated_minor: z.int(),
    currency: currencyCode,
    received_on: day,
    /** Without gaps by desk and year; null while it is pending, and for payments from before there were receipts. */
    receipt_no: z.string().nullable(),
    /** The payment that a refund or a reversal takes back. */
    of_id: id.nullable(),
    created_at: instant,
  })
  .meta({ id: 'Payment' })
export type Payment = z.infer<typeof payment>

export const officePayment = payment.extend({
  student_id: id,
  student: z.string(),
  /** Who paid where it was not the student. */
  payer: z.string().nullable(),
  branch: z.string(),
  desk: z.string().nullable(),
  note: z.string().nullable(),
  /** Who took it, and who approved a refund. */
  by: z.string().nullable(),
  approved_by: z.string().nullable(),
  /** Whether the reader asked for it, so that somebody else has to approve it. */
  is_mine: z.boolean(),
})
export type OfficePayment = z.infer<typeof officePayment>

const wholePayment = officePayment.extend({ allocations: z.array(paidCharge) }).meta({ id: 'WholePayment' })
export type WholePayment = z.infer<typeof wholePayment>

export const listPayments = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/payments',
  summary: 'Payments, refunds and reversals, the newest first, with what came in and went out',
  access: view,
  query: paging.omit({ sort: true }).extend({
    student_id: idText.optional(),
    desk_id: idText.optional(),
    kind: z.enum(paymentKinds).optional(),
    method: z.enum(methods).optional(),
    status: z.enum(keysOf(paymentStatuses)).optional(),
    /** Only payments of which something is balance. */
    unapplied: z.stringbool().optional(),
    from: day.optional(),
    to: day.optional(),
    school_id: idText.optional(),
  }),
  response: pageOf(officePayment).extend({
    /** Of all rows that the filter finds, by currency. */
    sums: z.array(z.object({ currency: currencyCode, in_minor: z.int(), out_minor: z.int(), balance_minor: z.int() })),
    time_zone: z.string(),
  }),
})

export const getPayment = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/payments/:id',
  summary: 'A payment and the charges that it pays',
  access: view,
  params,
  query: z.object({ school_id: idText.optional() }),
  response: wholePayment,
})

const part = z.object({ charge_id: id, amount_minor: minorUnits.min(1) })
/** Parts for charges of the student or of brothers and sisters; or the oldest charges of the student first. */
const allocations = z.union([z.literal('oldest'), z.array(part).max(100)])

export const takePayment = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/payments',
  summary: 'Take a payment of a student for some charges or none; what is left over is balance',
  access: { school: 'fee_payments.create', platform: 'schools.edit' },
  status: 201,
  body: z.object({
    key,
    student_id: id,
    /** A guardian of the student who pays. */
    payer_id: id.nullish(),
    method: takenBy,
    amount_minor: minorUnits.min(1),
    /** That of the charges when left out, else that of the school. */
    currency: currencyCode.optional(),
    /** Today unless said. */
    received_on: day.nullish(),
    /** The cash desk, which must be open to take cash. Its receipts have numbers of their own. */
    desk_id: id.nullish(),
    note: z.string().trim().max(300).nullish(),
    allocations: allocations.default('oldest'),
    ...inBody,
  }),
  response: wholePayment,
  errors: [
    'key_used',
    'unknown_choice',
    'charge_settled',
    'over_allocated',
    'balance_short',
    'desk_closed',
    'day_closed',
    'date_in_future',
  ],
})

export const allocatePayment = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/payments/:id/allocate',
  summary: 'Use what is left of a payment for charges',
  access: { school: 'fee_payments.create', platform: 'schools.edit' },
  params,
  body: z.object({ key, allocations, ...inBody }),
  response: wholePayment,
  errors: ['key_used', 'unknown_choice', 'charge_settled', 'over_allocated', 'payment_reversed'],
})

export const reversePayment = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/payments/:id/reverse',
  summary: 'Take back a payment that was recorded by mistake or bounced; its charges are open again',
  access: { school: 'fee_payments.reverse', platform: 'schools.edit' },
  params,
  body: z.object({ key, reason, ...inBody }),
  response: wholePayment,
  errors: ['key_used', 'payment_reversed', 'payment_refunded', 'desk_closed'],
})

export const refundPayment = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/payments/:id/refund',
  summary: 'Pay back what is balance of a payment; above the limit of the school, ask for it. Answers the refund',
  access: refunds,
  needsRecentPassword: true,
  params,
  status: 201,
  body: z.object({
    key,
    amount_minor: minorUnits.min(1),
    reason,
    /** Where cash goes out: the desk where it came in unless said. */
    desk_id: id.nullish(),
    ...inBody,
  }),
  response: wholePayment,
  errors: ['key_used', 'payment_reversed', 'refund_exceeds', 'desk_closed'],
})

export const approvePayment = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/payments/:id/approve',
  summary: 'Approve a refund that somebody else asked for; it gets its receipt',
  access: refunds,
  needsRecentPassword: true,
  params,
  body: z.object({ desk_id: id.nullish(), ...inBody }),
  response: wholePayment,
  errors: ['illegal_transition', 'same_person', 'desk_closed'],
})

export const declinePayment = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/payments/:id/decline',
  summary: 'Decline a refund that was asked for, with a reason; the money stays balance',
  access: refunds,
  params,
  body: z.object({ reason, ...inBody }),
  response: wholePayment,
  errors: ['illegal_transition'],
})

const receiptQuery = z.object({ lang: z.enum(languages).optional() })

export const getReceipt = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/payments/:id/receipt',
  summary: 'The receipt of a payment as a PDF',
  access: view,
  params,
  query: receiptQuery.extend({ school_id: idText.optional() }),
  response: z.unknown(),
  answers: 'file',
  errors: ['no_receipt'],
})

export const getStudentAccount = endpoint({
  tag: 'students',
  inSchool: true,
  method: 'GET',
  path: '/api/school/students/:id/account',
  summary: 'Charges and payments of a student, the newest hundred of each and all that is open, with sums by currency',
  access: view,
  params,
  query: z.object({ school_id: idText.optional() }),
  response: z.object({
    student: z.string(),
    charges: z.array(officeCharge),
    payments: z.array(officePayment),
    sums: z.array(balanceSum),
    /** The next day on which something is due, and how much then; null where nothing is ahead. */
    next_due: z.object({ due_on: day, amount_minor: z.int(), currency: currencyCode }).nullable(),
    /** Brothers and sisters who owe something: a payment may be for them as well. */
    siblings: z.array(z.object({ student_id: id, name: z.string(), charges: z.array(officeCharge) })),
    /** Guardians who may be the payer. */
    payers: z.array(z.object({ id, name: z.string() })),
    /** Cash desks that are open, those that the reader opened first. */
    desks: z.array(z.object({ id, name: z.string() })),
    /** What a new payment is in, unless it pays charges of another currency. */
    currency: currencyCode,
    today: day,
    time_zone: z.string(),
  }),
})

export const listMyPayments = endpoint({
  tag: 'my-payments',
  method: 'GET',
  path: '/api/my/payments',
  summary: 'What I paid and got back, or a student whose payments I look after; the newest first, a hundred at most',
  access: 'session',
  query: z.object({ student_id: idText.optional() }),
  response: z.object({ payments: z.array(payment), time_zone: z.string() }),
})

export const getMyReceipt = endpoint({
  tag: 'my-payments',
  method: 'GET',
  path: '/api/my/payments/:id/receipt',
  summary: 'The receipt of a payment of mine as a PDF',
  access: 'session',
  params,
  query: receiptQuery,
  response: z.unknown(),
  answers: 'file',
  errors: ['no_receipt'],
})
