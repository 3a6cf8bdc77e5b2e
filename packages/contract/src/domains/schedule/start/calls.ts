import { z } from 'zod'
import { documentKinds } from '../../../kernel/choices/documentKinds.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { birthDay, currencyCode, day, id, idText, phone } from '../../../kernel/shared.ts'
import { licenceGroups } from '../../curriculum/licences/calls.ts'
import { gearTypes, oldestYearModel } from '../../resources/vehicles/calls.ts'
import { vinPattern } from '../../resources/vehicles/rules.ts'
import { stepsDone } from '../../school/schoolProfile/steps.ts'
import { listFreeSlots } from '../finding/calls.ts'
import { violation } from '../rules/violations.ts'

// The way of a new school to its first lesson, and what still refuses it.

const of = { tag: 'school-start', inSchool: true } as const
const inSchool = { school_id: id.optional() }

/** Things a school lacks without which the rules cannot be asked. */
export const startLacks = ['branch', 'lesson_type', 'licence_type', 'student'] as const

const named = z.object({ id, name: z.string() })
const paperStates = ['missing', 'pending', 'approved', 'rejected', 'expired'] as const

const start = z.object({
  steps: stepsDone,
  country: z.object({ code: z.string(), name: z.string() }).nullable(),
  currency: currencyCode,
  time_zone: z.string(),
  week_start: z.int(),
  weekend_days: z.array(z.int()),
  /** The pack that the school follows, else the one of its country; null where there is none. */
  pack: z
    .object({
      code: z.string(),
      name: z.string(),
      categories: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          group: z.enum(licenceGroups),
          /** The school has a licence type of this code. */
          is_there: z.boolean(),
          /** Somebody has to say from which age on, since the pack does not. */
          needs_age: z.boolean(),
          /** The pack says what has to be trained, so that a course can open. */
          is_planned: z.boolean(),
        }),
      ),
    })
    .nullable(),
  /** The main branch. */
  branch: named.nullable(),
  /** Of its week; 0 before it was saved for the first time. */
  week_version: z.int(),
  courses: z.array(named),
  /** Those in use. */
  licence_types: z.array(named),
  /** The school's rules ask for a trainer of the student's gender. */
  asks_gender: z.boolean(),
  /** The reader's own names, to begin with. */
  me: z.object({ first_name: z.string(), family_name: z.string(), is_trainer: z.boolean() }),
  trainer: named.nullable(),
  vehicle: named.nullable(),
  /** For those who see students. */
  student: named
    .extend({
      enrolment_id: id.nullable(),
      papers: z.array(z.object({ kind: z.enum(documentKinds), status: z.enum(paperStates) })),
      /** What the school also asks for before the student is active. */
      gaps: z.array(z.string()),
    })
    .nullable(),
  /** What the rules say of a first lesson with what is there. */
  judge: z.object({
    lacks: z.array(z.enum(startLacks)),
    against: z.array(violation),
    type_id: id.nullable(),
    /** The best starts at which nothing is against it. */
    found: listFreeSlots.response.nullable(),
  }),
})
export type SchoolStart = z.output<typeof start>

export const getSchoolStart = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/start',
  summary: 'How far a school is on the way to its first lesson, and what the rules still have against it',
  access: { school: 'settings.view', platform: 'schools.view' },
  query: z.object({ school_id: idText.optional() }),
  response: start,
})

export const startCountry = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/start/country',
  summary: 'Say in which country a school is: its clock, week and pack of rules, and its money where there is none yet',
  access: { school: 'settings.edit', platform: 'schools.edit' },
  body: z.object({
    country: z.string().regex(/^[A-Z]{2}$/, 'invalid_format'),
    time_zone: z.string().max(60).optional(),
    ...inSchool,
  }),
  response: start,
})

/** What taking the pack takes, each of them. */
export const packNeeds = [
  'licence_types_courses.create',
  'licence_types_courses.status',
  'lesson_types.create',
  'skills.create',
  'error_settings.create',
  'contracts.create',
] as const

