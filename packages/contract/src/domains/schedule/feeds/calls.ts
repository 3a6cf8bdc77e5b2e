import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { instant } from '../../../kernel/shared.ts'

const feed = z.object({
  /** Whether a calendar elsewhere could read my lessons now. */
  is_on: z.boolean(),
  created_at: instant.nullable(),
  last_read_at: instant.nullable(),
})

const of = { tag: 'lesson-feed', path: '/api/my/lesson-feed', access: 'session' } as const

export const getLessonFeed = endpoint({
  ...of,
  method: 'GET',
  summary: 'Whether my lessons can be read by a calendar elsewhere',
  response: feed,
})

export const makeLessonFeed = endpoint({
  ...of,
  method: 'POST',
  summary:
    'Make a new secret address for a calendar to read my lessons; an earlier one stops working. It is told this once',
  body: z.object({}),
  response: feed.extend({ url: z.string() }),
})

export const revokeLessonFeed = endpoint({
  ...of,
  method: 'DELETE',
  summary: 'End the secret address',
  response: feed,
})

export const readLessonFeed = endpoint({
  method: 'GET',
  path: '/api/lesson-feeds/:token',
  tag: 'lesson-feed',
  summary: 'The lessons of whoever made this secret address: those that they take, or give',
  access: 'public',
  limit: 'strict',
  params: z.object({ token: z.string().max(100) }),
  response: z.unknown(),
  answers: 'file',
  errors: ['not_found'],
})
