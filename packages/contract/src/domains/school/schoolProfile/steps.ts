import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { idText } from '../../../kernel/shared.ts'

/** In the order in which they are taken. */
export const startSteps = ['country', 'pack', 'trainer', 'vehicle', 'hours', 'student', 'lesson'] as const
export type StartStep = (typeof startSteps)[number]

export const stepsDone = z.array(
  z.object({
    key: z.enum(startSteps),
    is_done: z.boolean(),
    /** Whether the reader holds what the step takes. */
    may: z.boolean(),
  }),
)

// apart from the way itself, so that the first screen brings nothing of it along
export const getStartSteps = endpoint({
  tag: 'school-start',
  inSchool: true,
  method: 'GET',
  path: '/api/school/start/steps',
  summary: 'How far a school is on the way to its first lesson, for a card on the first screen',
  access: { school: 'settings.view', platform: 'schools.view' },
  query: z.object({ school_id: idText.optional() }),
  response: z.object({
    steps: stepsDone,
    /** Somebody of the school took the card off the first screen. */
    is_dismissed: z.boolean(),
  }),
})
