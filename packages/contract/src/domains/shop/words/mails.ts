import type { Mails } from '../../../kernel/choices/mail.ts'

declare module '../../../kernel/choices/mail.ts' {
  interface MailsOf {
    shop: typeof mails
  }
}

/** Mails that the product writes, by their place in the list of templates; their words stand beside, as `mail.<name>…`. */
export const mails = {
  order: { place: 100 },
} as const satisfies Mails

/** Values for the placeholders of an example mail, beyond those that earlier domains have. */
export const examples = {
  number: 'O-1042',
  total: '345.00 SAR',
}
