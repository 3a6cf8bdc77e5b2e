import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../kernel/call/call.ts'
import type { Planned } from '../board/useBoardActions.ts'

/** Begins a lesson for the student of a course that the address names, once it is known who that is. */
export function useBooking(
  enrolment: number | undefined,
  school_id: number | undefined,
  begin: (student: Planned) => void,
): void {
  const { data } = useQuery({
    queryKey: ['enrolments', school_id ?? 'own', 'to book', enrolment],
    queryFn:
      enrolment === undefined
        ? skipToken
        : ({ signal }) =>
            call(
              enrolments.calls.get,
              { params: { id: enrolment }, query: school_id === undefined ? {} : { school_id } },
              signal,
            ),
  })
  // once for each course: what begins is made again at every look
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (data)
      begin({
        enrolment_id: data.id,
        student: data.student,
        trainer_id: data.trainer_id,
        branch_id: data.branch_id,
      })
  }, [data])
}
