import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { belongsTo, instant, numbered, recordColumns, rowId, schoolId, tenant } from '../columns.ts'
import { accounts } from './accounts.ts'
import { countries, genders } from './countries.ts'
import { roles } from './roles.ts'
import { schools } from './schools.ts'

/**
 * Everybody whom the platform (no school) or a school knows: staff, trainers, students and their guardians. Who signs
 * in also has an account, which may be several people; a walk-in has none.
 */
export const users = pgTable(
  'users',
  {
    id: rowId(),
    schoolId: schoolId().references(() => schools.id),
    tenant: tenant(),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    kind: text('kind').notNull().default('staff'),
    /** Their rights; only who signs in needs one. */
    roleId: integer('role_id'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    fullName: text('full_name').notNull().generatedAlwaysAs(sql`trim(first_name || ' ' || last_name)`),
    /** That of the account, kept by a trigger so that lists read one table; before it is there, what it shall be. */
    username: text('username'),
    /** Where the school reaches them; two children may have their father's. Signing in goes by that of the account. */
    email: text('email'),
    phone: text('phone'),
    avatar: text('avatar'),
    genderId: integer('gender_id').references(() => genders.id),
    countryId: integer('country_id').references(() => countries.id),
    employeeNo: text('employee_no'),
    birthDate: date('birth_date'),
    address: text('address'),
    joinedOn: date('joined_on'),
    status: text('status').notNull().default('invited'),
    statusReason: text('status_reason'),
    /** That of the account, kept by a trigger as well. */
    lockedUntil: instant('locked_until'),
    lastLoginAt: instant('last_login_at'),
    invitedAt: instant('invited_at'),
    /** When everything that tells who this was went away; see `finish_erasure`. */
    erasedAt: instant('erased_at'),
    /** Null until the person first touches a bookmark: then the defaults of the product no longer apply. */
    bookmarks: jsonb('bookmarks').$type<string[]>(),
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`normalise_text(first_name || ' ' || last_name || ' ' || coalesce(username, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(employee_no, ''))`,
      ),
    ...recordColumns(),
  },
  (t) => [
    check('users_kind', sql`${t.kind} in ('staff', 'trainer', 'student', 'guardian')`),
    check('users_status', sql`${t.status} in ('invited', 'active', 'inactive', 'archived')`),
    check('users_archived', sql`(${t.status} = 'archived') = (${t.archivedAt} is not null)`),
    check('users_phone', sql`${t.phone} ~ '^\\+[1-9][0-9]{6,14}$'`),
    ...numbered('users', t),
    belongsTo('users_role', [t.tenant, t.roleId], roles),
    check('users_named', sql`${t.username} is not null or ${t.firstName} <> '' or ${t.lastName} <> ''`),
    check('users_rights', sql`${t.accountId} is null or ${t.roleId} is not null or ${t.status} = 'archived'`),
    index('users_account_idx').on(t.accountId).where(sql`account_id is not null`),
    // likely doubles, and who is written to by an address
    index('users_email_idx').on(t.tenant, sql`lower(${t.email})`).where(sql`status <> 'archived'`),
    // an archived person's number is free again
    uniqueIndex('users_employee_no').on(t.tenant, t.employeeNo).where(sql`status <> 'archived'`),
    index('users_list_idx').on(t.tenant, t.kind, t.id.desc()).where(sql`status <> 'archived'`),
    index('users_name_idx').on(t.tenant, t.kind, t.fullName, t.id).where(sql`status <> 'archived'`),
    index('users_role_idx').on(t.tenant, t.roleId),
    // the list of users holds all kinds of people
    index('users_people_name_idx').on(t.tenant, t.fullName, t.id).where(sql`status <> 'archived'`),
    index('users_people_email_idx').on(t.tenant, t.email, t.id).where(sql`status <> 'archived'`),
    index('users_people_status_idx').on(t.tenant, t.status, t.id).where(sql`status <> 'archived'`),
    index('users_search_idx').using('gin', t.tenant, sql`${t.search} gin_trgm_ops`),
  ],
)
