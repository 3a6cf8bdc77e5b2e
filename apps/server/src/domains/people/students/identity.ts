import { identityKey, lastFour } from '@dsms/contract/people/students/rules'
import type { Actor } from '../../../kernel/actor.ts'
import { holds } from '../../../kernel/actor.ts'
import type { Tokens } from '../../../kernel/session/tokens.ts'

/**
 * How an identity number is kept: encrypted, by a keyed hash that finds it, and by its last four signs. Nothing where the
 * input says nothing of it, nulls where it takes the number away.
 */
export function identityValues(tokens: Tokens, tenant: number, number: string | null | undefined) {
  if (number === undefined) return {}
  const key = identityKey(number ?? '')
  if (!number || key === '') return { idSealed: null, idHash: null, idLast4: null }
  return { idSealed: tokens.seal(number), idHash: identityHash(tokens, tenant, number), idLast4: lastFour(key) }
}

/** What a number is found by in a school. The school is in it, so that two schools' rows tell nothing of one another. */
export const identityHash = (tokens: Tokens, tenant: number, number: string): string =>
  tokens.keyed('identity', `${tenant}:${identityKey(number)}`)

/** The number for those who may see it, null for everybody else. */
export const shownIdentity = (tokens: Tokens, actor: Actor, sealed: string | null): string | null =>
  sealed !== null && holds(actor, 'students.see_id') ? (tokens.unseal(sealed) ?? null) : null
