import type { Correctable } from '@dsms/contract/students/portal/corrections'
import { correctionStatuses } from '@dsms/contract/students/portal/corrections'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { belongsTo, instant, numbered, recordColumns, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'
import { students } from '../students/students.table.ts'

/** What students and guardians ask the office to put right. */
export const correctionRequests = pgTable(
  'correction_requests',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    studentId: integer('student_id').notNull(),
    status: text('status').notNull().default('pending'),
    reason: text('reason'),
    /** The new values by field, without the identity number. */
    wanted: jsonb('wanted').$type<Partial<Record<Correctable, unknown>>>().notNull(),
    /** The identity number that is asked for, encrypted as in the record; taken away with the decision. */
    idSealed: text('id_sealed'),
    idLast4: text('id_last4'),
    note: text('note'),
    decidedAt: instant('decided_at'),
    ...recordColumns(),
  },
  (t) => [
    check(
      'correction_requests_status',
      sql.raw(`status in (${correctionStatuses.map((one) => `'${one}'`).join(', ')})`),
    ),
    ...numbered('correction_requests', t),
    // one at a time, so that nobody decides about a value that was asked for again meanwhile
    uniqueIndex('correction_requests__note__correction_waits').on(t.tenant, t.studentId).where(sql`status = 'pending'`),
    index('correction_requests_list').on(t.tenant, t.status, t.id),
    index('correction_requests_student').on(t.tenant, t.studentId),
    belongsTo('correction_requests__student_id', [t.tenant, t.studentId], students),
  ],
)
