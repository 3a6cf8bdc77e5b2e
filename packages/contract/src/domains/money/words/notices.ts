import type { Notices, Topics } from '../../../kernel/notices.ts'

declare module '../../../kernel/notices.ts' {
  interface TopicsOf {
    money: typeof topics
  }
  interface NoticesOf {
    money: typeof notices
  }
}

/** What people switch on and off, by its place in their settings; the names stand beside, as `topic.<name>`. */
export const topics = { lesson_charges: { place: 190, whose: 'learners', isMailed: true } } as const satisfies Topics

/** What people hear of charges, invoices and the shop; the sentences stand beside, as `notice.<kind>`. Without a topic it is always told. */
export const notices = {
  charge_added: { topic: 'lesson_charges', icon: 'receipt', needsNoCall: true },
  charge_reversed: { topic: 'lesson_charges', icon: 'receipt-refund', needsNoCall: true },
  charge_owed_back: { topic: 'lesson_charges', icon: 'receipt-refund', needsNoCall: true },
  charge_waived: { topic: 'lesson_charges', icon: 'receipt-refund', needsNoCall: true },
  invoice_issued: { icon: 'file-invoice' },
  invoice_reminder: { icon: 'file-alert' },
  order_placed: { icon: 'shopping-cart-check' },
  order_paid: { icon: 'cash' },
  order_packed: { icon: 'package' },
  order_shipped: { icon: 'truck-delivery' },
  order_delivered: { icon: 'package-export' },
  order_cancelled: { icon: 'shopping-cart-x' },
} as const satisfies Notices
