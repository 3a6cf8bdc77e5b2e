import type { DocumentKind } from '../../../kernel/choices/documentKinds.ts'
import { isBookable } from '../enrolments/rules.ts'
import type { StudentGap } from '../students/rules.ts'
import type { MyStudent } from './calls.ts'

type Status = MyStudent['status']
type Course = MyStudent['courses'][number]

/** Why lessons cannot be booked yet, and what happens next. */
export type BookingStep =
  | { step: 'status'; status: Exclude<Status, 'applicant' | 'active'> }
  | { step: 'data'; gap: Exclude<StudentGap, 'guardian' | 'documents' | 'documents_pending' | 'contract'> }
  | { step: 'guardian' }
  | { step: 'paper'; kind: DocumentKind; status: 'missing' | 'rejected' | 'expired'; reason: string | null }
  | { step: 'paper_waits'; kind: DocumentKind }
  | { step: 'contract_prepared' }
  | { step: 'contract_signs'; id: number }
  | { step: 'contract_waits'; role: 'student' | 'guardian' }
  | { step: 'activation' }
  | { step: 'course'; course: string; status: Course['status'] }
  | { step: 'no_course' }
  | { step: 'by_office' }

/** In the order in which they are done; none where booking is open, or the reader may not see why it is not. */
export function stepsToBooking(student: MyStudent): BookingStep[] {
  const { status, rights, gaps } = student
  if (status !== 'applicant' && status !== 'active') return [{ step: 'status', status }]
  if (!rights.includes('view_progress') && !rights.includes('sign')) return []
  const steps = gaps.flatMap((gap) => stepsOf(gap, student))
  if (status === 'applicant' && gaps.length === 0) steps.push({ step: 'activation' })
  return rights.includes('view_progress') ? [...steps, ...courseSteps(student, steps.length > 0)] : steps
}

function stepsOf(gap: StudentGap, { papers, contract }: MyStudent): BookingStep[] {
  switch (gap) {
    case 'guardian':
      return [{ step: 'guardian' }]
    case 'documents':
      return papers.flatMap(({ kind, status, reason }): BookingStep[] =>
        status === 'approved' || status === 'pending' ? [] : [{ step: 'paper', kind, status, reason }],
      )
    case 'documents_pending':
      return papers.flatMap(({ kind, status }) => (status === 'pending' ? [{ step: 'paper_waits', kind }] : []))
    case 'contract':
      if (!contract) return [{ step: 'contract_prepared' }]
      return contract.awaits.map((role) =>
        role === contract.may_sign ? { step: 'contract_signs', id: contract.id } : { step: 'contract_waits', role },
      )
    default:
      return [{ step: 'data', gap }]
  }
}

/** What a course waits for. What the school does about it by itself is said once nothing else is to be done. */
function courseSteps({ courses }: MyStudent, isMoreToDo: boolean): BookingStep[] {
  if (courses.some(({ is_bookable }) => is_bookable)) return []
  const steps = courses
    .filter(({ status }) => status === 'awaiting_payment' || status === 'on_hold' || !isMoreToDo)
    .map(
      ({ course, status }): BookingStep =>
        isBookable(status) ? { step: 'by_office' } : { step: 'course', course, status },
    )
  return courses.length === 0 && !isMoreToDo ? [{ step: 'no_course' }] : steps
}
