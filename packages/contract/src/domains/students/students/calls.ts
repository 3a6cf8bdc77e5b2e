import { z } from 'zod'
import { documentKinds } from '../../../kernel/choices/documentKinds.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import {
  birthDay,
  day,
  email,
  id,
  idText,
  instant,
  languages,
  listOf,
  optionalText,
  phone,
} from '../../../kernel/shared.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'
import { wishTime, wishTimes } from '../../../kit/wishTimes.ts'
import { minutesBrought, relationWord } from './bringing.ts'
import { doubleReasons } from './doubles.ts'
import { namePart, noName } from './names.ts'
import { studentGaps } from './rules.ts'

export const studentLevels = ['beginner', 'intermediate', 'expert'] as const
export const studentSources = [
  'walk_in',
  'phone',
  'website',
  'referral',
  'social',
  'campaign',
  'corporate',
  'import',
] as const
export const trainerGenders = ['any', 'male', 'female'] as const
export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const
/** What a lesson has to be prepared for; the codes of vehicles' adaptations are the vehicles' own. */
export const specialNeeds = [
  'hearing',
  'wheelchair',
  'left_hand',
  'left_foot',
  'hand_controls',
  'reading',
  'other',
] as const
/** The version of the text that a student agrees to when the office ticks it. */
export const consentVersion = '2026-11'

const access = ownedBySchool('students')

const pickupPoint = z.object({
  label: z.string().trim().min(1).max(60),
  address: z.string().trim().max(200).default(''),
  lat: z.number().min(-90).max(90).nullable().default(null),
  lng: z.number().min(-180).max(180).nullable().default(null),
})
export type PickupPoint = z.output<typeof pickupPoint>

const mergedOne = z.object({ id, name: z.string(), student_no: z.string() })

/** Who learns at a school. A student is a person: the key is that of the person, whom chat, mail and calendar name. */
export const students = areaEndpoints({
  path: '/api/school/students',
  tag: 'students',
  one: 'a student',
  many: 'students',
  access,
  inSchool: true,
  statuses: {
    applicant: ['active', 'rejected'],
    active: ['paused', 'completed', 'withdrawn'],
    paused: ['active', 'completed', 'withdrawn'],
    completed: ['active'],
    rejected: ['applicant'],
    withdrawn: ['active'],
  },
  reasons: ['paused', 'rejected', 'withdrawn'],
  row: {
    student_no: z.string(),
    photo: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    birth_date: day.nullable(),
    gender_id: id.nullable(),
    /** Where they were written down, by key and by name. */
    branch_id: id.nullable(),
    branch: z.string().nullable(),
    level: z.enum(studentLevels),
    tags: z.array(z.string()),
    /** What they are enrolled for at present, by its code, and who mainly teaches them. */
    licence_types: z.array(z.string()),
    trainers: z.array(z.string()),
    /** Gaps that keep them from becoming active, by the rules of the school. */
    gaps: z.array(z.enum(studentGaps)),
    /** Whole days since somebody last changed something about them. */
    days_still: z.int(),
  },
  more: {
    first_name: namePart,
    second_name: namePart,
    family_name: namePart,
    gender: z.string().nullable(),
    country_id: id.nullable(),
    country: z.string().nullable(),
    id_type_id: id.nullable(),
    id_type: z.string().nullable(),
    /** Null for those who may not see it; `id_last4` is for everybody. */
    id_number: z.string().nullable(),
    id_last4: z.string().nullable(),
    id_expires_on: day.nullable(),
    province: z.string().nullable(),
    city: z.string().nullable(),
    address: z.string().nullable(),
    pickup_points: z.array(pickupPoint),
    languages: z.array(z.enum(languages)),
    occupation: z.string().nullable(),
    /** Null for those who may not see what is medical. */
    blood_group: z.enum(bloodGroups).nullable(),
    wears_glasses: z.boolean(),
    special_needs: z.array(z.enum(specialNeeds)),
    emergency_name: z.string().nullable(),
    emergency_relation: z.string().nullable(),
    emergency_phone: z.string().nullable(),
    source: z.enum(studentSources),
    referred_by: z.string().nullable(),
    trainer_gender: z.enum(trainerGenders),
    wish_times: z.array(wishTime),
    data_consent: z.boolean(),
    data_consent_at: z.string().nullable(),
    data_consent_version: z.string().nullable(),
    marketing_consent: z.boolean(),
    shared_notes: z.string().nullable(),
    /** Never for the student or a guardian. */
    internal_notes: z.string().nullable(),
    has_account: z.boolean(),
    /** They were invited to their account and have not opened it. */
    is_invited: z.boolean(),
    /** Under the age of majority today. */
    is_minor: z.boolean(),
    /** By which they took another record in, or went into one; those that were undone are not told. */
    merges: z.array(
      z.object({
        id,
        kept: mergedOne,
        other: mergedOne,
        at: instant,
        by: z.string().nullable(),
        /** Null once it is too late. */
        undo_until: instant.nullable(),
      }),
    ),
    /** The papers that the school asks of them, each with how it stands. */
    papers: z.array(
      z.object({
        kind: z.enum(documentKinds),
        status: z.enum(['missing', 'pending', 'approved', 'rejected', 'expired']),
        document_id: id.nullable(),
      }),
    ),
  },
  input: z.object({
    /** Given by the server where nothing is said. */
    student_no: optionalText(20),
    branch_id: id.nullish(),
    first_name: namePart,
    second_name: namePart.default(noName),
    family_name: namePart,
    phone: phone.nullish(),
    email: email.nullish(),
    gender_id: id.nullish(),
    birth_date: birthDay.nullish(),
    country_id: id.nullish(),
    id_type_id: id.nullish(),
    id_number: optionalText(40),
    id_expires_on: day.nullish(),
    province: optionalText(80),
    city: optionalText(80),
    address: optionalText(300),
    pickup_points: z.array(pickupPoint).max(5).default([]),
    languages: z.array(z.enum(languages)).max(languages.length).default([]),
    level: z.enum(studentLevels).default('beginner'),
    occupation: optionalText(80),
    blood_group: z.enum(bloodGroups).nullish(),
    wears_glasses: z.boolean().default(false),
    special_needs: z.array(z.enum(specialNeeds)).max(specialNeeds.length).default([]),
    emergency_name: optionalText(80),
    emergency_relation: optionalText(40),
    emergency_phone: phone.nullish(),
    source: z.enum(studentSources).default('walk_in'),
    referred_by: optionalText(80),
    trainer_gender: z.enum(trainerGenders).default('any'),
    wish_times: wishTimes.default([]),
    data_consent: z.boolean().default(false),
    marketing_consent: z.boolean().default(false),
    shared_notes: optionalText(2000),
    internal_notes: optionalText(2000),
    tags: z.array(z.string().trim().min(1).max(30)).max(10).default([]),
    /** Address of a picture that `keepAreaPicture` gave. */
    photo: optionalText(300),
  }),
  filter: {
    level: z.enum(studentLevels).optional(),
    gender_id: idText.optional(),
    branch_id: idText.optional(),
    source: z.enum(studentSources).optional(),
    /** Those who are enrolled for the licence type, or mainly taught by the trainer, at present. */
    licence_type_id: idText.optional(),
    trainer_id: idText.optional(),
    tag: z.string().trim().max(30).optional(),
    /** Those about whom nothing happened for so many days. */
    still_for: z.coerce.number<string | number>().int().min(1).max(3650).optional(),
    /** Those who have a seat in a lesson on the day, by the school's clock; for whoever may see lessons. */
    lesson_on: day.optional(),
    /** Those chosen one by one. */
    ids: listOf(idText, 500),
  },
  sheet: [
    'student_no',
    'first_name_ar',
    'second_name_ar',
    'family_name_ar',
    'first_name_en',
    'second_name_en',
    'family_name_en',
    'phone',
    'email',
    'birth_date',
    'id_type',
    'id_number',
    'id_expires_on',
    'level',
    'province',
    'city',
    'address',
    'occupation',
    'source',
    'trainer_gender',
    'tags',
    'shared_notes',
    'gender',
    'country',
    'branch',
  ],
  /** Who speaks for them, and how far they are in a training that began elsewhere. */
  brought: {
    guardian_name: optionalText(190),
    guardian_phone: phone.nullish(),
    guardian_relation: relationWord.nullish(),
    course_id: id.nullish(),
    /** In whose only course they are enrolled where no course is named. */
    licence_type_id: id.nullish(),
    start_on: day.nullish(),
    ...minutesBrought,
  },
  errors: [
    'plan_limit',
    'identity_taken',
    'invalid_identity',
    'student_no_taken',
    'student_incomplete',
    'student_live',
    'student_merged',
    'arabic_letters',
    'latin_letters',
  ],
})

