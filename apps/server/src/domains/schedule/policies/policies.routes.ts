import * as calls from '@dsms/contract/schedule/policies/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { previewCancellation } from './policies.service.ts'

export function policyRoutes(app: App) {
  serve(app, calls.previewCancellation, ({ actor, params, body }) => previewCancellation(actor, params.id, body))
}
