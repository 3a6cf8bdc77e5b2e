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

/** Those that take the time of people and things. */
export const occupyingStatuses = [
  'held',
  'requested',
  'scheduled',
  'confirmed',
  'in_progress',
  'interrupted',
  'completed',
] as const satisfies readonly LessonStatus[]

/** Those that can still be moved, or given other people and things. */
export const movableStatuses = [
  'held',
  'requested',
  'scheduled',
  'confirmed',
] as const satisfies readonly LessonStatus[]

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
