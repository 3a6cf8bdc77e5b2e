import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { createTicket, Ticket, TicketStatus } from '@dsms/contract/messages/support/calls'
import { ticketTransitions } from '@dsms/contract/messages/support/calls'
import { sql } from 'drizzle-orm'
import { type Actor, may } from '../../../kernel/actor.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { staleError } from '../../../kit/records/history.ts'
import { checkTransition } from '../../../kit/records/records.ts'
import { findWatchers } from '../chat/reports.data.ts'
import { insertMessage, insertTicket, lockTicket, readTicket, updateTicket } from './support.data.ts'

/** The platform answers; its own people's tickets are answered by colleagues. */
const isSupport = (actor: Actor, requesterId: number): boolean => actor.tenant === 0 && requesterId !== actor.id

/** What a person may make of a ticket: support anything that may follow, whoever asks only end it or open it again. */
function nextStatuses(actor: Actor, status: TicketStatus): TicketStatus[] {
  const following = ticketTransitions[status]
  if (actor.tenant === 0) return may(actor, 'support_tickets.edit') ? [...following] : []
  if (!may(actor, 'messages_announcements.create')) return []
  const isOver = status === 'resolved' || status === 'closed'
  return following.filter((one) => one === 'resolved' || one === 'closed' || (isOver && one === 'in_progress'))
}

export async function getTicket(actor: Actor, id: number): Promise<Ticket> {
  const ticket = await readTicket(actor, id)
  const mayWrite = may(actor, actor.tenant === 0 ? 'support_tickets.edit' : 'messages_announcements.create')
  return {
    ...ticket,
    can: { answer: mayWrite && ticket.status !== 'closed', status: nextStatuses(actor, ticket.status) },
  }
}

export async function openTicket(
  services: Services,
  actor: Actor,
  { text, ...values }: Input<typeof createTicket>['body'],
): Promise<Ticket> {
  const id = await insertTicket(actor, values)
  await insertMessage(actor, { id, schoolId: actor.schoolId }, text, false)
  actor.afterCommit(() =>
    asSystem(services.database, async ({ db }) => {
      const people = (await findWatchers(db, 0)).filter((person) => person.id !== actor.id)
      const params = { by: actor.name, title: values.subject }
      await notify(services, db, people, { kind: 'ticket_opened', params, link: linkTo(id) })
    }),
  )
  return getTicket(actor, id)
}

export async function answer(services: Services, actor: Actor, id: number, text: string): Promise<Ticket> {
  const ticket = await lockTicket(actor, id)
  if (ticket.status === 'closed') {
    throw new AppError('illegal_transition', { from: 'closed', allowed: ticketTransitions.closed.join(', ') })
  }
  const bySupport = isSupport(actor, ticket.requesterId)
  await insertMessage(actor, ticket, text, bySupport)
  if (bySupport) {
    await updateTicket(actor, id, {
      status: 'waiting',
      firstAnsweredAt: sql`coalesce(first_answered_at, now())`,
      resolvedAt: null,
    })
    await notify(services, actor.db, [{ id: ticket.requesterId, schoolId: ticket.schoolId }], {
      kind: 'ticket_answered',
      params: { by: actor.name, title: ticket.subject },
      link: linkTo(id),
    })
  } else if (ticket.status !== 'open') {
    await updateTicket(actor, id, { status: 'in_progress', resolvedAt: null })
  }
  return getTicket(actor, id)
}

export async function setStatus(
  actor: Actor,
  id: number,
  status: TicketStatus,
  version: number | undefined,
): Promise<Ticket> {
  const ticket = await lockTicket(actor, id)
  if (version !== undefined && version !== ticket.version) {
    throw await staleError(actor, 'support_tickets', id, version)
  }
  checkTransition({ [ticket.status]: nextStatuses(actor, ticket.status) }, ticket.status, status)
  const isOver = status === 'resolved' || status === 'closed'
  await updateTicket(actor, id, { status, resolvedAt: isOver ? sql`coalesce(resolved_at, now())` : null })
  return getTicket(actor, id)
}

const linkTo = (id: number) => `/apps/support/${id}`
