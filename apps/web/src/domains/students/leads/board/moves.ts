import { leads } from '@dsms/contract/students/leads/calls'
import { type LeadStatus, leadStatuses } from '@dsms/contract/students/leads/rules'

/** Why a card may not be put down in a column: what was won stays so, what was lost begins again, and no step is taken back. */
type Refusal = 'won' | 'lost' | 'back'

/** What putting a card down in another column means: a change of status, one that needs a reason, a student, or nothing at all. */
export type Verdict = { kind: 'change' } | { kind: 'reason' } | { kind: 'student' } | { kind: 'refused'; why: Refusal }

export function judged(from: LeadStatus, to: LeadStatus): Verdict {
  const targets: readonly LeadStatus[] = leadStatuses[from]
  if (targets.includes(to) && to === 'won') return { kind: 'student' }
  if (targets.includes(to)) return { kind: leads.reasons.includes(to) ? 'reason' : 'change' }
  return { kind: 'refused', why: from === 'won' || from === 'lost' ? from : 'back' }
}
