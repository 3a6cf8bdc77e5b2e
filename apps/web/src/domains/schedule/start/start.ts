import { getSchoolStart, type SchoolStart } from '@dsms/contract/schedule/start/calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'

/** Begins with the name that every change of an area forgets. */
const startKey = (school_id: number | undefined) => ['onboarding', school_id ?? 'own', 'start'] as const

/** How far a school is on the way to its first lesson. */
export const useStart = (school_id: number | undefined) =>
  useQuery({
    queryKey: startKey(school_id),
    queryFn: ({ signal }) => call(getSchoolStart, { query: { school_id } }, signal),
  })

/** Shows the answer of a step and reads all other counts of the school again. */
export function useStepTaken(school_id: number | undefined) {
  const client = useQueryClient()
  return async (start?: SchoolStart) => {
    if (start) client.setQueryData(startKey(school_id), start)
    await client.invalidateQueries({
      // every list may have grown by it
      predicate: ({ queryKey: [first, , third] }) => !start || first !== 'onboarding' || third !== 'start',
      refetchType: 'active',
    })
  }
}

export interface StepProps {
  start: SchoolStart
  school_id: number | undefined
  /** Shows the answer of the step and opens the next one; without an answer it reads again. */
  taken: (start?: SchoolStart) => Promise<void>
}
