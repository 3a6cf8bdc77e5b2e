import * as c from '@dsms/contract/messages/support/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { listTicketRows } from './support.data.ts'
import { answer, getTicket, openTicket, setStatus } from './support.service.ts'

export function supportRoutes(app: App) {
  serve(app, c.listTickets, ({ actor, query }) => listTicketRows(actor, query))
  serve(app, c.getTicket, ({ actor, params }) => getTicket(actor, params.id))
  serve(app, c.createTicket, ({ actor, body }) => openTicket(app, actor, body))
  serve(app, c.answerTicket, ({ actor, params, body }) => answer(app, actor, params.id, body.text))
  serve(app, c.setTicketStatus, ({ actor, params, body }) => setStatus(actor, params.id, body.status, body.version))
}
