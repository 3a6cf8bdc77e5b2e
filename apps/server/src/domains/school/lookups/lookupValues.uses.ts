import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { joined } from '../../../kernel/text/formats.ts'
import { nameIn } from '../../../kernel/text/names.ts'

/** How many records in use name an entry. The uses are counted once for the whole list; see `lookup_uses`. */
export const usesOf = (id: SQL): SQL<number> => sql<number>`
  coalesce((select k.n from (select value_id, sum(uses)::integer as n from lookup_uses() group by value_id) as k
             where k.value_id = ${id}), 0)`

const useRow = z.object({
  uses: z.number(),
  examples: z.array(z.union([z.record(z.string(), z.string()), z.string()]).nullable()).nullable(),
})
type Use = z.infer<typeof useRow>

async function readUses({ db }: Actor, id: number): Promise<Use[]> {
  const rows = await rowsOf(db, useRow, sql`select uses, examples from lookup_uses(${id})`)
  return rows
}

/** An entry that is used is retired instead, and stays readable where it is used. */
export async function checkUnused(actor: Actor, id: number): Promise<void> {
  const uses = await readUses(actor, id)
  const count = uses.reduce((sum, one) => sum + Number(one.uses), 0)
  if (count === 0) return
  const names = uses
    .flatMap(({ examples }) => examples ?? [])
    .flatMap((name) => (typeof name === 'string' ? name : name ? nameIn(name, actor.language) : []))
  throw new AppError('record_in_use', {
    count,
    names: joined(actor.language, names.slice(0, 3)) || '–',
  })
}

/** A code is known to files and programs once it is used, and an entry never changes its list. */
export async function checkSame(
  actor: Actor,
  input: { code?: string | undefined; kind?: string | undefined },
  before: { id: number; code: string; kind: string },
): Promise<void> {
  const isSameCode = input.code === undefined || input.code === before.code
  const isSameKind = input.kind === undefined || input.kind === before.kind
  if (isSameCode && isSameKind) return
  if ((await readUses(actor, before.id)).length > 0) throw fieldError(isSameCode ? 'kind' : 'code', 'code_in_use')
}

/** After all others of its kind. */
export const lastPlace = (actor: Actor, kind: string): SQL => sql`
  (select coalesce(max(place), 0) + 10 from lookup_values
    where tenant = ${actor.tenant} and kind = ${kind} and archived_at is null)`
