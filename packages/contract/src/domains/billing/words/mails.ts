import type { Mails } from '../../../kernel/choices/mail.ts'

declare module '../../../kernel/choices/mail.ts' {
  interface MailsOf {
    billing: typeof mails
  }
}

/** Mails that the product writes, by their place in the list of templates; their words stand beside, as `mail.<name>…`. */
export const mails = {
  charge_added: { place: 260 },
  charge_waived: { place: 270 },
  charge_reversed: { place: 280 },
  charge_owed_back: { place: 310 },
} as const satisfies Mails

/** What is filled in where a mail is shown as an example, but for what mails of a domain before have. */
export const examples = {
  amount: '150.00 SAR',
  why: 'Exam fee',
}
