import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { belongsTo, instant, numbered, recordColumns, rowId, schoolId, tenant } from '../../../../db/columns.ts'
import { schools } from '../../../../db/tables/schools.ts'
import { students } from '../students.table.ts'

/**
 * That a student's record went into another one. The functions `merge_student` and `unmerge_student` move what belongs to it, and
 * move it back.
 */
export const studentMerges = pgTable(
  'student_merges',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    keptId: integer('kept_id').notNull(),
    otherId: integer('other_id').notNull(),
    /** Keys of the rows that went over, by their table. */
    moved: jsonb('moved').$type<Partial<Record<string, number[]>>>().notNull().default({}),
    /** Who spoke for the other one, and what they were allowed for the kept one before. */
    links: jsonb('links').$type<unknown[]>().notNull().default([]),
    /** How the other record stood. */
    was: jsonb('was').$type<{ archived_at?: string | null; person?: string }>().notNull().default({}),
    /** What was written over in the kept record, by field and column, and what it became; taken away with the day. */
    before: jsonb('before').$type<Record<string, Record<string, unknown>>>().notNull().default({}),
    after: jsonb('after').$type<Record<string, Record<string, unknown>>>().notNull().default({}),
    undoneAt: instant('undone_at'),
    ...recordColumns(),
  },
  (t) => [
    check('student_merges__other_id__merge_self', sql`${t.keptId} <> ${t.otherId}`),
    ...numbered('student_merges', t),
    index('student_merges_kept').on(t.tenant, t.keptId),
    index('student_merges_fresh').on(t.createdAt).where(sql`before <> '{}'`),
    // a record goes into one other at a time
    uniqueIndex('student_merges_once').on(t.tenant, t.otherId).where(sql`undone_at is null`),
    belongsTo('student_merges__kept_id', [t.tenant, t.keptId], students),
    belongsTo('student_merges__other_id', [t.tenant, t.otherId], students),
  ],
)
