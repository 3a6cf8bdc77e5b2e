import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { login } from '../../../kernel/session/signIn.ts'
import { birthDay, currencyCode, email, id, languages, password, phone, username } from '../../../kernel/shared.ts'
import { gearboxes } from '../../curriculum/licences/calls.ts'
import { priorExperiences } from '../../curriculum/licences/requirements.ts'
import { studentLevels } from '../students/calls.ts'
import { namePart } from '../students/names.ts'

// How a stranger becomes an applicant of a school: what its page shows, the form, and the code that is mailed.

/** How long a mailed code holds, how often it may be tried, and how often another one is sent. */
export const applicationCode = { digits: 6, minutes: 10, tries: 5, sends: 5, pauseSeconds: 60 } as const

/** Why a school takes no applications. */
export const closures = ['off', 'unverified'] as const
export type Closure = (typeof closures)[number]

const path = '/api/public/schools/:slug'
const common = { tag: 'applications', access: 'public' } as const
const params = z.object({ slug: z.string().min(1).max(63) })
const choice = z.object({ id, name: z.string() })

const publicCourse = z
  .object({
    id,
    name: z.string(),
    description: z.string(),
    /** The licence that it leads to. */
    licence: z.string(),
    gearbox: z.enum(gearboxes),
    prior_experience: z.enum(priorExperiences),
    language: z.enum(languages),
    /** Null where it is agreed upon with each student. */
    price_minor: z.int().nullable(),
  })
  .meta({ id: 'PublicCourse' })
export type PublicCourse = z.infer<typeof publicCourse>

export const getPublicSchool = endpoint({
  ...common,
  method: 'GET',
  path,
  summary: 'What a school tells everybody about itself, and the choices of its application form',
  params,
  response: z
    .object({
      name: z.string(),
      logo: z.string().nullable(),
      city: z.string().nullable(),
      address: z.string().nullable(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      website: z.string().nullable(),
      gender_scope: z.enum(['mixed', 'men', 'women']),
      currency: currencyCode,
      /** Whether it takes applications now. */
      is_open: z.boolean(),
      /** Why it takes none: it chose so, or nobody of a school on trial has shown that their own address is theirs. */
      closed_for: z.enum(closures).nullable(),
      courses: z.array(publicCourse),
      genders: z.array(choice),
      id_types: z.array(choice),
    })
    .meta({ id: 'PublicSchool' }),
})

/** What an applicant is told, whoever they are: where the code is given, how long it holds, and when another may be asked for. */
const waiting = z
  .object({
    /** Names the application; without the mailed code it is worth nothing. */
    reference: z.string(),
    /** Seconds. */
    expires_in: z.int(),
    resend_in: z.int(),
  })
  .meta({ id: 'WaitingApplication' })
export type WaitingApplication = z.infer<typeof waiting>

export const startApplication = endpoint({
  ...common,
  method: 'POST',
  path: `${path}/applications`,
  summary:
    'Apply as a student: a code is mailed. The answer is the same whether the address or user name is known or not',
  limit: 'account',
  params,
  body: z.object({
    first_name: namePart,
    family_name: namePart,
    email,
    phone,
    birth_date: birthDay,
    /** Left out by who does not say. */
    gender_id: id.nullish(),
    id_type_id: id.nullish(),
    id_number: z.string().trim().min(1).max(40),
    level: z.enum(studentLevels).default('beginner'),
    course_id: id.nullish(),
    username,
    password,
    password_confirmation: password,
    /** In which the school writes to them. */
    language: z.enum(languages).default('ar'),
    data_consent: z.literal(true, 'required'),
  }),
  response: waiting,
  errors: [
    'applications_closed',
    'school_unverified',
    'applications_full',
    'outside_mail_off',
    'arabic_letters',
    'latin_letters',
    'unknown_choice',
    'invalid_identity',
    'password_short',
    'password_common',
    'password_weak',
    'password_personal',
    'password_mismatch',
  ],
})

/** Leads a day that a school takes from strangers who ask to be called. */
export const callsADay = 100

export const askToBeCalled = endpoint({
  ...common,
  method: 'POST',
  path: `${path}/calls`,
  summary:
    'Ask to be called: a name and a phone are enough. Who asks is a lead of the school, to be followed up today; the answer is the same whether the phone is known or not',
  limit: 'strict',
  params,
  body: z.object({
    name: z.string().trim().min(1).max(120),
    phone,
    /** When the call suits them, in their own words. */
    wish: z.string().trim().max(200).nullish(),
    language: z.enum(languages).default('ar'),
    data_consent: z.literal(true, 'required'),
  }),
  response: z.object({ asked: z.literal(true) }),
  errors: ['applications_closed', 'school_unverified', 'applications_full'],
})

const reference = z.string().min(1).max(100)

export const resendApplicationCode = endpoint({
  ...common,
  method: 'POST',
  path: `${path}/applications/resend`,
  summary: 'Mail another code; the one before holds no more',
  limit: 'strict',
  params,
  body: z.object({ reference }),
  response: waiting,
  errors: ['application_gone', 'applications_full', 'outside_mail_off'],
})

export const confirmApplication = endpoint({
  ...common,
  method: 'POST',
  path: `${path}/applications/confirm`,
  summary:
    'Give the mailed code: the caller becomes an applicant of the school, is signed in and told that the application arrived',
  limit: 'strict',
  params,
  body: z.object({
    reference,
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'invalid_format'),
    /** Another one, where the wished one is somebody else's. */
    username: username.optional(),
  }),
  response: login.response,
  errors: ['application_gone', 'code_wrong', 'code_over', 'username_taken', 'email_taken'],
})
