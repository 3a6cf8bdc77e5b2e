/** What other domains, further right in the order, may use of this one. */
export { circuits, circuitZones } from './circuits/circuits.table.ts'
export { classRooms } from './classRooms/classRooms.table.ts'
export { keepCheck, readOdometer } from './maintenance/checks.service.ts'
export { addPhotos, reportDefect } from './maintenance/defects.report.ts'
export { simulators } from './simulators/simulators.table.ts'
export { addReading } from './vehicles/parts/odometer.service.ts'
export { vehicleHits } from './vehicles/vehicles.found.ts'
export { vehicles } from './vehicles/vehicles.table.ts'
