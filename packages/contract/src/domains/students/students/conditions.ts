import { z } from 'zod'
import { documentAudiences, documentKinds } from '../../../kernel/choices/documentKinds.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, id, idText, rowVersion } from '../../../kernel/shared.ts'
import { students } from './calls.ts'

/** Which papers a school asks for, and which conditions count before somebody becomes active. */
const requirement = z.object({
  kind: z.enum(documentKinds),
  /** Asked of everybody, or of those alone who are under age. */
  of: z.enum(documentAudiences),
  /** Of those alone who learn for one of these licence types; of all where none is named. */
  licence_type_ids: z.array(id).max(50).default([]),
})

const rules = z.object({
  majority_age: z.int().min(14).max(25),
  needs_birth_date: z.boolean(),
  needs_contact: z.boolean(),
  needs_identity: z.boolean(),
  needs_consent: z.boolean(),
  needs_guardian: z.boolean(),
  needs_documents: z.boolean(),
  needs_contract: z.boolean(),
  documents: z.array(requirement).max(documentKinds.length),
})
/** With the day it is where the school is, by which ages are told. */
const answered = rules.extend({ version: rowVersion, today: day })

export type StudentRules = z.output<typeof rules>

export const getStudentRules = endpoint({
  tag: students.tag,
  inSchool: true,
  method: 'GET',
  path: '/api/school/student-rules',
  summary: 'What a student needs before they become active',
  access: { school: ['settings.view', 'students.view'], platform: 'schools.view' },
  query: z.object({ school_id: idText.optional() }),
  response: answered,
})

export const updateStudentRules = endpoint({
  tag: students.tag,
  inSchool: true,
  method: 'PATCH',
  path: '/api/school/student-rules',
  summary: 'Change what a student needs before they become active',
  access: { school: 'settings.edit', platform: 'schools.edit' },
  body: rules.partial().extend({ version: rowVersion, school_id: id.optional() }),
  response: answered,
  errors: ['stale_version'],
})
