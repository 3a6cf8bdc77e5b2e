import { fieldError } from '@dsms/contract/kernel/errors'
import { identityIn, type Papers, paperOf } from '@dsms/contract/kit/cleaning/identity'
import { identityKey, lastFour } from '@dsms/contract/students/students/rules'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { countries } from '../../../../db/tables/countries.ts'
import { schools } from '../../../../db/tables/schools.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { holds } from '../../../../kernel/actor.ts'
import type { Tokens } from '../../../../kernel/session/tokens.ts'
import { lookupValues } from '../../../school/public.ts'

/** What an input says of a paper, or a record holds. */
interface Typed {
  id_number?: string | null | undefined
  id_type_id?: number | null | undefined
}
interface Held {
  idHash: string | null
  idTypeId: number | null
}

/**
 * The same input with its identity number as papers show it. Throws at the field where it cannot be one, as a file is told.
 * A number that the record holds already passes: it may be older than the rule.
 */
export async function withIdentity<Input extends Typed>(
  tokens: Tokens,
  actor: Actor,
  input: Input,
  held?: Held,
): Promise<Input> {
  const { id_number: number, id_type_id: type = held?.idTypeId } = input
  if (!number || held?.idHash === identityHash(tokens, actor.tenant, number)) return input
  const { value, problem } = identityIn(number, await papersOf(actor, type ?? 0))
  if (problem) throw fieldError('id_number', problem)
  return { ...input, id_number: value }
}

/** By what a number of the school is read: its country, and the kind of paper. */
async function papersOf({ db, tenant }: Actor, type: number): Promise<Papers> {
  const [found] = await db
    .select({
      country: countries.code,
      kind: sql<string | null>`${lookupValues.code} || ' ' || names_text(${lookupValues.name})`,
    })
    .from(schools)
    .leftJoin(countries, eq(countries.id, schools.countryId))
    .leftJoin(
      lookupValues,
      and(eq(lookupValues.id, type), eq(lookupValues.kind, 'id_type'), inArray(lookupValues.tenant, [0, tenant])),
    )
    .where(eq(schools.id, tenant))
  return { country: found?.country ?? undefined, paper: paperOf(found?.kind ?? undefined) }
}

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
