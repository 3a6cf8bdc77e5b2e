import type { BookedVehicleFacts } from '../facts.ts'

/** Without a clutch to press a car counts as automatic; what has no gears asks nothing of anybody. */
export function gearboxOf({ gear_type }: BookedVehicleFacts): 'manual' | 'automatic' | undefined {
  if (gear_type === 'none') return undefined
  return gear_type === 'manual' ? 'manual' : 'automatic'
}
