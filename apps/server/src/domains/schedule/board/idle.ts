import { addDays, daysFrom } from '@dsms/contract/kernel/time/days'
import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { type BranchTimes, isWorkingDay } from '@dsms/contract/trainers/availability/opening'
import { anyHour, freeOn } from '@dsms/contract/trainers/availability/rules'
import type { TrainerFacts } from '@dsms/contract/trainers/trainers/facts'
import { daysAhead, reasonOn } from './away.ts'

interface Working {
  zone: string
  /** All of the school, and the one that alone is looked at. */
  branches: readonly BranchTimes[]
  branch_id: number | undefined
  trainers: readonly TrainerFacts[]
}

/** Days on which a branch is open and nobody teaches; a school without trainers has none, it lacks more than that. */
export const idleDays = (working: Working, places: readonly BranchTimes[], first: string, last: string): string[] =>
  working.trainers.length === 0
    ? []
    : daysFrom(first, last).filter(
        (day) => isOpen(places, day) && !working.trainers.some((one) => teachesFrom(working, one, day) !== undefined),
      )

/** The first minute since 1970 at which anybody teaches on one of the days after this one. */
export function nextTaught(working: Working, day: string): number | null {
  for (const one of daysFrom(addDays(day, 1), addDays(day, daysAhead))) {
    const starts = working.trainers.flatMap((trainer) => teachesFrom(working, trainer, one) ?? [])
    if (starts.length > 0) return Math.min(...starts)
  }
  return null
}

const isOpen = (places: readonly BranchTimes[], day: string): boolean =>
  places.length === 0 || places.some((place) => isWorkingDay(place, day))

/** When somebody's hours of a day begin; undefined where they have none. Who never said any teaches whenever a branch is open. */
function teachesFrom({ zone, branches, branch_id }: Working, trainer: TrainerFacts, day: string): number | undefined {
  if (reasonOn(trainer, day)) return undefined
  const rules = trainer.rules.length ? trainer.rules : anyHour
  const { free } = freeOn({ zone, rules, exceptions: trainer.exceptions, leave: trainer.leave, branches }, day, {
    branch_id,
  })
  return free[0] && Math.round(Date.parse(free[0].starts_at) / minuteMs)
}
