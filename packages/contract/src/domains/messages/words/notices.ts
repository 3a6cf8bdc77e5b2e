import type { Notices, Topics } from '../../../kernel/notices.ts'

declare module '../../../kernel/notices.ts' {
  interface TopicsOf {
    messages: typeof topics
  }
  interface NoticesOf {
    messages: typeof notices
  }
}

/** What people switch on and off, by its place in their settings; the names stand beside, as `topic.<name>`. */
export const topics = {
  tasks: { place: 50 },
  invitations: { place: 60 },
  replies: { place: 70 },
  reminders: { place: 80 },
  reports: { place: 100, whose: 'workers' },
  school_messages: { place: 210, whose: 'learners', isMailed: true },
} as const satisfies Topics

/** What people hear of mail, chat, tasks and the calendar; the sentences stand beside, as `notice.<kind>`. Without a topic it is always told. */
export const notices = {
  task_assigned: { topic: 'tasks', icon: 'checkbox' },
  event_invitation: { topic: 'invitations', icon: 'calendar-plus' },
  event_answer_yes: { topic: 'replies', icon: 'calendar-check' },
  event_answer_no: { topic: 'replies', icon: 'calendar-x' },
  event_answer_maybe: { topic: 'replies', icon: 'calendar-question' },
  event_changed: { topic: 'invitations', icon: 'calendar-time' },
  event_cancelled: { topic: 'invitations', icon: 'calendar-x' },
  event_reminder: { topic: 'reminders', icon: 'alarm' },
  chat_reported: { topic: 'reports', icon: 'flag' },
  ticket_opened: { icon: 'lifebuoy' },
  ticket_answered: { icon: 'message-reply' },
  // whoever sends it is shown whom to call
  school_message: { topic: 'school_messages', icon: 'mail', needsNoCall: true },
} as const satisfies Notices
