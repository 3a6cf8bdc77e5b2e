import { minuteMs } from '../../../kernel/time/milliseconds.ts'
import type { attendances, LessonStatus } from '../lessons/statuses.ts'
import type { LessonKind } from '../lessonTypes/calls.ts'

/** So long before a lesson nobody gets a seat from the waiting list who has not agreed to it. */
export const shortNoticeMinutes = 120
/** Anyone who comes later than this after the start is late. */
export const graceMinutes = 15
/** A code of the kiosk is shown for so long; the one before holds for as long again. */
export const codeSeconds = 60
/** So long after a class has ended its attendance may be put right by whoever may note it. */
export const lockHours = 24

/** Whether a lesson is one for a group: it has a roster, a waiting list and a kiosk. */
export const isClass = (kind: LessonKind, capacity: number): boolean => kind === 'theory_class' || capacity > 1

/**
 * How somebody who comes at an instant is noted. From the start and the grace on they are late, by the minutes that they
 * missed since the start, as a trainer would write them down by hand.
 */
export function arrivalAt(
  start: number,
  now: number,
): { attendance: (typeof attendances)[number]; late_minutes: number | null } {
  const missed = Math.floor((now - start) / minuteMs)
  return missed > graceMinutes
    ? { attendance: 'late', late_minutes: Math.min(missed, 600) }
    : { attendance: 'present', late_minutes: null }
}

export const markingStates = ['none', 'early', 'before_end', 'open', 'locked'] as const
export type MarkingState = (typeof markingStates)[number]

interface Standing {
  status: LessonStatus
  /** When it may be begun: from then on students check in, and attendance is noted. */
  opens: number
  /** When it ended, or is to end. */
  end: number
  /** Whether it is noted by who gives the class: the office does so when it is over. */
  isTeacher: boolean
}

/** When a class that has ended is locked. */
export const locksAt = (end: number): number => end + lockHours * 60 * minuteMs

/**
 * Whether attendance may be noted now: a class that was called off has none, and one that is over is locked after a day. Before its
 * end the office gives a reason and holds the right to override.
 */
export function markingOf({ status, opens, end, isTeacher }: Standing, now: number): MarkingState {
  if (status === 'completed') return now < locksAt(end) ? 'open' : 'locked'
  const isRunning = status === 'in_progress' || status === 'interrupted'
  if (!isRunning && status !== 'scheduled' && status !== 'confirmed') return 'none'
  if (!isRunning && now < opens) return 'early'
  return isTeacher || now >= end ? 'open' : 'before_end'
}
