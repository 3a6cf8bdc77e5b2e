import { listEnrolmentPeople } from '@dsms/contract/students/enrolments/calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import type { LateChoices } from '../../../kit/records/types.ts'
import { useIsSchoolKnown } from '../../../kit/school/useSchool.ts'

export type Kind = 'student' | 'trainer'

/** Students or trainers of a school who fit what is typed, or the one of a key. */
export function useEnrolmentPeople(kind: Kind, school_id: number | undefined, wish: { q?: string; id?: number } = {}) {
  return useQuery({ ...usePeopleQuery(kind, school_id, wish), placeholderData: keepPreviousData }).data
}

/** Those of the first hundred for the filters of a list, asked for when somebody turns to them. */
export function useLateEnrolmentPeople(kind: Kind, school_id: number | undefined): LateChoices {
  return { ...usePeopleQuery(kind, school_id, {}), choicesOf }
}

function usePeopleQuery(kind: Kind, school_id: number | undefined, wish: { q?: string; id?: number }) {
  return {
    enabled: useIsSchoolKnown(school_id),
    queryKey: ['area', 'enrolments', school_id ?? 'own', 'people', kind, wish],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(
        listEnrolmentPeople,
        { query: { kind, ...wish, ...(school_id === undefined ? {} : { school_id }) } },
        signal,
      ),
  }
}

const choicesOf = (people: { id: number; name: string }[]) =>
  people.map(({ id, name }) => ({ value: String(id), label: name }))
