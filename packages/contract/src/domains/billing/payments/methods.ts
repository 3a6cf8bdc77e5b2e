import { z } from 'zod'

/** How money comes in at a desk. */
export const deskMethods = ['cash', 'card', 'transfer', 'cheque', 'wallet'] as const

/** How a payment came: those that an office takes, and what was recorded before there were receipts. */
export const methods = [...deskMethods, 'earlier'] as const
export type Method = (typeof methods)[number]

/** `balance` uses money that the student has at the school; it makes no new payment. */
export const takenBy = z.enum([...deskMethods, 'balance'])

/** A refund or a reversal is a row of its own with a positive amount; its kind tells the direction. */
export const paymentKinds = ['payment', 'refund', 'reversal'] as const
export type PaymentKind = (typeof paymentKinds)[number]

/** Each status of a payment and those that may follow it. A refund above the limit is pending until it is approved. */
export const paymentStatuses = {
  pending: ['succeeded', 'failed', 'cancelled'],
  succeeded: ['reversed'],
  failed: [],
  cancelled: [],
  reversed: [],
} as const satisfies Record<string, readonly string[]>
export type PaymentStatus = keyof typeof paymentStatuses
