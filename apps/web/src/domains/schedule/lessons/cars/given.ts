import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { judgeChoices } from '@dsms/contract/schedule/finding/calls'
import type { Lesson } from '@dsms/contract/schedule/lessons/calls'

export type Choice = Answer<typeof judgeChoices>['vehicles'][number]

/**
 * Which lesson gets which vehicle: what somebody chose, else the first that is free and not given to another lesson at that time.
 * A lesson for which `null` was chosen, or for which none is free, is left out.
 */
export function givenCars(
  lessons: readonly Pick<Lesson, 'id' | 'start' | 'end'>[],
  judged: ReadonlyMap<number, readonly Choice[]>,
  chosen: ReadonlyMap<number, number | null>,
): Map<number, number> {
  const given = new Map<number, number>()
  const isTaken = (car: number, { start, end }: Pick<Lesson, 'start' | 'end'>) =>
    lessons.some((other) => given.get(other.id) === car && other.start < end && start < other.end)
  for (const lesson of lessons) {
    const own = chosen.get(lesson.id)
    if (own) given.set(lesson.id, own)
  }
  for (const lesson of lessons) {
    if (chosen.has(lesson.id)) continue
    const free = judged.get(lesson.id)?.find(({ id, against }) => against.length === 0 && !isTaken(id, lesson))
    if (free) given.set(lesson.id, free.id)
  }
  return given
}
