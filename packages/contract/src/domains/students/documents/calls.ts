import { z } from 'zod'
import { documentKinds, documentPrivileges } from '../../../kernel/choices/documentKinds.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { keptFile } from '../../../kernel/files.ts'
import { day, id, idText, listOf, optionalText } from '../../../kernel/shared.ts'
import { areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'

const access = ownedBySchool('student_documents')

/** Statuses that come by themselves, and that nobody gives. */
export const comesByItself = ['expired', 'replaced'] as const

/** Papers of students: brought in, looked at, approved or rejected with a reason, and replaced by newer ones. */
export const documents = areaEndpoints({
  path: '/api/school/documents',
  tag: 'documents',
  one: 'a document of a student',
  many: 'documents of students',
  // who brings papers in does not approve them
  access: (action) =>
    action === 'status' ? { school: 'student_documents.verify', platform: 'schools.edit' } : access(action),
  inSchool: true,
  statuses: {
    pending: ['approved', 'rejected', 'replaced'],
    approved: ['expired', 'replaced'],
    rejected: ['replaced'],
    expired: ['replaced'],
    replaced: [],
  },
  reasons: ['rejected'],
  row: {
    student_id: id,
    student: z.string(),
    student_no: z.string(),
    kind: z.enum(documentKinds),
    number: z.string().nullable(),
    issued_on: day.nullable(),
    expires_on: day.nullable(),
    /** Days until the last one; negative once it is over. */
    days_left: z.int().nullable(),
    file: keptFile.nullable(),
    /** What of `students` the reader lacks to open this paper: its file, number and notes are not told. */
    lacks: z.enum(Object.values(documentPrivileges)).nullable(),
    replaces_id: id.nullable(),
  },
  more: { notes: z.string().nullable(), file_id: id.nullable() },
  input: z.object({
    student_id: id,
    kind: z.enum(documentKinds),
    file_id: id.nullish(),
    number: optionalText(60),
    issued_on: day.nullish(),
    expires_on: day.nullish(),
    notes: optionalText(500),
  }),
  filter: {
    student_id: idText.optional(),
    kind: listOf(z.enum(documentKinds), documentKinds.length),
    /** Approved papers that end within so many days. */
    expiring_within: z.coerce.number<string | number>().int().min(0).max(366).optional(),
  },
  sheet: ['student', 'kind', 'number', 'issued_on', 'expires_on', 'notes'],
  errors: ['not_a_paper', 'date_in_past', 'end_before_start', 'unknown_file', 'file_needed'],
})

export const readDocumentFile = endpoint({
  tag: documents.tag,
  inSchool: true,
  method: 'GET',
  path: '/api/school/documents/:id/file',
  summary:
    'The bytes of a paper; of identity and medical papers for those who may see such data, and while it waits for who decides',
  access: access('view'),
  params: z.object({ id: idText }),
  query: z.object({ download: z.stringbool().default(false), school_id: idText.optional() }),
  response: z.unknown(),
  answers: 'file',
  errors: ['file_gone', 'storage_unavailable'],
})
