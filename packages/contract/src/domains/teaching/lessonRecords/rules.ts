import { dayMs, hourMs } from '../../../kernel/time/milliseconds.ts'
import type { RatingContext } from './context.ts'

// What makes a lesson record; server and device ask the same functions.

/** So long after it was finished a record may still be changed by whoever gave the lesson. */
export const recordLockHours = 24
/** A skill that was rated so long ago may have been lost. */
export const staleDays = 30
/** The level of somebody who would pass the test with a skill. */
export const testStandard = 5
/** So well at least, and without help, a skill was shown where that speaks for the highest level. */
export const provenLevel = 4
/** In so many different conditions it has to be shown. */
export const contextsNeeded = 2
/** More than this in one lesson is a slip of the finger. */
export const mostKm = 1000

/** Whether an odometer may show these before and after a lesson. */
export const isLikelyKm = (start: number | null, end: number | null): boolean =>
  start === null || end === null || (end >= start && end - start <= mostKm)

export const recordStatuses = ['none', 'draft', 'finished', 'signed', 'locked'] as const
export type RecordStatus = (typeof recordStatuses)[number]

export const signerRoles = ['trainer', 'student', 'guardian', 'office'] as const
export type SignerRole = (typeof signerRoles)[number]

interface Standing {
  started_at: string | null
  finished_at: string | null
  signatures: readonly { role: SignerRole }[]
}

/** The one who gave the lesson, or the office for them. */
export const hasTrainerSigned = ({ signatures }: Pick<Standing, 'signatures'>): boolean =>
  signatures.some(({ role }) => role === 'trainer' || role === 'office')

/** The student, or whoever may sign for them. */
export const hasStudentSigned = ({ signatures }: Pick<Standing, 'signatures'>): boolean =>
  signatures.some(({ role }) => role === 'student' || role === 'guardian')

/** How a record stands; `now` in milliseconds. After a day it is locked, whoever has signed by then. */
export function recordStatus(record: Standing, now: number): RecordStatus {
  const { started_at, finished_at } = record
  if (finished_at === null) return started_at === null ? 'none' : 'draft'
  if (now >= Date.parse(finished_at) + recordLockHours * hourMs) return 'locked'
  return hasTrainerSigned(record) && hasStudentSigned(record) ? 'signed' : 'finished'
}

/** Whether what a record says stays as it is, but for the office's corrections: somebody has signed it, or it is locked. */
export const isClosed = (record: Standing, now: number): boolean =>
  record.signatures.length > 0 || recordStatus(record, now) === 'locked'

/** Anyone who falls by two levels or more was judged so for a reason, which has to be said. */
export const needsComment = (last: number | undefined, level: number): boolean =>
  last !== undefined && last - level >= 2

export const isStale = (lastSeen: string, now: number): boolean => now - Date.parse(lastSeen) > staleDays * dayMs

/** Where a student stood with a skill: its level, and in which conditions it was shown well and without help. */
export interface SkillBefore {
  level: number
  contexts: readonly RatingContext[]
}

/**
 * The highest level that may be given. The test's own standard needs the skill shown well and without help in two different
 * conditions, this lesson among them; whoever has reached it before keeps it.
 */
export function highestLevel(
  before: SkillBefore | undefined,
  now: { prompted: boolean; context: RatingContext | null },
): number {
  if (before?.level === testStandard) return testStandard
  const shown = [...(before?.contexts ?? []), ...(now.prompted || !now.context ? [] : [now.context])]
  const different = shown.filter((one, nth) => shown.findIndex((other) => isSameContext(one, other)) === nth)
  return different.length >= contextsNeeded ? testStandard : provenLevel
}

const isSameContext = (one: RatingContext, other: RatingContext): boolean =>
  one.traffic === other.traffic && one.light === other.light && one.weather === other.weather && one.road === other.road
