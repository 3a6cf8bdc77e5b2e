import { z } from 'zod'
import { endpoint } from '../../../../kernel/endpoint.ts'
import { id, idText } from '../../../../kernel/shared.ts'

// Students whom neither the screen nor a mail reached: somebody of the office calls them.

export const markCalled = endpoint({
  tag: 'students-to-call',
  inSchool: true,
  method: 'POST',
  path: '/api/school/students-to-call/:id/done',
  summary: 'Note that I called a student whom no notice reached; who did it first, and when, is kept',
  access: { school: 'schedules.edit' },
  params: z.object({ id: idText }),
  body: z.object({ school_id: id.optional() }),
  response: z.object({}),
})
