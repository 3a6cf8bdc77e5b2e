import type { Mails } from '../choices/mail.ts'

declare module '../choices/mail.ts' {
  interface MailsOf {
    kernel: typeof mails
  }
}

/** Mails that the product writes, by their place in the list of templates; their words stand beside, as `mail.<name>…`. */
export const mails = {
  notice: { place: 90 },
} as const satisfies Mails

/** What is filled in where a mail is shown as an example, but for what mails of a domain before have. */
export const examples = {
  topic: 'DSMS',
}
