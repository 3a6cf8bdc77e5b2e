import type { AreaFormOf } from '../../../../kit/areas/form/useAreaForm.ts'
import type { studentFields } from '../studentForm.ts'
import type { pupils, Student } from '../students.ts'

export interface GroupProps {
  form: AreaFormOf<typeof pupils, typeof studentFields>
  student: Student | undefined
  school_id: number | undefined
}
