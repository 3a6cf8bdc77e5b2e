import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, numbered, recordColumns, rowId, schoolId, tenant } from '../columns.ts'
import { countries, genders } from './countries.ts'
import { roles } from './roles.ts'
import { schools } from './schools.ts'

/** Everybody who can sign in: platform staff (no school), and a school's staff, trainers and students. */
export const users = pgTable(
  'users',
  {
    id: rowId(),
    schoolId: schoolId().references(() => schools.id),
    tenant: tenant(),
    kind: text('kind').notNull().default('staff'),
    roleId: integer('role_id').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    fullName: text('full_name').notNull().generatedAlwaysAs(sql`trim(first_name || ' ' || last_name)`),
    username: text('username').notNull(),
    email: text('email').notNull(),
    /** When its owner showed that the address is theirs; until then nothing is mailed to outsiders for them. */
    emailVerifiedAt: instant('email_verified_at'),
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
    passwordHash: text('password_hash'),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    failedLogins: integer('failed_logins').notNull().default(0),
    lockedUntil: instant('locked_until'),
    lastLoginAt: instant('last_login_at'),
    invitedAt: instant('invited_at'),
    /** When everything that tells who this was went away; see `erase_person`. */
    erasedAt: instant('erased_at'),
    preferences: jsonb('preferences').$type<Record<string, unknown>>().notNull().default({}),
    /** Null until the person first touches a bookmark: then the defaults of the product no longer apply. */
    bookmarks: jsonb('bookmarks').$type<string[]>(),
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`normalise_text(first_name || ' ' || last_name || ' ' || username || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(employee_no, ''))`,
      ),
    ...recordColumns(),
  },
  (t) => [
    check('users_kind', sql`${t.kind} in ('staff', 'trainer', 'student')`),
    check('users_status', sql`${t.status} in ('invited', 'active', 'inactive', 'archived')`),
    check('users_archived', sql`(${t.status} = 'archived') = (${t.archivedAt} is not null)`),
    check('users_phone', sql`${t.phone} ~ '^\\+[1-9][0-9]{6,14}$'`),
    ...numbered('users', t),
    foreignKey({ columns: [t.tenant, t.roleId], foreignColumns: [roles.tenant, roles.id], name: 'users_role' }),
    // an archived person's address and number are free again
    uniqueIndex('users_email').on(sql`lower(${t.email})`).where(sql`status <> 'archived'`),
    uniqueIndex('users_username').on(sql`normalise_text(${t.username})`).where(sql`status <> 'archived'`),
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
