import type { Actor } from '../../../../kernel/actor.ts'
import { news } from '../../../../kernel/questions.ts'
import type { Costed } from '../../policies/policies.service.ts'
import type { LessonRow } from '../store/rows.ts'

export interface LessonChange {
  id: number
  /** How it stood before the deed; null for a new lesson. */
  before: LessonRow | null
  /** Its time, who gives it and its type, where a deed may have changed them. */
  after?: { start: number; end: number; trainer_id: number | null; type_id?: number }
  isCancelled?: boolean
  /** Bookings of students who got a seat; of those who had waited for it; of those who gave theirs up, or their waiting. */
  came?: readonly number[]
  seated?: readonly number[]
  gone?: readonly number[]
  stoppedWaiting?: readonly number[]
}

/**
 * Lessons were made, moved or cancelled, or other students have seats in them. `fees` is what seats cost that were given up.
 * Their claims stand. A listener sends at most one statement: it shares one wait with others.
 */
export const lessonsChanged =
  news<[actor: Actor, changes: readonly LessonChange[], given: { fees: readonly Costed[] }]>()

/** These lessons take their hours now, after others may have given them up. The same holds for listeners. */
export const hoursTaken = news<[actor: Actor, lessonIds: readonly number[]]>()

/** A lesson was taught, or nobody came to it. `missed` is what the seats of those cost who were absent. */
export const lessonFinished = news<[actor: Actor, lessonId: number, given: { missed: readonly Costed[] }]>()

/** A lesson that had been ended is open again; what was finished of it is so too. */
export const lessonReopened = news<[actor: Actor, lessonId: number]>()

/** How much of a taught lesson counts was put right. */
export const minutesCorrected = news<[actor: Actor, lessonId: number]>()

/** A lesson stands as before its last deed: nobody was absent from it. */
export const lessonPutBack = news<[actor: Actor, lessonId: number]>()
