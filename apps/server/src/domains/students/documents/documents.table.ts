import { documentKinds } from '@dsms/contract/kernel/choices/documentKinds'
import { documents as documentsArea } from '@dsms/contract/students/documents/calls'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import {
  areaColumns,
  belongsTo,
  instant,
  numbered,
  rowId,
  schoolId,
  searched,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { files } from '../../../db/tables/files.ts'
import { schools } from '../../../db/tables/schools.ts'
import { students } from '../students/students.table.ts'

/** Papers of students. A newer one of a kind replaces the one before, which stays. */
export const documents = pgTable(
  'documents',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    studentId: integer('student_id').notNull(),
    kind: text('kind').notNull(),
    fileId: integer('file_id'),
    number: text('number'),
    issuedOn: date('issued_on'),
    expiresOn: date('expires_on'),
    replacesId: integer('replaces_id'),
    notes: text('notes'),
    /** When somebody has to be told of its last day next; the past means that it has to be reckoned again. */
    remindAt: instant('remind_at'),
    /** Name and number of the student, so that papers are found by them; a trigger keeps it. */
    studentText: text('student_text').notNull().default(''),
    search: searched(sql`student_text || ' ' || coalesce(number, '')`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('documents', t, documentsArea.statuses),
    check('documents_kind', sql.raw(`kind in (${documentKinds.map((kind) => `'${kind}'`).join(', ')})`)),
    check('documents__expires_on__end_before_start', sql`${t.expiresOn} >= ${t.issuedOn}`),
    ...numbered('documents', t),
    index('documents_desk').on(t.tenant, t.status, t.id).where(sql`archived_at is null`),
    index('documents_student').on(t.tenant, t.studentId, t.kind).where(sql`archived_at is null`),
    index('documents_remind').on(t.remindAt).where(sql`remind_at is not null`),
    index('documents_file').on(t.fileId).where(sql`file_id is not null`),
    index('documents_search').using('gin', t.tenant, sql`${t.search} gin_trgm_ops`),
    belongsTo('documents__student_id', [t.tenant, t.studentId], students),
    belongsTo('documents__file_id', [t.tenant, t.fileId], files),
  ],
)
