import { contracts } from '@dsms/contract/students/contracts/calls'
import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { isLive } from '@dsms/contract/students/enrolments/rules'
import { getStudentRules } from '@dsms/contract/students/students/conditions'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { areaKey, useAreaCalls } from '../../../../kit/areas/area.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { seesCharges } from '../card/tabs.ts'
import type { Student } from '../students.ts'
import { firstUnfinished, type Step, stepsOf } from './steps.ts'

const sells = { school: 'fee_payments.create', platform: 'schools.edit' } as const

/** The steps that the reader goes through. */
export function useSteps(): readonly Step[] {
  const may = useMay()
  return stepsOf({ maySell: may({ access: sells }) && may({ access: seesCharges }) })
}

/** What the school asks of students, and which day it is there. */
export function useRules({ school_id }: School) {
  const may = useMay()
  return useQuery({
    queryKey: ['area', 'students', school_id ?? 'own', 'rules'],
    queryFn: ({ signal }) => call(getStudentRules, { query: { school_id } }, signal),
    enabled: may(getStudentRules),
  })
}

/** The courses that a student is in or was. */
export function useEnrolments(student: Student, { school_id }: School) {
  const of = { area: enrolments }
  const may = useMay()
  const calls = useAreaCalls(of, school_id)
  return useQuery({
    queryKey: [...areaKey(of, school_id), 'of student', student.id],
    queryFn: ({ signal }) => calls.list({ student_id: student.id, perPage: 50 }, signal),
    enabled: may(enrolments.calls.list),
  })
}

export function useContracts(student: Student, { school_id }: School) {
  const of = { area: contracts }
  const may = useMay()
  const calls = useAreaCalls(of, school_id)
  return useQuery({
    queryKey: [...areaKey(of, school_id), 'of student', student.id],
    queryFn: ({ signal }) => calls.list({ student_id: student.id, perPage: 50, sort: '-id' }, signal),
    enabled: may(contracts.calls.list),
  })
}

/** The first step at which something is missing; nothing until it is known. What the reader may not see is not asked for. */
export function useFirstUnfinished(student: Student, school: School): Step | undefined {
  const kept = useEnrolments(student, school)
  const written = useContracts(student, school)
  if (kept.isLoading || written.isLoading) return undefined
  const live = kept.data?.rows.filter(({ status }) => isLive(status))
  const accepted = new Set(
    written.data?.rows.flatMap(({ status, enrolment_id }) => (status === 'accepted' ? [enrolment_id] : [])),
  )
  return firstUnfinished(student, {
    isEnrolled: live === undefined || live.length > 0,
    isAgreed: written.data === undefined || (live ?? []).every(({ id }) => accepted.has(id)),
  })
}
