import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { email, id, idText, optionalText, phone } from '../../../kernel/shared.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'
import { namePart, noName } from '../students/names.ts'
import { guardianRelations } from './relations.ts'

/** What a guardian may do for a student. */
export const guardianRights = ['view_progress', 'pay', 'book', 'cancel', 'sign'] as const
export type GuardianRight = (typeof guardianRights)[number]

const access = ownedBySchool('guardians')

/** Who speaks for students: a person of the school, for as many of them as they are guardian of. */
export const guardians = areaEndpoints({
  path: '/api/school/guardians',
  tag: 'guardians',
  one: 'a guardian',
  many: 'guardians',
  access,
  inSchool: true,
  statuses: { active: ['inactive'], inactive: ['active'] },
  row: {
    phone: z.string().nullable(),
    email: z.string().nullable(),
    id_last4: z.string().nullable(),
    /** Names of those they speak for. */
    students: z.array(z.object({ id, name: z.string(), relation: z.enum(guardianRelations) })),
  },
  more: {
    first_name: namePart,
    second_name: namePart,
    family_name: namePart,
    id_type_id: id.nullable(),
    id_type: z.string().nullable(),
    /** Null for those who may not see it. */
    id_number: z.string().nullable(),
    address: z.string().nullable(),
    notes: z.string().nullable(),
  },
  input: z.object({
    first_name: namePart,
    second_name: namePart.default(noName),
    family_name: namePart,
    phone,
    email: email.nullish(),
    id_type_id: id.nullish(),
    id_number: optionalText(40),
    address: optionalText(300),
    notes: optionalText(1000),
  }),
  filter: { student_id: idText.optional() },
  sheet: [
    'first_name_ar',
    'family_name_ar',
    'first_name_en',
    'family_name_en',
    'phone',
    'email',
    'id_type',
    'id_number',
    'address',
    'notes',
  ],
  errors: ['arabic_letters', 'latin_letters', 'identity_taken', 'invalid_identity'],
})

const of = { tag: guardians.tag, inSchool: true } as const
const params = z.object({ id: idText })

const link = z.object({
  guardian_id: id,
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  relation: z.enum(guardianRelations),
  rights: z.array(z.enum(guardianRights)),
  is_main: z.boolean(),
})

export const listStudentGuardians = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/students/:id/guardians',
  summary: 'Who speaks for a student, the main one first',
  access: access('view'),
  params,
  query: z.object({ school_id: idText.optional() }),
  response: z.array(link),
})

export const linkGuardian = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/students/:id/guardians',
  summary: 'Let a guardian speak for a student, or change what they may do; the first one is the main one',
  access: access('edit'),
  params,
  body: z.object({
    guardian_id: id,
    relation: z.enum(guardianRelations),
    rights: z.array(z.enum(guardianRights)).max(guardianRights.length),
    is_main: z.boolean().default(false),
    school_id: id.optional(),
  }),
  response: z.array(link),
  errors: ['own_guardian'],
})

export const unlinkGuardian = endpoint({
  ...of,
  method: 'DELETE',
  path: '/api/school/students/:id/guardians/:guardian_id',
  summary: 'Let a guardian speak for a student no longer',
  access: access('edit'),
  params: z.object({ id: idText, guardian_id: idText }),
  query: z.object({ school_id: idText.optional() }),
  response: z.array(link),
})
