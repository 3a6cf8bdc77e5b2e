import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText, listOf } from '../../../kernel/shared.ts'
import { names, translatedInput, translatedOptional } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'
import { severities } from './marking.ts'

/** What errors are counted by in groups. */
export const errorGroups = [
  'preparation',
  'control',
  'moving_off',
  'observation',
  'signals',
  'signs',
  'speed',
  'junctions',
  'judgement',
  'positioning',
  'manoeuvres',
  'other',
] as const
export const errorPresets = ['uk'] as const
export type ErrorPreset = (typeof errorPresets)[number]

const severity = z.enum(severities)
const group = z.enum(errorGroups)
const access = ownedBySchool('error_settings')
const inSchool = { tag: 'error-types', inSchool: true } as const
const inBody = { school_id: id.optional() }

/** Errors that can be made in a drive, and how grave each is. */
export const errorTypes = areaEndpoints({
  path: '/api/school/error-types',
  tag: 'error-types',
  one: 'an error type',
  many: 'error types',
  access,
  inSchool: true,
  statuses: { active: ['retired'], retired: ['active'] },
  row: {
    code: z.string(),
    group,
    skill_id: id.nullable(),
    skill: z.string().nullable(),
    default_severity: severity,
    allowed_severities: z.array(severity),
    points: z.int(),
    repeat_escalates_after: z.int().nullable(),
    immediate_fail: z.boolean(),
    place: z.int(),
    /** Codes of the licence types it is for; none means all. */
    licence_type: z.array(z.string()),
    /** How often it was marked. */
    used: z.int(),
  },
  more: {
    names,
    descriptions: names,
    licence_type_ids: z.array(id),
    /** The severity it had before it was changed the first time. */
    first_severity: severity.nullable(),
    severity_reason: z.string().nullable(),
  },
  input: z.object({
    code: z
      .string()
      .trim()
      .regex(/^[\p{L}\p{N}._/-]{1,20}$/u, 'invalid_format'),
    name: translatedInput(120),
    description: translatedOptional(1000).default({ ar: '', en: '', de: '', fr: '', pt: '' }),
    group: group.default('other'),
    skill_id: id.nullish(),
    default_severity: severity.default('minor'),
    allowed_severities: z
      .array(severity)
      .min(1)
      .max(3)
      .default([...severities]),
    /** Why the default severity changes. */
    severity_reason: z.string().trim().max(300).nullish(),
    points: z.int().min(0).max(100).default(1),
    repeat_escalates_after: z.int().min(2).max(20).nullish(),
    immediate_fail: z.boolean().default(false),
    licence_type_ids: z.array(id).max(50).default([]),
    place: z.int().min(0).max(100_000).default(0),
  }),
  filter: {
    group: listOf(group, errorGroups.length),
    default_severity: severity.optional(),
    skill_id: idText.optional(),
    licence_type_id: idText.optional(),
  },
  sheet: [
    'code',
    'name_ar',
    'name_en',
    'group',
    'skill',
    'default_severity',
    'allowed_severities',
    'points',
    'repeat_escalates_after',
    'immediate_fail',
    'licence_type',
    'place',
  ],
  errors: ['severity_not_allowed', 'reason_required'],
})

export const readErrorPreset = endpoint({
  ...inSchool,
  method: 'GET',
  path: '/api/school/error-presets',
  summary: 'A ready catalogue of errors, and what of it the school has already',
  access: access('view'),
  query: z.object({ preset: z.enum(errorPresets), school_id: idText.optional() }),
  response: z.array(z.object({ code: z.string(), name: z.string(), group, is_there: z.boolean() })),
})

export const takeErrorPreset = endpoint({
  ...inSchool,
  method: 'POST',
  path: '/api/school/error-presets',
  summary: 'Take over what is missing of a ready catalogue of errors',
  access: access('create'),
  body: z.object({ preset: z.enum(errorPresets), ...inBody }),
  response: z.object({ ids: z.array(id) }),
})

export const undoErrorPreset = endpoint({
  ...inSchool,
  method: 'POST',
  path: '/api/school/error-presets/undo',
  summary: 'Put away what one has just taken over; what was changed or used since stays',
  access: access('create'),
  body: z.object({ ids: z.array(id).min(1).max(500), ...inBody }),
  response: z.object({ changed: z.int() }),
})
