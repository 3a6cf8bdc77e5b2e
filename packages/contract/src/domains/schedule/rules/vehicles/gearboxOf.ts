import type { VehicleFacts } from '../facts.ts'

/** Without a clutch to press a car counts as automatic; what has no gears asks nothing of anybody. */
export function gearboxOf({ gear_type }: VehicleFacts): 'manual' | 'automatic' | undefined {
  if (gear_type === 'none') return undefined
  return gear_type === 'manual' ? 'manual' : 'automatic'
}
