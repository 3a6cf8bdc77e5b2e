import { endOn } from '../../../kernel/time/clock.ts'
import { addDays, daysBetween, isoWeekdayOf } from '../../../kernel/time/days.ts'
import { dayMs, hourMs, minuteMs } from '../../../kernel/time/milliseconds.ts'
import { dayMinutes, minutesOf } from '../../../kernel/time/spans.ts'
import { whenOf } from '../rules/when.ts'
import type { TrainerWish } from './statuses.ts'

/** Why somebody comes before others, in the order in which it is told. */
export const rankReasons = [
  'school_fault',
  'deadline_near',
  'own_trainer',
  'named_trainer',
  'lost_before',
  'long_pause',
  'last_minute',
  'waits_long',
  'had_offers',
] as const
export type RankReason = (typeof rankReasons)[number]

/** An hour that became free. Instants are milliseconds since 1970. */
export interface FreedHour {
  start: number
  end: number
  /** Null where nobody gives it. */
  trainer_id: number | null
  branch_id: number
}

/** Somebody who waits, what they would take, and what counts for them. Days are texts. */
export interface Waiting {
  entry_id: number
  enrolment_id: number
  student_id: number
  /** 1 is Monday; none means any day. */
  weekdays: readonly number[]
  /** Between these times of the school's clock; null for any. */
  from_time: string | null
  to_time: string | null
  until_day: string | null
  /** So many hours before a lesson they still take it. */
  notice_hours: number
  trainers: TrainerWish
  trainer_ids: readonly number[]
  /** None means any branch. */
  branch_ids: readonly number[]
  /** Null for as many as come; `week_lessons` are those that they have in the week of the hour. */
  max_per_week: number | null
  week_lessons: number
  is_own_trainer: boolean
  waiting_since: number
  /** Lessons that the school had to cancel lately. */
  school_faults: number
  deadline_on: string | null
  last_lesson_on: string | null
  /** Offers of the last thirty days that somebody else was faster with, and that became lessons. */
  lost: number
  won: number
}

export interface Ranked {
  waiting: Waiting
  score: number
  reasons: { code: RankReason; points: number }[]
}

/** A lesson is so near that few would take it. */
const lastMinuteMs = dayMs
const nearDays = 30
const pauseDays = 14

/** Whether somebody said that they would take an hour. */
export function wouldTake(hour: FreedHour, one: Waiting, now: number, zone: string): boolean {
  const { day, from, to } = whenOf(hour, zone)
  if (one.weekdays.length > 0 && !one.weekdays.includes(isoWeekdayOf(day))) return false
  if (one.until_day !== null && day > one.until_day) return false
  if (one.trainers === 'own' && !one.is_own_trainer) return false
  if (one.trainers === 'named' && !isNamed(hour, one)) return false
  if (one.branch_ids.length > 0 && !one.branch_ids.includes(hour.branch_id)) return false
  if (one.max_per_week !== null && one.week_lessons >= one.max_per_week) return false
  if (hour.start - now < one.notice_hours * hourMs) return false
  // one that ends on the next day ends after any time of its own
  const ends = endOn(day, to)
  return (one.from_time === null || from.slice(11) >= one.from_time) && (one.to_time === null || ends <= one.to_time)
}

const isNamed = ({ trainer_id }: FreedHour, { trainers, trainer_ids }: Waiting): boolean =>
  trainers === 'named' && trainer_id !== null && trainer_ids.includes(trainer_id)

/**
 * Those who would take an hour, who comes first before others, each with the reasons and their points. Of equals who waits
 * longer comes first. Pure.
 */
export function rankWaiting(hour: FreedHour, waiting: readonly Waiting[], now: number, zone: string): Ranked[] {
  const today = whenOf({ start: now, end: now + minuteMs }, zone).day
  return waiting
    .filter((one) => wouldTake(hour, one, now, zone))
    .map((one) => {
      const reasons = reasonsOf(hour, one, now, today)
      return { waiting: one, reasons, score: reasons.reduce((sum, { points }) => sum + points, 0) }
    })
    .sort(
      (one, other) =>
        other.score - one.score ||
        one.waiting.waiting_since - other.waiting.waiting_since ||
        one.waiting.entry_id - other.waiting.entry_id,
    )
}

function reasonsOf(hour: FreedHour, one: Waiting, now: number, today: string): Ranked['reasons'] {
  const all: Record<RankReason, number> = {
    school_fault: Math.min(one.school_faults, 2) * 40,
    deadline_near: nearness(one.deadline_on, today),
    own_trainer: one.is_own_trainer ? 25 : 0,
    named_trainer: isNamed(hour, one) && !one.is_own_trainer ? 10 : 0,
    lost_before: Math.min(one.lost, 2) * 10,
    long_pause: one.last_lesson_on === null || daysBetween(one.last_lesson_on, today) > pauseDays ? 15 : 0,
    last_minute: hour.start - now < lastMinuteMs ? 5 : 0,
    waits_long: Math.min(20, Math.max(0, Math.floor((now - one.waiting_since) / dayMs))),
    had_offers: -Math.min(one.won, 3) * 10,
  }
  return rankReasons.flatMap((code) => (all[code] === 0 ? [] : [{ code, points: all[code] }]))
}

/** The nearer a deadline the more it counts; one that is over no longer counts. */
function nearness(deadline: string | null, today: string): number {
  if (deadline === null || deadline < today) return 0
  if (deadline <= addDays(today, nearDays / 2)) return 30
  return deadline <= addDays(today, nearDays) ? 15 : 0
}

/**
 * When an offer may go out: now, or when the quiet hours of the school are over. Times are those of its clock; the same time twice
 * means that no hour is quiet.
 */
export function quietUntil(now: number, zone: string, quiet: { from: string; until: string }): number {
  if (quiet.from === quiet.until) return now
  const { from } = whenOf({ start: now, end: now + minuteMs }, zone)
  const [at, begin, end] = [minutesOf(from.slice(11)), minutesOf(quiet.from), minutesOf(quiet.until)]
  const isQuiet = begin < end ? at >= begin && at < end : at >= begin || at < end
  if (!isQuiet) return now
  const minutes = (end - at + dayMinutes) % dayMinutes
  return Math.floor(now / minuteMs) * minuteMs + minutes * minuteMs
}
