import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { idText } from '../../../kernel/shared.ts'
import { students } from '../students/calls.ts'
import { trainers } from '../trainers/calls.ts'

// A GET that leaves a trace: that a copy was made, by whom and when, stands in the history of the person.
const copy = {
  method: 'GET',
  isRead: false,
  params: z.object({ id: idText }),
  response: z.unknown(),
  answers: 'file',
} as const

export const exportStudentData = endpoint({
  ...copy,
  path: '/api/school/students/:id/personal-data',
  tag: students.tag,
  summary:
    'Everything that the school holds of a student, as a ZIP of JSON and files. What the office wrote for itself is in a file of its own',
  access: { school: 'students.export_person' },
})

export const exportTrainerData = endpoint({
  ...copy,
  path: '/api/school/trainers/:id/personal-data',
  tag: trainers.tag,
  summary: 'Everything that the school holds of a trainer, as a ZIP of JSON and files',
  access: { school: 'trainers.export_person' },
})

export const exportMyData = endpoint({
  ...copy,
  path: '/api/my/students/:id/personal-data',
  tag: 'my-studies',
  summary:
    'The same for oneself, or for a minor whose progress one may see and for whom one signs. Nothing that the office wrote for itself is in it',
  access: 'session',
  errors: ['adult_decides'],
})
