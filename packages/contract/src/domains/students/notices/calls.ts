import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText, instant } from '../../../kernel/shared.ts'

// Students whom neither the screen nor a mail reached: somebody of the office calls them, and may note what was said.

const of = { tag: 'students-to-call', inSchool: true } as const
const params = z.object({ id: idText })
const said = z.string().trim().max(1000)

export const markCalled = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/students-to-call/:id/done',
  summary:
    'Note that I called a student whom no notice reached, and what was said; who did it first, and when, is kept',
  access: { school: 'schedules.edit' },
  params,
  body: z.object({ said: said.nullish(), school_id: id.optional() }),
  response: z.object({}),
})

export const unmarkCalled = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/students-to-call/:id/undo',
  summary: 'Take back that I called a student, with what was said: they are to be called again',
  access: { school: 'schedules.edit' },
  params,
  body: z.object({ school_id: id.optional() }),
  response: z.object({}),
})

export const noteCall = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/students/:id/calls',
  summary: 'Note what was said in a call with a student, whom nobody had asked to call',
  access: { school: 'schedules.edit' },
  params,
  body: z.object({ said: said.min(1), school_id: id.optional() }),
  response: z.object({}),
})

export const listStudentCalls = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/students/:id/calls',
  summary: 'Calls that the office made to a student, the latest first: when, by whom, and what was said',
  access: { school: 'students.view', platform: 'schools.view' },
  params,
  query: z.object({ school_id: idText.optional() }),
  response: z.object({
    rows: z.array(z.object({ id, at: instant, by: z.string().nullable(), said: z.string().nullable() })),
  }),
})
