import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { currencyCode, id, idText, minorUnits, rowVersion } from '../../../kernel/shared.ts'
import { names, translatedInput } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'

export const trainingResources = ['vehicle', 'trainer', 'circuit', 'simulator', 'room'] as const
export const trainingModes = ['in_person', 'online', 'self_study', 'blended'] as const
export const componentTypes = ['theory', 'practical', 'simulator', 'other'] as const

/** A component has at most this many modes of learning, and a mode this many sessions. */
export const mostModes = 20
export const mostSessions = 100

const amount = minorUnits.min(0).nullish()
const count = (max: number) => z.int().min(0).max(max).nullish()
const minutes = (max: number) => z.int().min(1).max(max).nullish()

/** What a component costs and asks for in one mode of learning. What was not said is null. Money is in minor units. */
export const configurationInput = z.object({
  price: amount,
  total_minutes: minutes(600_000),
  missed_sessions_allowed: count(1000),
  days: z.int().min(1).max(3650).nullish(),
  minutes_per_session: minutes(1440),
  session_price: amount,
  missed_session_charge: amount,
  ends_with_exam: z.boolean().default(false),
  pass_mark_percent: count(100),
  exam_price: amount,
  missed_exam_charge: amount,
  free_exam_attempts: count(100),
  may_start_with_unpaid_invoices: z.boolean().default(false),
  needs_balance_to_start: z.boolean().default(false),
  needs_all_sessions_attended: z.boolean().default(false),
  may_attend_with_unpaid_invoices: z.boolean().default(false),
})
export type ConfigurationInput = z.output<typeof configurationInput>

/** Values of the exam; without an exam they mean nothing. */
export const examFields = ['pass_mark_percent', 'exam_price', 'missed_exam_charge', 'free_exam_attempts'] as const

const nothing = <T extends z.ZodType>(type: T) => type.nullable()
const configuration = z.object({
  price: nothing(z.int()),
  total_minutes: nothing(z.int()),
  missed_sessions_allowed: nothing(z.int()),
  days: nothing(z.int()),
  minutes_per_session: nothing(z.int()),
  session_price: nothing(z.int()),
  missed_session_charge: nothing(z.int()),
  ends_with_exam: z.boolean(),
  pass_mark_percent: nothing(z.int()),
  exam_price: nothing(z.int()),
  missed_exam_charge: nothing(z.int()),
  free_exam_attempts: nothing(z.int()),
  may_start_with_unpaid_invoices: z.boolean(),
  needs_balance_to_start: z.boolean(),
  needs_all_sessions_attended: z.boolean(),
  may_attend_with_unpaid_invoices: z.boolean(),
  /** Of the money in it: the school's when it was saved. */
  currency: currencyCode,
})

const mode = z.object({
  id,
  name: z.string(),
  names,
  sessions: z.array(z.object({ id, name: z.string(), names })),
  configuration: configuration.nullable(),
})
export type ModeOfLearning = z.infer<typeof mode>

/** Minutes that the sessions take together: what the total is suggested to be. */
export const suggestedMinutes = (sessions: number, minutesPerSession: number | null | undefined): number | null =>
  sessions > 0 && minutesPerSession ? sessions * minutesPerSession : null

/** What training is made of: theory, practice, simulator, each in several modes of learning with their sessions. */
export const trainingComponents = areaEndpoints({
  path: '/api/school/components',
  tag: 'training-components',
  one: 'a training component',
  many: 'training components',
  access: ownedBySchool('licence_types_courses'),
  inSchool: true,
  statuses: { active: ['inactive'], inactive: ['active'] },
  row: {
    resources: z.array(z.enum(trainingResources)),
    training_mode: z.enum(trainingModes),
    component_type: z.enum(componentTypes),
    mode_count: z.int(),
    session_count: z.int(),
  },
  more: {
    names,
    /** What new money is in. */
    currency: currencyCode,
    modes: z.array(mode),
  },
  input: z.object({
    name: translatedInput(80),
    resources: z.array(z.enum(trainingResources)).max(trainingResources.length).default([]),
    training_mode: z.enum(trainingModes).default('in_person'),
    component_type: z.enum(componentTypes).default('theory'),
  }),
  filter: {
    component_type: z.enum(componentTypes).optional(),
    training_mode: z.enum(trainingModes).optional(),
    resource: z.enum(trainingResources).optional(),
  },
  sheet: ['name_ar', 'name_en', 'component_type', 'training_mode', 'resources'],
})

const component = trainingComponents.calls.get.response
const kept = {
  tag: 'training-components',
  inSchool: true,
  access: ownedBySchool('licence_types_courses')('edit'),
} as const

export const saveComponentModes = endpoint({
  ...kept,
  method: 'POST',
  path: '/api/school/components/:id/modes',
  summary: 'Keep all modes of learning of a component and their sessions, in this order; those left out are removed',
  params: z.object({ id: idText }),
  body: z.object({
    school_id: id.optional(),
    version: rowVersion,
    modes: z
      .array(
        z.object({
          /** Left out for a new one. */
          id: id.optional(),
          name: translatedInput(80),
          sessions: z.array(z.object({ id: id.optional(), name: translatedInput(80) })).max(mostSessions),
        }),
      )
      .max(mostModes),
    /** Modes that are left out may go although they have sessions. */
    removes_sessions: z.boolean().default(false),
  }),
  response: component,
  errors: ['stale_version', 'record_in_use'],
})

export const configureComponentMode = endpoint({
  ...kept,
  method: 'POST',
  path: '/api/school/components/:id/modes/:mode_id/configuration',
  summary: 'Say what a component costs and asks for in a mode of learning',
  params: z.object({ id: idText, mode_id: idText }),
  body: configurationInput.extend({ school_id: id.optional(), version: rowVersion }),
  response: component,
  errors: ['stale_version'],
})
