import { minuteMs } from '../../../../kernel/time/milliseconds.ts'
import type { LessonDraft } from '../facts.ts'
import type { Scene } from '../scene.ts'

/** Nobody plans by the minute, whatever a type says. */
const leastStep = 5

/**
 * The start to suggest in place of the one wished: the rule's own where all rules agree, else the nearest of the same day at which they
 * do. None where no time of that day mends it.
 */
export function goodStart(
  { draft, type, when }: Scene,
  own: number,
  isGood: (draft: LessonDraft) => boolean,
): number | undefined {
  const length = draft.end - draft.start
  const suits = (start: number) => isGood({ ...draft, start, end: start + length })
  if (suits(own)) return own
  const step = Math.max(leastStep, type.step_minutes) * minuteMs
  const away = (start: number) => Math.abs(start - draft.start)
  const { from, to } = when.today
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, nth) => from + nth * step)
    .sort((one, other) => away(one) - away(other) || one - other)
    .find(suits)
}
