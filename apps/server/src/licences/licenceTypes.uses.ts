import { AppError } from '@dsms/contract/errors'
import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../actor.ts'

interface Licence {
  id: number
  code: string
}

interface Use {
  name: string
  /** What the type itself has, and what goes with it when it is put away. */
  is_own: boolean
}

/** Each line finds what names a licence type, as `name` and `is_own`. Whoever names types adds a line. */
const lines = (actor: Actor, { id, code }: Licence): SQL[] => [
  sql`select code as name, false as is_own from licence_types
       where tenant = ${actor.tenant} and parent_id = ${id} and archived_at is null`,
  sql`select code, false from licence_types
       where tenant = ${actor.tenant} and id <> ${id} and archived_at is null
         and exists (select from jsonb_array_elements(requires) as r where lower(r ->> 'code') = lower(${code}))`,
  sql`select '#' || version, true from requirement_versions
       where tenant = ${actor.tenant} and licence_type_id = ${id}`,
]

/** What a licence type is used by. */
async function usesOfLicence(actor: Actor, licence: Licence): Promise<Use[]> {
  const { rows } = await actor.db.execute<Use & Record<string, unknown>>(
    sql`${sql.join(lines(actor, licence), sql` union all `)} order by 1`,
  )
  return rows
}

/** Throws `code_in_use`: what is used is known to others by its code. Children know their parent by its key. */
export async function keepCode(actor: Actor, licence: Licence): Promise<void> {
  const uses = await usesOfLicence(actor, licence)
  if (uses.length) throw new AppError('code_in_use', {}, { code: { code: 'code_in_use' } })
}

/** Throws `record_in_use` while others need the type. */
export async function checkUnused(actor: Actor, licence: Licence): Promise<void> {
  const uses = (await usesOfLicence(actor, licence)).filter(({ is_own }) => !is_own)
  if (uses.length) throw new AppError('record_in_use', { count: uses.length, names: namesOf(uses) })
}

/** The first few by name; the count says how many there are. */
const namesOf = (uses: Use[]) =>
  uses
    .slice(0, 5)
    .map(({ name }) => name)
    .join(', ')
