import * as calls from '@dsms/contract/schedule/classes/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { bookSeat, cancelSeat, noteAttendance } from './classes.service.ts'

export function classRoutes(app: App) {
  serve(app, calls.bookSeat, ({ actor, params, body }) => bookSeat(actor, params.id, body))
  serve(app, calls.cancelSeat, ({ actor, params, body }) => cancelSeat(actor, params, body))
  serve(app, calls.noteAttendance, ({ actor, params, body }) => noteAttendance(actor, params.id, body))
}
