import { keysOf } from '@dsms/contract/kernel/choices/lists'
import { leads } from '@dsms/contract/students/leads/calls'
import type { LeadStatus } from '@dsms/contract/students/leads/rules'
import type { StatusDialogProps } from '../../../kit/areas/area.ts'
import { StatusDialog } from '../../../kit/areas/status/StatusDialog.tsx'

/** Statuses that somebody gives: a lead is won by becoming a student. */
const given = Object.fromEntries(
  keysOf(leads.statuses).map((from): [LeadStatus, LeadStatus[]] => [
    from,
    leads.statuses[from].filter((to) => to !== 'won'),
  ]),
)
const byHand = { area: { ...leads, statuses: given }, scope: 'school', words: 'leads' } as const

export const LeadStatusDialog = (props: StatusDialogProps) => <StatusDialog of={byHand} {...props} />
