import { approveMaintenanceCost } from '@dsms/contract/resources/maintenance/orders'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { serveArea } from '../../../kit/areas/serveArea.ts'
import { orderRules } from './orders.rules.ts'
import { approveCost } from './orders.service.ts'

export function orderRoutes(app: App) {
  const life = serveArea(app, orderRules)
  serve(app, approveMaintenanceCost, async ({ actor, params, body }) => {
    await approveCost(actor, await life.lock(actor, params.id), body.cost)
    return life.read(actor, params.id)
  })
}
