import { z } from 'zod'
import { keysOf } from '../../../kernel/choices/lists.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, id, idText, instant } from '../../../kernel/shared.ts'
import { errorGroups } from '../../curriculum/drivingErrors/calls.ts'
import { interventions, severities } from '../../curriculum/drivingErrors/marking.ts'
import { manoeuvres } from '../../curriculum/drivingErrors/markingSchemes.ts'
import { skillStages } from '../../curriculum/skills/calls.ts'
import { checkItems } from '../../resources/maintenance/checks.ts'
import { lessonStatuses } from '../../schedule/lessons/statuses.ts'
import { lessonKinds } from '../../schedule/lessonTypes/calls.ts'
import { objection } from '../../students/contracts/signatures.ts'
import { act, defectText } from './acts.ts'
import { ratingContext } from './context.ts'
import { examResult, examScheme } from './exam.ts'
import { clashReasons, outcomes } from './merge.ts'
import { signerRoles } from './rules.ts'

// What trainers see and do of the lessons that they give. Anyone who gives none of them finds nothing here.

const of = { tag: 'my-teaching', access: 'session' } as const
const key = z.string()

export const recordState = z.object({
  started_at: instant.nullable(),
  ended_at: instant.nullable(),
  finished_at: instant.nullable(),
  late_minutes: z.int().nullable(),
  /** One of several students did not come. */
  is_absent: z.boolean(),
  km_start: z.int().nullable(),
  km_end: z.int().nullable(),
  is_fit: z.boolean().nullable(),
  defects: z.array(z.object({ key, text: z.string(), may_drive: z.boolean() })),
  /** What the drive is like, for the ratings to come. */
  context: ratingContext.nullable(),
  /** Skills that the next lesson is about. */
  focus: z.array(id),
  shared_note: z.string().nullable(),
  internal_note: z.string().nullable(),
  ratings: z.array(
    z.object({
      skill_id: id,
      level: z.int(),
      prompted: z.boolean(),
      comment: z.string().nullable(),
      context: ratingContext.nullable(),
      /** The level that was meant, where it was not to be given yet. */
      asked: z.int().nullable(),
    }),
  ),
  marks: z.array(
    z.object({
      key,
      error_type_id: id,
      severity: z.enum(severities),
      intervention: z.enum(interventions),
      at: instant,
    }),
  ),
  manoeuvres: z.array(z.enum(manoeuvres)),
  signatures: z.array(
    z.object({
      role: z.enum(signerRoles),
      name: z.string(),
      signature: z.string().nullable(),
      /** On the clock of the device; when the server heard of it, null of what was signed before that was kept. */
      signed_at: instant,
      received_at: instant.nullable(),
      /** On whose device, where it was not by an account of their own. */
      witness: z.string().nullable(),
    }),
  ),
  slots: z.record(z.string(), key),
})

/** Where a student stands with a skill, by the lessons that were finished. */
export const skillState = z.object({
  skill_id: id,
  level: z.int(),
  /** Against the time before: 1 is better, -1 is worse. */
  trend: z.int().min(-1).max(1),
  last_seen: instant,
  /** In how many lessons it was rated. */
  times: z.int(),
  /** The different conditions in which it was shown well and without help. */
  contexts: z.array(ratingContext),
  /** Where the student sees themselves; null where they have not said. */
  own_level: z.int().nullable(),
})
export type SkillState = z.infer<typeof skillState>

export const skillOfCatalogue = z.object({
  id,
  name: z.string(),
  group: z.string().nullable(),
  stage: z.enum(skillStages),
  target_level: z.int(),
  /** None means all. */
  licence_type_ids: z.array(id),
})
export type CatalogueSkill = z.infer<typeof skillOfCatalogue>

const errorOfCatalogue = z.object({
  id,
  code: z.string(),
  name: z.string(),
  group: z.enum(errorGroups),
  default_severity: z.enum(severities),
  allowed_severities: z.array(z.enum(severities)),
  points: z.int(),
  repeat_escalates_after: z.int().nullable(),
  immediate_fail: z.boolean(),
  licence_type_ids: z.array(id),
})
export type CatalogueError = z.infer<typeof errorOfCatalogue>

const named = z.object({ id, name: z.string() })

/** What was taught where that differs from the plan, how much of it counts, and why. */
export const taughtMinutes = z.object({
  planned: z.int(),
  taught: z.int(),
  counted: z.int(),
  reason: z.string().nullable(),
})
export type TaughtMinutes = z.infer<typeof taughtMinutes>

