import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { email, id, idText } from '../../../kernel/shared.ts'
import { ownedBySchool } from '../../../kit/areas.ts'

// Students and guardians whom the office wrote down have no account; they are asked in by mail.

const of = {
  inSchool: true,
  method: 'POST',
  params: z.object({ id: idText }),
  body: z.object({ school_id: id.optional() }),
  response: z.object({ email }),
  errors: [
    'email_taken',
    'account_open',
    'email_set_by_guardian',
    'outside_mail_off',
    'email_unverified',
    'mail_limit_school',
    'mail_limit_person',
  ],
} as const

export const inviteStudent = endpoint({
  ...of,
  tag: 'students',
  path: '/api/school/students/:id/invitation',
  summary:
    'Mail a student a link by which they choose a password for the portal; asked again, the link before stops working',
  access: ownedBySchool('students')('edit'),
})

export const inviteGuardian = endpoint({
  ...of,
  tag: 'guardians',
  path: '/api/school/guardians/:id/invitation',
  summary:
    'Mail a guardian a link by which they choose a password for the portal; asked again, the link before stops working',
  access: ownedBySchool('guardians')('edit'),
})
