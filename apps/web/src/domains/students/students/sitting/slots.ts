import { slot } from '../../../../kernel/slot.tsx'
import type { School } from '../../../../kit/school/useSchool.ts'

export interface PackageStepProps {
  student: { id: number }
  school: School
  /** The course for which it is sold. */
  enrolment: number
  /** It is on the way to the next step: where nothing is on sale, it goes on by itself. */
  isPassing: boolean
  done: () => unknown
}

/** Sells a package for a course; the billing fills it. */
export const StudentPackage = slot<PackageStepProps>()
