import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { changeOf, clockTime, day, id, idText, rowVersion } from '../../../kernel/shared.ts'
import { names, translatedInput } from '../../../kernel/translated.ts'

const of = { tag: 'opening-hours', inSchool: true } as const
const changed = { school: 'branches.edit', platform: 'schools.edit' } as const
const inSchool = { school_id: id.optional() }

/** An end that is not after the beginning is on the next day; see `Hours`. */
const hours = z
  .object({ weekday: z.int().min(0).max(6), opens: clockTime, closes: clockTime })
  .meta({ id: 'OpeningHours' })
const week = z.array(hours).max(70)

const season = z.object({
  id,
  version: rowVersion,
  name: z.string(),
  names,
  starts_on: day,
  ends_on: day,
  hours: week,
})

const openingHours = z.object({
  branch_id: id,
  branch: z.string(),
  /** Of the usual week; 0 before it was saved for the first time. */
  version: rowVersion,
  hours: week,
  seasons: z.array(season),
  /** The weekday that a week begins with in this school. */
  week_start: z.int(),
})
export type OpeningHours = z.infer<typeof openingHours>

export const getOpeningHours = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/hours',
  summary:
    'When a branch is open: its week, and the seasons that have a week of their own; the main branch unless told',
  access: { school: 'branches.view', platform: 'schools.view' },
  query: z.object({ branch_id: idText.optional(), school_id: idText.optional() }),
  response: openingHours,
})

export const saveOpeningHours = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/hours',
  summary: 'Put a week in place of the one a branch has, whole or not at all',
  access: changed,
  body: z.object({
    branch_id: id,
    version: rowVersion,
    hours: week,
    /** In place of the weeks of all other branches too. */
    to_all_branches: z.boolean().default(false),
    ...inSchool,
  }),
  response: openingHours,
  errors: ['hours_overlap', 'stale_version'],
})

export const seasonInput = z.object({ name: translatedInput(80), starts_on: day, ends_on: day, hours: week })

export const addSeason = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/hours/seasons',
  summary: 'Add a season with a week of its own to a branch',
  access: changed,
  status: 201,
  body: seasonInput.extend({ branch_id: id, ...inSchool }),
  response: openingHours,
  errors: ['hours_overlap', 'end_before_start'],
})

export const updateSeason = endpoint({
  ...of,
  method: 'PATCH',
  path: '/api/school/hours/seasons/:id',
  summary: 'Change a season or its week',
  access: changed,
  params: z.object({ id: idText }),
  body: changeOf(seasonInput).extend({ version: rowVersion, ...inSchool }),
  response: openingHours,
  errors: ['hours_overlap', 'end_before_start', 'stale_version'],
})

export const removeSeason = endpoint({
  ...of,
  method: 'DELETE',
  path: '/api/school/hours/seasons/:id',
  summary: 'Put a season away; its days have the usual week again',
  access: changed,
  params: z.object({ id: idText }),
  query: z.object({ school_id: idText.optional() }),
  response: openingHours,
})
