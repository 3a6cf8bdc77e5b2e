import type { Mails } from '../../../kernel/choices/mail.ts'

declare module '../../../kernel/choices/mail.ts' {
  interface MailsOf {
    students: typeof mails
  }
}

/** Mails that the product writes, by their place in the list of templates; their words stand beside, as `mail.<name>…`. */
export const mails = {
  // without a name: a stranger typed it, and the mail may reach somebody who did not ask for it
  application_code: { place: 40, isToStrangers: true },
  application_known: { place: 50, isToStrangers: true },
  contract_signed_office: { place: 300 },
  own_application_received: { place: 330 },
  student_active: { place: 340 },
  document_approved: { place: 350 },
  document_rejected: { place: 360 },
  contract_sent: { place: 370 },
} as const satisfies Mails

/** Values for the placeholders of an example mail, beyond those that earlier domains have. */
export const examples = {
  code: '000000',
  student: 'Sara Salem',
  signer: 'Huda Salem',
  until: '09:20',
  paper: 'Medical check',
  reason: '–',
}
