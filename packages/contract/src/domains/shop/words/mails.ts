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

/** What is filled in where a mail is shown as an example, but for what mails of a domain before have. */
export const examples = {
  number: 'O-1042',
  total: '345.00 SAR',
}
