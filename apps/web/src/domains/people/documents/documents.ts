import { isOneOf } from '@dsms/contract/kernel/choices/lists'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { comesByItself, documents } from '@dsms/contract/people/documents/calls'
import { webArea } from '../../../kit/areas/area.ts'

export const studentPapers = webArea(documents, { link: '/school/documents', scope: 'school', words: 'documents' })

export type Paper = Answer<typeof documents.calls.get>
export type ListedPaper = Answer<typeof documents.calls.list>['rows'][number]

/** Statuses that somebody may give, after the present one; what comes by itself is no choice. */
export const givenAfter = (status: ListedPaper['status']): string[] =>
  documents.statuses[status].filter((next) => !isOneOf(comesByItself, next))

/** The same of all of them, for the dialog that asks for one. */
export const given = {
  ...studentPapers,
  area: {
    ...documents,
    statuses: Object.fromEntries(
      Object.entries(documents.statuses).map(([status, after]) => [
        status,
        after.filter((next) => !isOneOf(comesByItself, next)),
      ]),
    ),
  },
}

/** Where the bytes of a paper are read. */
export const paperAddress = (url: string, school_id: number | undefined): string =>
  `${url}${school_id === undefined ? '' : `?school_id=${school_id}`}`
