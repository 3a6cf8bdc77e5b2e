/** Each status of a lesson and those that may follow it. */
export const lessonStatuses = {
  draft: ['held', 'requested', 'scheduled', 'expired'],
  /** For somebody who is about to decide; ends by itself. */
  held: ['requested', 'scheduled', 'expired'],
  requested: ['scheduled', 'declined', 'cancelled'],
  scheduled: ['confirmed', 'in_progress', 'cancelled', 'no_show', 'completed'],
  confirmed: ['in_progress', 'cancelled', 'no_show', 'completed', 'scheduled'],
  in_progress: ['completed', 'interrupted'],
  interrupted: ['completed', 'in_progress'],
  completed: [],
  cancelled: [],
  declined: [],
  expired: [],
  no_show: [],
} as const satisfies Record<string, readonly string[]>
export type LessonStatus = keyof typeof lessonStatuses

/**
 * Statuses by what they mean of a lesson. The database has a function for each, `lesson_is_open(status)`, made from this list
 * by `npm run db:generate`.
 */
export const statusesThat = {
  /** Takes the time of people and things. */
  lesson_occupies: ['held', 'requested', 'scheduled', 'confirmed', 'in_progress', 'interrupted', 'completed'],
  /** Somebody wanted it, and it was not cancelled or missed. */
  lesson_stands: ['requested', 'scheduled', 'confirmed', 'in_progress', 'interrupted', 'completed'],
  /** The school agreed to it, and it was not cancelled or missed. */
  lesson_is_agreed: ['scheduled', 'confirmed', 'in_progress', 'interrupted', 'completed'],
  /** The school agreed to it, and it has not ended. */
  lesson_is_unfinished: ['scheduled', 'confirmed', 'in_progress', 'interrupted'],
  /** Wanted or agreed, and not begun. */
  lesson_is_open: ['requested', 'scheduled', 'confirmed'],
  /** Agreed and not begun. */
  lesson_is_planned: ['scheduled', 'confirmed'],
  /** Begun and not ended. */
  lesson_is_running: ['in_progress', 'interrupted'],
} as const satisfies Record<string, readonly LessonStatus[]>

export const occupyingStatuses = statusesThat.lesson_occupies
export const openStatuses = statusesThat.lesson_is_open
export const plannedStatuses = statusesThat.lesson_is_planned
export const unfinishedStatuses = statusesThat.lesson_is_unfinished

/** Those that can still be moved, or given other people and things. */
export const movableStatuses = ['held', ...openStatuses] as const satisfies readonly LessonStatus[]

export const lessonSources = ['staff', 'student', 'trainer', 'waitlist', 'optimizer', 'import'] as const

export const cancelReasons = [
  'student_sick',
  'student_other',
  'school_trainer_sick',
  'school_vehicle',
  'weather',
  'authority',
  'duplicate',
  'other',
] as const
export type CancelReason = (typeof cancelReasons)[number]

export const bookingStatuses = ['booked', 'waiting', 'cancelled'] as const
/** What came of an exam for one who sat it. */
export const examResults = ['passed', 'failed'] as const
export const attendances = ['present', 'late', 'absent', 'excused'] as const
