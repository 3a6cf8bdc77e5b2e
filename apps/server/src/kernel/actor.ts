import type { Permission, Reaches, Scope } from '@dsms/contract/kernel/permissions'
import type { PersonKind } from '@dsms/contract/kernel/session/personKinds'
import type { Language } from '@dsms/contract/kernel/shared'
import type { Db } from '../db/client.ts'

/**
 * Who calls, in which school they act, and the transaction it happens in. First argument of every function that reads
 * or changes data, so that none can forget whose data it is about.
 */
export interface Actor {
  /** The person who acts, one of those that the account is. */
  id: number
  accountId: number
  name: string
  /** Where the person is at home; a school's own people never leave it. */
  scope: Scope
  homeSchoolId: number | null
  /** The school acted in; null for the platform in its own scope. */
  schoolId: number | null
  /** `schoolId` or 0: what rows carry in their `tenant` column. */
  tenant: number
  kind: PersonKind
  roleId: number
  roleKey: string | null
  /** The administrator role: everything in the own scope. */
  isAdmin: boolean
  permissions: ReadonlySet<string>
  /** How far these reach over people's records; row policies hold it. */
  reaches: Reaches
  sessionId: string
  language: Language
  db: Db
  /** Runs after the commit; its failure is logged and changes nothing for the caller. */
  afterCommit(task: () => unknown): void
}

export const scopeOf = (tenant: number): Scope => (tenant === 0 ? 'platform' : 'school')

/** Whether the actor holds a permission of their own scope. */
export const may = (actor: Actor, permission: Permission): boolean => actor.isAdmin || actor.permissions.has(permission)

/**
 * Whether the actor may hand out a permission where they act. Platform people who were let into a school act there as
 * its administrator would.
 */
export const holds = (actor: Actor, permission: string): boolean =>
  actor.isAdmin || (actor.scope === 'platform' && actor.tenant !== 0) || actor.permissions.has(permission)

/** The school acted in, for what only schools have: calls that are the platform's alone never ask. */
export function schoolOf({ schoolId }: Pick<Actor, 'schoolId'>): number {
  if (schoolId === null) throw new Error('nobody acts in a school here')
  return schoolId
}

/** Where the screens of the tenant acted in begin. */
export const screensOf = (actor: Actor): string => (actor.tenant === 0 ? '/platform' : '/school')
