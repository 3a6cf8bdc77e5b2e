import { minuteMs } from '../../../kernel/time/milliseconds.ts'

// How many minutes of a lesson count; server and screens ask the same functions. Instants are milliseconds since 1970.

/** What counts where more or less was taught than planned: the plan, what was taught, or the lesser of the two. */
export const minutesRules = ['planned', 'taught', 'lesser'] as const
export type MinutesRule = (typeof minutesRules)[number]

/** More of a day is nobody's lesson. */
export const mostMinutes = 1440

export interface MinutesPolicy {
  rule: MinutesRule
  /** A difference of so many minutes is nobody's question, and the plan counts. */
  tolerance: number
}

export const minutesBetween = (from: number, to: number): number =>
  Math.min(mostMinutes, Math.max(0, Math.round((to - from) / minuteMs)))

/** Whether what was taught differs so much from the plan that somebody has to say why. */
export const isOffPlan = (planned: number, taught: number, { tolerance }: Pick<MinutesPolicy, 'tolerance'>): boolean =>
  Math.abs(planned - taught) > tolerance

/** The minutes that count, of those that were planned and those that were taught. */
export function countedOf(planned: number, taught: number, policy: MinutesPolicy): number {
  if (!isOffPlan(planned, taught, policy)) return planned
  if (policy.rule === 'planned') return planned
  return policy.rule === 'taught' ? taught : Math.min(planned, taught)
}

/**
 * What lies between begin and end of a lesson that the office ends. Who ends it well after its planned end writes up what was
 * before, so that it ended as planned; one whose begin nobody noted began as planned.
 */
export function taughtAtDesk(
  { start, end, startedAt }: { start: number; end: number; startedAt: number | null },
  now: number,
  { tolerance }: Pick<MinutesPolicy, 'tolerance'>,
): number {
  return minutesBetween(startedAt ?? start, now > end + tolerance * minuteMs ? end : now)
}

export const planDifferences = ['early', 'late', 'shorter', 'longer'] as const
/** One way in which a lesson was not as planned, and by how many minutes. */
export interface PlanDifference {
  what: (typeof planDifferences)[number]
  minutes: number
}

/** When it was begun, and how long it took, where that differs from the plan by more than nobody asks about. */
export function differencesOf(
  { start, end, startedAt, endedAt }: { start: number; end: number; startedAt: number; endedAt: number | null },
  policy: Pick<MinutesPolicy, 'tolerance'>,
): PlanDifference[] {
  const off = (by: number, less: PlanDifference['what'], more: PlanDifference['what']): PlanDifference[] =>
    isOffPlan(0, by, policy) ? [{ what: by < 0 ? less : more, minutes: Math.abs(by) }] : []
  const length = endedAt === null ? 0 : minutesBetween(startedAt, endedAt) - minutesBetween(start, end)
  return [...off(Math.round((startedAt - start) / minuteMs), 'early', 'late'), ...off(length, 'shorter', 'longer')]
}
