import { slot } from '../../../kernel/slot.tsx'

export interface EnrolmentSalesProps {
  enrolment: number
  student_id: number
  school_id: number | undefined
}

/** What was sold for a course and what is left of it; the billing fills it. */
export const EnrolmentSales = slot<EnrolmentSalesProps>()
