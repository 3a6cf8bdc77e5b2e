import { gapSteps } from '@dsms/contract/students/students/rules'
import type { Student } from '../students.ts'

/** What a sitting goes through, in this order. */
export const steps = ['person', 'course', 'papers', 'contract', 'package', 'done'] as const
export type Step = (typeof steps)[number]

/** The steps of somebody: a package is for those who may sell. */
export const stepsOf = ({ maySell }: { maySell: boolean }): readonly Step[] =>
  maySell ? steps : steps.filter((step) => step !== 'package')

/** Papers that were not brought in yet, or no longer hold. */
export const isOpenPaper = ({ status }: Student['papers'][number]): boolean =>
  status !== 'approved' && status !== 'pending'

interface Known {
  /** A course is under way, or about to be. */
  isEnrolled: boolean
  /** Everything that runs has a contract that holds. */
  isAgreed: boolean
}

/** Where an enrolment that was left is taken up again: the first step at which something is missing. Nobody has to buy a package. */
export function firstUnfinished({ gaps, papers }: Pick<Student, 'gaps' | 'papers'>, known: Known): Step {
  const lacks = (...places: string[]) => gaps.some((gap) => places.includes(gapSteps[gap]))
  if (lacks('form', 'guardians')) return 'person'
  if (!known.isEnrolled) return 'course'
  if (papers.some(isOpenPaper)) return 'papers'
  return lacks('contract') || !known.isAgreed ? 'contract' : 'done'
}
