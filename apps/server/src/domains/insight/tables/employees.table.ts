import { sql } from 'drizzle-orm'
import { bigint, check, date, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { numbered, recordColumns, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'

/** The personnel file: people who work or worked here, or want to. They need no account. */
export const employees = pgTable(
  'employees',
  {
    id: rowId(),
    schoolId: schoolId().references(() => schools.id),
    tenant: tenant(),
    fullName: text('full_name').notNull(),
    post: text('post').notNull(),
    email: text('email').notNull(),
    city: text('city').notNull().default(''),
    startsOn: date('starts_on').notNull(),
    bornOn: date('born_on').notNull(),
    /** In the currency's smallest unit. */
    salary: bigint('salary', { mode: 'number' }).notNull(),
    experienceYears: smallint('experience_years').notNull().default(0),
    /** 1 current, 2 professional, 3 rejected, 4 resigned, 5 applied. */
    status: smallint('status').notNull().default(1),
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`normalise_text(full_name || ' ' || post || ' ' || email || ' ' || trim_scale(salary / 100.0)::text || ' ' || lpad(extract(month from starts_on)::text, 2, '0') || '/' || lpad(extract(day from starts_on)::text, 2, '0') || '/' || extract(year from starts_on)::text)`,
      ),
    ...recordColumns(),
  },
  (t) => [
    ...numbered('employees', t),
    check('employees_status', sql`${t.status} between 1 and 5`),
    check('employees_salary', sql`${t.salary} >= 0`),
    check('employees_days', sql`${t.bornOn} < ${t.startsOn}`),
    index('employees_name_idx').on(t.tenant, t.fullName, t.id),
    index('employees_starts_idx').on(t.tenant, t.startsOn, t.id),
    index('employees_salary_idx').on(t.tenant, t.salary, t.id),
  ],
)
