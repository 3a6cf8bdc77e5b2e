import * as calls from '@dsms/contract/people/directory/notices/calls'
import { serve } from '../../../../kernel/http/serve.ts'
import type { App } from '../../../../kernel/services.ts'
import { markCalled } from './toCall.service.ts'

export function toCallRoutes(app: App) {
  serve(app, calls.markCalled, ({ actor, params }) => markCalled(actor, params.id))
}
