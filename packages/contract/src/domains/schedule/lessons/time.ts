import { minuteMs } from '../../../kernel/time/milliseconds.ts'

// When something may be done about a lesson; server and screens ask the same functions. Instants are milliseconds since 1970.

/** For so long a lesson that was begun, ended or missed goes back to what it was before. */
export const undoMinutes = 15

/** From when on a lesson may be begun, so many minutes before its start. */
export const opensAt = (start: number, earlyMinutes: number): number => start - earlyMinutes * minuteMs

export type EndingState = 'early' | 'before_end' | 'over'

/**
 * Whether a lesson may be ended by the office. Before it opens nobody ends it, before its planned end only who gives a reason and
 * holds the right to override.
 */
export function endingAt(lesson: { opens: number; end: number }, now: number): EndingState {
  if (now < lesson.opens) return 'early'
  return now < lesson.end ? 'before_end' : 'over'
}

/** Until when a deed of that instant is taken back. */
export const undoneUntil = (at: number): number => at + undoMinutes * minuteMs
