import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText } from '../../../kernel/shared.ts'

/** What a school does first, in this order. */
export const setupSteps = [
  'profile',
  'plan',
  'hours',
  'holidays',
  'licence_type',
  'component',
  'lesson_type',
  'class_room',
  'circuit',
  'simulator',
  'vehicle',
  'trainer',
] as const
export type SetupStep = (typeof setupSteps)[number]

const setup = z.object({
  steps: z.array(
    z.object({
      key: z.enum(setupSteps),
      is_done: z.boolean(),
      /** How much of it is there. */
      count: z.int(),
      /** How much is enough. */
      needed: z.int(),
      link: z.string(),
      /** What the reader needs in order to do it. */
      permission: z.string(),
    }),
  ),
  done: z.int(),
  /** Somebody of the school took the card off the dashboard. */
  is_dismissed: z.boolean(),
})

export const getSchoolSetup = endpoint({
  method: 'GET',
  path: '/api/school/setup',
  tag: 'school-setup',
  inSchool: true,
  summary: 'What a school has to set up before its first student, and what of it is there',
  access: { school: 'settings.view', platform: 'schools.view' },
  query: z.object({ school_id: idText.optional() }),
  response: setup,
})

export const dismissSchoolSetup = endpoint({
  method: 'POST',
  path: '/api/school/setup/dismissal',
  tag: 'school-setup',
  inSchool: true,
  summary: 'Take the checklist off the dashboard of a school, or put it there again',
  access: { school: 'settings.edit', platform: 'schools.edit' },
  body: z.object({ is_dismissed: z.boolean().default(true), school_id: id.optional() }),
  response: setup,
})
