import { roundHalfUp } from '../../../kernel/money.ts'
import type { CancelReason } from '../lessons/statuses.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** What a school says of call-offs, moves and empty seats. Fees are percents of what the lesson costs. */
export interface Policy {
  /** Free until so many hours before, unless the lesson's type says its own. */
  notice_hours: number
  late_fee: number
  /** From so many hours before, the higher fee holds. */
  last_minute_hours: number
  last_minute_fee: number
  /** A calendar month. */
  free_moves: number
  /** Nobody counts as absent before so many minutes have passed. */
  grace_minutes: number
}

/** What somebody is about to do with a seat in a lesson. Instants are milliseconds since 1970. */
export interface Act {
  deed: 'cancel' | 'move' | 'no_show'
  now: number
  start: number
  /** Of a call-off; who moves or stays away gives none. */
  reason: CancelReason | null
  /** A doctor's note is there. */
  has_proof: boolean
  /** Moves that the student had this month already. */
  moves: number
  /** The lesson's type's own notice. */
  cancel_hours: number | null
  /** Of the booking, fixed when the seat was given; null where it has none. */
  price_minor: number | null
}

export const costCauses = [
  'in_time',
  'by_school',
  'not_by_student',
  'proof',
  'not_agreed',
  'moves_used',
  'late',
  'last_minute',
  'no_show',
] as const
export type CostCause = (typeof costCauses)[number]

export interface Cost {
  cause: CostCause
  /** Of the price. */
  percent: number
  /** In the smallest unit of the booking's currency; 0 where nothing is owed, or the lesson has no price. */
  amount_minor: number
  /** The last instant at which it is free. */
  free_until: number
  /** The fee is waived once the student brings a doctor's note. */
  may_prove: boolean
  /** The school owes the student another hour before others get one. */
  gives_priority: boolean
}

type Fault = 'student' | 'school' | 'nobody'
const faults: Record<CancelReason, Fault> = {
  student_sick: 'student',
  student_other: 'student',
  school_trainer_sick: 'school',
  school_vehicle: 'school',
  weather: 'nobody',
  authority: 'nobody',
  duplicate: 'nobody',
  other: 'nobody',
}
export const faultOf = (reason: CancelReason): Fault => faults[reason]

/** Days until a fee that a policy asks for has to be paid. */
export const feeDueDays = 14

/**
 * What cancelling, moving or staying away costs by a school's policy. Only what a student brings about costs anything, and
 * only inside the notice: to the minute at which it ends it is free. Moves in time are free as often as the school says.
 */
export function costOf(act: Act, policy: Policy): Cost {
  const { now, start, price_minor } = act
  const notice = act.cancel_hours ?? policy.notice_hours
  const free_until = start - notice * hourMs
  const tier = (): [CostCause, number] =>
    start - now < policy.last_minute_hours * hourMs
      ? ['last_minute', policy.last_minute_fee]
      : ['late', policy.late_fee]
  const [cause, percent] = causeOf(act, policy, free_until, tier)
  return {
    cause,
    percent,
    amount_minor: roundHalfUp(((price_minor ?? 0) * percent) / 100),
    free_until,
    may_prove: act.reason === 'student_sick' && percent > 0,
    gives_priority: cause === 'by_school',
  }
}

function causeOf(act: Act, policy: Policy, freeUntil: number, tier: () => [CostCause, number]): [CostCause, number] {
  if (act.deed === 'no_show') return ['no_show', policy.last_minute_fee]
  const fault = act.reason === null ? 'student' : faultOf(act.reason)
  if (fault !== 'student') return [fault === 'school' ? 'by_school' : 'not_by_student', 0]
  if (act.has_proof && act.reason === 'student_sick') return ['proof', 0]
  if (act.now > freeUntil) return tier()
  if (act.deed === 'move' && act.moves >= policy.free_moves) return ['moves_used', policy.late_fee]
  return ['in_time', 0]
}

/** Whether so much of a lesson has passed that who is not there counts as absent. */
export const isPastGrace = (start: number, now: number, { grace_minutes }: Pick<Policy, 'grace_minutes'>): boolean =>
  now >= start + grace_minutes * minuteMs
