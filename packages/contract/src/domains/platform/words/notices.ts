import type { Notices, Topics } from '../../../kernel/notices.ts'

declare module '../../../kernel/notices.ts' {
  interface TopicsOf {
    platform: typeof topics
  }
  interface NoticesOf {
    platform: typeof notices
  }
}

/** What people switch on and off, by its place in their settings; the names stand beside, as `topic.<name>`. */
export const topics = {
  licences: { place: 130, whose: 'workers' },
} as const satisfies Topics

/** What people hear of the platform; the sentences stand beside, as `notice.<kind>`. Without a topic it is always told. */
export const notices = {
  plan_requested: { icon: 'tags' },
  plan_granted: { icon: 'tags' },
  plan_declined: { icon: 'tags' },
  trial_ending: { icon: 'alarm' },
  trial_ended: { icon: 'alarm' },
  plan_overdue: { icon: 'alarm' },
  plan_suspended: { icon: 'alarm' },
  comment_waiting: { icon: 'message-circle' },
  licence_expiring: { topic: 'licences', icon: 'certificate' },
} as const satisfies Notices
