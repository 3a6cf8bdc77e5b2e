import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { trainers as area } from '@dsms/contract/trainers/trainers/calls'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { roles } from '../../../db/tables/roles.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import { checkRoleEditorRemains, endSessionsOf, isOutranked } from '../../identity/public.ts'
import { checkPersonLimit } from '../../platform/public.ts'
import { addKnownPerson, inviteKnownPerson } from '../../staff/public.ts'
import { trainers } from './trainers.table.ts'

type Input = Partial<InputOf<typeof area>>
type Person = typeof users.$inferSelect & { roleKey: string | null }

/** A name in two scripts, and how others are reached or told apart: what a trainer shares with the person. */
export interface Shared {
  firstNameAr: string | null
  familyNameAr: string | null
  firstNameEn: string | null
  familyNameEn: string | null
  email: string | null
  phone: string | null
  address: string | null
  genderId: number | null
  countryId: number | null
  birthDate: string | null
  joinedOn: string | null
}

/** The person behind a trainer, locked; whoever changes a trainer and whoever changes a person wait for one another here. */
export async function lockPersonOf(actor: Actor, id: number): Promise<Person | undefined> {
  const [row] = await actor.db
    .select()
    .from(users)
    .where(and(eq(users.tenant, actor.tenant), eq(users.id, id)))
    .for('update')
  if (!row) return undefined
  const [role] = await actor.db
    .select({ key: roles.key })
    .from(roles)
    .where(and(eq(roles.tenant, row.tenant), eq(roles.id, row.roleId ?? 0)))
  return { ...row, roleKey: role?.key ?? null }
}

/** Somebody of the school who works here and is no trainer yet. */
export async function knownPerson(actor: Actor, id: number): Promise<Person> {
  const person = await lockPersonOf(actor, id)
  if (!person || person.status === 'archived' || !['trainer', 'staff'].includes(person.kind))
    throw fieldError('person_id', 'unknown_choice')
  const [there] = await actor.db
    .select({ id: trainers.id })
    .from(trainers)
    .where(and(eq(trainers.tenant, actor.tenant), eq(trainers.id, id)))
  if (there) throw fieldError('person_id', 'already_trainer')
  return person
}

/** What a person brings along, under the script that their name is written in. */
export function sharedOf(person: Person): Shared {
  const [first, family] = [person.firstName || null, person.lastName || null]
  const isArabic = /\p{Script=Arabic}/u.test(person.fullName)
  const { email, phone, address, genderId, countryId, birthDate, joinedOn } = person
  return {
    firstNameAr: isArabic ? first : null,
    familyNameAr: isArabic ? family : null,
    firstNameEn: isArabic ? null : first,
    familyNameEn: isArabic ? null : family,
    ...{ email, phone, address, genderId, countryId, birthDate, joinedOn },
  }
}

/** The name that others see: in Arabic where it is whole, else in Latin letters. */
const shownName = (shared: Shared) =>
  shared.firstNameAr && shared.familyNameAr
    ? { firstName: shared.firstNameAr, lastName: shared.familyNameAr }
    : { firstName: shared.firstNameEn ?? '', lastName: shared.familyNameEn ?? '' }

/** Adds the person that a new trainer is; they sign in once they are invited. */
export const addPersonOf = (actor: Actor, shared: Shared): Promise<number> => {
  const { firstName, lastName } = shownName(shared)
  return addKnownPerson(actor, { kind: 'trainer', first_name: firstName, last_name: lastName })
}

/** Writes what a trainer shares with the person there too. Nobody renames somebody with more rights than their own. */
export async function keepPerson(actor: Actor, id: number, shared: Shared): Promise<void> {
  const person = await lockPersonOf(actor, id)
  if (!person) throw new AppError('not_found')
  const { email, phone, address, genderId, countryId, birthDate, joinedOn } = shared
  const wanted = { ...shownName(shared), email, phone, address, genderId, countryId, birthDate, joinedOn }
  const kept = new Map<string, unknown>(Object.entries(person))
  if (Object.entries(wanted).every(([key, value]) => kept.get(key) === value)) return
  if (person.kind === 'staff' && (await isOutranked(actor, person)))
    throw new AppError('outranked', { name: person.fullName })
  await actor.db
    .update(users)
    .set(wanted)
    .where(and(eq(users.tenant, actor.tenant), eq(users.id, id)))
}

/** Mails a link to open an account. Without a user name it is what stands before the @. */
export async function inviteTrainer(services: Services, actor: Actor, id: number, { email, username }: Input) {
  if (!email) throw fieldError('email', 'required')
  const beforeAt = email.replace(/@.*$/, '').replace(/[^\p{L}\p{N}._-]/gu, '')
  await inviteKnownPerson(services, actor, id, {
    email,
    username: username || beforeAt.slice(0, 40).padEnd(3, '.'),
  })
}

/** Trainers who left no longer sign in either, unless they work here in another way. */
export async function letGo(services: Services, actor: Actor, id: number): Promise<void> {
  const gone = await actor.db
    .update(users)
    .set({ status: 'inactive' })
    .where(
      and(
        eq(users.tenant, actor.tenant),
        eq(users.id, id),
        eq(users.kind, 'trainer'),
        sql`${users.status} in ('active', 'invited')`,
      ),
    )
    .returning({ id: users.id })
  if (gone.length === 0) return
  if (id === actor.id) throw new AppError('own_account')
  await endSessionsOf(services, actor.db, [id], 'status')
  await checkRoleEditorRemains(actor)
}

/** Somebody who comes back takes a place of the plan again; an account is let in where accounts are. */
export async function takeBack(actor: Actor, person: Person): Promise<void> {
  if (person.status === 'archived') throw new AppError('not_found')
  if (person.kind !== 'trainer' || person.status !== 'inactive' || person.accountId !== null) return
  await checkPersonLimit(actor, person.kind)
  await actor.db
    .update(users)
    .set({ status: 'active' })
    .where(and(eq(users.tenant, actor.tenant), eq(users.id, person.id)))
}

/** Archives the trainer that an archived person is. */
export const archiveTrainerOf = ({ db, tenant }: Actor, personId: number) =>
  db
    .update(trainers)
    .set({ archivedAt: sql`now()` })
    .where(and(eq(trainers.tenant, tenant), eq(trainers.id, personId), isNull(trainers.archivedAt)))
