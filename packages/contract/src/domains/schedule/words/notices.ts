import type { Always, Notices, Topics } from '../../../kernel/notices.ts'

declare module '../../../kernel/notices.ts' {
  interface TopicsOf {
    schedule: typeof topics
  }
  interface NoticesOf {
    schedule: typeof notices
  }
}

/** What people switch on and off, by its place in their settings; the names stand beside, as `topic.<name>`. */
export const topics = {
  own_lessons: { place: 150, whose: 'workers' },
  lessons: { place: 160, whose: 'learners', isMailed: true },
  lesson_moves: { place: 170, whose: 'learners', isMailed: true },
  lesson_reminders: { place: 180, whose: 'learners', isMailed: true },
} as const satisfies Topics

/** What no choice of students and guardians stops: the law, or a rule of the school, wants it told. Named `always.<name>`. */
export const alwaysTold = { lessons_cancelled: { place: 10 }, lessons_moved: { place: 20 } } as const satisfies Always

/** What people hear of lessons; the sentences stand beside, as `notice.<kind>`. Without a topic it is always told. */
export const notices = {
  seat_given: { topic: 'lessons', icon: 'armchair' },
  class_cancelled: { icon: 'calendar-x' },
  lesson_called_off: { icon: 'calendar-x' },
  move_asked: { icon: 'calendar-time' },
  move_accepted: { topic: 'lesson_moves', icon: 'calendar-time' },
  move_declined: { topic: 'lesson_moves', icon: 'calendar-x' },
  move_lapsed: { topic: 'lesson_moves', icon: 'calendar-x' },
  slot_offered: { topic: 'lessons', icon: 'calendar-plus' },
  lesson_reminder: { topic: 'lesson_reminders', icon: 'calendar-time', needsNoCall: true },
  lesson_booked: { topic: 'lessons', icon: 'calendar-plus' },
  lesson_declined: { topic: 'lessons', icon: 'calendar-x' },
  lesson_changed: { topic: 'lesson_moves', icon: 'calendar-time' },
  lesson_cancelled: { icon: 'calendar-x' },
  lessons_booked: { topic: 'lessons', icon: 'calendar-plus' },
  lessons_changed: { topic: 'lesson_moves', icon: 'calendar-time' },
  lessons_cancelled: { icon: 'calendar-x' },
  trainer_lesson_booked: { topic: 'own_lessons', icon: 'calendar-plus' },
  trainer_lesson_moved: { topic: 'own_lessons', icon: 'calendar-time' },
  trainer_lesson_cancelled: { topic: 'own_lessons', icon: 'calendar-x' },
} as const satisfies Notices
