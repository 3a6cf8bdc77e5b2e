import { isDeepStrictEqual } from 'node:util'
import type { Role, RoleChange, RoleInput } from '@dsms/contract/identity/roles/calls'
import { AppError } from '@dsms/contract/kernel/errors'
import type { Actor } from '../../../kernel/actor.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { endSessionsOf } from '../sessions/sessions.service.ts'
import { checkAssignable, checkReaches, checkRoleEditorRemains, checkWithinOwnRights } from './rights.service.ts'
import { findRole, lockRights, moveToRole, peopleOf, roleRecords } from './roles.data.ts'

export async function createRole(actor: Actor, input: RoleInput): Promise<Role> {
  checkReaches(actor, input.reaches)
  return findRole(actor, await roleRecords.insert(actor, valuesOf(input)))
}

export async function updateRole(services: Services, actor: Actor, id: number, change: RoleChange): Promise<Role> {
  await lockRights(actor)
  const role = await roleRecords.lock(actor, id)
  const { version, replacement_id, ...values } = change
  if (!keepsName(role, values)) refuseSystemRole(role)
  if (values.reaches && !isDeepStrictEqual(values.reaches, role.reaches)) checkNewReaches(actor, role, values.reaches)
  // whoever could take the step away from a role would make its people's accounts easier to get hold of
  if ((values.requires_two_step ?? role.requiresTwoStep) !== role.requiresTwoStep)
    await checkWithinOwnRights(actor, role)
  if (values.status === 'inactive' && role.status === 'active') await retire(services, actor, id, replacement_id)
  await roleRecords.update(actor, role, version, valuesOf(values))
  await checkRoleEditorRemains(actor)
  return findRole(actor, id)
}

export async function changeRoleStatus(
  services: Services,
  actor: Actor,
  id: number,
  status: Role['status'],
  replacementId: number | undefined,
): Promise<Role> {
  return updateRole(services, actor, id, { status, replacement_id: replacementId })
}

/** Removes a role; its people get the replacement. Answers the role as it was. */
export async function archiveRole(
  services: Services,
  actor: Actor,
  id: number,
  replacementId: number | undefined,
): Promise<Role> {
  await lockRights(actor)
  const role = await roleRecords.lock(actor, id)
  refuseSystemRole(role)
  await retire(services, actor, id, replacementId)
  const answer = await findRole(actor, id)
  await roleRecords.archive(actor, role)
  await checkRoleEditorRemains(actor)
  return answer
}

/** Roles of the system keep their name; whether they ask for a second step, and how far they reach, is the school's to say. */
const keepsName = (role: Pick<Role, 'name' | 'description'> & { status: string }, values: Partial<RoleInput>) =>
  (values.requires_two_step !== undefined || values.reaches !== undefined) &&
  (['name', 'description', 'status'] as const).every((key) => values[key] === undefined || values[key] === role[key])

/** As with privileges: not of the own role, not further than the actor, and the administrator reaches everything. */
function checkNewReaches(actor: Actor, role: { id: number; key: string | null }, reaches: Role['reaches']): void {
  if (role.key === 'admin' || role.key === 'client') throw new AppError('system_role')
  if (actor.roleId === role.id) throw new AppError('own_role')
  checkReaches(actor, reaches)
}

const valuesOf = <T extends Partial<RoleInput>>({ requires_two_step, ...values }: T) => ({
  ...values,
  ...(requires_two_step === undefined ? {} : { requiresTwoStep: requires_two_step }),
})

function refuseSystemRole(role: { key: string | null }) {
  if (role.key !== null) throw new AppError('system_role')
}

/** Moves the people of a role that goes away. */
async function retire(services: Services, actor: Actor, id: number, replacementId: number | undefined) {
  if (actor.roleId === id) throw new AppError('own_account')
  const people = await peopleOf(actor, id)
  if (people.length === 0) return
  await checkWithinOwnRights(actor, { id, key: null })
  if (replacementId === undefined) throw new AppError('role_in_use', { people: people.length })
  if (replacementId === id) throw new AppError('invalid_input', {}, { replacement_id: { code: 'replacement_invalid' } })
  await checkAssignable(actor, replacementId, 'replacement_id')
  const ids = people.map((person) => person.id)
  await moveToRole(actor, ids, replacementId)
  await endSessionsOf(services, actor.db, ids, 'role')
  const { name } = await findRole(actor, replacementId)
  await notify(services, actor.db, people, { kind: 'role_changed', params: { role: name, by: actor.name }, link: null })
}
