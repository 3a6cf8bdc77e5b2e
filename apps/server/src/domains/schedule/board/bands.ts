import { daysFrom } from '@dsms/contract/kernel/time/days'
import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { instantsOf, type SteadyTime, steadyTimesOfDays } from '@dsms/contract/kernel/time/offsets'
import { dayMinutes, minutesOf, type Span, without } from '@dsms/contract/kernel/time/spans'
import type { bandKinds } from '@dsms/contract/schedule/board/calls'
import { type BranchTimes, shutOn } from '@dsms/contract/trainers/availability/opening'
import { anyHour, freeOn, type HoursFacts } from '@dsms/contract/trainers/availability/rules'
import type { TrainerFacts } from '@dsms/contract/trainers/trainers/facts'

export interface Band {
  /** 0 is every lane. */
  lane: number
  kind: (typeof bandKinds)[number]
  /** Minutes since 1970. */
  from: number
  to: number
  name: string | null
}

const wholeDay: Span[] = [{ from: 0, to: dayMinutes }]
const why = { unavailable: 'off', leave: 'leave', holiday: 'holiday', closed: 'closed' } as const

/** When trainers do not teach, and why; of somebody who never said any hours nothing but leave and what they said. */
export function trainerBands(
  trainers: readonly TrainerFacts[],
  branches: readonly BranchTimes[],
  zone: string,
  first: string,
  last: string,
): Band[] {
  const steady = steadyTimesOfDays(zone, first, last)
  const days = daysFrom(first, last)
  // many work the same hours, which are reckoned once
  const known = new Map<string, Omit<Band, 'lane'>[]>()
  return trainers.flatMap(({ id, rules: said, exceptions, leave }) => {
    const rules = said.length ? said : anyHour
    const key = JSON.stringify([rules, exceptions, leave])
    const bands = known.get(key) ?? bandsOf({ zone, rules, exceptions, leave, branches }, days, steady)
    known.set(key, bands)
    return bands.map((band) => ({ ...band, lane: id }))
  })
}

const bandsOf = (facts: HoursFacts, days: readonly string[], steady: readonly SteadyTime[]) =>
  days.flatMap((day) => {
    const { free, lost } = freeOn(facts, day, {}, steady)
    const known = lost.map(({ from, to, by, name }) => ({
      kind: why[by],
      name,
      span: { from: minutesOf(from), to: minutesOf(to) },
    }))
    const taken = [
      ...free.map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) })),
      ...known.map(({ span }) => span),
    ]
    const off = without(wholeDay, taken).map((span) => ({ kind: 'off' as const, name: null, span }))
    return [...known, ...off].flatMap(({ kind, name, span }) => inMinutes(day, span, steady, { kind, name }))
  })

/** When none of the branches is open, behind every lane. */
export function branchBands(branches: readonly BranchTimes[], zone: string, first: string, last: string): Band[] {
  const steady = steadyTimesOfDays(zone, first, last)
  return daysFrom(first, last).flatMap((day) =>
    shutOn(branches, day).flatMap(({ by, name, spans }) =>
      spans.flatMap((span) => inMinutes(day, span, steady, { lane: 0, kind: why[by], name })),
    ),
  )
}

/** Whole days of a lane. */
export const dayBands = (
  rows: readonly { lane: number; first: string; last: string; name: string }[],
  zone: string,
  from: string,
  to: string,
): Band[] => {
  const steady = steadyTimesOfDays(zone, from, to)
  return rows.flatMap(({ lane, first, last, name }) =>
    daysFrom(first > from ? first : from, last < to ? last : to).flatMap((day) =>
      inMinutes(day, { from: 0, to: dayMinutes }, steady, { lane, kind: 'maintenance', name }),
    ),
  )
}

const inMinutes = <What extends Pick<Band, 'kind' | 'name'>>(
  day: string,
  span: Span,
  steady: readonly SteadyTime[],
  what: What,
): (What & Span)[] =>
  instantsOf(day, span, steady).map(({ from, to }) => ({
    ...what,
    // the clocks of long ago differ by seconds
    from: Math.round(from / minuteMs),
    to: Math.round(to / minuteMs),
  }))
