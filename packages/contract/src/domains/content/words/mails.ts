import type { Mails } from '../../../kernel/choices/mail.ts'

declare module '../../../kernel/choices/mail.ts' {
  interface MailsOf {
    content: typeof mails
  }
}

/** Mails that the product writes, by their place in the list of templates; their words stand beside, as `mail.<name>…`. */
export const mails = {
  digest: { place: 110 },
} as const satisfies Mails

/** Values for the placeholders of an example mail, beyond those that earlier domains have. */
export const examples = {
  news: ['• DSMS', 'https://example.org/news'],
}
