import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { isLive } from '@dsms/contract/students/enrolments/rules'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'

/** The courses that a student is on the way in, to choose one; undefined until they are known. */
export function useCourses(studentId: number | undefined, school_id: number | undefined) {
  return useQuery({
    queryKey: ['enrolments', school_id ?? 'own', 'of', studentId],
    queryFn: ({ signal }) =>
      call(enrolments.calls.list, { query: { student_id: studentId, perPage: 50, school_id } }, signal),
    enabled: studentId !== undefined,
    select: ({ rows }) =>
      rows
        .filter(({ status }) => isLive(status))
        .map(({ id, course, licence_type }) => ({ value: String(id), label: `${course} · ${licence_type}` })),
  })
}
