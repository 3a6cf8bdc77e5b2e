import { z } from 'zod'
import { clockTime, day, id, instant, languages } from '../../../kernel/shared.ts'
import { lessonInput } from '../lessons/calls.ts'
import { violation } from '../rules/violations.ts'
import { mostOccurrences } from './occurrences.ts'

const reason = z.string().trim().min(1).max(500)

export const seriesRule = z.object({
  /** 1 is Monday, 7 Sunday. */
  weekdays: z
    .array(z.int().min(1).max(7))
    .min(1)
    .max(7)
    .transform((given) => [...new Set(given)].sort()),
  every_weeks: z.int().min(1).max(12).default(1),
  first_day: day,
  time: clockTime,
  minutes: z.int().min(15).max(600),
  /** The last day, or how many lessons there are; one of the two has to be said. */
  until: day.nullish(),
  count: z.int().min(1).max(mostOccurrences).nullish(),
  skip_holidays: z.boolean().default(true),
})

/** What each lesson of a series is, with whom, with what and where. */
export const seriesTemplate = lessonInput
  .omit({ start: true, end: true, override_reason: true, session_id: true })
  .extend({
    /** The way in which a training component is learnt: the first lesson is its first session, and so on. */
    mode_id: id.nullish(),
  })

/** What a series is called, and in which language it is taught. */
export const seriesLabels = { name: z.string().trim().max(120).nullish(), language: z.enum(languages).nullish() }

const people = {
  trainer_id: id.nullish(),
  vehicle_id: id.nullish(),
  room_id: id.nullish(),
  simulator_id: id.nullish(),
  circuit_id: id.nullish(),
  zone_id: id.nullish(),
}

/** What becomes of an occurrence that a rule is against: left out, given otherwise, or given all the same. */
const answers = {
  skip: z.object({ action: z.literal('skip') }),
  take: z.object({ action: z.literal('take'), start: instant, end: instant, ...people, reason: reason.nullish() }),
  override: z.object({ action: z.literal('override'), reason }),
}
const decide = <Key extends z.ZodRawShape>(key: Key) =>
  z.discriminatedUnion('action', [answers.skip.extend(key), answers.take.extend(key), answers.override.extend(key)])

/** A decision on a day of a series that is yet to be. */
export const dayDecision = decide({ day })
/** A decision on a lesson that is there; to skip one is to leave it as it is. */
export const lessonDecision = decide({ lesson_id: id })
export type Decision = { day?: string; lesson_id?: number } & (
  | z.output<typeof answers.skip>
  | z.output<typeof answers.take>
  | z.output<typeof answers.override>
)

export const occurrenceStates = ['ok', 'conflict', 'holiday', 'skipped'] as const

export const occurrence = z
  .object({
    day,
    start: instant,
    end: instant,
    /** The lesson that is to be changed into this. */
    lesson_id: id.nullable(),
    state: z.enum(occurrenceStates),
    /** False where the clocks are put forward over the time. */
    exists: z.boolean(),
    /** True where the time comes twice that day; the first is meant. */
    twice: z.boolean(),
    /** Of the holiday on which there is no lesson. */
    holiday: z.string().nullable(),
    violations: z.array(violation),
    /** What no rule is against: the nearest start of that day, else another trainer at the same time. */
    suggestion: z
      .object({
        start: instant,
        end: instant,
        trainer_id: id.nullable(),
        trainer: z.string().nullable(),
        vehicle_id: id.nullable(),
        room_id: id.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'LessonOccurrence' })
export type CheckedOccurrence = z.infer<typeof occurrence>
