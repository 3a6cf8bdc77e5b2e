import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, id, idText } from '../../../kernel/shared.ts'
import { names, translatedInput } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'
import { errorGroups } from './calls.ts'

export const examKinds = ['theory', 'practical', 'yard', 'mock'] as const
/** What an examiner may ask to be shown. */
export const manoeuvres = [
  'parallel_parking',
  'bay_parking',
  'reverse_line',
  'turn_in_road',
  'emergency_stop',
  'hill_start',
  'slope',
  'barrels',
  'pocket_parking',
  'slalom',
] as const
export type Manoeuvre = (typeof manoeuvres)[number]

const kind = z.enum(examKinds)
const access = ownedBySchool('error_settings')
const most = z.int().min(0).max(1000)
const perGroup = z.partialRecord(z.enum(errorGroups), most)

/** Rules that turn errors into a result. One that was published is never changed: its copy is the next edition. */
export const markingSchemes = areaEndpoints({
  path: '/api/school/marking-schemes',
  tag: 'marking-schemes',
  one: 'a marking scheme',
  many: 'marking schemes',
  access,
  inSchool: true,
  statuses: { draft: ['published'], published: ['retired'], retired: [] },
  row: {
    exam_kind: kind,
    max_minor: z.int(),
    max_serious: z.int(),
    max_dangerous: z.int(),
    effective_from: day,
    /** 1 for the first, 2 for what replaces it, and so on. */
    edition: z.int(),
    licence_type: z.array(z.string()),
  },
  more: {
    names,
    series_id: id,
    licence_type_ids: z.array(id),
    max_points: z.int().nullable(),
    per_group_max: perGroup,
    /** Error types of which a single one fails. */
    eliminatory_ids: z.array(id),
    eliminatory: z.array(z.string()),
    min_score: z.int().nullable(),
    min_minutes: z.int().nullable(),
    manoeuvres: z.array(z.enum(manoeuvres)),
    manoeuvres_required: z.int(),
    editions: z.array(z.object({ id, edition: z.int(), status: z.string(), effective_from: day })),
  },
  input: z.object({
    name: translatedInput(120),
    exam_kind: kind.default('practical'),
    licence_type_ids: z.array(id).max(50).default([]),
    max_minor: most.default(15),
    max_serious: most.default(0),
    max_dangerous: most.default(0),
    max_points: most.nullish(),
    per_group_max: perGroup.default({}),
    eliminatory_ids: z.array(id).max(200).default([]),
    min_score: z.int().min(0).max(100).nullish(),
    min_minutes: z.int().min(1).max(600).nullish(),
    manoeuvres: z.array(z.enum(manoeuvres)).max(manoeuvres.length).default([]),
    /** How many of the list above have to be shown. */
    manoeuvres_required: z.int().min(0).max(manoeuvres.length).default(0),
    effective_from: day,
  }),
  filter: { exam_kind: kind.optional(), licence_type_id: idText.optional() },
  sheet: [
    'name_ar',
    'name_en',
    'exam_kind',
    'max_minor',
    'max_serious',
    'max_dangerous',
    'max_points',
    'min_score',
    'min_minutes',
    'effective_from',
    'licence_type',
  ],
  errors: ['scheme_in_use'],
})

export const copyMarkingScheme = endpoint({
  tag: 'marking-schemes',
  inSchool: true,
  method: 'POST',
  path: '/api/school/marking-schemes/:id/copy',
  summary: 'Begin the next edition of a marking scheme as a draft',
  access: access('create'),
  params: z.object({ id: idText }),
  body: z.object({ school_id: id.optional() }),
  response: z.object({ id }),
  status: 201,
})
