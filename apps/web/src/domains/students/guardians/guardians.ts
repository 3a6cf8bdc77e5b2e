import type { Answer } from '@dsms/contract/kernel/endpoint'
import { guardians, type listStudentGuardians } from '@dsms/contract/students/guardians/calls'
import { webArea } from '../../../kit/areas/area.ts'

export const speakers = webArea(guardians, { link: '/school/guardians', scope: 'school', words: 'guardians' })

export type Guardian = Answer<typeof guardians.calls.get>
/** A guardian as one student has them. */
export type StudentGuardian = Answer<typeof listStudentGuardians>[number]
