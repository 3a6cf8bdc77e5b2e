import type { Mails } from '../../../kernel/choices/mail.ts'

declare module '../../../kernel/choices/mail.ts' {
  interface MailsOf {
    identity: typeof mails
  }
}

/** Mails that the product writes, by their place in the list of templates; their words stand beside, as `mail.<name>…`. */
export const mails = {
  invitation: { place: 10, isToStrangers: true },
  place_invitation: { place: 20, isToStrangers: true },
  reset: { place: 30 },
  confirm_email: { place: 60, isToStrangers: true },
  email_changed: { place: 70 },
  two_step_off: { place: 80 },
} as const satisfies Mails

/** Values for the placeholders of an example mail, beyond those that earlier domains have. */
export const examples = {
  hours: '72',
  school: 'Al Noor',
  minutes: '60',
  email: 'new.address@example.org',
  by: 'Nour Salem',
}
