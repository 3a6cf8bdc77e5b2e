import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, id, idText, instant, rowVersion } from '../../../kernel/shared.ts'
import { ownedBySchool } from '../../../kit/areas.ts'
import { gearboxes } from './calls.ts'

export const trainingStages = ['theory', 'simulator', 'yard', 'road', 'special', 'observation'] as const
export type TrainingStage = (typeof trainingStages)[number]
/** What a part of a stage is about, where it is not all of it. */
export const stageParts = [
  'general',
  'specific',
  'road_safety',
  'theory_practice',
  'town',
  'country',
  'motorway',
  'night',
  'rain',
  'manual_gearbox',
] as const
/** For how long a learner holds a licence already, of another country or one that ran out. */
export const priorExperiences = ['none', 'under_2_years', 'from_2_to_5_years', 'over_5_years'] as const

const amount = (max: number) => z.int().min(1).max(max).nullish()

/** The least that one part of a training takes. At least one of the amounts is said. */
export const requirementInput = z.object({
  /** `both` holds for any gearbox. */
  gearbox: z.enum(gearboxes).default('both'),
  prior_experience: z.enum(priorExperiences).default('none'),
  stage: z.enum(trainingStages),
  sub_kind: z.enum(stageParts).nullish(),
  min_minutes: amount(100_000),
  min_sessions: amount(1000),
  min_km: amount(10_000),
  /** How much of it may be on a simulator. */
  max_minutes_on_simulator: amount(100_000),
  /**
   * How many lessons of it somebody may take on an automatic car who learns for a manual licence: none unless said. Where a
   * part is about the manual gearbox, all else may be on an automatic one unless a number is said.
   */
  max_sessions_on_automatic: amount(1000),
  /** It has to be over before this stage begins. */
  must_finish_before: z.enum(trainingStages).nullish(),
})
export type RequirementInput = z.input<typeof requirementInput>

/** The same as it is answered: everything is there, null where nothing is said. */
export const requirement = z
  .object({
    gearbox: z.enum(gearboxes),
    prior_experience: z.enum(priorExperiences),
    stage: z.enum(trainingStages),
    sub_kind: z.enum(stageParts).nullable(),
    min_minutes: z.int().nullable(),
    min_sessions: z.int().nullable(),
    min_km: z.int().nullable(),
    max_minutes_on_simulator: z.int().nullable(),
    max_sessions_on_automatic: z.int().nullable(),
    must_finish_before: z.enum(trainingStages).nullable(),
  })
  .meta({ id: 'TrainingRequirement' })
export type Requirement = z.infer<typeof requirement>

/** Which part of a training a row is about; there is one row for each. */
export const requirementKey = (row: RequirementInput): string =>
  [row.gearbox ?? 'both', row.prior_experience ?? 'none', row.stage, row.sub_kind ?? ''].join('|')

export const complete = (row: RequirementInput): Requirement => ({
  gearbox: row.gearbox ?? 'both',
  prior_experience: row.prior_experience ?? 'none',
  stage: row.stage,
  sub_kind: row.sub_kind ?? null,
  min_minutes: row.min_minutes ?? null,
  min_sessions: row.min_sessions ?? null,
  min_km: row.min_km ?? null,
  max_minutes_on_simulator: row.max_minutes_on_simulator ?? null,
  max_sessions_on_automatic: row.max_sessions_on_automatic ?? null,
  must_finish_before: row.must_finish_before ?? null,
})

/** Faults of rows beyond each field by itself, for schools and country packs alike. */
export function checkRequirements(
  rows: readonly RequirementInput[],
  add: (row: number, field: string, code: string) => void,
) {
  const known = new Set<string>()
  rows.forEach((row, place) => {
    if (!row.min_minutes && !row.min_sessions && !row.min_km) add(place, 'min_minutes', 'required')
    if (row.max_minutes_on_simulator && row.min_minutes && row.max_minutes_on_simulator > row.min_minutes)
      add(place, 'max_minutes_on_simulator', 'beyond_capacity')
    if (known.has(requirementKey(row))) add(place, 'stage', 'taken')
    known.add(requirementKey(row))
    if (row.must_finish_before && waitsFor(rows, row.must_finish_before, row))
      add(place, 'must_finish_before', 'stage_cycle')
  })
}

/** Whether `stage` has to be over, directly or by others, before the stage of the row begins. */
function waitsFor(rows: readonly RequirementInput[], stage: TrainingStage, row: RequirementInput): boolean {
  const reached = new Set<TrainingStage>([stage])
  for (const from of reached)
    for (const other of rows)
      if (other.stage === from && other.must_finish_before && isAlike(other, row)) reached.add(other.must_finish_before)
  return reached.has(row.stage)
}

const isAlike = (one: RequirementInput, other: RequirementInput) =>
  (one.prior_experience ?? 'none') === (other.prior_experience ?? 'none') &&
  ((one.gearbox ?? 'both') === 'both' || (other.gearbox ?? 'both') === 'both' || one.gearbox === other.gearbox)

export const requirementRows = z
  .array(requirementInput)
  .max(100)
  .superRefine((rows, context) =>
    checkRequirements(rows, (row, field, message) =>
      context.addIssue({ code: 'custom', path: [row, field], message, input: rows[row] }),
    ),
  )

const sets = z.object({
  licence_type_id: id,
  /** 0 where nothing was said yet. */
  version: rowVersion,
  effective_from: day.nullable(),
  note: z.string().nullable(),
  rows: z.array(requirement),
  /** All versions, the newest first. */
  versions: z.array(
    z.object({
      version: rowVersion,
      effective_from: day,
      note: z.string().nullable(),
      created_at: instant,
      by: z.string().nullable(),
      rows: z.int(),
      /** The one that holds today. */
      is_current: z.boolean(),
    }),
  ),
})

const of = { tag: 'licence-types', inSchool: true } as const
const access = ownedBySchool('licence_types_courses')

export const getTrainingRequirements = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/licence-types/:id/requirements',
  summary: 'What a training takes at least: the newest version, or an older one',
  access: access('view'),
  params: z.object({ id: idText }),
  query: z.object({ version: idText.optional(), school_id: idText.optional() }),
  response: sets,
})

export const saveTrainingRequirements = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/licence-types/:id/requirements',
  summary: 'Set what a training takes from a day on: a whole new version; the ones before stay as they were',
  access: access('edit'),
  status: 201,
  params: z.object({ id: idText }),
  body: z.object({
    /** The newest version that the change is based on; 0 for the first. */
    based_on: z.int().min(0),
    effective_from: day,
    note: z.string().trim().max(300).nullish(),
    rows: requirementRows.min(1),
    school_id: id.optional(),
  }),
  response: sets,
  errors: ['stale_version', 'stage_cycle', 'before_last_version'],
})
