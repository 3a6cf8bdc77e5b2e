import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText, instant, pageOf, paging } from '../../../kernel/shared.ts'
import { toldPerson } from '../../students/notices/told.ts'
import { whichStudents } from '../../students/students/bulk.ts'

const shared = { tag: 'broadcasts', inSchool: true, access: { school: 'messages_announcements.broadcast' } } as const

/** A message to many. In both `{name}` is the first name of the student and `{school}` the name of the school. */
const words = {
  subject: z.string().trim().min(1).max(120),
  text: z.string().trim().min(1).max(2000),
}

const counts = {
  /** How many students it is about. */
  students: z.int(),
  /** Of students and guardians: who read it in their account, and who get a mail alone. */
  by_account: z.int(),
  by_mail: z.int(),
}

export const foreseeBroadcast = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/school/broadcasts/preview',
  summary: 'Whom a message to students would reach, who has to be called, and how one of them would read it',
  isRead: true,
  body: z.object({
    ...whichStudents,
    subject: z.string().trim().max(120).default(''),
    text: z.string().trim().max(2000).default(''),
    school_id: id.optional(),
  }),
  response: z.object({
    ...counts,
    unreached: z.array(toldPerson),
    sample: z.object({ name: z.string(), subject: z.string(), text: z.string() }).nullable(),
  }),
})

const sent = z.object({
  id,
  subject: z.string(),
  text: z.string(),
  sent_at: instant,
  by: z.string().nullable(),
  ...counts,
  unreached: z.int(),
})
export type Broadcast = z.output<typeof sent>

export const sendBroadcast = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/school/broadcasts',
  summary: 'Send a message to students, and to guardians who may see their progress; the same key sends once',
  status: 201,
  body: z.object({ ...whichStudents, ...words, key: z.uuid(), school_id: id.optional() }),
  response: sent,
})

export const listBroadcasts = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/school/broadcasts',
  summary: 'Messages that the school sent to many, the newest first',
  query: z.object({
    q: paging.shape.q,
    page: paging.shape.page,
    perPage: paging.shape.perPage,
    school_id: idText.optional(),
  }),
  response: pageOf(sent),
})
