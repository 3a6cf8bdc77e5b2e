import { present } from '@dsms/contract/kernel/choices/lists'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { KnownPerson } from '@dsms/contract/staff/users/account'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'
import type { Services } from '../../../../kernel/services.ts'
import { addPeople, checkAssignable, isOutranked, renameAccount } from '../../../identity/public.ts'
import { checkPersonLimit } from '../../../platform/public.ts'
import { lockPerson, staffRecords } from '../../staff/staff.data.ts'
import { askIn } from '../../staff/staff.invite.ts'
import { nameByRole } from '../users.profiles.ts'
import { roleFor } from '../users.service.ts'

/** Adds somebody who does not sign in. Several may have one address, so likely doubles are shown and not refused. */
export async function addKnownPerson(actor: Actor, input: KnownPerson): Promise<number> {
  await checkPersonLimit(actor, input.kind)
  const person = {
    tenant: actor.tenant,
    kind: input.kind,
    firstName: input.first_name,
    lastName: input.last_name,
    email: input.email ?? null,
    phone: input.phone ?? null,
    genderId: input.gender_id ?? null,
    countryId: input.country_id ?? null,
    birthDate: input.birth_date ?? null,
    status: 'active',
  }
  const [added] = await addPeople(actor.db, [person])
  return present(added).id
}

interface Invitation {
  email: string
  username: string
  role_id?: number | undefined
}

/**
 * Gives somebody who does not sign in yet an account and mails them; where the address has an account already, its owner
 * is asked. Asked again, another mail goes out. Throws `has_account`, and what adding somebody throws.
 */
export async function inviteKnownPerson(
  services: Services,
  actor: Actor,
  id: number,
  { email, username, role_id }: Invitation,
): Promise<void> {
  const person = await lockPerson(actor, id, 'everybody')
  const full_name = person.fullName
  if (person.account?.has_password) throw new AppError('has_account', { name: full_name })
  if (await isOutranked(actor, person)) throw new AppError('outranked', { name: full_name })
  const { kind } = person
  // their own way in comes with what guardians may see
  if (kind !== 'staff' && kind !== 'trainer' && kind !== 'student') throw fieldError('role_id', 'unknown_role')
  const roleId = person.roleId ?? (await roleFor(actor, kind, role_id))
  await checkAssignable(actor, roleId, 'role_id', kind)
  if (person.roleId === null) await nameByRole(actor.db, [id], roleId)
  await staffRecords.update(actor, person, undefined, { email, username, roleId, invitedAt: sql`now()` })
  if (person.account) await renameAccount(actor.db, id, person)
  await askIn(services, actor, person, { id, email, username, full_name })
}
