import { suitsGearbox } from '../../../curriculum/courses/plan.ts'
import type { EnrolmentFacts } from '../facts.ts'

/**
 * Whether somebody may learn on a car with this gearbox. On the way to a manual licence some lessons may be on an
 * automatic one, as many as the country says; of those that stand the first ones are these.
 */
export function suitsCar(
  enrolment: EnrolmentFacts,
  gearbox: 'manual' | 'automatic',
  lessonId: number | undefined,
): boolean {
  if (suitsGearbox(enrolment.gearbox, gearbox)) return true
  const { most_automatic_lessons: most, automatic_lessons: taken } = enrolment
  if (gearbox !== 'automatic') return false
  const place = lessonId === undefined ? -1 : taken.indexOf(lessonId)
  return most === null || (place === -1 ? taken.length : place) < most
}
