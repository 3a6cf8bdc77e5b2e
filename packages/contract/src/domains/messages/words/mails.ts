import type { Mails } from '../../../kernel/choices/mail.ts'

declare module '../../../kernel/choices/mail.ts' {
  interface MailsOf {
    messages: typeof mails
  }
}

/** Mails that the product writes, by their place in the list of templates; their words stand beside, as `mail.<name>…`. */
export const mails = {
  school_message: { place: 380 },
} as const satisfies Mails

/** Values for the placeholders of an example mail, beyond those that earlier domains have. */
export const examples = {
  subject: 'The hall is closed on Sunday',
  text: 'Sunday’s lessons start at the bus station.',
}
