import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { idText, listOf } from '../../../kernel/shared.ts'

/** Somebody the caller may address: by mail, in a chat, as assignee of a task or guest of an event. */
export const contact = z
  .object({
    id: z.int(),
    fullName: z.string(),
    email: z.string(),
    avatar: z.string().nullable(),
    /** Name of their role. */
    role: z.string(),
  })
  .meta({ id: 'Contact' })
export type Contact = z.infer<typeof contact>

export const searchPeople = endpoint({
  method: 'GET',
  path: '/api/people',
  tag: 'people',
  summary:
    'People the caller may address, by part of their name or address: the own school, platform and school administrators one another',
  access: 'session',
  query: z.object({
    q: z.string().trim().max(100).default(''),
    /** Only people of the caller's own school (or of the platform): who can be given a task. */
    own: z.stringbool().default(false),
    limit: z.coerce.number<string | number>().int().min(1).max(50).default(20),
    /** Just these of them, by key. */
    ids: listOf(idText, 50).optional(),
  }),
  response: z.object({ rows: z.array(contact) }),
})
