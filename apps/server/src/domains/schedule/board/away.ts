import { addDays, daysFrom } from '@dsms/contract/kernel/time/days'
import { dayMinutes, timeOf, without } from '@dsms/contract/kernel/time/spans'
import type { AwayReason } from '@dsms/contract/schedule/board/calls'
import { isHereOn } from '@dsms/contract/schedule/rules/trainers/standing'
import { type BranchTimes, isWorkingDay, shutOn } from '@dsms/contract/trainers/availability/opening'
import { leaveOn } from '@dsms/contract/trainers/availability/rules'
import { mayTeachOn } from '@dsms/contract/trainers/credentials/rules'
import type { TrainerFacts } from '@dsms/contract/trainers/trainers/facts'

interface Reason {
  why: AwayReason
  name: string | null
  until: string | null
}

export interface Away extends Reason {
  lane: number
  from: string
  to: string
}

/** Days on which a trainer teaches nothing at all; those that follow each other for one reason are one. */
export function awayOf(trainers: readonly TrainerFacts[], first: string, last: string): Away[] {
  const days = daysFrom(first, last)
  return trainers.flatMap((trainer) => {
    const runs: Away[] = []
    for (const [nth, day] of days.entries()) {
      const reason = reasonOn(trainer, day)
      const run = runs.at(-1)
      if (!reason) continue
      if (run && run.to === days[nth - 1] && run.why === reason.why && run.until === reason.until) run.to = day
      else runs.push({ lane: trainer.id, from: day, to: day, ...reason })
    }
    return runs
  })
}

/** As the rules refuse it, the most lasting first. */
export function reasonOn(trainer: TrainerFacts, day: string): Reason | undefined {
  const { status } = trainer
  const because = (why: AwayReason, name: string | null = null, until: string | null = null) => ({ why, name, until })
  if (status === 'suspended') return because('suspended')
  if (!isHereOn(trainer, day)) return because(status === 'active' ? 'left' : status)
  const leave = trainer.leave.find((one) => {
    const { from, to } = leaveOn(one, day)
    return to - from >= dayMinutes
  })
  if (leave) return because('leave', null, leave.last_day)
  const [missing] = mayTeachOn(day, trainer.credentials).blocked_by
  if (missing) return because(missing)
  if (trainer.exceptions.length === 0) return undefined
  const [begin, end] = [`${day}T00:00`, `${addDays(day, 1)}T00:00`]
  const off = trainer.exceptions.find(({ kind, from, to }) => kind === 'unavailable' && from <= begin && to >= end)
  return off && because('unavailable', off.reason)
}

/** From when to when any of the branches is open, day by day. */
export const openingOf = (branches: readonly BranchTimes[], first: string, last: string) =>
  daysFrom(first, last).map((day) => {
    const shut = shutOn(branches, day)
    const open = without(
      [{ from: 0, to: dayMinutes }],
      shut.flatMap(({ spans }) => spans),
    )
    const [from, to] = [open[0]?.from, open.at(-1)?.to]
    if (from !== undefined && to !== undefined)
      return { day, from: timeOf(from), to: timeOf(to), shut_by: null, name: null }
    const why = shut.find(({ by }) => by === 'holiday') ?? shut[0]
    return {
      day,
      from: null,
      to: null,
      shut_by: why?.by === 'holiday' ? ('holiday' as const) : ('closed' as const),
      name: why?.name ?? null,
    }
  })

/** How many days ahead somebody looks for one on which the school is open. */
export const daysAhead = 35

/** The first day after one on which any of the branches is open. */
export const nextOpen = (branches: readonly BranchTimes[], day: string): string | null =>
  daysFrom(addDays(day, 1), addDays(day, daysAhead)).find((one) =>
    branches.some((place) => isWorkingDay(place, one)),
  ) ?? null
