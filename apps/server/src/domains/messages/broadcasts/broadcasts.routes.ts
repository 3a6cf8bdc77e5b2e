import { foreseeBroadcast, listBroadcasts, sendBroadcast } from '@dsms/contract/messages/broadcasts/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { foreseen, listed, send } from './broadcasts.service.ts'

export function broadcastRoutes(app: App) {
  serve(app, foreseeBroadcast, ({ actor, body }) => foreseen(app, actor, body))
  serve(app, sendBroadcast, ({ actor, body }) => send(app, actor, body))
  serve(app, listBroadcasts, ({ actor, query }) => listed(actor, query))
}
