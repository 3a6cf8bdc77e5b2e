import * as calls from '@dsms/contract/students/students/consents'
import { serve } from '../../../../kernel/http/serve.ts'
import type { App } from '../../../../kernel/services.ts'
import { giveConsent, listConsents, withdrawConsent } from './consents.service.ts'

export function consentRoutes(app: App) {
  serve(app, calls.listConsents, ({ actor, params }) => listConsents(actor, params.id))
  serve(app, calls.giveConsent, ({ actor, params, body }) => giveConsent(actor, params.id, body))
  serve(app, calls.withdrawConsent, ({ actor, params, body }) => withdrawConsent(actor, params.id, body))
}
