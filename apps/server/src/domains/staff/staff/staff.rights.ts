import type { Person } from '@dsms/contract/staff/staff/calls'
import { type Actor, may } from '../../../kernel/actor.ts'
import { isOutranked } from '../../identity/public.ts'
import { findPerson, type Reach } from './staff.data.ts'

/** What the caller may do to a person, by the person's rights and status. */
export async function rightsOver(
  actor: Actor,
  person: Pick<Person, 'id' | 'role_id' | 'role_key' | 'status' | 'account'>,
): Promise<Person['can']> {
  const isWithin =
    person.status !== 'archived' && !(await isOutranked(actor, { roleId: person.role_id, roleKey: person.role_key }))
  const isSelf = person.id === actor.id
  const allowed = (action: 'create' | 'edit' | 'status' | 'delete' | 'reset_password') =>
    actor.scope === 'platform' && actor.tenant !== 0 ? may(actor, 'schools.edit') : may(actor, `staff_users.${action}`)
  return {
    edit: isWithin && allowed('edit'),
    status: isWithin && !isSelf && allowed('status'),
    archive: isWithin && !isSelf && allowed('delete'),
    reset_password: isWithin && !isSelf && ['own', 'invited'].includes(person.account) && allowed('reset_password'),
    invite: isWithin && person.status === 'invited' && allowed('create'),
  }
}

/** A person as the caller may see them, with what the caller may do to them. */
export async function readPerson(actor: Actor, id: number, reach: Reach = 'staff'): Promise<Person> {
  const person = await findPerson(actor, id, reach)
  return { ...person, can: await rightsOver(actor, person) }
}
