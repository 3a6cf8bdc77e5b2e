import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import {
  birthDay,
  clockTime,
  currencyCode,
  day,
  email,
  id,
  idText,
  languages,
  listOf,
  minorUnits,
  optionalText,
  phone,
  username,
} from '../../../kernel/shared.ts'
import { names, translatedOptional } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'
import { requiredKinds } from '../credentials/rules.ts'

export const employments = ['full_time', 'part_time', 'freelance', 'owner'] as const
/** Where somebody trains. What happens in traffic or on a yard is outdoors. */
export const trainings = ['theory', 'simulator', 'yard', 'road', 'exam_prep'] as const
export const outdoorTrainings = ['yard', 'road'] as const satisfies readonly (typeof trainings)[number][]
export const trainerGearboxes = ['manual', 'automatic'] as const
/** The students whom somebody may teach. */
export const eligibleGenders = ['both', 'men', 'women'] as const
/** Minutes a day at the wheel that most laws allow at most. */
export const usualMinutesDay = 495

const rate = minorUnits.min(0).nullish()
const minutes = (max: number) => z.int().min(0).max(max).nullish()

const startPoint = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  label: z.string().trim().max(120).default(''),
})

const taught = z.object({
  licence_type_id: id,
  /** First and last day on which they teach it; open where nobody said. */
  since: day.nullish(),
  until: day.nullish(),
})