export const startPack = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/start/pack',
  summary:
    'Take what a country usually has, all or nothing: licence types with their requirements, components, lesson types, skills, errors, marking, courses and a draft of a contract. What is there already stays as it is',
  access: { school: packNeeds, platform: 'schools.edit' },
  body: z.object({
    /** Of the pack's categories; nothing where there is no pack. */
    types: z
      .array(z.object({ code: z.string().max(20), min_age_months: z.int().min(0).max(1200).nullish() }))
      .max(60)
      .default([]),
    ...inSchool,
  }),
  response: z.object({
    added: z.object({
      licence_types: z.int(),
      components: z.int(),
      lesson_types: z.int(),
      skills: z.int(),
      errors: z.int(),
      marking: z.int(),
      courses: z.int(),
      contracts: z.int(),
    }),
    start,
  }),
})

const nameText = z.string().trim().min(1, 'required').max(60)
const paper = z.object({ number: z.string().trim().min(1, 'required').max(60), expires_on: day })
const trainerNeeds = [
  'trainers.create',
  'trainers.status',
  'trainer_credentials.create',
  'trainer_credentials.verify',
] as const

export const startTrainer = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/start/trainer',
  summary:
    'Make a trainer of the caller, or of somebody else who is new here, with the two papers that nobody teaches without',
  access: { school: trainerNeeds },
  body: z.object({
    first_name: nameText,
    family_name: nameText,
    teaching_permit: paper,
    driving_licence: paper,
    /** Who teaches instead of the caller, by their number. Who is a trainer here under it gets the papers that they lack. */
    other: z
      .object({
        phone,
        gender_id: id.nullish(),
        /** All in use unless told. */
        licence_type_ids: z.array(id).min(1, 'required').max(50).optional(),
      })
      .optional(),
    ...inSchool,
  }),
  response: start,
  errors: ['plan_limit', 'date_in_past'],
})

export const startVehicle = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/start/vehicle',
  summary: 'Add the first car with what the rules ask of it; the rest has usual values that the school changes later',
  access: { school: 'vehicles.create', platform: 'schools.edit' },
  body: z.object({
    registration_no: z
      .string()
      .trim()
      .min(1)
      .max(20)
      .regex(/^[\p{L}\p{N} -]*[\p{L}\p{N}][\p{L}\p{N} -]*$/u, 'invalid_format'),
    gear_type: z.enum(gearTypes),
    dual_controls: z.boolean(),
    insurance_expires_on: day,
    brand_id: id,
    model: z.string().trim().min(1).max(60),
    year_model: z.int().min(oldestYearModel).max(9999),
    chassis_no: z.string().trim().toUpperCase().regex(vinPattern, 'invalid_vin'),
    ...inSchool,
  }),
  response: start,
  errors: ['plan_limit'],
})

const studentNeeds = ['students.create', 'enrolments.create', 'enrolments.status'] as const

export const startStudent = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/start/student',
  summary: 'Write down the first student and open the training in a course for them',
  access: { school: studentNeeds, platform: 'schools.edit' },
  body: z.object({
    first_name: nameText,
    family_name: nameText,
    phone,
    birth_date: birthDay,
    course_id: id,
    ...inSchool,
  }),
  response: start,
  errors: ['plan_limit', 'too_young', 'course_closed'],
})

export const startPapers = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/start/papers',
  summary: 'Keep papers that a student brought, looked at and approved by the caller, all or none',
  access: { school: ['student_documents.create', 'student_documents.verify'], platform: 'schools.edit' },
  body: z.object({
    student_id: id,
    papers: z
      .array(z.object({ kind: z.enum(documentKinds), file_id: id, expires_on: day.nullish() }))
      .min(1)
      .max(documentKinds.length)
      .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, 'same_twice'),
    ...inSchool,
  }),
  response: start,
  errors: ['not_a_paper', 'date_in_past', 'unknown_file'],
})

/** What each step takes of a school's own people. */
export const startNeeds = {
  country: ['settings.edit'],
  pack: packNeeds,
  trainer: trainerNeeds,
  vehicle: ['vehicles.create'],
  hours: ['branches.edit'],
  student: studentNeeds,
  lesson: ['schedules.create'],
} as const
