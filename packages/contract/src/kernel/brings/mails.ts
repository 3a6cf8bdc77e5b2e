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

/** Values for the placeholders of an example mail, beyond those that earlier domains have. */
export const examples = {
  topic: 'DSMS',
}
