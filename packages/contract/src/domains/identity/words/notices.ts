import type { Notices, Topics } from '../../../kernel/notices.ts'

declare module '../../../kernel/notices.ts' {
  interface TopicsOf {
    identity: typeof topics
  }
  interface NoticesOf {
    identity: typeof notices
  }
}

/** What people switch on and off, by its place in their settings; the names stand beside, as `topic.<name>`. */
export const topics = {
  people: { place: 90, whose: 'workers' },
} as const satisfies Topics

/** What people hear of accounts and signing in; the sentences stand beside, as `notice.<kind>`. Without a topic it is always told. */
export const notices = {
  welcome: { icon: 'confetti' },
  role_changed: { icon: 'user-shield' },
  privileges_changed: { icon: 'shield-lock' },
  password_changed: { icon: 'key' },
  account_locked: { icon: 'lock' },
  two_step_off: { icon: 'shield-off' },
  two_step_reset: { icon: 'shield-off' },
  school_registered: { topic: 'people', icon: 'school' },
} as const satisfies Notices
