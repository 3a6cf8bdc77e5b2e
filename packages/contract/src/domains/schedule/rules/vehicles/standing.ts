import { atWorkshop, endedPapers } from '../../../resources/vehicles/driving.ts'
import { about, type Rule } from '../scene.ts'

/** At work, kept back by no authority, and not at the workshop. `given` is the status, the hold, or `maintenance`. */
export const vehicleStatus: Rule = ({ vehicle, when }) => {
  if (!vehicle) return []
  const days = when.parts.map(({ day }) => day)
  const given =
    vehicle.status !== 'in_service'
      ? vehicle.status
      : (vehicle.legal_hold ?? (atWorkshop(days, vehicle) ? 'maintenance' : undefined))
  if (given === undefined) return []
  return [{ code: 'vehicle_status', severity: 'hard', ...about('vehicle', vehicle.id), given }]
}

/** Every paper holds to the end of its last day. `needed` is the paper, `given` that day. */
export const vehiclePapersHold: Rule = ({ vehicle, when }) =>
  vehicle
    ? endedPapers(when.day, vehicle).map(({ paper, until }) => ({
        code: 'vehicle_paper_expired',
        severity: 'hard',
        ...about('vehicle', vehicle.id),
        needed: paper,
        given: until,
      }))
    : []

export const vehicleDefects: Rule = ({ vehicle }) =>
  vehicle?.has_unsafe_defect ? [{ code: 'vehicle_defect_open', severity: 'hard', ...about('vehicle', vehicle.id) }] : []
