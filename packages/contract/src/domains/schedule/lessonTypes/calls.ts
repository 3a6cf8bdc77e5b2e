import { z } from 'zod'

import { endpoint } from '../../../kernel/endpoint.ts'
import { currencyCode, id, idText, minorUnits, optionalText } from '../../../kernel/shared.ts'
import { names, translatedInput } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'
import { stageParts, trainingStages } from '../../curriculum/licences/requirements.ts'

export const lessonKinds = [
  'theory_class',
  'simulator',
  'yard',
  'road',
  'night',
  'motorway',
  'country',
  'mock_exam',
  'exam',
  'assessment',
  'observation',
  'makeup',
] as const
export type LessonKind = (typeof lessonKinds)[number]

/** What a lesson may take other than people; whether a type needs it, can have it, or has no use for it. */
export const lessonNeeds = ['trainer', 'vehicle', 'room', 'circuit', 'simulator'] as const
export type LessonNeed = (typeof lessonNeeds)[number]
export const needStates = ['required', 'optional', 'none'] as const
export type NeedState = (typeof needStates)[number]

const need = z.enum(needStates)
const minutes = (max: number) => z.int().min(0).max(max)

/** Minutes of a stage that have to be taught before. */
const prerequisite = z.object({ stage: z.enum(trainingStages), minutes: z.int().min(1).max(100_000) })
export type Prerequisite = z.infer<typeof prerequisite>

/** Each stage once: of two amounts nobody knows which one is meant. */
const prerequisites = z
  .array(prerequisite)
  .max(trainingStages.length)
  .superRefine((rows, context) =>
    rows.forEach(({ stage }, place) => {
      if (rows.findIndex((row) => row.stage === stage) < place)
        context.addIssue({ code: 'custom', message: 'taken', path: [place, 'stage'], input: stage })
    }),
  )

const access = ownedBySchool('lesson_types')

/** Kinds of lessons that a school gives: how long they are, what they take, and what they count for. */
export const lessonTypes = areaEndpoints({
  path: '/api/school/lesson-types',
  tag: 'lesson-types',
  one: 'a lesson type',
  many: 'lesson types',
  access,
  inSchool: true,
  statuses: { active: ['inactive'], inactive: ['active'] },
  row: {
    code: z.string(),
    kind: z.enum(lessonKinds),
    stage: z.enum(trainingStages),
    default_minutes: z.int(),
    max_students: z.int(),
    colour: z.string(),
    self_bookable: z.boolean(),
  },
  more: {
    names,
    min_minutes: z.int(),
    max_minutes: z.int(),
    step_minutes: z.int(),
    buffer_minutes: z.int(),
    needs_trainer: need,
    needs_vehicle: need,
    needs_room: need,
    needs_circuit: need,
    needs_simulator: need,
    max_observers: z.int(),
    counts_for: z.array(z.enum(stageParts)),
    prerequisites: z.array(prerequisite),
    after_dark: z.boolean(),
    is_online: z.boolean(),
    lead_hours: z.int().nullable(),
    cancel_hours: z.int().nullable(),
    price_minor: z.int().nullable(),
    currency: currencyCode,
    notes: z.string().nullable(),
  },
  input: z.object({
    name: translatedInput(80),
    /** Short, as boards and files show it. */
    code: z
      .string()
      .trim()
      .regex(/^[\p{L}\p{N}._-]{1,12}$/u, 'invalid_format'),
    kind: z.enum(lessonKinds),
    /** The part of the training that its minutes count for. */
    stage: z.enum(trainingStages),
    default_minutes: z.int().min(15).max(600).default(60),
    min_minutes: z.int().min(15).max(600).default(30),
    max_minutes: z.int().min(15).max(600).default(120),
    /** Its length is a multiple of this. */
    step_minutes: z.int().min(5).max(120).default(15),
    /** Free minutes before and after; where two lessons differ the longer counts. */
    buffer_minutes: minutes(240).default(0),
    needs_trainer: need.default('required'),
    needs_vehicle: need.default('none'),
    needs_room: need.default('none'),
    needs_circuit: need.default('none'),
    needs_simulator: need.default('none'),
    max_students: z.int().min(1).max(500).default(1),
    /** Students who sit in the back and learn by looking. */
    max_observers: z.int().min(0).max(10).default(0),
    /** Parts of the stage that it counts for; none is the stage as a whole. */
    counts_for: z.array(z.enum(stageParts)).max(stageParts.length).default([]),
    prerequisites: prerequisites.default([]),
    /** It has to lie between dusk and dawn. */
    after_dark: z.boolean().default(false),
    is_online: z.boolean().default(false),
    /** Students book it themselves. */
    self_bookable: z.boolean().default(false),
    /** Hours ahead at least, and hours before in which cancelling is free; the school's settings unless said. */
    lead_hours: z.int().min(0).max(720).nullish(),
    cancel_hours: z.int().min(0).max(720).nullish(),
    price_minor: minorUnits
      .min(0)
      .nullish()
      .describe(
        'Of a lesson of the usual length (default_minutes). Another length costs its share by the minute: half the length, half the price. Null without a price.',
      ),
    colour: z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/, 'invalid_format')
      .default('#0b6b83'),
    notes: optionalText(1000),
  }),
  filter: { kind: z.enum(lessonKinds).optional(), stage: z.enum(trainingStages).optional() },
  sheet: [
    'code',
    'name_ar',
    'name_en',
    'kind',
    'stage',
    'default_minutes',
    'min_minutes',
    'max_minutes',
    'step_minutes',
    'buffer_minutes',
    'max_students',
    'colour',
  ],
  errors: ['end_before_start', 'lesson_type_in_use'],
})

const inSchool = { tag: 'lesson-types', inSchool: true } as const
const inBody = { school_id: id.optional() }

export const readLessonTypePreset = endpoint({
  ...inSchool,
  method: 'GET',
  path: '/api/school/lesson-types/presets',
  summary: 'The usual lesson types of the country whose rules the school follows, and what of them it has already',
  access: access('view'),
  query: z.object({ school_id: idText.optional() }),
  response: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      /** The school has one of this code already. */
      is_there: z.boolean(),
    }),
  ),
})

export const takeLessonTypePreset = endpoint({
  ...inSchool,
  method: 'POST',
  path: '/api/school/lesson-types/presets',
  summary: 'Add those of the usual lesson types that the school has no code of yet: all of them, or none',
  access: access('create'),
  body: z.object(inBody),
  response: z.object({ ids: z.array(id) }),
})

export const undoLessonTypePreset = endpoint({
  ...inSchool,
  method: 'POST',
  path: '/api/school/lesson-types/presets/undo',
  summary: 'Put away what one has just taken over; what was changed or used since stays',
  access: access('create'),
  body: z.object({ ids: z.array(id).min(1).max(100), ...inBody }),
  response: z.object({ changed: z.int() }),
})