/** Who teaches. A trainer is a person of the school and has that person's number. */
export const trainers = areaEndpoints({
  path: '/api/school/trainers',
  tag: 'trainers',
  one: 'a trainer',
  many: 'trainers',
  access: ownedBySchool('trainers'),
  inSchool: true,
  statuses: {
    onboarding: ['active', 'left'],
    active: ['on_leave', 'suspended', 'left'],
    on_leave: ['active', 'left'],
    suspended: ['active', 'left'],
    left: [],
  },
  reasons: ['suspended', 'left'],
  /** Of `left`: the last day at the school; today unless told. */
  statusInput: { left_on: day.optional() },
  row: {
    trainer_no: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    /** Their picture here, else the one that they gave themselves. */
    picture: z.string().nullable(),
    branch_ids: z.array(id),
    branch: z.array(z.string()),
    licence_type_ids: z.array(id),
    /** Their codes. */
    licence_type: z.array(z.string()),
    employment: z.enum(employments),
    position_id: id.nullable(),
    position: z.string().nullable(),
    teaches: z.array(z.enum(trainings)),
    gearboxes: z.array(z.enum(trainerGearboxes)),
    eligible_gender: z.enum(eligibleGenders),
    colour: z.string().nullable(),
    /** Credentials that nobody may teach without, and that do not hold today. */
    blocked_by: z.array(z.enum(requiredKinds)),
    /** None of them is missing: as far as the papers go, they may teach today. */
    is_ready: z.boolean(),
  },
  more: {
    names,
    first_name_ar: z.string().nullable(),
    family_name_ar: z.string().nullable(),
    first_name_en: z.string().nullable(),
    family_name_en: z.string().nullable(),
    address: z.string().nullable(),
    gender_id: id.nullable(),
    gender: z.string().nullable(),
    country_id: id.nullable(),
    country: z.string().nullable(),
    birth_date: day.nullable(),
    joined_on: day.nullable(),
    left_on: day.nullable(),
    speciality_ids: z.array(id),
    speciality: z.array(z.string()),
    certification_ids: z.array(id),
    certification: z.array(z.string()),
    languages: z.array(z.enum(languages)),
    /** They teach on a yard or the road. */
    outdoor: z.boolean(),
    licences: z.array(
      z.object({
        licence_type_id: id,
        code: z.string(),
        name: z.string(),
        since: day.nullable(),
        until: day.nullable(),
      }),
    ),
    default_vehicle_id: id.nullable(),
    default_vehicle: z.string().nullable(),
    start_point: startPoint.nullable(),
    max_minutes_day: z.int().nullable(),
    max_minutes_week: z.int().nullable(),
    max_lessons_day: z.int().nullable(),
    min_break_minutes: z.int().nullable(),
    buffer_minutes: z.int().nullable(),
    extra_hours: z.boolean(),
    extra_from: z.string().nullable(),
    extra_to: z.string().nullable(),
    /** What an hour is paid; null as well for whoever may not see it. */
    hourly_rate_minor: z.int().nullable(),
    evening_rate_minor: z.int().nullable(),
    weekend_rate_minor: z.int().nullable(),
    /** Whether the reader may see and set what is paid. */
    sees_pay: z.boolean(),
    currency: currencyCode,
    bio: names,
    photo: z.string().nullable(),
    is_public: z.boolean(),
    notes: z.string().nullable(),
    /** How they sign in: whether they have an account here. */
    has_account: z.boolean(),
  },
  input: z.object({
    /** Somebody whom the school knows already as staff or trainer; somebody new unless told. Never changed later. */
    person_id: id.nullish(),
    /** One script is needed whole. */
    first_name_ar: optionalText(80),
    family_name_ar: optionalText(80),
    first_name_en: optionalText(80),
    family_name_en: optionalText(80),
    /** Of somebody without an account: mails a link to open one. It needs an address. */
    invite: z.boolean().default(false),
    /** For the account; what stands before the @ unless told. */
    username: username.nullish(),
    email: email.nullish(),
    phone: phone.nullish(),
    address: optionalText(300),
    gender_id: id.nullish(),
    /** Nationality. */
    country_id: id.nullish(),
    birth_date: birthDay.nullish(),
    /** The school's own number; the next one unless told. */
    trainer_no: z
      .string()
      .trim()
      .regex(/^([\p{L}\p{N}./_-]{1,20})?$/u, 'invalid_format')
      .nullish(),
    joined_on: day.nullish(),
    employment: z.enum(employments).default('full_time'),
    position_id: id.nullish(),
    speciality_ids: z.array(id).max(30).default([]),
    certification_ids: z.array(id).max(30).default([]),
    /** Languages they teach in. */
    languages: z.array(z.enum(languages)).max(languages.length).default([]),
    teaches: z.array(z.enum(trainings)).min(1, 'required').max(trainings.length),
    gearboxes: z.array(z.enum(trainerGearboxes)).max(trainerGearboxes.length).default([]),
    eligible_gender: z.enum(eligibleGenders).default('both'),
    /** Licence types they teach, with the days where there is a first or last one. */
    licences: z.array(taught).max(50).optional(),
    /** The same without days, for files; days that stand already stay. */
    licence_type_ids: z.array(id).max(50).optional(),
    branch_ids: z.array(id).max(50).default([]),
    default_vehicle_id: id.nullish(),
    /** Where their day begins. */
    start_point: startPoint.nullish(),
    max_minutes_day: minutes(1440),
    max_minutes_week: minutes(10_080),
    max_lessons_day: z.int().min(1).max(48).nullish(),
    min_break_minutes: minutes(480),
    buffer_minutes: minutes(480),
    /** Works beyond the usual hours, then from and to. */
    extra_hours: z.boolean().default(false),
    extra_from: clockTime.nullish(),
    extra_to: clockTime.nullish(),
    hourly_rate_minor: rate,
    evening_rate_minor: rate,
    weekend_rate_minor: rate,
    colour: z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/, 'invalid_format')
      .nullish(),
    bio: translatedOptional(1000).optional(),
    /** Address of a picture that `keepAreaPicture` gave. */
    photo: optionalText(300),
    /** Shown on the school's own pages. */
    is_public: z.boolean().default(false),
    notes: optionalText(2000),
  }),
  filter: {
    branch_id: idText.optional(),
    licence_type_id: idText.optional(),
    employment: z.enum(employments).optional(),
    teaches: listOf(z.enum(trainings), trainings.length),
    eligible_gender: z.enum(eligibleGenders).optional(),
    /** Those whose papers let them teach today, or those whose papers do not. */
    ready: z.stringbool().optional(),
  },
  sheet: [
    'trainer_no',
    'first_name_ar',
    'family_name_ar',
    'first_name_en',
    'family_name_en',
    'email',
    'phone',
    'gender',
    'country',
    'birth_date',
    'address',
    'joined_on',
    'employment',
    'position',
    'branch',
    'licence_type',
    'speciality',
    'certification',
    'languages',
    'teaches',
    'gearboxes',
    'eligible_gender',
    'max_minutes_day',
    'max_minutes_week',
    'max_lessons_day',
    'min_break_minutes',
    'buffer_minutes',
    'hourly_rate_minor',
    'evening_rate_minor',
    'weekend_rate_minor',
    'colour',
    'notes',
  ],
  errors: [
    'plan_limit',
    'trainer_not_ready',
    'vehicle_not_for_licences',
    'already_trainer',
    'end_before_start',
    'forbidden',
    'beyond_own_rights',
    'last_role_editor',
    'own_account',
    'username_taken',
  ],
})

export const listTrainerCandidates = endpoint({
  method: 'GET',
  path: '/api/school/trainer-candidates',
  tag: 'trainers',
  inSchool: true,
  summary: 'Staff and trainers of the school who are not kept as trainers yet, to choose whom to make one',
  access: { school: 'trainers.create', platform: 'schools.edit' },
  query: z.object({ school_id: idText.optional() }),
  response: z.array(z.object({ id, name: z.string() })),
})
