import { dayMs, hourMs, minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { random as choose } from '../../../../../kernel/demo/random.ts'
import { baseDay } from './rows.testing.ts'

/** Choices that look random and are the same for a seed. */
export function randomOf(seed: number) {
  const { between, oneOf, chance } = choose(seed)
  return {
    chance,
    below: (end: number) => between(0, end - 1),
    /** Nothing where there is nothing to choose from. */
    pick: oneOf as Pick,
    some: <T>(all: readonly T[]): T[] => all.filter(() => chance(0.5)),
  }
}
export type Random = ReturnType<typeof randomOf>

interface Pick {
  <T>(all: readonly [T, ...T[]]): T
  <T>(all: readonly T[]): T | undefined
}

/** An hour of the five days on which sequences plan. */
export const at = (random: Random) =>
  Date.parse(`${baseDay}T09:00:00Z`) + random.below(5) * dayMs + random.below(5) * hourMs
export const iso = (time: number) => new Date(time).toISOString()
export const span = (start: number, minutes = 60) => ({ start: iso(start), end: iso(start + minutes * minuteMs) })
export const dayAfter = (days: number): string => iso(Date.parse(`${baseDay}T00:00:00Z`) + days * dayMs).slice(0, 10)
/** Some rules are passed with a reason, so that half of what is planned twice is refused and half is not. */
export const perhapsPassed = (random: Random) => (random.chance(0.5) ? { override_reason: 'urgent' } : {})
