import { roundHalfUp } from '../../../kernel/money.ts'
import { hourMs, minuteMs } from '../../../kernel/time/milliseconds.ts'
import type { CancelReason } from '../lessons/statuses.ts'

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
  /** Free for so many minutes after the seat was given, however near the lesson is. */
  booking_grace_minutes: number
  /** Free for so many hours at least after the school moved the lesson or gave the seat. */
  anew_hours: number
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
  /** When the seat was given, and when the school did so or moved the lesson last; null where the student chose the time. */
  booked_at: number
  set_by_school_at: number | null
  /** Of the booking, fixed when the seat was given; null where it has none. */
  price_minor: number | null
}

/** What ends last of the times in which it is free: the notice, the grace after a booking, or the time after the school's own move. */
export const freeCauses = ['notice', 'booked', 'school'] as const
export type FreeCause = (typeof freeCauses)[number]

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
  free_by: FreeCause
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
 * only once it is no longer free: to the minute at which that ends. Moves in time are free as often as the school says.
 */
export function costOf(act: Act, policy: Policy): Cost {
  const { now, start, price_minor } = act
  const { free_until, free_by } = freeUntil(act, policy)
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
    free_by,
    may_prove: act.reason === 'student_sick' && percent > 0,
    gives_priority: cause === 'by_school',
  }
}

/** The time that the school's own move gives ends so long before the lesson at the latest. */
const anewLatestHours = 2

/**
 * The last instant at which it is free. The notice begins again when the school moves a lesson or gives a seat: for some hours, or
 * until two hours before the lesson where that is earlier. However near the lesson is, a booking has its grace.
 */
export function freeUntil(
  {
    start,
    cancel_hours,
    booked_at,
    set_by_school_at,
  }: Pick<Act, 'start' | 'cancel_hours' | 'booked_at' | 'set_by_school_at'>,
  policy: Pick<Policy, 'notice_hours' | 'booking_grace_minutes' | 'anew_hours'>,
): Pick<Cost, 'free_until' | 'free_by'> {
  const notice = start - (cancel_hours ?? policy.notice_hours) * hourMs
  const since = Math.max(booked_at, set_by_school_at ?? 0)
  const grace = Math.min(since + policy.booking_grace_minutes * minuteMs, start)
  const anew =
    set_by_school_at === null
      ? 0
      : Math.min(set_by_school_at + policy.anew_hours * hourMs, start - anewLatestHours * hourMs)
  const free_until = Math.max(notice, grace, anew)
  if (free_until === notice) return { free_until, free_by: 'notice' }
  return { free_until, free_by: free_until === anew || set_by_school_at === since ? 'school' : 'booked' }
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
