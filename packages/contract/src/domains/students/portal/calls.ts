import { z } from 'zod'
import { documentKinds } from '../../../kernel/choices/documentKinds.ts'
import { keysOf } from '../../../kernel/choices/lists.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { keptFile } from '../../../kernel/files.ts'
import { day, id, idText, instant, rowVersion } from '../../../kernel/shared.ts'
import { wishTime } from '../../../kit/wishTimes.ts'
import { documents } from '../documents/calls.ts'
import { enrolments } from '../enrolments/calls.ts'
import { guardianRights } from '../guardians/calls.ts'
import { students, trainerGenders } from '../students/calls.ts'
import { namePart } from '../students/names.ts'
import { studentGaps } from '../students/rules.ts'

// What students see and do for themselves, and guardians for those they speak for. Anyone who is neither finds nothing here.

const of = { tag: 'my-studies', access: 'session' } as const
const params = z.object({ id: idText })

const paper = z.object({
  kind: z.enum(documentKinds),
  status: z.enum(['missing', 'pending', 'approved', 'rejected', 'expired']),
  document_id: id.nullable(),
  /** Why the office rejected it. */
  reason: z.string().nullable(),
  expires_on: day.nullable(),
})

const course = z.object({
  enrolment_id: id,
  course: z.string(),
  licence_type: z.string(),
  status: z.enum(keysOf(enrolments.statuses)),
  /** It is under way, and the school lets students book its lessons. */
  is_bookable: z.boolean(),
  trainer: z.string().nullable(),
  start_on: day,
  days_left: z.int().nullable(),
  owed_minutes: z.int(),
  done_minutes: z.int(),
})

/** What a student keeps right themselves. */
const details = z.object({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  province: z.string().nullable(),
  city: z.string().nullable(),
  address: z.string().nullable(),
  emergency_name: z.string().nullable(),
  emergency_relation: z.string().nullable(),
  emergency_phone: z.string().nullable(),
  trainer_gender: z.enum(trainerGenders),
  wish_times: z.array(wishTime),
  marketing_consent: z.boolean(),
})

/** What the office alone changes; a student asks for it. */
const locked = z.object({
  first_name: namePart,
  second_name: namePart,
  family_name: namePart,
  birth_date: day.nullable(),
  gender_id: id.nullable(),
  country_id: id.nullable(),
  id_last4: z.string().nullable(),
})

const myStudent = z.object({
  id,
  name: z.string(),
  student_no: z.string(),
  photo: z.string().nullable(),
  status: z.enum(keysOf(students.statuses)),
  version: rowVersion,
  /** It is the person who asks; else they are a guardian. */
  is_self: z.boolean(),
  rights: z.array(z.enum(guardianRights)),
  is_minor: z.boolean(),
  /** Gaps and papers are told to a guardian who may see progress or sign, why a paper was rejected to who signs. */
  gaps: z.array(z.enum(studentGaps)),
  papers: z.array(paper),
  /** The newest that was sent and is not accepted; null where there is none, or the reader may not see it. */
  contract: z
    .object({
      id,
      awaits: z.array(z.enum(['student', 'guardian'])),
      may_sign: z.enum(['student', 'guardian']).nullable(),
    })
    .nullable(),
  /** Empty for a guardian who may not see progress. */
  courses: z.array(course),
  shared_notes: z.string().nullable(),
  /** Null for a guardian who does not sign. */
  details: details.nullable(),
  locked: locked.nullable(),
})
export type MyStudent = z.infer<typeof myStudent>
export type MyDetails = z.infer<typeof details>

export const listMyStudents = endpoint({
  ...of,
  method: 'GET',
  path: '/api/my/students',
  summary:
    'Those I look after: myself as a student, and whom I speak for as a guardian. What they lack before lessons can be booked, and where they stand',
  response: z.array(myStudent),
})

const { shape } = students.input

export const updateMyDetails = endpoint({
  ...of,
  method: 'PATCH',
  path: '/api/my/students/:id',
  summary:
    'Change contact data and wishes: my own, or of a minor for whom I sign. A guardian does not change the e-mail',
  params,
  body: z.object({
    version: rowVersion,
    phone: shape.phone,
    email: shape.email,
    province: shape.province,
    city: shape.city,
    address: shape.address,
    emergency_name: shape.emergency_name,
    emergency_relation: shape.emergency_relation,
    emergency_phone: shape.emergency_phone,
    trainer_gender: z.enum(trainerGenders).optional(),
    wish_times: shape.wish_times.unwrap().optional(),
    marketing_consent: z.boolean().optional(),
    /** Given here; taken back with the office. */
    data_consent: z.literal(true).optional(),
  }),
  response: myStudent,
  errors: ['stale_version', 'adult_decides', 'email_not_by_guardian'],
})

const myDocument = z.object({
  id,
  kind: z.enum(documentKinds),
  status: z.enum(keysOf(documents.statuses)),
  status_reason: z.string().nullable(),
  number: z.string().nullable(),
  issued_on: day.nullable(),
  expires_on: day.nullable(),
  file: keptFile.nullable(),
  created_at: instant,
})
export type MyDocument = z.infer<typeof myDocument>

export const listMyDocuments = endpoint({
  ...of,
  method: 'GET',
  path: '/api/my/students/:id/documents',
  summary: 'The papers that the office has, the newest first; a guardian needs the right to sign',
  params,
  response: z.array(myDocument),
})

/** So many papers of a student may wait for the office at a time, with those of a day that newer ones replaced. */
export const mostWaiting = 20

export const addMyDocument = endpoint({
  ...of,
  method: 'POST',
  path: '/api/my/students/:id/documents',
  summary: 'Bring in a paper; the office looks at it before it counts. A guardian needs the right to sign',
  status: 201,
  params,
  body: documents.input.pick({ kind: true, number: true, issued_on: true, expires_on: true }).extend({ file_id: id }),
  response: myDocument,
  errors: ['not_a_paper', 'end_before_start', 'unknown_file', 'too_many_papers'],
})

export const readMyDocumentFile = endpoint({
  ...of,
  method: 'GET',
  path: '/api/my/documents/:id/file',
  summary: 'The bytes of a paper; a guardian needs the right to sign',
  params,
  query: z.object({ download: z.stringbool().default(false) }),
  response: z.unknown(),
  answers: 'file',
  errors: ['file_gone', 'storage_unavailable'],
})
