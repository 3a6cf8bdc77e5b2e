import { vehicles as area } from '@dsms/contract/resources/vehicles/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { vehicleReminders } from './vehicles.reminders.ts'
import {
  archiveVehicle,
  changeVehicleStatus,
  createVehicle,
  exportVehicles,
  importVehicles,
  listVehicles,
  readVehicle,
  restoreVehicle,
  updateVehicle,
} from './vehicles.service.ts'

export function vehicleRoutes(app: App) {
  const { calls } = area
  serve(app, calls.list, ({ actor, query }) => listVehicles(actor, query))
  serve(app, calls.get, ({ actor, params }) => readVehicle(actor, params.id))
  serve(app, calls.create, ({ actor, body }) => createVehicle(actor, body))
  serve(app, calls.update, ({ actor, params, body }) => updateVehicle(actor, params.id, body))
  serve(app, calls.changeStatus, ({ actor, params, body }) => changeVehicleStatus(actor, params.id, body))
  serve(app, calls.archive, ({ actor, params }) => archiveVehicle(actor, params.id))
  serve(app, calls.restore, ({ actor, params }) => restoreVehicle(actor, params.id))
  serve(app, calls.exportSheet, ({ actor, query }) => exportVehicles(app, actor, query))
  serve(app, calls.importSheet, ({ actor, body }) => importVehicles(actor, body))
  app.due.add(vehicleReminders(app))
}
