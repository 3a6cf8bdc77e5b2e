import { AppError } from '@dsms/contract/kernel/errors'
import type { AccountState, Person, StaffFilter, StaffRow } from '@dsms/contract/staff/staff/calls'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { turns } from '../../../db/locks.ts'
import { isLocked, shownStatus } from '../../../db/people.ts'
import { countries, genders } from '../../../db/tables/countries.ts'
import { invitations } from '../../../db/tables/invitations.ts'
import { roles } from '../../../db/tables/roles.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { together } from '../../../kernel/together.ts'
import { foundAnywhere } from '../../../kit/records/find.ts'
import { historyOf } from '../../../kit/records/history.ts'
import { records } from '../../../kit/records/records.ts'
import { type AccountOfPerson, accountOfPerson } from '../../identity/public.ts'
import { countryName } from '../../platform/public.ts'
import { reachedPeople } from '../users/users.reached.ts'

export const staffRecords = records(users, {
  entity: 'users',
  sorts: {
    id: users.id,
    name: users.fullName,
    username: users.username,
    email: users.email,
    role: roles.name,
    employee_no: users.employeeNo,
    joined_on: users.joinedOn,
    last_login_at: users.lastLoginAt,
    created_at: users.createdAt,
    status: users.status,
  },
  defaultSort: '-id',
})

const columns = {
  id: users.id,
  first_name: users.firstName,
  last_name: users.lastName,
  full_name: users.fullName,
  username: sql<string>`coalesce(${users.username}, '')`,
  email: sql<string>`coalesce(${users.email}, '')`,
  phone: users.phone,
  avatar: users.avatar,
  role_id: users.roleId,
  role: sql<string>`coalesce(${roles.name}, '')`,
  role_key: roles.key,
  employee_no: users.employeeNo,
  joined_on: users.joinedOn,
  status: shownStatus,
  last_login_at: users.lastLoginAt,
  created_at: users.createdAt,
  school_id: users.schoolId,
  version: users.version,
}

export function staffCondition(actor: Actor, filter: Omit<StaffFilter, 'page' | 'perPage'>): SQL | undefined {
  return and(
    staffRecords.mine(actor),
    eq(users.kind, 'staff'),
    filter.status === 'archived' ? eq(users.status, 'archived') : ne(users.status, 'archived'),
    filter.status === 'locked' ? isLocked : undefined,
    filter.status === 'active' ? sql`${users.status} = 'active' and not coalesce(${isLocked}, false)` : undefined,
    filter.status === 'invited' || filter.status === 'inactive' ? eq(users.status, filter.status) : undefined,
    filter.staff_role ? eq(users.roleId, filter.staff_role) : undefined,
    filter.user_name ? sql`${users.id} in ${foundAnywhere(actor, filter.user_name)}` : undefined,
  )
}

/** A page of the list and the number of all that match: two statements, one round trip. */
export async function listStaff(actor: Actor, filter: StaffFilter): Promise<{ rows: StaffRow[]; total: number }> {
  const where = staffCondition(actor, filter)
  const [rows, total] = await together([
    () => staffPage(actor, where, filter.sort, filter.perPage, (filter.page - 1) * filter.perPage),
    () => staffRecords.total(actor, where),
  ])
  return { rows, total }
}

export const staffPage = (
  actor: Actor,
  where: SQL | undefined,
  sort: string | undefined,
  limit: number,
  offset: number,
) =>
  actor.db
    .select(columns)
    .from(users)
    .leftJoin(roles, and(eq(roles.tenant, users.tenant), eq(roles.id, users.roleId)))
    .where(where)
    .orderBy(...staffRecords.order(sort))
    .limit(limit)
    .offset(offset)

/** Which people a call is about: the staff alone, or everybody of the tenant with its trainers and students. */
export type Reach = 'staff' | 'everybody'

/** Everything about a person but secrets; what the caller may do is added by the service. */
export async function findPerson(actor: Actor, id: number, reach: Reach = 'staff'): Promise<Omit<Person, 'can'>> {
  const [found, history, account, isInvited] = await together([
    () =>
      actor.db
        .select({
          ...columns,
          gender_id: users.genderId,
          genderNames: genders.names,
          country_id: users.countryId,
          countryCode: countries.code,
          birth_date: users.birthDate,
          address: users.address,
          status_reason: users.statusReason,
          locked_until: users.lockedUntil,
          invited_at: users.invitedAt,
          updated_at: users.updatedAt,
        })
        .from(users)
        .leftJoin(roles, and(eq(roles.tenant, users.tenant), eq(roles.id, users.roleId)))
        .leftJoin(genders, eq(genders.id, users.genderId))
        .leftJoin(countries, eq(countries.id, users.countryId))
        .where(
          and(eq(users.id, id), staffRecords.mine(actor), reach === 'staff' ? eq(users.kind, 'staff') : undefined),
        ),
    () => historyOf(actor, 'users', id),
    () => accountOfPerson(actor.db, id),
    () => hasInvitation(actor, id),
  ])
  const [row] = found
  if (!row) throw new AppError('not_found')
  const { genderNames, countryCode, ...person } = row
  return {
    ...person,
    gender: genderNames && nameIn(genderNames, actor.language),
    country: countryCode && countryName(countryCode, actor.language),
    history,
    account: accountState(account, isInvited),
    must_change_password: account?.must_change_password ?? false,
  }
}

/** How a person signs in, from their account and whether an invitation to its owner is under way. */
export const accountState = (account: AccountOfPerson | undefined, isInvited: boolean): AccountState => {
  if (!account) return isInvited ? 'invited' : 'none'
  if (!account.has_password) return 'invited'
  return account.is_shared ? 'shared' : 'own'
}

export async function hasInvitation(actor: Actor, id: number): Promise<boolean> {
  const rows = await actor.db
    .select({ id: invitations.userId })
    .from(invitations)
    .where(and(eq(invitations.tenant, actor.tenant), eq(invitations.userId, id)))
  return rows.length > 0
}

/** The row for a change, locked, with its role's key and what may be known of its account. Archived people are gone for changes. */
export async function lockPerson(actor: Actor, id: number, reach: Reach = 'staff') {
  const [row, [role], account, isInvited] = await together([
    () => staffRecords.lock(actor, id),
    () =>
      actor.db
        .select({ key: roles.key })
        .from(roles)
        .innerJoin(users, eq(users.roleId, roles.id))
        .where(eq(users.id, id)),
    () => accountOfPerson(actor.db, id),
    () => hasInvitation(actor, id),
  ])
  if (reach === 'staff' && row.kind !== 'staff') throw new AppError('not_found')
  await checkReached(actor, id)
  return { ...row, roleKey: role?.key ?? null, account, isInvited }
}

/** A learner or guardian beyond the actor's reach is not there. */
async function checkReached(actor: Actor, id: number): Promise<void> {
  const reached = reachedPeople(actor)
  if (reached && (await actor.db.$count(users, and(eq(users.id, id), reached))) === 0) throw new AppError('not_found')
}

/** Takes `lockRights` when a change gives somebody another role or status than they have. */
export async function lockRightsOnChange(actor: Actor, change: { id: number; role_id?: number; status?: string }) {
  await actor.db.execute(sql`
    select pg_advisory_xact_lock(${turns.rights}, ${actor.tenant}) from users
     where id = ${change.id} and tenant = ${actor.tenant}
       and (role_id is distinct from coalesce(${change.role_id ?? null}, role_id) or status <> ${change.status ?? null})`)
}
