import type { Answer } from '@dsms/contract/kernel/endpoint'
import { type leadBoard, leads } from '@dsms/contract/students/leads/calls'
import { openLeads } from '@dsms/contract/students/leads/rules'
import { webArea } from '../../../kit/areas/area.ts'
import { LeadStatusDialog } from './LeadStatusDialog.tsx'

export const enquiries = webArea(leads, {
  link: '/school/leads',
  scope: 'school',
  words: 'leads',
  statusDialog: LeadStatusDialog,
})

export type Lead = Answer<typeof leads.calls.get>
export type ListedLead = Answer<typeof leads.calls.list>['rows'][number]

/** Leads in use that are neither won nor lost are followed up. */
export const isOpen = ({ status, archived_at }: Pick<ListedLead, 'status' | 'archived_at'>): boolean =>
  archived_at === null && openLeads.some((open) => open === status)

/** A lead in use that was not given up becomes a student, once; one that was won may lack its student still. */
export const mayBecome = ({
  status,
  archived_at,
  student_id,
}: Pick<ListedLead, 'status' | 'archived_at' | 'student_id'>): boolean =>
  archived_at === null && student_id === null && status !== 'lost'

export type BoardColumn = Answer<typeof leadBoard>['columns'][number]
