import type { Always, Notices, Topics } from '../../../kernel/notices.ts'

declare module '../../../kernel/notices.ts' {
  interface TopicsOf {
    students: typeof topics
  }
  interface NoticesOf {
    students: typeof notices
  }
}

/** What people switch on and off, by its place in their settings; the names stand beside, as `topic.<name>`. */
export const topics = {
  student_papers: { place: 120, whose: 'workers' },
} as const satisfies Topics

/** What no choice of students and guardians stops: the law, or a rule of the school, wants it told. Named `always.<name>`. */
export const alwaysTold = { papers: { place: 30 } } as const satisfies Always

/** What people hear of students; the sentences stand beside, as `notice.<kind>`. Without a topic it is always told. */
export const notices = {
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
} as const satisfies Notices
