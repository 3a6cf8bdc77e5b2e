import * as calls from '@dsms/contract/students/notices/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { listStudentCalls, markCalled, noteCall, unmarkCalled } from './toCall.service.ts'

export function toCallRoutes(app: App) {
  serve(app, calls.markCalled, ({ actor, params, body }) => markCalled(actor, params.id, body.said))
  serve(app, calls.unmarkCalled, ({ actor, params }) => unmarkCalled(actor, params.id))
  serve(app, calls.noteCall, ({ actor, params, body }) => noteCall(actor, params.id, body.said))
  serve(app, calls.listStudentCalls, ({ actor, params }) => listStudentCalls(actor, params.id))
}
