import { integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { belongsTo, numbered, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'
import { objectionAnswered, objectionColumns } from '../../students/public.ts'
import { lessonRecords } from '../lessonRecords/records.table.ts'

/** What a student, or who signs for them, has said against a signature on the trainer's device: once for a record. */
export const recordObjections = pgTable(
  'record_objections',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    recordId: integer('record_id').notNull(),
    ...objectionColumns(),
  },
  (t) => [
    objectionAnswered('record_objections_answered', t),
    ...numbered('record_objections', t),
    unique('record_objections_once').on(t.tenant, t.recordId),
    belongsTo('record_objections_record', [t.tenant, t.recordId], lessonRecords),
  ],
)
