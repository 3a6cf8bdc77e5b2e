import { paperField, vehiclePapers } from '../../../resources/vehicles/rules.ts'
import { about, type Rule } from '../scene.ts'
import type { Violation } from '../violations.ts'

/** At work, kept back by no authority, and not at the workshop. `given` is the status, the hold, or `maintenance`. */
export const vehicleStatus: Rule = ({ vehicle, when }) => {
  if (!vehicle) return []
  const isAtWorkshop = vehicle.maintenance.some(({ from, to }) =>
    when.parts.some(({ day }) => from <= day && day <= to),
  )
  const given =
    vehicle.status !== 'in_service'
      ? vehicle.status
      : (vehicle.legal_hold ?? (isAtWorkshop ? 'maintenance' : undefined))
  if (given === undefined) return []
  return [{ code: 'vehicle_status', severity: 'hard', ...about('vehicle', vehicle.id), given }]
}

/** Every paper holds to the end of its last day. `needed` is the paper, `given` that day. */
export const vehiclePapersHold: Rule = ({ vehicle, when }) =>
  vehiclePapers.flatMap((paper): Violation[] => {
    const until = vehicle?.[paperField(paper)]
    if (!vehicle || !until || when.day <= until) return []
    return [
      {
        code: 'vehicle_paper_expired',
        severity: 'hard',
        ...about('vehicle', vehicle.id),
        needed: paper,
        given: until,
      },
    ]
  })

export const vehicleDefects: Rule = ({ vehicle }) =>
  vehicle?.has_unsafe_defect ? [{ code: 'vehicle_defect_open', severity: 'hard', ...about('vehicle', vehicle.id) }] : []
