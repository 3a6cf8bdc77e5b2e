import { present } from '@dsms/contract/kernel/choices/lists'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { Language } from '@dsms/contract/kernel/shared'
import type { Person, StaffChange, StaffInput } from '@dsms/contract/staff/staff/calls'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import { news } from '../../../kernel/questions.ts'
import type { Services } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { checkTransition } from '../../../kit/records/records.ts'
import {
  accountOpened,
  addPeople,
  checkAssignable,
  checkRoleEditorRemains,
  closeAccount,
  endSessionsOf,
  findRole,
  isOutranked,
  lockRights,
  openAccount,
  renameAccount,
  unlockAccount,
} from '../../identity/public.ts'
import { checkPersonLimit } from '../../platform/public.ts'
import { nameByRole } from '../users/users.profiles.ts'
import { lockPerson, lockRightsOnChange, type Reach, staffRecords } from './staff.data.ts'
import { mailInvitation, renewLinks } from './staff.invite.ts'
import { readPerson } from './staff.rights.ts'

/** Trainers and students come without what only the staff form asks. */
type NewPerson = Omit<StaffInput, 'gender_id'> & { gender_id?: number }

interface Creation {
  kind?: 'staff' | 'trainer' | 'student'
  language?: Language | undefined
}

/** Adds somebody and invites them by mail: nobody else sets the first password of their account. Returns the key. */
export async function createPerson(
  services: Services,
  actor: Actor,
  input: NewPerson,
  creation: Creation = {},
): Promise<number> {
  await checkAssignable(actor, input.role_id, 'role_id', creation.kind)
  const isInvited = input.status !== 'inactive'
  if (isInvited) await checkPersonLimit(actor, creation.kind ?? 'staff')
  const language = creation.language ?? actor.language
  const { username, email } = input
  const accountId = await openAccount(actor, { username, email, language })
  const newcomer = {
    ...valuesOf(input),
    tenant: actor.tenant,
    accountId: accountId ?? null,
    kind: creation.kind ?? 'staff',
    roleId: input.role_id,
    username,
    email,
    firstName: input.first_name,
    status: isInvited ? 'invited' : 'inactive',
    ...(isInvited ? { invitedAt: sql`now()` } : {}),
  }
  const person = present((await addPeople(actor.db, [newcomer]))[0])
  const { id } = person
  await together([
    () =>
      notify(services, actor.db, [person], {
        kind: 'welcome',
        params: { name: input.first_name, by: actor.name },
        link: null,
      }),
    () => accountOpened(actor.db, { id, name: input.first_name, language }, actor.id),
  ])
  if (isInvited) {
    await mailInvitation(services, actor, {
      ...input,
      id,
      accountId,
      full_name: `${input.first_name} ${input.last_name}`.trim(),
      language,
    })
  }
  return id
}

/** Changes what is given and leaves the rest. A new role or status ends the person's sessions. */
export async function updatePerson(
  services: Services,
  actor: Actor,
  change: StaffChange,
  reach: Reach = 'staff',
): Promise<Person> {
  // most changes touch nobody's rights and need not wait for those that do; both statements travel together
  const [, person] = await together([
    () => lockRightsOnChange(actor, change),
    () => lockPerson(actor, change.id, reach),
  ])
  const isNewRole = change.role_id !== undefined && change.role_id !== person.roleId
  if (person.id === actor.id && (isNewRole || isNewStatus(person, change.status))) throw new AppError('own_account')
  if (await isOutranked(actor, person)) throw new AppError('outranked', { name: person.fullName })
  if (isNewRole) await checkAssignable(actor, change.role_id as number, 'role_id')
  if (isBack(person, change.status)) await checkPersonLimit(actor, person.kind)

  const isRenamed = refuseForeignName(person, change)
  const unlocks = refuseForeignLock(person, change.status)
  if (isNewRole) await nameByRole(actor.db, [person.id], change.role_id as number)
  await staffRecords.update(actor, person, change.version, {
    ...valuesOf(change),
    ...(isNewStatus(person, change.status)
      ? statusValues(person, change.status as 'active' | 'inactive', undefined)
      : {}),
  })
  if (isRenamed) await renameAccount(actor.db, person.id, person)
  if (unlocks) await unlockAccount(actor.db, person.id)
  if (isNewRole) {
    await endSessionsOf(services, actor.db, [person.id], 'role')
    const role = await findRole(actor, change.role_id as number)
    await notify(services, actor.db, [person], {
      kind: 'role_changed',
      params: { role: role.name, by: actor.name },
      link: null,
    })
  } else if (isNewStatus(person, change.status)) {
    await endSessionsOf(services, actor.db, [person.id], 'status')
  }
  if (isNewRole || isNewStatus(person, change.status)) await checkRoleEditorRemains(actor)
  const saved = await readPerson(actor, person.id, reach)
  await renewLinks(services, actor, person, saved)
  return saved
}

