import { listEnrolmentPeople } from '@dsms/contract/people/enrolments/calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useIsSchoolKnown } from '../../../kit/school/useSchool.ts'

export type Kind = 'student' | 'trainer'

/** Students or trainers of a school who fit what is typed, or the one of a key. */
export function useEnrolmentPeople(kind: Kind, school_id: number | undefined, wish: { q?: string; id?: number } = {}) {
  return useQuery({
    enabled: useIsSchoolKnown(school_id),
    queryKey: ['area', 'enrolments', school_id ?? 'own', 'people', kind, wish],
    queryFn: ({ signal }) =>
      call(
        listEnrolmentPeople,
        { query: { kind, ...wish, ...(school_id === undefined ? {} : { school_id }) } },
        signal,
      ),
    placeholderData: keepPreviousData,
  }).data
}
