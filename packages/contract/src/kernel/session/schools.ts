import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idText } from '../shared.ts'

const schoolChoice = z.object({ id, name: z.string(), status: z.string() })

export const listSchoolChoices = endpoint({
  method: 'GET',
  path: '/api/schools/choices',
  tag: 'dashboard',
  summary: 'Schools to choose from, by part of a name: at most twenty, and the one that is chosen already',
  access: { platform: 'schools.view' },
  query: z.object({ q: z.string().trim().max(100).optional(), chosen: idText.optional() }),
  response: z.object({ rows: z.array(schoolChoice) }),
})
