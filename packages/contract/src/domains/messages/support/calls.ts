import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText, instant, pageOf, paging, rowVersion } from '../../../kernel/shared.ts'

export const ticketStatuses = ['open', 'in_progress', 'waiting', 'resolved', 'closed'] as const
export type TicketStatus = (typeof ticketStatuses)[number]
export const ticketPriorities = ['low', 'normal', 'high', 'urgent'] as const
export type TicketPriority = (typeof ticketPriorities)[number]
export const ticketCategories = ['billing', 'account', 'technical', 'training', 'other'] as const
export type TicketCategory = (typeof ticketCategories)[number]

/** What may follow: `waiting` waits for whoever asked, whose answer opens it again. */
export const ticketTransitions: Record<TicketStatus, readonly TicketStatus[]> = {
  open: ['in_progress', 'waiting', 'resolved', 'closed'],
  in_progress: ['waiting', 'resolved', 'closed'],
  waiting: ['in_progress', 'resolved', 'closed'],
  resolved: ['in_progress', 'closed'],
  closed: ['in_progress'],
}

const ticketRow = z
  .object({
    id,
    subject: z.string(),
    category: z.enum(ticketCategories),
    priority: z.enum(ticketPriorities),
    status: z.enum(ticketStatuses),
    /** Who asked. */
    requester: z.string(),
    /** Name of the school in the reader's language; empty for the platform's own people. */
    school: z.string(),
    createdAt: instant,
    updatedAt: instant,
    version: rowVersion,
  })
  .meta({ id: 'Ticket' })
export type TicketRow = z.infer<typeof ticketRow>

const ticket = ticketRow.extend({
  messages: z.array(
    z.object({
      id: z.int(),
      author: z.string(),
      avatar: z.string().nullable(),
      isFromSupport: z.boolean(),
      text: z.string(),
      createdAt: instant,
    }),
  ),
  can: z.object({ answer: z.boolean(), status: z.array(z.enum(ticketStatuses)) }),
})
export type Ticket = z.infer<typeof ticket>

const reading = { platform: 'support_tickets.view', school: 'messages_announcements.view' } as const
const writing = { platform: 'support_tickets.edit', school: 'messages_announcements.create' } as const
const words = (max: number) => z.string().trim().min(1).max(max)

export const listTickets = endpoint({
  method: 'GET',
  path: '/api/support',
  tag: 'support',
  summary: 'Tickets of the own school, or of all schools for the platform',
  access: reading,
  query: paging.omit({ sort: true }).extend({
    status: z.enum(ticketStatuses).optional(),
    priority: z.enum(ticketPriorities).optional(),
    sort: z.enum(['-id', 'id']).default('-id'),
  }),
  response: pageOf(ticketRow),
})

export const getTicket = endpoint({
  method: 'GET',
  path: '/api/support/:id',
  tag: 'support',
  summary: 'A ticket with everything that was said',
  access: reading,
  params: z.object({ id: idText }),
  response: ticket,
  errors: ['not_found'],
})

export const createTicket = endpoint({
  method: 'POST',
  path: '/api/support',
  tag: 'support',
  summary: 'Ask the platform for help',
  access: { platform: 'support_tickets.create', school: 'messages_announcements.create' },
  status: 201,
  body: z.object({
    subject: words(200),
    text: words(10_000),
    category: z.enum(ticketCategories).default('other'),
    priority: z.enum(ticketPriorities).default('normal'),
  }),
  response: ticket,
})

export const answerTicket = endpoint({
  method: 'POST',
  path: '/api/support/:id/messages',
  tag: 'support',
  summary: 'Answer; what waited for the school is open again, and the first answer of the platform takes it up',
  access: writing,
  params: z.object({ id: idText }),
  body: z.object({ text: words(10_000) }),
  response: ticket,
  errors: ['not_found', 'illegal_transition'],
})

export const setTicketStatus = endpoint({
  method: 'POST',
  path: '/api/support/:id/status',
  tag: 'support',
  summary: 'Say how a ticket stands; a school may call its own resolved or closed, or open it again',
  access: writing,
  params: z.object({ id: idText }),
  body: z.object({ status: z.enum(ticketStatuses), version: rowVersion.optional() }),
  response: ticket,
  errors: ['not_found', 'illegal_transition', 'stale_version'],
})
