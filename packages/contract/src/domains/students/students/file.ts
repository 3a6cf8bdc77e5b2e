import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { idText } from '../../../kernel/shared.ts'
import { students } from './calls.ts'

// A GET that leaves a trace, as a copy of somebody's data does: that the file was printed, by whom and when.
export const printStudentFile = endpoint({
  method: 'GET',
  isRead: false,
  path: '/api/school/students/:id/file',
  tag: students.tag,
  inSchool: true,
  summary:
    'The whole file of a student as one PDF in the reader’s language: each part for those alone who see it on the page, and nothing that the office wrote for itself',
  access: { school: 'students.view', platform: 'schools.view' },
  params: z.object({ id: idText }),
  query: z.object({ school_id: idText.optional() }),
  response: z.unknown(),
  answers: 'file',
})
