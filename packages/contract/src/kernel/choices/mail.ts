/** Mails that the product writes by itself. */
export const mailTemplates = [
  'invitation',
  'place_invitation',
  'reset',
  'confirm_email',
  'email_changed',
  'two_step_off',
  'notice',
  'order',
  'digest',
] as const
export type MailTemplate = (typeof mailTemplates)[number]
