import type { Domain } from '../../kernel/domain.ts'
import { usesOfBranch } from '../school/public.ts'
import { circuitRoutes } from './circuits/circuits.routes.ts'
import { seedCircuits } from './circuits/demo/circuits.ts'
import { classRoomRoutes } from './classRooms/classRooms.routes.ts'
import { seedRooms } from './classRooms/demo/rooms.ts'
import { vehicleCheckRoutes } from './maintenance/checks.routes.ts'
import { defectRoutes } from './maintenance/defects.routes.ts'
import { seedFleet } from './maintenance/demo/fleet.ts'
import { vehicleExpiryRoutes } from './maintenance/expiries.routes.ts'
import { orderRoutes } from './maintenance/orders.routes.ts'
import { seedSimulators } from './simulators/demo/simulators.ts'
import { simulatorRoutes } from './simulators/simulators.routes.ts'
import { resourcesAtBranch } from './usesOfBranch.ts'
import { seedVehicles } from './vehicles/demo/vehicles.ts'
import { vehicleEntryRoutes } from './vehicles/entries.routes.ts'
import { vehicleRoutes } from './vehicles/vehicles.routes.ts'

export const resources: Domain = {
  routes: [
    classRoomRoutes,
    simulatorRoutes,
    circuitRoutes,
    vehicleExpiryRoutes,
    orderRoutes,
    vehicleCheckRoutes,
    defectRoutes,
    vehicleEntryRoutes,
    vehicleRoutes,
  ],
  demo: [
    (db, { schoolId }) => seedRooms(db, schoolId),
    (db, { schoolId }) => seedCircuits(db, schoolId),
    (db, { schoolId }) => seedSimulators(db, schoolId),
    (db, { schoolId }) => seedVehicles(db, schoolId),
    (db, { schoolId }) => seedFleet(db, schoolId),
  ],
}

usesOfBranch.answer(resourcesAtBranch)
