import type { Answer } from '@dsms/contract/kernel/endpoint'
import { documents } from '@dsms/contract/students/documents/calls'
import { webArea } from '../../../kit/areas/area.ts'

export const studentPapers = webArea(documents, { link: '/school/documents', scope: 'school', words: 'documents' })

export type StudentPaper = Answer<typeof documents.calls.list>['rows'][number]

/** Statuses that somebody gives: papers run out and are replaced by themselves. */
const given: Record<StudentPaper['status'], string[]> = {
  pending: ['approved', 'rejected'],
  approved: [],
  rejected: [],
  expired: [],
  replaced: [],
}

/** The area with these alone, for the dialog that asks for one. */
export const byHand = { ...studentPapers, area: { ...documents, statuses: given } }

/** Where the bytes of a paper are. */
export const fileAddress = ({ url }: { url: string }, school_id: number | undefined): string =>
  school_id === undefined ? url : `${url}?school_id=${school_id}`
