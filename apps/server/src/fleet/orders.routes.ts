import { approveMaintenanceCost } from '@dsms/contract/maintenanceOrders'
import { serveArea } from '../areas/serveArea.ts'
import { serve } from '../serve.ts'
import type { App } from '../services.ts'
import { orderRules } from './orders.rules.ts'
import { approveCost } from './orders.service.ts'

export function orderRoutes(app: App) {
  const life = serveArea(app, orderRules)
  serve(app, approveMaintenanceCost, async ({ actor, params, body }) => {
    await approveCost(actor, await life.lock(actor, params.id), body.cost)
    return life.read(actor, params.id)
  })
}
