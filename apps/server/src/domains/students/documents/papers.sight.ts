import { documentPrivileges } from '@dsms/contract/kernel/choices/documentKinds'
import { sql } from 'drizzle-orm'
import { papersOf } from '../../trainers/public.ts'
import { documents } from './documents.table.ts'

export const studentPapers = papersOf({
  of: 'students',
  table: documents,
  person: documents.studentId,
  privileges: documentPrivileges,
  decides: 'student_documents.verify',
  fileOf: (id) => sql`document_file(${id})`,
  addressOf: (id) => `/api/school/documents/${id}/file`,
})
