import type { Notices, Topics } from '../../../kernel/notices.ts'

declare module '../../../kernel/notices.ts' {
  interface TopicsOf {
    billing: typeof topics
  }
  interface NoticesOf {
    billing: typeof notices
  }
}

/** What people switch on and off, by its place in their settings; the names stand beside, as `topic.<name>`. */
export const topics = {
  lesson_charges: { place: 190, whose: 'learners', isMailed: true },
} as const satisfies Topics

/** What people hear of charges and invoices; the sentences stand beside, as `notice.<kind>`. Without a topic it is always told. */
export const notices = {
  charge_added: { topic: 'lesson_charges', icon: 'receipt', needsNoCall: true },
  charge_reversed: { topic: 'lesson_charges', icon: 'receipt-refund', needsNoCall: true },
  charge_owed_back: { topic: 'lesson_charges', icon: 'receipt-refund', needsNoCall: true },
  charge_waived: { topic: 'lesson_charges', icon: 'receipt-refund', needsNoCall: true },
  invoice_issued: { icon: 'file-invoice' },
  invoice_reminder: { icon: 'file-alert' },
} as const satisfies Notices
