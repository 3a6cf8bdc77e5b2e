import * as calls from '@dsms/contract/billing/taxRates/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { createTaxRate, listTaxRates } from './taxRates.service.ts'

export function taxRateRoutes(app: App) {
  serve(app, calls.listTaxRates, ({ actor }) => listTaxRates(actor))
  serve(app, calls.createTaxRate, ({ actor, body }) => createTaxRate(actor, body))
}
