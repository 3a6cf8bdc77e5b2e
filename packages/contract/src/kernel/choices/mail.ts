/** Mails that the product writes by itself. */
export const mailTemplates = [
  'invitation',
  'place_invitation',
  'reset',
  'application_code',
  'application_known',
  'confirm_email',
  'email_changed',
  'two_step_off',
  'notice',
  'order',
  'digest',
  'seat_given',
  'class_cancelled',
  'slot_offered',
  'lesson_reminder',
  'lesson_booked',
] as const
export type MailTemplate = (typeof mailTemplates)[number]
