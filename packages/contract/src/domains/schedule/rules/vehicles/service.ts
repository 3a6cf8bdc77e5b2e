import { addDays } from '../../../../kernel/time/days.ts'
import { nextService } from '../../../resources/vehicles/rules.ts'
import type { BookedVehicleFacts } from '../facts.ts'
import { othersOf } from '../lanes.ts'
import { about, minutesIn, type Rule, type Scene } from '../scene.ts'
import { startOf } from '../when.ts'

/**
 * The service is due by a day, after which some days of grace are left, or by distance: what the odometer will show when
 * the lesson begins, if every lesson before it is driven. `needed` is the day, or the kilometres at which it is due;
 * `given` the lesson's day, or what the odometer will show.
 */
export const vehicleService: Rule = (scene) => {
  const { vehicle, facts, when } = scene
  if (!vehicle) return []
  const { due_on, due_km } = nextService(vehicle)
  const refusal = { code: 'vehicle_maintenance_due', severity: 'hard', ...about('vehicle', vehicle.id) } as const
  if (due_on !== null && addDays(due_on, facts.settings.maintenance_grace_days) <= when.day)
    return [{ ...refusal, needed: due_on, given: when.day }]
  if (due_km === null || vehicle.odometer_km === null) return []
  const given = Math.round(vehicle.odometer_km + (minutesBefore(scene, vehicle) / 60) * facts.settings.km_per_hour)
  return given >= due_km ? [{ ...refusal, needed: due_km, given }] : []
}

/** Minutes of lessons that are driven between the odometer's reading and the lesson. */
function minutesBefore(scene: Scene, vehicle: BookedVehicleFacts): number {
  const { draft, facts, when } = scene
  const read = vehicle.odometer_on
  // of the reading's own day only what is still to come is known not to be in it
  const since = read === null ? facts.now : Math.min(facts.now, startOf(addDays(read, 1), when.steady))
  return othersOf(scene, 'vehicle', vehicle.id)
    .filter(({ start }) => since <= start && start < draft.start)
    .reduce((sum, claim) => sum + minutesIn(claim), vehicle.booked_minutes_before ?? 0)
}
