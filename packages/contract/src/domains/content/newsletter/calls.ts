import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { email } from '../../../kernel/shared.ts'

/** What somebody asked to hear: that a page opened, or news in general. */
export const newsletterKinds = ['launch', 'newsletter'] as const
export type NewsletterKind = (typeof newsletterKinds)[number]

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  tag: 'newsletter',
  summary: 'Keep an address for news. The answer is the same whether it was known or not',
  access: 'public',
  limit: 'strict',
  body: z.object({
    email,
    kind: z.enum(newsletterKinds).default('newsletter'),
    /** Short name of the school whose news is asked for; the platform's own when left out. */
    school: z
      .string()
      .regex(/^[a-z0-9-]{3,63}$/, 'invalid_format')
      .optional(),
  }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['not_found'],
})
