import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, id, idText, instant, pageOf, paging, rowVersion } from '../../../kernel/shared.ts'
import { ownedBySchool } from '../../../kit/areas.ts'
import { students } from '../students/calls.ts'
import { namePart } from '../students/names.ts'

// Names, birth and identity are the office's to change: students and guardians ask for it, and the office decides.

/** What may be asked for. */
export const correctable = [
  'first_name',
  'second_name',
  'family_name',
  'birth_date',
  'gender_id',
  'country_id',
  'id_number',
] as const
export type Correctable = (typeof correctable)[number]

export const correctionStatuses = ['pending', 'accepted', 'refused', 'withdrawn'] as const

/** The wanted values, by field. An identity number is told to those alone who may see it. */
const wanted = z.object({
  first_name: namePart.optional(),
  second_name: namePart.optional(),
  family_name: namePart.optional(),
  birth_date: day.optional(),
  gender_id: id.optional(),
  country_id: id.optional(),
  id_number: z.string().optional(),
})

const correction = z
  .object({
    id,
    status: z.enum(correctionStatuses),
    /** The fields that are asked for, and what they shall say; of an identity number only its last four signs where it may not be seen. */
    fields: z.array(z.enum(correctable)),
    wanted,
    id_last4: z.string().nullable(),
    note: z.string().nullable(),
    reason: z.string().nullable(),
    created_at: instant,
    decided_at: instant.nullable(),
    version: rowVersion,
  })
  .meta({ id: 'Correction' })
export type Correction = z.infer<typeof correction>

const mine = { tag: 'my-studies', access: 'session' } as const
const params = z.object({ id: idText })

export const listMyCorrections = endpoint({
  ...mine,
  method: 'GET',
  path: '/api/my/students/:id/corrections',
  summary: 'What was asked to be put right, the newest first; a guardian needs the right to sign',
  params,
  response: z.array(correction),
})

const { shape } = students.input

export const askForCorrection = endpoint({
  ...mine,
  method: 'POST',
  path: '/api/my/students/:id/corrections',
  summary: 'Ask the office to put locked data right; a guardian needs the right to sign',
  status: 201,
  params,
  body: z.object({
    first_name: namePart.optional(),
    second_name: namePart.optional(),
    family_name: namePart.optional(),
    birth_date: shape.birth_date.unwrap().unwrap().optional(),
    gender_id: id.optional(),
    country_id: id.optional(),
    id_number: z.string().trim().min(1).max(40).optional(),
    note: z.string().trim().max(500).nullish(),
  }),
  response: correction,
  errors: ['nothing_to_correct', 'correction_waits', 'arabic_letters', 'latin_letters', 'invalid_identity'],
})

export const withdrawCorrection = endpoint({
  ...mine,
  method: 'POST',
  path: '/api/my/corrections/:id/withdraw',
  summary: 'Take back what was asked, while the office has not decided',
  params,
  response: correction,
  errors: ['illegal_transition'],
})

const tag = 'corrections'
const access = ownedBySchool('students')

export const listCorrections = endpoint({
  tag,
  inSchool: true,
  method: 'GET',
  path: '/api/school/corrections',
  summary: 'What students and guardians ask to be put right, the oldest that waits first',
  access: access('view'),
  query: paging.omit({ q: true, sort: true }).extend({
    status: z.enum(correctionStatuses).optional(),
    student_id: idText.optional(),
    school_id: idText.optional(),
  }),
  response: pageOf(
    correction.extend({
      student_id: id,
      student: z.string(),
      student_no: z.string(),
      asked_by: z.string().nullable(),
      /** What the record says of these fields now. */
      now: wanted,
    }),
  ),
})
export type OfficeCorrection = z.infer<typeof listCorrections.response>['rows'][number]

export const decideCorrection = endpoint({
  tag,
  inSchool: true,
  method: 'POST',
  path: '/api/school/corrections/:id/decision',
  summary: 'Put the record right as was asked, or refuse with a reason',
  access: access('edit'),
  params,
  body: z
    .object({
      status: z.enum(['accepted', 'refused']),
      reason: z.string().trim().max(500).nullish(),
      version: rowVersion,
      school_id: id.optional(),
    })
    .refine(({ status, reason }) => status === 'accepted' || Boolean(reason), { path: ['reason'], error: 'required' }),
  response: correction,
  errors: ['illegal_transition', 'stale_version', 'identity_taken', 'invalid_identity'],
})
