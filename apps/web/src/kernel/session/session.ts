import { Ability as CaslAbility } from '@casl/ability'
import type { Access } from '@dsms/contract/kernel/endpoint'
import type { Rule } from '@dsms/contract/kernel/permissions'
import type { UserData } from '@dsms/contract/kernel/session/signIn'
import { useStore } from '../browser/store.ts'
import { userStore } from './sessionStore.ts'

export type Ability = CaslAbility<[string, string]>

export const getSession = (): UserData | null => userStore.get()
export const useSession = (): UserData | null => useStore(userStore)

/** The ability of this moment; without a session, reading `Auth` is all there is. */
export const useAbility = (): Ability => abilityOf(useSession())
export const getAbility = (): Ability => abilityOf(getSession())

/** `can(ability, 'staff_users.edit')`: the action follows the last dot. */
export function can(ability: Ability, permission: string): boolean {
  const dot = permission.lastIndexOf('.')
  return ability.can(permission.slice(dot + 1), permission.slice(0, dot))
}

/** Whether a person may make a call or open a page of this access. Without a person only what is public is open. */
export function mayOpen(access: Access | 'acl', user: UserData | null, ability = abilityOf(user)): boolean {
  if (access === 'public') return true
  if (!user) return false
  if (access === 'session') return true
  if (access === 'acl') return ability.can('read', 'ACL')
  const needed = access[user.scope]
  return needed !== undefined && [needed].flat().some((permission) => can(ability, permission))
}

export const abilityFrom = (rules: Rule[]): Ability => new CaslAbility<[string, string]>(rules)

const guest = abilityFrom([{ action: 'read', subject: 'Auth' }])
let known: { user: UserData; ability: Ability } | undefined

function abilityOf(user: UserData | null): Ability {
  if (!user) return guest
  if (known?.user !== user) known = { user, ability: abilityFrom(user.ability) }
  return known.ability
}
