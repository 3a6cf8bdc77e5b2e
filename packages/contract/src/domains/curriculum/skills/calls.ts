import { z } from 'zod'
import { keysOf } from '../../../kernel/choices/lists.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText, optionalText, rowVersion } from '../../../kernel/shared.ts'
import { names, translatedInput, translatedOptional } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'

export const skillStages = ['theory', 'simulator', 'yard', 'road'] as const
export const skillPresets = ['remc', 'uk', 'us', 'gulf'] as const
export type SkillPreset = (typeof skillPresets)[number]
/** Groups are on level 0, skills on 1, sub-skills on 2. */
export const deepestSkill = 2
/** Levels that a learner goes through, from "not started" to "test standard": six, whatever they are called. */
export const skillLevels = [0, 1, 2, 3, 4, 5] as const

const code = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}._/-]{1,20}$/u, 'invalid_format')
const stage = z.enum(skillStages)
const access = ownedBySchool('skills')
const inSchool = { tag: 'skills', inSchool: true } as const
const inBody = { school_id: id.optional() }

/** What a school teaches: groups, the skills in them, and the parts of a skill. */
export const skills = areaEndpoints({
  path: '/api/school/skills',
  tag: 'skills',
  one: 'a skill',
  many: 'skills',
  access,
  inSchool: true,
  statuses: { draft: ['active'], active: ['retired'], retired: ['active'] },
  row: {
    code: z.string(),
    parent_id: id.nullable(),
    /** Code of what it stands below. */
    parent: z.string().nullable(),
    level: z.int(),
    place: z.int(),
    stage,
    weight: z.int(),
    is_critical: z.boolean(),
    target_level: z.int(),
    /** Codes of the licence types it is for; none means all. */
    licence_type: z.array(z.string()),
  },
  more: {
    names,
    descriptions: names,
    evidence_min: z.int(),
    recommended_minutes: z.int().nullable(),
    teaching_notes: z.string().nullable(),
    licence_type_ids: z.array(id),
    prerequisite_ids: z.array(id),
    /** Their codes. */
    prerequisite: z.array(z.string()),
  },
  input: z.object({
    code,
    name: translatedInput(120),
    description: translatedOptional(1000).default({ ar: '', en: '', de: '', fr: '', pt: '' }),
    parent_id: id.nullish(),
    /** Code of what it stands below, for files, which know no keys. */
    parent: code.nullish(),
    stage: stage.default('road'),
    weight: z.int().min(0).max(10).default(1),
    is_critical: z.boolean().default(false),
    target_level: z.int().min(0).max(5).default(4),
    /** How many lessons have to rate it before it counts as shown. */
    evidence_min: z.int().min(0).max(50).default(2),
    recommended_minutes: z.int().min(1).max(10_000).nullish(),
    teaching_notes: optionalText(2000),
    licence_type_ids: z.array(id).max(50).default([]),
    prerequisite_ids: z.array(id).max(20).default([]),
    /** Codes of what has to be there first, for files. */
    prerequisite: z.array(code).max(20).nullish(),
  }),
  filter: {
    level: z.coerce.number<string>().int().min(0).max(deepestSkill).optional(),
    parent_id: idText.optional(),
    stage: stage.optional(),
    licence_type_id: idText.optional(),
  },
  sheet: [
    'code',
    'name_ar',
    'name_en',
    'parent',
    'stage',
    'weight',
    'is_critical',
    'target_level',
    'evidence_min',
    'recommended_minutes',
    'licence_type',
    'prerequisite',
  ],
  errors: ['too_deep', 'skill_cycle'],
})

export const readSkillTree = endpoint({
  ...inSchool,
  method: 'GET',
  path: '/api/school/skills/tree',
  summary: 'The whole catalogue in its order; with `q` each says whether it was found, in whatever language',
  access: access('view'),
  query: z.object({ q: z.string().trim().max(100).optional(), school_id: idText.optional() }),
  response: z.array(
    z.object({
      id,
      parent_id: id.nullable(),
      level: z.int(),
      code: z.string(),
      name: z.string(),
      status: z.enum(keysOf(skills.statuses)),
      stage,
      weight: z.int(),
      is_critical: z.boolean(),
      version: rowVersion,
      is_found: z.boolean(),
    }),
  ),
})

export const moveSkill = endpoint({
  ...inSchool,
  method: 'POST',
  path: '/api/school/skills/:id/move',
  summary: 'Put a skill, with all below it, below another and behind one of its neighbours (nothing: first)',
  access: access('edit'),
  params: z.object({ id: idText }),
  body: z.object({ parent_id: id.nullish(), after_id: id.nullish(), version: rowVersion, ...inBody }),
  response: z.object({ version: rowVersion }),
  errors: ['stale_version', 'too_deep'],
})

export const changeSkillStatuses = endpoint({
  ...inSchool,
  method: 'POST',
  path: '/api/school/skills/statuses',
  summary: 'Activate or retire many skills at once; those that already are so stay as they are',
  access: access('status'),
  body: z.object({ ids: z.array(id).min(1).max(500), status: z.enum(['active', 'retired']), ...inBody }),
  response: z.object({ changed: z.int() }),
  errors: ['illegal_transition'],
})

const presetRow = z.object({
  code: z.string(),
  level: z.int(),
  name: z.string(),
  /** The school has one of this code already. */
  is_there: z.boolean(),
})

export const readSkillPreset = endpoint({
  ...inSchool,
  method: 'GET',
  path: '/api/school/skill-presets',
  summary: 'A ready catalogue, and what of it the school has already',
  access: access('view'),
  query: z.object({ preset: z.enum(skillPresets), school_id: idText.optional() }),
  response: z.array(presetRow),
})

export const takeSkillPreset = endpoint({
  ...inSchool,
  method: 'POST',
  path: '/api/school/skill-presets',
  summary: 'Take over what is missing of a ready catalogue, as drafts',
  access: access('create'),
  body: z.object({ preset: z.enum(skillPresets), ...inBody }),
  response: z.object({ ids: z.array(id) }),
})

export const undoSkillPreset = endpoint({
  ...inSchool,
  method: 'POST',
  path: '/api/school/skill-presets/undo',
  summary: 'Put away what one has just taken over; what was changed or used since stays',
  access: access('create'),
  body: z.object({ ids: z.array(id).min(1).max(500), ...inBody }),
  response: z.object({ changed: z.int() }),
})

const level = z.object({ level: z.int(), name: z.string(), names, version: rowVersion })

export const listSkillLevels = endpoint({
  ...inSchool,
  method: 'GET',
  path: '/api/school/skill-levels',
  summary: 'The six levels of a skill, as the school calls them',
  access: access('view'),
  query: z.object({ school_id: idText.optional() }),
  response: z.array(level),
})

export const renameSkillLevel = endpoint({
  ...inSchool,
  tag: 'skill-levels',
  method: 'PATCH',
  path: '/api/school/skill-levels/:level',
  summary: 'Call a level differently',
  access: access('edit'),
  params: z.object({ level: z.coerce.number<string | number>().int().min(0).max(5) }),
  body: z.object({ name: translatedInput(40), version: rowVersion, ...inBody }),
  response: level,
  errors: ['stale_version'],
})
