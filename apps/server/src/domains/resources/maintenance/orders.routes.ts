import { approveMaintenanceCost, maintenanceOrders as area } from '@dsms/contract/resources/maintenance/orders'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import {
  approveOrderCost,
  archiveOrder,
  changeOrderStatus,
  createOrder,
  exportOrders,
  importOrders,
  listOrders,
  readOrder,
  restoreOrder,
  updateOrder,
} from './orders.service.ts'

export function orderRoutes(app: App) {
  const { calls } = area
  serve(app, calls.list, ({ actor, query }) => listOrders(actor, query))
  serve(app, calls.get, ({ actor, params }) => readOrder(actor, params.id))
  serve(app, calls.create, ({ actor, body }) => createOrder(actor, body))
  serve(app, calls.update, ({ actor, params, body }) => updateOrder(actor, params.id, body))
  serve(app, calls.changeStatus, ({ actor, params, body }) => changeOrderStatus(actor, params.id, body))
  serve(app, calls.archive, ({ actor, params }) => archiveOrder(actor, params.id))
  serve(app, calls.restore, ({ actor, params }) => restoreOrder(actor, params.id))
  serve(app, calls.exportSheet, ({ actor, query }) => exportOrders(app, actor, query))
  serve(app, calls.importSheet, ({ actor, body }) => importOrders(actor, body))
  serve(app, approveMaintenanceCost, ({ actor, params, body }) => approveOrderCost(actor, params.id, body.cost))
}
