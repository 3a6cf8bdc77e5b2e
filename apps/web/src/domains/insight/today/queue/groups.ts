import type { ActionKind } from '@dsms/contract/insight/today/calls'

/** What waits, by what it is about; what cannot wait comes first. */
export const groups = {
  danger: ['lesson_stranded', 'defect_unsafe'],
  requests: [
    'lesson_requested',
    'move_requested',
    'correction_pending',
    'lesson_objected',
    'contract_objected',
    'hour_free',
  ],
  documents: ['document_pending', 'credential_expiring', 'vehicle_paper_expiring'],
  followUps: ['student_to_call', 'lead_follow_up'],
  contracts: ['enrolment_deadline', 'charge_owed_back', 'refund_asked'],
  lessons: ['lesson_unfinished', 'leave_pending'],
} as const satisfies Record<string, readonly ActionKind[]>
export type ActionGroup = keyof typeof groups

/** Where all of a kind are. */
export const lists = {
  lesson_stranded: '/school/schedule',
  lesson_requested: '/school/schedule',
  move_requested: '/school/schedule/moves',
  hour_free: '/school/waiting-list',
  lesson_unfinished: '/school/schedule',
  document_pending: '/school/documents',
  correction_pending: '/school/corrections',
  leave_pending: '/school/leave',
  credential_expiring: '/school/trainers/credentials',
  vehicle_paper_expiring: '/school/vehicles',
  defect_unsafe: '/school/defects',
  lead_follow_up: '/school/leads',
  enrolment_deadline: '/school/enrolments',
  lesson_objected: '/school/teaching?view=to_decide',
  contract_objected: '/school/contracts',
  charge_owed_back: '/school/payments?unapplied=true',
  refund_asked: '/school/payments?status=pending',
  student_to_call: '/school/students',
} satisfies Record<ActionKind, string>
