import type { Notices, Topics } from '../../../kernel/notices.ts'

declare module '../../../kernel/notices.ts' {
  interface TopicsOf {
    teaching: typeof topics
  }
  interface NoticesOf {
    teaching: typeof notices
  }
}

/** What people switch on and off, by its place in their settings; the names stand beside, as `topic.<name>`. */
export const topics = {
  lesson_records: { place: 200, whose: 'learners', isMailed: true },
} as const satisfies Topics

/** What people hear of what happens in a lesson; the sentences stand beside, as `notice.<kind>`. Without a topic it is always told. */
export const notices = {
  lesson_recorded: { topic: 'lesson_records', icon: 'signature', needsNoCall: true },
  lesson_signed_beside: { icon: 'signature', needsNoCall: true },
  lesson_objected: { icon: 'alert-triangle' },
  lesson_objection_answered: { icon: 'message-reply' },
  lesson_despite_cancel: { icon: 'alert-triangle' },
  records_unfinished: { topic: 'own_lessons', icon: 'signature' },
} as const satisfies Notices
