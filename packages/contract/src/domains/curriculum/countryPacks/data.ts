import { z } from 'zod'
import { documentAudiences, documentKinds } from '../../../kernel/choices/documentKinds.ts'
import { languages } from '../../../kernel/shared.ts'
import { gearboxes, licenceGroups } from '../licences/calls.ts'
import { checkRequirements, requirementInput } from '../licences/requirements.ts'

// what a country's rules say, as data; nothing (null) is "not set", never "no limit"

const whole = (max: number) => z.int().min(0).max(max).nullable().default(null)
const months = whole(1200)
const minutes = whole(100_000)
/** A text in the languages that somebody wrote. */
const words = (max: number) => z.partialRecord(z.enum(languages), z.string().trim().max(max)).default({})
const code = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}+ ._-]{1,20}$/u, 'invalid_format')

export const packCategory = z.object({
  code,
  names: words(80),
  group: z.enum(licenceGroups),
  /** The category that this one stands below. */
  parent_code: code.nullable().default(null),
  gearbox: z.enum(gearboxes).default('both'),
  min_age_months: months,
  min_training_age_months: months,
  /** The age that is enough without the licences of `requires`. */
  direct_age_months: months,
  requires: z
    .array(z.object({ code, months: z.int().min(0).max(1200) }))
    .max(10)
    .default([]),
  /** What stands on a licence of somebody who learned on an automatic car. */
  restriction_code: code.nullable().default(null),
  permit_validity_months: months,
  notes: words(1000),
  requirements: z.array(requirementInput).max(100).default([]),
})
export type PackCategory = z.output<typeof packCategory>

export const examRules = z.object({
  theory_questions: whole(1000),
  theory_right: whole(1000),
  theory_valid_months: months,
  theory_before_age_months: months,
  practical_minutes: minutes,
  practical_before_age_months: months,
  /** Failed practical exams after which the theory exam is over. */
  practical_failures: whole(100),
  /** The most faults with which it is still passed. */
  most_faults: whole(1000),
  retake_days: whole(1000),
  retake_working_days: whole(1000),
  retake_days_after_cheating: whole(1000),
  free_move_working_days: whole(1000),
})

export const validityPeriods = z.object({
  /** Of a licence for cars and motorcycles, for lorries and buses. */
  light_licence_months: months,
  light_licence_most_months: months,
  heavy_licence_months: months,
  learner_permit_months: months,
  training_certificate_months: months,
  eye_test_months: months,
  residence_days: whole(1000),
})

export const trainerLimits = z.object({
  practical_minutes_day: minutes,
  work_minutes_day: minutes,
  work_minutes_week: minutes,
  permit_months: months,
})

export const learnerLimits = z.object({
  minutes_day: minutes,
  break_after_minutes: minutes,
  break_minutes: minutes,
})

/** A paper that the country asks for, by words alone or as a kind that schools begin with asking for. */
const packDocument = z.object({
  names: words(120),
  kind: z.enum(documentKinds).nullable().default(null),
  of: z.enum(documentAudiences).default('everybody'),
  /** Asked of those alone who learn for one of these categories; of all where none is named. */
  categories: z.array(code).max(60).default([]),
})
export type PackDocument = z.output<typeof packDocument>

/** Everything of a version. A program that reads an old one finds whatever was not known then as not set. */
export const packData = z
  .object({
    categories: z.array(packCategory).max(60).default([]),
    exam: examRules.prefault({}),
    validity: validityPeriods.prefault({}),
    trainer: trainerLimits.prefault({}),
    learner: learnerLimits.prefault({}),
    documents: z.array(packDocument).max(40).default([]),
    /** In years; a guardian speaks for whoever is younger. */
    majority_age: z.int().min(14).max(25).nullable().default(null),
    /** 0 is Sunday. */
    week_start: z.int().min(0).max(6).nullable().default(null),
    weekend_days: z.array(z.int().min(0).max(6)).max(6).default([]),
    tax_note: words(500),
    notes: words(4000),
    /** Where the facts are from. */
    sources: z.string().trim().max(4000).default(''),
  })
  .superRefine(({ categories, documents }, context) => {
    const codes = new Map<string, number>()
    categories.forEach(({ code }, place) => {
      if (!codes.has(code.toLowerCase())) codes.set(code.toLowerCase(), place)
    })
    categories.forEach((category, place) => {
      const wrong = (field: (string | number)[], message: string) =>
        context.addIssue({ code: 'custom', path: ['categories', place, ...field], message, input: category })
      if (codes.get(category.code.toLowerCase()) !== place) wrong(['code'], 'taken')
      if (!Object.values(category.names).some((name) => name !== '')) wrong(['names'], 'required')
      const { min_age_months: age, min_training_age_months: training } = category
      if (age !== null && training !== null && training > age) wrong(['min_training_age_months'], 'training_age_above')
      const parent = category.parent_code && codes.get(category.parent_code.toLowerCase())
      // parents stand before what is below them, so that nothing stands below itself
      if (category.parent_code && (parent === undefined || parent === null || Number(parent) >= place))
        wrong(['parent_code'], 'unknown_choice')
      category.requires.forEach((required, nth) => {
        if (!codes.has(required.code.toLowerCase()) || required.code.toLowerCase() === category.code.toLowerCase())
          wrong(['requires', nth, 'code'], 'unknown_choice')
      })
      checkRequirements(category.requirements, (row, field, message) => wrong(['requirements', row, field], message))
    })
    documents.forEach(({ kind, categories: asked }, place) => {
      const wrong = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['documents', place, field], message, input: kind })
      if (kind !== null && documents.findIndex((other) => other.kind === kind) !== place) wrong('kind', 'taken')
      if (asked.some((one) => !codes.has(one.toLowerCase()))) wrong('categories', 'unknown_choice')
    })
  })
export type PackData = z.output<typeof packData>
export type PackDataInput = z.input<typeof packData>
