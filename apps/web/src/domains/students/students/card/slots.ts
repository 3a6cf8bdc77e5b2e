import { slot } from '../../../../kernel/slot.tsx'

/** What messages and tasks know of the student on whose page they stand. */
export interface StudentProps {
  student: {
    id: number
    name: string
    email: string | null
    phone: string | null
    has_account: boolean
    is_invited: boolean
  }
}

/** What the reader and a student wrote to each other; the messages fill it. */
export const StudentMessages = slot<StudentProps>()
/** The reader's tasks about a student; the tasks fill it. */
export const StudentTasks = slot<StudentProps>()

interface OfficeProps {
  student: { id: number; name: string }
  school_id: number | undefined
}

/** What a student owes for exams and lessons that fell through; the schedule fills it. */
export const StudentCharges = slot<OfficeProps>()
/** Their lessons, behind and ahead; the schedule fills it. */
export const StudentLessons = slot<OfficeProps>()
/** How far they are; teaching fills it. */
export const StudentProgress = slot<OfficeProps>()
