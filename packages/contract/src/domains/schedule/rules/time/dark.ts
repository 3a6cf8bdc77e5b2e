import { addDays } from '../../../../kernel/time/days.ts'
import { minuteMs } from '../../../../kernel/time/milliseconds.ts'
import { instantsOf } from '../../../../kernel/time/offsets.ts'
import { dayMinutes, merged, type Span } from '../../../../kernel/time/spans.ts'
import { type Rule, type Scene, told } from '../scene.ts'
import { nightAfter } from './sun.ts'

/** Where nobody said where a branch is, night is by the clock. */
const evening: Span = { from: 19 * 60, to: dayMinutes }
const morning: Span = { from: 0, to: 5 * 60 }
/** Proposals are at minutes that people say. */
const round = 5 * minuteMs

/** A night lesson lies between sunset and sunrise as a whole. */
export const timeOfDay: Rule = (scene) => {
  const { draft, type } = scene
  if (!type.after_dark) return []
  const nights = nightsAround(scene)
  if (nights.some(({ from, to }) => from <= draft.start && draft.end <= to)) return []
  const next = nights
    .map(({ from, to }) => ({ start: Math.ceil(from / round) * round, to }))
    .find(({ start, to }) => start >= scene.when.today.from && start + draft.end - draft.start <= to)
  return [{ code: 'time_of_day', severity: 'hard', ...(next ? { suggestion: told(next.start) } : {}) }]
}

/** The nights before and after the day of a lesson, and the one after those. */
function nightsAround({ branch, when }: Scene): Span[] {
  const days = [-1, 0, 1].map((more) => addDays(when.day, more))
  const { latitude = null, longitude = null } = branch ?? {}
  if (latitude !== null && longitude !== null) return merged(days.map((day) => nightAfter(day, latitude, longitude)))
  return merged(
    days.flatMap((day) => [
      ...instantsOf(day, evening, when.steady),
      ...instantsOf(addDays(day, 1), morning, when.steady),
    ]),
  )
}
