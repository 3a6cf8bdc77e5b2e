import { roleStatuses } from '@dsms/contract/kernel/choices/statuses'
import { type Reaches, wholeSchool } from '@dsms/contract/kernel/permissions'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { belongsTo, numbered, recordColumns, rowId, schoolId, statusCheck, tenant } from '../columns.ts'
import { schools } from './schools.ts'

export const roles = pgTable(
  'roles',
  {
    id: rowId(),
    schoolId: schoolId().references(() => schools.id),
    tenant: tenant(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    status: text('status').notNull().default('active'),
    /** Set for roles that the system needs; `admin` may do everything in its scope. */
    key: text('key'),
    /** Anyone who has this role signs in with a second step; who has none sets it up before anything else. */
    requiresTwoStep: boolean('requires_two_step').notNull().default(false),
    /** How far the role reaches over people's records; read by `enter`. */
    reaches: jsonb('reaches').$type<Reaches>().notNull().default(wholeSchool),
    search: text('search').notNull().generatedAlwaysAs(sql`normalise_text(name || ' ' || description)`),
    ...recordColumns(),
  },
  (t) => [
    statusCheck('roles', t, roleStatuses),
    ...numbered('roles', t),
    uniqueIndex('roles_name').on(t.tenant, sql`normalise_text(${t.name})`).where(sql`archived_at is null`),
    uniqueIndex('roles_key').on(t.tenant, t.key).where(sql`key is not null`),
  ],
)

/** One row for each privilege that a role has: `staff_users` × `edit`. */
export const rolePrivileges = pgTable(
  'role_privileges',
  {
    roleId: integer('role_id').notNull(),
    schoolId: schoolId().references(() => schools.id),
    tenant: tenant(),
    permission: text('permission').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.roleId, t.permission, t.tenant] }),
    belongsTo('role_privileges_role', [t.tenant, t.roleId], roles),
    check('role_privileges_permission', sql`${t.permission} ~ '^[a-z_]+\\.[a-z_]+$'`),
  ],
)
