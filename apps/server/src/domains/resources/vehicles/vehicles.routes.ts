import { vehicles as area } from '@dsms/contract/resources/vehicles/calls'
import { branches } from '../../../db/tables/branches.ts'
import type { App } from '../../../kernel/services.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import type { AreaRules } from '../../../kit/areas/area.ts'
import { serveArea } from '../../../kit/areas/serveArea.ts'
import { licenceTypes } from '../../curriculum/public.ts'
import { checkLimit } from '../../platform/public.ts'
import { lookup } from '../../school/public.ts'
import { checkIdle } from '../maintenance/vehicleRules.ts'
import { saveParts } from './parts/vehicles.parts.ts'
import { complianceOrder, findsVehicle, narrowVehicles, nearestExpiry, vehicleRows } from './vehicles.data.ts'
import { vehicleReminders } from './vehicles.reminders.ts'
import { vehicleStatusChanging, vehicleValues } from './vehicles.service.ts'
import { vehicles } from './vehicles.table.ts'

const rules: AreaRules<typeof area, typeof vehicles> = {
  area,
  table: vehicles,
  lockFirst: async (actor, _, isNew) => {
    if (isNew) await checkLimit(actor, 'vehicles')
  },
  sorts: {
    registration_no: vehicles.plateKey,
    year_model: vehicles.yearModel,
    odometer_km: vehicles.odometerKm,
    compliance: complianceOrder,
    nearest_paper: nearestExpiry,
  },
  rows: vehicleRows,
  finds: findsVehicle,
  narrow: narrowVehicles,
  values: vehicleValues,
  saved: saveParts,
  statusChanging: vehicleStatusChanging,
  archiving: checkIdle,
  references: {
    branch: byName(branches),
    brand: lookup('vehicle_brand'),
    type: lookup('vehicle_type'),
    purpose: lookup('vehicle_purpose'),
    licence_type: byName(licenceTypes, { code: licenceTypes.code }),
  },
}

export function vehicleRoutes(app: App) {
  serveArea(app, rules)
  app.due.add(vehicleReminders(app))
}
