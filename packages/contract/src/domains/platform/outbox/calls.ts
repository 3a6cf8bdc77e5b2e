import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, instant } from '../../../kernel/shared.ts'

export const listOutbox = endpoint({
  method: 'GET',
  path: '/api/outbox',
  tag: 'dashboard',
  summary:
    'Mail that left or waits, for those who may reset passwords. Its links and codes are left out, but for the administrator of a server without a mail server, who has no other way to read mail',
  access: { platform: 'staff_users.reset_password' },
  query: z.object({
    page: z.coerce.number<string | number>().int().min(1).default(1),
    perPage: z.coerce.number<string | number>().int().min(1).max(100).default(25),
    q: z.string().trim().max(100).optional(),
  }),
  response: z.object({
    rows: z.array(
      z.object({
        id,
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        status: z.enum(['kept', 'waiting', 'sent', 'failed']),
        error: z.string().nullable(),
        created_at: instant,
        sent_at: instant.nullable(),
      }),
    ),
    total: z.int(),
  }),
})
