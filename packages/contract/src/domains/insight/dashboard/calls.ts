import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText, instant } from '../../../kernel/shared.ts'

/** Something to look at: what, about whom, since when, and where to act on it. */
const attention = z.object({
  kind: z.enum(['invitation_waiting', 'account_locked', 'role_without_people', 'trial_ending', 'mail_failed']),
  subject: z.string(),
  since: instant,
  link: z.string(),
})
const change = z.object({
  id: z.int(),
  at: instant,
  by: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  subject: z.string(),
})
const counts = z.record(z.string(), z.int())

export const getPlatformDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard/platform',
  tag: 'dashboard',
  summary: 'The platform today: counts, what needs attention, latest changes',
  access: { platform: 'dashboard.view' },
  response: z.object({
    schoolsByStatus: counts,
    staffByStatus: counts,
    people: z.int(),
    roles: z.int(),
    /** Schools opened in each of the last twelve months, oldest first. */
    schoolsByMonth: z.array(z.object({ month: z.string(), count: z.int() })),
    attention: z.array(attention),
    changes: z.array(change),
  }),
})

export const getSchoolDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard/school',
  tag: 'dashboard',
  inSchool: true,
  summary: 'A school today: counts, what needs attention, latest changes',
  access: { school: 'dashboard.view', platform: 'schools.view' },
  query: z.object({ school_id: idText.optional() }),
  response: z.object({
    school: z.object({ id, name: z.string(), status: z.string(), trial_ends_at: instant.nullable() }),
    staffByStatus: counts,
    staffByRole: z.array(z.object({ role: z.string(), role_key: z.string().nullable(), count: z.int() })),
    roles: z.int(),
    reviews: z.object({ total: z.int(), average: z.number().nullable() }),
    attention: z.array(attention),
    changes: z.array(change),
  }),
})