const lessonOfDay = z.object({
  id,
  status: z.enum(keysOf(lessonStatuses)),
  type: z.object({ ...named.shape, kind: z.enum(lessonKinds), colour: z.string(), stage: z.string() }),
  branch: z.string(),
  start: instant,
  end: instant,
  /** From when on it may be begun. */
  opens_at: instant,
  /** The difference from its planned minutes that nobody asks about. */
  minutes_slack: z.int(),
  /** What was taught where that differs from the plan, how much of it counts, and why. */
  minutes: taughtMinutes.nullable(),
  meeting_point: z.string().nullable(),
  meeting_at: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  /** Circuit, room or simulator. */
  place: z.string().nullable(),
  /** With when the trainer looked it over on that day, and how they found it. */
  vehicle: z
    .object({
      ...named.shape,
      plate: z.string(),
      odometer_km: z.int().nullable(),
      checked_at: instant.nullable(),
      found: z
        .object({ is_fit: z.boolean(), failed: z.array(z.enum(checkItems)), notes: z.string().nullable() })
        .nullable(),
      /** What somebody reported that it must not be driven with, while that is open. */
      stopped_by: z.string().nullable(),
    })
    .nullable(),
  notes: z.string().nullable(),
  /** A theory class: who was there is noted on its own page, and it has no record. */
  is_class: z.boolean(),
  /** Several students may have it: it is here once for each of them, with a record each. */
  is_shared: z.boolean(),
  booked: z.int(),
  /** The one whom a lesson is for that is no class. */
  student: z
    .object({
      id,
      booking_id: id,
      name: z.string(),
      phone: z.string().nullable(),
      photo: z.string().nullable(),
      licence_type_id: id,
      licence_type: z.string(),
      /** Which of the lessons of this course it is, those to come among them. */
      nth: z.int(),
      of: z.int(),
    })
    .nullable(),
  /** What the lesson before was to be followed by, and what was written of it. */
  last: z
    .object({
      start: instant,
      trainer: z.string().nullable(),
      focus: z.array(id),
      shared_note: z.string().nullable(),
      internal_note: z.string().nullable(),
    })
    .nullable(),
  skills: z.array(skillState),
  record: recordState,
  /** How it ended, of a mock exam that was finished. */
  exam: examResult.nullable(),
  /** The lesson was given although the office had cancelled it. */
  is_despite_cancel: z.boolean(),
  /** What the student, or who signs for them, has said against the record. */
  objection: objection.nullable(),
})
export type DayLesson = z.infer<typeof lessonOfDay>

export const getTeachingDay = endpoint({
  ...of,
  method: 'GET',
  path: '/api/my/teaching/days/:day',
  summary: 'The lessons that I give on a day, with all that is needed to give them where there is no network',
  params: z.object({ day: z.union([day, z.literal('today')]) }),
  response: z.object({
    day,
    today: day,
    now: instant,
    time_zone: z.string(),
    me: named,
    lessons: z.array(lessonOfDay),
    skills: z.array(skillOfCatalogue),
    levels: z.array(z.object({ level: z.int(), name: z.string() })),
    errors: z.array(errorOfCatalogue),
    /** Published schemes that hold today, the latest first. */
    schemes: z.array(examScheme),
  }),
})
export type TeachingDay = z.infer<typeof getTeachingDay.response>

export const sendLessonActs = endpoint({
  ...of,
  method: 'POST',
  path: '/api/my/teaching/lessons/:id/acts',
  summary:
    'Tell what I did in a lesson, in its order; an act that came before counts once. Each is answered by what became of it',
  params: z.object({ id: idText }),
  /** Of a lesson of several students the acts are of the one whose booking it is. */
  body: z.object({
    booking_id: id.optional(),
    /** What the clock of the device says now: one that is wrong is put right by it. */
    sent_at: instant.optional(),
    acts: z.array(act).min(1).max(100),
  }),
  response: z.object({
    results: z.array(z.object({ key, outcome: z.enum(outcomes), reason: z.enum(clashReasons).nullable() })),
    lesson: lessonOfDay,
  }),
  bodyLimit: 1_048_576,
})

export const listUnfinishedOfMine = endpoint({
  ...of,
  method: 'GET',
  path: '/api/my/teaching/unfinished',
  summary: 'Lessons that I gave or was to give in the last two weeks and that nobody finished or signed',
  response: z.array(
    z.object({
      id,
      day,
      start: instant,
      end: instant,
      type: z.string(),
      booking_id: id,
      is_shared: z.boolean(),
      student: z.string().nullable(),
      is_finished: z.boolean(),
    }),
  ),
})

export const checkMyVehicle = endpoint({
  ...of,
  method: 'POST',
  path: '/api/my/teaching/vehicles/:id/check',
  summary: 'Say how I found a vehicle before my first lesson with it today; a second time replaces the first',
  params: z.object({ id: idText }),
  body: z.object({
    /** What the odometer shows; left out it stands where it stood. */
    odometer_km: z.int().min(0).max(9_999_999).nullish(),
    /** Only the points that are not in order. */
    failed: z.array(z.enum(checkItems)).max(checkItems.length).default([]),
    /** Reported to the fleet. */
    defect: z.object({ text: defectText, may_drive: z.boolean() }).nullish(),
  }),
  response: z.object({ checked_at: instant }),
  errors: ['odometer_falls', 'vehicle_gone'],
})

/** So many photos are put to a defect at most. */
export const mostDefectPhotos = 5

export const addDefectPhotos = endpoint({
  ...of,
  method: 'POST',
  path: '/api/my/teaching/defects/:key/photos',
  summary: 'Put pictures that I uploaded to a defect that I reported from a lesson, by the key of the act',
  params: z.object({ key: z.uuid() }),
  body: z.object({ photo_ids: z.array(id).min(1).max(mostDefectPhotos) }),
  response: z.object({ photos: z.int() }),
})