/** The body, and not the address, carries an identity number: addresses are logged. */
export const findDoubles = endpoint({
  method: 'POST',
  path: '/api/school/students/doubles',
  tag: students.tag,
  summary: 'Students of the school who look like the same person; asked while somebody types',
  access: access('view'),
  inSchool: true,
  isRead: true,
  body: z.object({
    /** The student who is being changed, who is no double of themselves. */
    except: id.optional(),
    id_number: optionalText(40),
    phone: optionalText(20),
    email: optionalText(254),
    birth_date: day.nullish(),
    first_name: z.object({ ar: z.string().trim().max(60), en: z.string().trim().max(60) }).optional(),
    family_name: z.object({ ar: z.string().trim().max(60), en: z.string().trim().max(60) }).optional(),
    school_id: id.optional(),
  }),
  response: z.array(
    z.object({
      id,
      name: z.string(),
      student_no: z.string(),
      status: z.string(),
      birth_date: day.nullable(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      id_last4: z.string().nullable(),
      is_archived: z.boolean(),
      by: z.array(z.enum(doubleReasons)),
    }),
  ),
})

/** What lists are searched by stands in their address, which is logged and kept by browsers; so numbers are looked up here. */
export const findStudents = endpoint({
  method: 'POST',
  path: '/api/school/students/find',
  tag: students.tag,
  summary: 'Students with an identity number, all of it, or with such a phone or student number',
  access: access('view'),
  inSchool: true,
  isRead: true,
  body: z.object({ number: z.string().trim().min(4).max(40), school_id: id.optional() }),
  response: z.array(
    z.object({
      id,
      name: z.string(),
      student_no: z.string(),
      status: z.string(),
      is_archived: z.boolean(),
      by: z.enum(['id_number', 'text']),
    }),
  ),
})
