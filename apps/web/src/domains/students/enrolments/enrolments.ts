import type { Answer } from '@dsms/contract/kernel/endpoint'
import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { webArea } from '../../../kit/areas/area.ts'
import { EnrolmentStatus } from './EnrolmentStatus.tsx'

export const enrolled = webArea(enrolments, {
  link: '/school/enrolments',
  scope: 'school',
  words: 'enrolments',
  statusDialog: EnrolmentStatus,
})

export type Enrolment = Answer<typeof enrolments.calls.get>
