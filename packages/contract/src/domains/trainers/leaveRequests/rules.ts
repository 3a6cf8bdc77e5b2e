import { addDays, daysFrom, weekdayOf } from '../../../kernel/time/days.ts'
import { common, dayMinutes, lengthOf, minutesOf, type Span } from '../../../kernel/time/spans.ts'
import { anyHour, freeOn, type HoursFacts, type LeaveDays, leaveOn } from '../availability/rules.ts'

export const leaveKinds = ['vacation', 'sick', 'training', 'emergency', 'other'] as const
export type LeaveKind = (typeof leaveKinds)[number]

/** The longest that one request may be. */
export const longestLeave = 366

/** What decides which days of a leave would have been worked. */
export interface WorkFacts extends Omit<HoursFacts, 'leave'> {
  /** Weekdays off for all, 0 is Sunday; they count for who has not said any hours. */
  weekend: readonly number[]
}

/**
 * How many days of work a leave takes within a span: whole ones, and halves where it begins or ends at noon. Days on
 * which the person would not have worked, or the school is shut, take none.
 */
export function daysTaken(leave: LeaveDays, facts: WorkFacts, first = leave.first_day, last = leave.last_day): number {
  const from = leave.first_day > first ? leave.first_day : first
  const to = leave.last_day < last ? leave.last_day : last
  return daysFrom(from, to).reduce((sum, day) => sum + takenOn(leave, facts, day), 0)
}

function takenOn(leave: LeaveDays, facts: WorkFacts, day: string): number {
  const off = leaveOn(leave, day)
  const work = workOn(facts, day)
  if (lengthOf(common(work, [off])) === 0) return 0
  const isHalf = off.from > 0 || off.to < dayMinutes
  return isHalf ? 0.5 : 1
}

/** When somebody would work on a day; who has said no hours works whenever the school does, but at weekends. */
function workOn(facts: WorkFacts, day: string): Span[] {
  const hasHours = facts.rules.some(
    ({ valid_from, valid_to }) => valid_from <= day && (valid_to === null || day <= valid_to),
  )
  if (!hasHours && facts.weekend.includes(weekdayOf(day))) return []
  const rules = hasHours ? facts.rules : anyHour
  return freeOn({ ...facts, rules, leave: [] }, day).free.map(({ from, to }) => ({
    from: minutesOf(from),
    to: minutesOf(to),
  }))
}

export interface KindBalance {
  kind: LeaveKind
  /** Days a year; null where nobody has said how many. */
  allowance: number | null
  /** Of approved leave. */
  taken: number
  /** Of leave that waits for a decision. */
  pending: number
  left: number | null
}

/** What somebody has of each kind in a year, has taken, and has asked for. */
export function balanceOf(
  year: number,
  leave: readonly (LeaveDays & { kind: string; status: string })[],
  allowances: readonly { kind: string; days: number }[],
  facts: WorkFacts,
): KindBalance[] {
  const [first, last] = [`${year}-01-01`, addDays(`${year + 1}-01-01`, -1)]
  const sum = (kind: LeaveKind, status: string) =>
    leave
      .filter((one) => one.kind === kind && one.status === status)
      .reduce((days, one) => days + daysTaken(one, facts, first, last), 0)
  return leaveKinds.map((kind) => {
    const allowance = allowances.find((one) => one.kind === kind)?.days ?? null
    const [taken, pending] = [sum(kind, 'approved'), sum(kind, 'pending')]
    return { kind, allowance, taken, pending, left: allowance === null ? null : allowance - taken }
  })
}
