import type { Answer } from '@dsms/contract/kernel/endpoint'
import { students } from '@dsms/contract/students/students/calls'
import { webArea } from '../../../kit/areas/area.ts'

export const pupils = webArea(students, { link: '/school/students', scope: 'school', words: 'students' })

export type Student = Answer<typeof students.calls.get>
