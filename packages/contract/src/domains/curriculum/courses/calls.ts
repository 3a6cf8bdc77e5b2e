import { z } from 'zod'
import { currencyCode, day, id, idText, languages, minorUnits, rowVersion } from '../../../kernel/shared.ts'
import { names, translatedInput, translatedOptional } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'
import { gearboxes } from '../licences/calls.ts'
import { priorExperiences, requirement, trainingStages } from '../licences/requirements.ts'

/** Minutes of stages: what a course adds to what the licence type asks for, or what somebody did before they came. */
export const stageMinutes = z.partialRecord(z.enum(trainingStages), z.int().min(0).max(100_000))

/** A stage as it is planned: the least of the licence type, and with what a course adds. */
export const plannedStage = z
  .object({ stage: z.enum(trainingStages), minutes: z.int(), sessions: z.int(), km: z.int() })
  .meta({ id: 'PlannedStage' })

/** What a school sells and teaches: the training for a licence type in one language, for one kind of learner. */
export const courses = areaEndpoints({
  path: '/api/school/courses',
  tag: 'courses',
  one: 'a course',
  many: 'courses',
  access: ownedBySchool('licence_types_courses'),
  inSchool: true,
  statuses: { draft: ['active'], active: ['retired'], retired: ['active'] },
  row: {
    licence_type_id: id,
    /** Its code. */
    licence_type: z.string(),
    licence: z.string(),
    gearbox: z.enum(gearboxes),
    prior_experience: z.enum(priorExperiences),
    /** In which it is taught. */
    language: z.enum(languages),
    /** Null where it is agreed upon with each student. */
    price_minor: z.int().nullable(),
    currency: currencyCode,
    /** Of all stages, by the requirements that hold today. */
    planned_minutes: z.int(),
    /** The same by stage. */
    stages: z.array(plannedStage),
    /** Ages in months, of the licence type. */
    min_age_months: z.int(),
    min_training_age_months: z.int(),
    /** Students who learn in it now, or are about to. */
    live_enrolments: z.int(),
  },
  more: {
    names,
    descriptions: names,
    extra_minutes: stageMinutes,
    /** What the licence type asks for today, and what it makes of the course; version 0 where it says nothing yet. */
    requirement: z.object({
      version: rowVersion,
      effective_from: day.nullable(),
      rows: z.array(requirement),
      stages: z.array(plannedStage),
    }),
  },
  input: z.object({
    name: translatedInput(80),
    description: translatedOptional(2000).default({ ar: '', en: '', de: '', fr: '', pt: '' }),
    licence_type_id: id,
    gearbox: z.enum(gearboxes).default('both'),
    prior_experience: z.enum(priorExperiences).default('none'),
    language: z.enum(languages).default('ar'),
    price_minor: minorUnits.min(0).nullish(),
    extra_minutes: stageMinutes.default({}),
  }),
  filter: {
    licence_type_id: idText.optional(),
    gearbox: z.enum(gearboxes).optional(),
    prior_experience: z.enum(priorExperiences).optional(),
    language: z.enum(languages).optional(),
  },
  sheet: ['name_ar', 'name_en', 'licence_type', 'gearbox', 'prior_experience', 'language', 'price_minor'],
  errors: ['requirement_needed', 'course_in_use'],
})
