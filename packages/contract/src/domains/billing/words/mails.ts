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

/** Values for the placeholders of an example mail, beyond those that earlier domains have. */
export const examples = {
  amount: '150.00 SAR',
  why: 'Exam fee',
}
