import { sql } from 'drizzle-orm'
import { bigint, check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo, instant, schoolId, tenant } from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'
import { users } from '../../../db/tables/users.ts'

/** How often the application was opened, by day, device and browser. Counts alone: nothing tells who it was. */
export const siteVisits = pgTable(
  'site_visits',
  {
    schoolId: schoolId().references(() => schools.id),
    tenant: tenant(),
    /** In the school's time zone. */
    day: date('day').notNull(),
    device: text('device').notNull(),
    browser: text('browser').notNull(),
    visits: integer('visits').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.day, t.device, t.browser] })],
)

/** What a school, or the platform, means to earn in a year and in each month of it, in the currency's smallest unit. */
export const moneyTargets = pgTable(
  'money_targets',
  {
    schoolId: schoolId().references(() => schools.id),
    tenant: tenant(),
    year: integer('year').notNull(),
    budget: bigint('budget', { mode: 'number' }).notNull().default(0),
    monthlyGoal: bigint('monthly_goal', { mode: 'number' }).notNull().default(0),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    updatedBy: integer('updated_by'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.year] }),
    belongsTo('money_targets_author', [t.tenant, t.updatedBy], users),
    check('money_targets_amounts', sql`${t.budget} >= 0 and ${t.monthlyGoal} >= 0`),
  ],
)
