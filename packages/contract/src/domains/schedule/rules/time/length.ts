import type { Rule } from '../scene.ts'

/** Nobody plans what has begun, but those who may enter what was taught. */
export const past: Rule = ({ draft, facts }) =>
  draft.start < facts.now && !facts.may_backdate ? [{ code: 'past', severity: 'hard' }] : []

/** As long as its type allows; `needed` is the nearest length that is, in minutes. */
export const duration: Rule = ({ type, minutes }) => {
  const { min_minutes: least, max_minutes: most, step_minutes: step } = type
  if (minutes >= least && minutes <= most && minutes % step === 0) return []
  const [shortest, longest] = [Math.ceil(least / step) * step, Math.floor(most / step) * step]
  const nearest = Math.max(shortest, Math.min(longest, Math.round(minutes / step) * step))
  return [{ code: 'duration', severity: 'hard', needed: nearest, given: minutes }]
}
