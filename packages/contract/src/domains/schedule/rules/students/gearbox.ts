import { suitsGearbox } from '../../../curriculum/courses/plan.ts'
import type { EnrolmentFacts } from '../facts.ts'

/**
 * Whether somebody may learn on a car with this gearbox. On the way to a manual licence some lessons may be on an
 * automatic one, as many as the country says.
 */
export function suitsCar(enrolment: EnrolmentFacts, gearbox: 'manual' | 'automatic'): boolean {
  if (suitsGearbox(enrolment.gearbox, gearbox)) return true
  const left = enrolment.automatic_lessons_left
  return gearbox === 'automatic' && (left === null || left > 0)
}
