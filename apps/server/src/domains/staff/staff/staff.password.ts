import { AppError } from '@dsms/contract/kernel/errors'
import type { Person } from '@dsms/contract/staff/staff/calls'
import type { Actor } from '../../../kernel/actor.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { checkNewPassword, endSessionsOf, isOutranked, personalWords, setFirstPassword } from '../../identity/public.ts'
import { lockPerson } from './staff.data.ts'
import { readPerson } from './staff.rights.ts'

/** Sets a one-time password for somebody else; they choose their own at the next sign-in. A founding call. */
export async function changePersonPassword(
  services: Services,
  actor: Actor,
  input: { id: number; password: string; password_confirmation: string },
  passwordHash: string,
): Promise<Person> {
  const person = await lockPerson(actor, input.id)
  if (person.id === actor.id) throw new AppError('own_password')
  if (await isOutranked(actor, person)) throw new AppError('outranked', { name: person.fullName })
  const { account } = person
  // who has none is invited; the owner of one that another school knows too chooses for themselves
  if (!account) throw new AppError('illegal_transition', { from: 'none', allowed: 'own' })
  await checkNewPassword(
    input.password,
    input.password_confirmation,
    personalWords({ ...account, username: person.username ?? '' }),
  )
  await setFirstPassword(actor.db, person.id, passwordHash)
  await endSessionsOf(services, actor.db, [person.id], 'password')
  await notify(services, actor.db, [person], { kind: 'password_changed', params: { by: actor.name }, link: null })
  return readPerson(actor, person.id)
}
