import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import {
  type ListRole,
  type NewUser,
  staffListRoles,
  type User,
  type UserChange,
} from '@dsms/contract/staff/users/calls'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import { roles } from '../../../db/tables/roles.ts'
import { type Actor, holds, may } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { archivePerson, createPerson, updatePerson } from '../staff/staff.service.ts'
import { findCountry, phoneOf } from './places.ts'
import { changeProfile, findUser } from './users.data.ts'

/** Platform people who look into a school need the right over schools as well as that over users. */
export function checkVisit(actor: Actor, right: 'view' | 'edit' | 'export') {
  if (actor.scope === 'platform' && actor.tenant !== 0 && !may(actor, `schools.${right}`))
    throw new AppError('forbidden', { permission: `schools.${right}` })
}

/** Adds a real person: with a role in the system, an invitation and a welcome, as the staff screens do. */
export async function addUser(services: Services, actor: Actor, input: NewUser): Promise<User> {
  const kind = kindOf(input.role)
  const country = await findCountry(actor, input.country)
  const phone = input.contact ? phoneOf(input.contact, country) : null
  if (phone === undefined) throw fieldError('contact', 'invalid_phone')
  const role_id = await roleFor(actor, kind, input.role_id)
  const id = await createPerson(
    services,
    actor,
    {
      ...namesOf(input.fullName),
      username: input.username,
      email: input.email,
      phone,
      country_id: country?.id,
      role_id,
    },
    { kind },
  )
  await changeProfile(actor, id, {
    company: input.company,
    plan: input.currentPlan,
    country: country ? '' : input.country,
    ...(kind === 'staff' ? { listRole: input.role } : {}),
  })
  const user = await findUser(actor, id)
  if (!user) throw new AppError('internal')
  return user
}

/** Changes what is given. The account itself follows the rules of staff; the profile is changed beside it. */
export async function updateUser(services: Services, actor: Actor, id: number, change: UserChange): Promise<void> {
  const user = await findUser(actor, id)
  if (!user) throw new AppError('not_found')
  const allowed: readonly ListRole[] = listRolesOf(user.kind)
  if (change.role && !allowed.includes(change.role))
    throw fieldError('role', 'invalid_choice', { choices: allowed.join(', ') })
  // their role comes with what they are; another one would make a student somebody who works here
  if (change.role_id && user.kind !== 'staff') throw fieldError('role_id', 'unknown_role')
  const isRenamed = change.fullName !== undefined && change.fullName !== user.fullName
  const given = { ...change, phone: change.contact, ...(isRenamed ? namesOf(change.fullName as string) : {}) }
  await updatePerson(services, actor, { ...pick(given, accountFields), id, version: change.version }, 'everybody')
  await changeProfile(actor, id, {
    ...pick({ ...change, listRole: change.role, plan: change.currentPlan }, profileFields),
    // the list's country counts; a text of before would come back when it is taken away
    ...(change.country_id === undefined ? {} : { country: '' }),
    ...(change.address ? { address: sql`address || ${JSON.stringify(change.address)}::jsonb` } : {}),
    ...(change.social ? { socialLinks: sql`social_links || ${JSON.stringify(change.social)}::jsonb` } : {}),
  })
}

/** Archives somebody; who is not there stays not there. */
export async function deleteUser(services: Services, actor: Actor, id: number): Promise<void> {
  if (await findUser(actor, id)) await archivePerson(services, actor, id, 'everybody')
}

const accountFields = [
  'first_name',
  'last_name',
  'username',
  'email',
  'phone',
  'country_id',
  'role_id',
  'status',
  'avatar',
  'birth_date',
  'gender_id',
] as const
const profileFields = ['company', 'website', 'languages', 'contactOptions', 'listRole', 'plan'] as const

/** The given fields that have a value, null included. */
const pick = <T extends object, const K extends readonly string[]>(values: T, keys: K) =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => keys.includes(key) && value !== undefined)) as {
    [F in K[number] & keyof T]?: Exclude<T[F], undefined>
  }

/** The first word, and the rest: one field here, two in the account. */
function namesOf(fullName: string) {
  const [first_name = '', ...rest] = fullName.split(/\s+/)
  return { first_name, last_name: rest.join(' ') }
}

const listRolesOf = (kind: string): readonly ListRole[] =>
  kind === 'staff'
    ? staffListRoles
    : kind === 'student'
      ? ['Student']
      : kind === 'guardian'
        ? ['Guardian']
        : ['Teacher']

const kindOf = (role: NewUser['role']) => (role === 'Student' ? 'student' : role === 'Teacher' ? 'trainer' : 'staff')

/** The role of somebody new: the one that is wished for staff, else the humblest; trainers and students have theirs. */
export const roleFor = async (actor: Actor, kind: 'staff' | 'trainer' | 'student', wished?: number): Promise<number> =>
  kind === 'staff' ? (wished ?? (await humblestRole(actor))) : roleOfKind(actor, kind)

/** The role that trainers or students have here; the platform has neither. */
async function roleOfKind(actor: Actor, kind: 'student' | 'trainer'): Promise<number> {
  const [role] = await actor.db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.tenant, actor.tenant), eq(roles.key, kind), isNull(roles.archivedAt)))
  if (!role) throw fieldError('role', 'invalid_choice', { choices: staffListRoles.join(', ') })
  return role.id
}

const roleRow = z.object({ id: z.int(), permissions: z.array(z.string()) })

/** The active role with the fewest rights of those that the actor may give: somebody new begins with little. */
async function humblestRole(actor: Actor): Promise<number> {
  const rows = await rowsOf(
    actor.db,
    roleRow,
    sql`
      select r.id, array_remove(array_agg(p.permission), null) as permissions
        from roles r left join role_privileges p on p.tenant = r.tenant and p.role_id = r.id
       where r.tenant = ${actor.tenant} and r.key is null and r.status = 'active' and r.archived_at is null
       group by r.id order by count(p.permission), r.id`,
  )
  const role = rows.find(({ permissions }) => permissions.every((permission) => holds(actor, permission))) ?? rows[0]
  if (!role) throw fieldError('role_id', 'unknown_role')
  return role.id
}
