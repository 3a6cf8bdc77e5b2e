import { vehicles as area } from '@dsms/contract/vehicles'
import { byName, lookup } from '../areas/area.sheet.ts'
import type { AreaRules } from '../areas/area.ts'
import { serveArea } from '../areas/serveArea.ts'
import { branches } from '../db/schema/branches.ts'
import { licenceTypes } from '../db/schema/licenceTypes.ts'
import { lookupValues } from '../db/schema/lookupValues.ts'
import { vehicles } from '../db/schema/vehicles.ts'
import { checkIdle } from '../fleet/vehicleRules.ts'
import type { App } from '../services.ts'
import { complianceOrder, findsVehicle, narrowVehicles, nearestExpiry, vehicleRows } from './vehicles.data.ts'
import { saveParts } from './vehicles.parts.ts'
import { vehicleReminders } from './vehicles.reminders.ts'
import { vehicleStatusChanging, vehicleValues } from './vehicles.service.ts'

const rules: AreaRules<typeof area, typeof vehicles> = {
  area,
  table: vehicles,
  limited: 'vehicles',
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
  names: { brand_id: lookupValues, type_id: lookupValues },
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