type Row = Awaited<ReturnType<typeof lockPerson>>
type Switch = 'active' | 'inactive'

const isLockedNow = (person: Row) => person.lockedUntil !== null && Date.parse(person.lockedUntil) > Date.now()

/** What somebody may be set to. `active` also unlocks, `inactive` also corrects the reason. */
const statusChanges = { invited: ['inactive'], active: ['active', 'inactive'], inactive: ['active', 'inactive'] }

/** `active` also unlocks; an invited person becomes active by setting a password, so only `inactive` changes them. */
const isNewStatus = (person: Row, status: Switch | undefined): boolean =>
  status !== undefined && status !== person.status && !(status === 'active' && person.status === 'invited')

/** Somebody let back in takes a place of the plan again. */
const isBack = (person: Row, status: Switch | undefined) => status === 'active' && person.status === 'inactive'

export async function changePersonStatus(
  services: Services,
  actor: Actor,
  { id, status, reason }: { id: number; status: Switch; reason?: string | undefined },
  reach: Reach = 'staff',
): Promise<Person> {
  await lockRights(actor)
  const person = await lockPerson(actor, id, reach)
  if (person.id === actor.id) throw new AppError('own_account')
  if (await isOutranked(actor, person)) throw new AppError('outranked', { name: person.fullName })
  checkTransition(statusChanges, person.status, status)
  if (isBack(person, status)) await checkPersonLimit(actor, person.kind)
  const unlocks = refuseForeignLock(person, status)
  await staffRecords.update(actor, person, undefined, statusValues(person, status, reason))
  if (unlocks) await unlockAccount(actor.db, person.id)
  if (status === 'inactive') await endSessionsOf(services, actor.db, [person.id], 'status')
  await checkRoleEditorRemains(actor)
  const saved = await readPerson(actor, id, reach)
  await renewLinks(services, actor, person, saved)
  return saved
}

/** Somebody who never had a password waits for one again when they are let back in. */
const statusValues = (person: Row, status: Switch, reason: string | undefined) => ({
  ...(status === 'active' &&
  person.status === 'inactive' &&
  (person.isInvited || person.account?.has_password === false)
    ? { status: 'invited', invitedAt: sql`now()` }
    : { status: status as string }),
  statusReason: reason ?? null,
})

/**
 * Whether being set to active unlocks the account. Throws where that is all that was asked, and another school knows the
 * account too: its owner waits, lest one school let guesses go on at the other's door.
 */
function refuseForeignLock(person: Row, status: Switch | undefined): boolean {
  if (status !== 'active' || !isLockedNow(person)) return false
  if (person.account?.is_shared && person.status === 'active') throw new AppError('account_shared')
  return person.account?.is_shared === false
}

/**
 * Whether a change is one of how somebody signs in as well. Throws for another user name of an account that another school
 * knows; its address is the owner's too, and the one here is where this school reaches them.
 */
function refuseForeignName(person: Row, { username, email }: Pick<StaffChange, 'username' | 'email'>): boolean {
  const isOther = username !== undefined && username !== person.username
  if (person.account?.is_shared && isOther) throw fieldError('username', 'account_shared')
  return (
    person.account !== undefined && !person.account.is_shared && (isOther || (email ?? person.email) !== person.email)
  )
}

/** Somebody was archived in this transaction. Each domain archives what it holds of them. */
export const personArchived = news<[actor: Actor, personId: number]>()

/** Archives a person: the account is shut and out of the lists, everything it did stays. */
export async function archivePerson(
  services: Services,
  actor: Actor,
  id: number,
  reach: Reach = 'staff',
): Promise<Person> {
  await lockRights(actor)
  const person = await lockPerson(actor, id, reach)
  if (person.id === actor.id) throw new AppError('own_account')
  if (await isOutranked(actor, person)) throw new AppError('outranked', { name: person.fullName })
  await staffRecords.archive(actor, person, { status: 'archived' })
  await personArchived(actor, id)
  if (person.accountId) await closeAccount(actor.db, person.accountId)
  await endSessionsOf(services, actor.db, [id], 'status')
  await checkRoleEditorRemains(actor)
  return readPerson(actor, id, reach)
}

/** The columns of what was given; what was not given stays as it is. */
function valuesOf(input: Partial<NewPerson>) {
  const values = {
    firstName: input.first_name,
    lastName: input.last_name,
    username: input.username,
    email: input.email,
    phone: input.phone,
    genderId: input.gender_id,
    countryId: input.country_id,
    roleId: input.role_id,
    employeeNo: input.employee_no === '' ? null : input.employee_no,
    birthDate: input.birth_date,
    address: input.address === '' ? null : input.address,
    joinedOn: input.joined_on,
    avatar: input.avatar,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as typeof values
}
