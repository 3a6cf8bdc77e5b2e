import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { belongsTo, instant, numbered, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'
import { students } from '../students/students.table.ts'

/** Notices about a student that reached nobody: neither them nor who speaks for them. Somebody of the office calls. */
export const callsToMake = pgTable(
  'calls_to_make',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    studentId: integer('student_id').notNull(),
    /** What they were to be told, by the name of its notice. */
    kind: text('kind').notNull(),
    /** When the lesson is that it is about; of what has no time, until when a call is of use. */
    startsAt: instant('starts_at').notNull(),
    /** What it is about, as `booking 7`: news of the same takes the place of what nobody was called about yet. */
    about: text('about'),
    /** How that was before, and how it is now, where it changed: who knows of neither need not be called when both are the same again. */
    was: text('was'),
    becomes: text('becomes'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    doneAt: instant('done_at'),
    doneBy: integer('done_by'),
    /** What was said, in the words of who called. */
    said: text('said'),
  },
  (t) => [
    check('calls_to_make_done', sql`(${t.doneAt} is null) = (${t.doneBy} is null)`),
    check('calls_to_make_said', sql`${t.said} is null or ${t.doneAt} is not null`),
    ...numbered('calls_to_make', t),
    index('calls_to_make_open').on(t.tenant, t.startsAt).where(sql`done_at is null`),
    index('calls_to_make_student').on(t.tenant, t.studentId),
    belongsTo('calls_to_make_student_of', [t.tenant, t.studentId], students),
  ],
)
