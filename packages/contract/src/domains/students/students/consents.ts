import { z } from 'zod'
import { documentKinds } from '../../../kernel/choices/documentKinds.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { keptFile } from '../../../kernel/files.ts'
import { day, id, idText, instant, rowVersion } from '../../../kernel/shared.ts'
import { ownedBySchool } from '../../../kit/areas.ts'

const of = { tag: 'consents', inSchool: true } as const
const access = ownedBySchool('students')
const params = z.object({ id: idText })
const note = z.string().trim().max(500).nullish()

/** A student's word, on paper or noted down, that a trainer of the other gender may teach them; it holds until withdrawn. */
export const consent = z
  .object({
    id,
    version: rowVersion,
    student_id: id,
    trainer_id: id,
    trainer: z.string(),
    given_on: day,
    document: z.object({ id, kind: z.enum(documentKinds), file: keptFile.nullable() }).nullable(),
    note: z.string().nullable(),
    /** Who wrote it down, and when. */
    by: z.string().nullable(),
    created_at: instant,
    withdrawn_on: day.nullable(),
    withdrawn_note: z.string().nullable(),
  })
  .meta({ id: 'TrainerConsent' })
export type Consent = z.infer<typeof consent>

export const listConsents = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/students/:id/consents',
  summary: "A student's consents to trainers of the other gender, those that hold first",
  access: access('view'),
  params,
  query: z.object({ school_id: idText.optional() }),
  response: z.array(consent),
})

export const giveConsent = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/students/:id/consents',
  summary: 'Write down that a student agrees to be taught by a trainer, with a paper or a note that shows it',
  access: access('edit'),
  status: 201,
  params,
  body: z.object({
    trainer_id: id,
    given_on: day,
    /** A paper of the student. One of paper and note has to be there. */
    document_id: id.nullish(),
    note,
    school_id: id.optional(),
  }),
  response: z.array(consent),
  errors: ['required', 'unknown_choice', 'date_in_future', 'taken'],
})

export const withdrawConsent = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/consents/:id/withdraw',
  summary: 'Write down that a consent was withdrawn; lessons to come that rested on it are then to be planned anew',
  access: access('edit'),
  params,
  body: z.object({ version: rowVersion, withdrawn_on: day, note, school_id: id.optional() }),
  response: z.array(consent),
  errors: ['stale_version', 'illegal_transition', 'date_in_future', 'end_before_start'],
})
