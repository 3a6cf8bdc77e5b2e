import type { Notices, Topics } from '../../../kernel/notices.ts'

declare module '../../../kernel/notices.ts' {
  interface TopicsOf {
    trainers: typeof topics
  }
  interface NoticesOf {
    trainers: typeof notices
  }
}

/** What people switch on and off, by its place in their settings; the names stand beside, as `topic.<name>`. */
export const topics = {
  trainer_credentials: { place: 140, whose: 'workers' },
} as const satisfies Topics

/** What people hear of trainers; the sentences stand beside, as `notice.<kind>`. Without a topic it is always told. */
export const notices = {
  credential_expiring: { topic: 'trainer_credentials', icon: 'certificate' },
  credential_expired: { topic: 'trainer_credentials', icon: 'certificate' },
  leave_requested: { icon: 'beach' },
  leave_withdrawn: { icon: 'beach' },
  leave_approved: { icon: 'beach' },
  leave_rejected: { icon: 'calendar-x' },
  leave_cancelled: { icon: 'calendar-x' },
  credential_added: { icon: 'certificate' },
  credential_approved: { icon: 'certificate' },
  credential_rejected: { icon: 'file-x' },
  credential_suspended: { icon: 'file-x' },
  credential_revoked: { icon: 'file-x' },
} as const satisfies Notices
