import type { Always, Notices, Topics } from '../../../kernel/notices.ts'

declare module '../../../kernel/notices.ts' {
  interface TopicsOf {
    people: typeof topics
  }
  interface NoticesOf {
    people: typeof notices
  }
}

/** What people switch on and off, by its place in their settings; the names stand beside, as `topic.<name>`. */
export const topics = {
  comments: { place: 10 },
  answers: { place: 20 },
  followers: { place: 30 },
  likes: { place: 40 },
  student_papers: { place: 120, whose: 'workers' },
  trainer_credentials: { place: 140, whose: 'workers' },
} as const satisfies Topics

/** What no choice of students and guardians stops: the law, or a rule of the school, wants it told. Named `always.<name>`. */
export const alwaysTold = { papers: { place: 30 } } as const satisfies Always

/** What people hear of people; the sentences stand beside, as `notice.<kind>`. Without a topic it is always told. */
export const notices = {
  person_joined: { topic: 'people', icon: 'user-plus' },
  post_liked: { topic: 'likes', icon: 'heart' },
  post_commented: { topic: 'comments', icon: 'message-circle' },
  person_followed: { topic: 'followers', icon: 'user-heart' },
  poll_answered: { topic: 'answers', icon: 'chart-bar' },
  document_expiring: { topic: 'student_papers', icon: 'file-time' },
  document_expired: { topic: 'student_papers', icon: 'file-x' },
  application_received: { icon: 'user-plus' },
  application_double: { icon: 'user-plus' },
  own_application_received: { icon: 'file-check' },
  student_active: { icon: 'confetti' },
  document_added: { icon: 'file-time' },
  document_approved: { icon: 'file-check' },
  document_rejected: { icon: 'file-x' },
  contract_sent: { icon: 'file-time' },
  contract_accepted: { icon: 'file-check' },
  contract_signed_office: { icon: 'signature' },
  contract_objected: { icon: 'alert-triangle' },
  contract_objection_answered: { icon: 'message-reply' },
  correction_asked: { icon: 'checkbox' },
  correction_accepted: { icon: 'checkbox' },
  correction_refused: { icon: 'file-x' },
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
