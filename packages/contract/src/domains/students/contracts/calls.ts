import { z } from 'zod'
import { keysOf } from '../../../kernel/choices/lists.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText, instant, languages } from '../../../kernel/shared.ts'
import { names } from '../../../kernel/translated.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'
import { drawn, objection, objectionReason } from './signatures.ts'

const access = ownedBySchool('contracts')

/** Who accepts a contract. */
export const signerRoles = ['student', 'guardian', 'school'] as const
export type SignerRole = (typeof signerRoles)[number]

const acceptance = z.object({
  role: z.enum(signerRoles),
  person_id: id,
  /** As they wrote it. */
  name: z.string(),
  /** In their own portal, by a drawing on the screen of the office, or on paper that was scanned. */
  how: z.enum(['portal', 'office', 'paper']),
  witness: z.string().nullable(),
  /** The drawn signature as the data of an SVG path in a box of 300 by 100; null where nothing was drawn. */
  signature: z.string().nullable(),
  /** The scanned paper, among the student's. */
  document_id: id.nullable(),
  accepted_at: instant,
})
export type Acceptance = z.infer<typeof acceptance>

const text = {
  /** The student's language and the one beside it on paper. */
  languages: z.array(z.enum(languages)),
  texts: names,
  /** SHA-256 of the texts, in hexadecimal: what is accepted is named by it. */
  hash: z.string().nullable(),
  acceptances: z.array(acceptance),
  /** Who has to accept still. */
  awaits: z.array(z.enum(signerRoles)),
  sent_at: instant.nullable(),
  accepted_at: instant.nullable(),
  /** What somebody for whom it was signed at the office has said against that. */
  objection: objection.nullable(),
}

/** What a student and the school agree on. From the moment it is sent nobody changes its text. */
export const contracts = areaEndpoints({
  path: '/api/school/contracts',
  tag: 'contracts',
  one: 'a contract',
  many: 'contracts',
  access,
  inSchool: true,
  statuses: {
    draft: ['sent', 'cancelled'],
    sent: ['accepted', 'cancelled', 'superseded'],
    accepted: ['terminated', 'superseded'],
    terminated: [],
    cancelled: [],
    superseded: [],
  },
  reasons: ['terminated', 'cancelled'],
  row: {
    student_id: id,
    student: z.string(),
    student_no: z.string(),
    enrolment_id: id.nullable(),
    course: z.string().nullable(),
    template_id: id,
    template: z.string(),
    /** The student's; the text stands in another one beside it. */
    language: z.enum(languages),
    sent_at: instant.nullable(),
    accepted_at: instant.nullable(),
  },
  more: { ...text, guardians: z.array(z.object({ id, name: z.string() })) },
  input: z.object({
    student_id: id,
    enrolment_id: id.nullish(),
    template_id: id,
    /** The student's; that of the school where nothing is said. */
    language: z.enum(languages).nullish(),
    /** Sends it at once. */
    send: z.boolean().default(false),
  }),
  filter: { student_id: idText.optional(), template_id: idText.optional() },
  sheet: ['student', 'template', 'language'],
  errors: ['template_unpublished', 'contract_sent', 'language_missing', 'comes_by_acceptance'],
})

/** Statuses that come of what people accept, and that nobody gives. */
export const comesByAcceptance = ['accepted', 'superseded'] as const

const name = z.string().trim().min(3).max(120)
const signature = drawn.optional()
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'invalid_format')
const signErrors = ['contract_changed', 'illegal_transition', 'not_to_sign'] as const

export const signContract = endpoint({
  tag: contracts.tag,
  inSchool: true,
  method: 'POST',
  path: '/api/school/contracts/:id/acceptance',
  summary:
    'Accept a contract at the office: for the student or guardian by a drawing or a scanned paper, with the caller as the witness; for the school by whoever may sign for it. The server fills in the names',
  access: access('create'),
  params: z.object({ id: idText }),
  body: z.object({
    role: z.enum(signerRoles),
    person_id: id.optional(),
    hash,
    /** Of no account; the server knows who signs. */
    name: z.string().max(120).optional(),
    signature,
    /** A paper of the student's with the signature on it, in place of the drawing. */
    document_id: id.optional(),
    school_id: id.optional(),
  }),
  response: contracts.calls.get.response,
  errors: [...signErrors, 'signature_missing', 'unknown_choice'],
})

export const answerContractObjection = endpoint({
  tag: contracts.tag,
  inSchool: true,
  method: 'POST',
  path: '/api/school/contracts/:id/objection/answer',
  summary: 'Answer what somebody has said against a signature at the office; they hear of it',
  access: access('create'),
  params: z.object({ id: idText }),
  body: z.object({ answer: objectionReason, school_id: id.optional() }),
  response: contracts.calls.get.response,
})

export const readContractPdf = endpoint({
  tag: contracts.tag,
  inSchool: true,
  method: 'GET',
  path: '/api/school/contracts/:id/pdf',
  summary: 'A contract on paper, in two languages side by side, with who accepted it',
  access: access('view'),
  params: z.object({ id: idText }),
  query: z.object({ school_id: idText.optional() }),
  response: z.unknown(),
  answers: 'file',
})

// what students and guardians do themselves

const mine = { tag: 'my-contracts', access: 'session' } as const
const params = z.object({ id: idText })

const myContract = z.object({
  id,
  student_id: id,
  student: z.string(),
  course: z.string().nullable(),
  status: z.enum(keysOf(contracts.statuses)),
  ...text,
  /** As whom the reader may accept it now; null where they have or may not. */
  may_sign: z.enum(['student', 'guardian']).nullable(),
  /** Until when the reader may object to what was signed at the office; null where they may not. */
  object_until: instant.nullable(),
})
export type MyContract = z.infer<typeof myContract>

export const listMyContracts = endpoint({
  ...mine,
  method: 'GET',
  path: '/api/my/contracts',
  summary: 'Contracts of those I look after that the school has sent, the newest first',
  response: z.array(myContract),
})

export const getMyContract = endpoint({
  ...mine,
  method: 'GET',
  path: '/api/my/contracts/:id',
  summary: 'A contract with its text',
  params,
  response: myContract,
})

export const acceptMyContract = endpoint({
  ...mine,
  method: 'POST',
  path: '/api/my/contracts/:id/acceptance',
  summary: 'Accept the text that the hash names; accepted twice it is kept once',
  params,
  body: z.object({ hash, name, signature }),
  response: myContract,
  errors: signErrors,
})

export const objectToMyContract = endpoint({
  ...mine,
  method: 'POST',
  path: '/api/my/contracts/:id/objection',
  summary: 'Say that a signature at the office is not mine or of whom I sign for; said twice it is kept once',
  params,
  body: z.object({ reason: objectionReason }),
  response: myContract,
  errors: ['not_to_sign', 'nothing_to_object'],
})

export const readMyContractPdf = endpoint({
  ...mine,
  method: 'GET',
  path: '/api/my/contracts/:id/pdf',
  summary: 'A contract of mine on paper',
  params,
  response: z.unknown(),
  answers: 'file',
})
