import { isOneOf } from '@dsms/contract/kernel/choices/lists'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { comesByItself, trainerCredentials } from '@dsms/contract/trainers/credentials/calls'
import { webArea } from '../../../kit/areas/area.ts'

export const papers = webArea(trainerCredentials, {
  link: '/school/trainers/credentials',
  scope: 'school',
  words: 'credentials',
})

export type Credential = Answer<typeof trainerCredentials.calls.get>
export type ListedCredential = Answer<typeof trainerCredentials.calls.list>['rows'][number]

/** Statuses that somebody may give, after the present one; what comes by itself is no choice. */
export const givenAfter = (status: ListedCredential['status']): string[] =>
  trainerCredentials.statuses[status].filter((next) => !isOneOf(comesByItself, next))

/** The same of all of them, for the dialog that asks for one. */
export const given = {
  ...papers,
  area: {
    ...trainerCredentials,
    statuses: Object.fromEntries(
      Object.entries(trainerCredentials.statuses).map(([status, after]) => [
        status,
        after.filter((next) => !isOneOf(comesByItself, next)),
      ]),
    ),
  },
}
