import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo, instant, schoolId, tenant } from '../columns.ts'
import { users } from './users.ts'

/**
 * What a person says of themselves and how the list of users names them; one row for each person, which
 * `addProfiles` makes. A change of it is a change of the person: a new version, and a line in the audit log.
 */
export const userProfiles = pgTable(
  'user_profiles',
  {
    userId: integer('user_id').notNull(),
    schoolId: schoolId(),
    tenant: tenant(),
    company: text('company').notNull().default(''),
    /** Role as the list of users names it; rights come from `users.role_id` alone. */
    listRole: text('list_role').notNull().default('subscriber'),
    plan: text('plan').notNull().default('basic'),
    designation: text('designation').notNull().default(''),
    bio: text('bio').notNull().default(''),
    website: text('website').notNull().default(''),
    /** Country as the person wrote it, where it is not one of the list. */
    country: text('country').notNull().default(''),
    /** Name of a kept picture above the profile. */
    cover: text('cover'),
    languages: text('languages').array().notNull().default([]),
    contactOptions: text('contact_options').array().notNull().default([]),
    address: jsonb('address').$type<Record<string, string>>().notNull().default({}),
    socialLinks: jsonb('social_links').$type<Record<string, string>>().notNull().default({}),
    connections: jsonb('connections').$type<Record<string, string>>().notNull().default({}),
    notices: jsonb('notices').$type<Record<string, boolean>>().notNull().default({}),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.tenant] }),
    index('user_profiles_role_idx').on(t.tenant, t.listRole, t.userId),
    index('user_profiles_plan_idx').on(t.tenant, t.plan, t.userId),
    belongsTo('user_profiles_user', [t.tenant, t.userId], users),
    check('user_profiles_plan', sql`${t.plan} in ('basic', 'team', 'company', 'enterprise')`),
    check(
      'user_profiles_list_role',
      sql`${t.listRole} in ('admin', 'author', 'editor', 'maintainer', 'subscriber', 'Student', 'Teacher', 'Guardian')`,
    ),
  ],
)

/**
 * How many people have a status, a name in the list and a plan, as changes to be added up: writers never wait for one
 * another, and counting a hundred thousand costs nothing. Old rows are summed into one from time to time.
 */
export const userCounts = pgTable(
  'user_counts',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    tenant: integer('tenant').notNull(),
    status: text('status').notNull(),
    listRole: text('list_role').notNull(),
    plan: text('plan').notNull(),
    total: integer('total').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    index('user_counts_idx').on(t.tenant, t.status, t.listRole, t.plan),
  ],
)
