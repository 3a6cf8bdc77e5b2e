import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { belongsTo, numbered, recordColumns, rowId, schoolId, tenant } from '../../../../db/columns.ts'
import { schools } from '../../../../db/tables/schools.ts'
import { trainers } from '../../../trainers/public.ts'
import { documents } from '../../documents/documents.table.ts'
import { students } from '../students.table.ts'

/** That students agreed to be taught by a trainer of the other gender. What was withdrawn stays to be read. */
export const trainerConsents = pgTable(
  'trainer_consents',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    studentId: integer('student_id').notNull(),
    trainerId: integer('trainer_id').notNull(),
    givenOn: date('given_on').notNull(),
    documentId: integer('document_id'),
    note: text('note'),
    withdrawnOn: date('withdrawn_on'),
    withdrawnNote: text('withdrawn_note'),
    ...recordColumns(),
  },
  (t) => [
    check('trainer_consents__note__required', sql`${t.documentId} is not null or ${t.note} is not null`),
    check('trainer_consents__withdrawn_on__end_before_start', sql`${t.withdrawnOn} >= ${t.givenOn}`),
    ...numbered('trainer_consents', t),
    index('trainer_consents_student').on(t.tenant, t.studentId),
    index('trainer_consents_trainer').on(t.tenant, t.trainerId),
    index('trainer_consents_document').on(t.tenant, t.documentId).where(sql`document_id is not null`),
    belongsTo('trainer_consents__student_id', [t.tenant, t.studentId], students),
    belongsTo('trainer_consents__trainer_id', [t.tenant, t.trainerId], trainers),
    belongsTo('trainer_consents__document_id', [t.tenant, t.documentId], documents),
  ],
)
