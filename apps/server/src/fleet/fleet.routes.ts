import type { App } from '../services.ts'
import { vehicleCheckRoutes } from './checks.routes.ts'
import { defectRoutes } from './defects.routes.ts'
import { vehicleExpiryRoutes } from './expiries.routes.ts'
import { orderRoutes } from './orders.routes.ts'

/** What keeps the vehicles of a school going: orders, defects, checks, and what ends when. */
export function fleetRoutes(app: App) {
  defectRoutes(app, orderRoutes(app))
  vehicleCheckRoutes(app)
  vehicleExpiryRoutes(app)
}
