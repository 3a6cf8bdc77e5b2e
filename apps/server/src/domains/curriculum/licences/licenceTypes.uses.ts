import { AppError } from '@dsms/contract/kernel/errors'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { joined } from '../../../kernel/text/formats.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'

interface Licence {
  id: number
  code: string
}

const useRow = z.object({ name: z.string(), is_own: z.boolean() })
type Use = z.infer<typeof useRow>

/** Records in use of a table that name a licence type in a table of links. */
const linked = (actor: Actor, { id }: Licence, table: string, key: string) => sql`
  select names_text(one.name), false from ${sql.identifier(`${key}_licence_types`)} as link
    join ${sql.identifier(table)} as one on one.id = link.${sql.identifier(`${key}_id`)}
   where link.tenant = ${actor.tenant} and link.licence_type_id = ${id} and one.archived_at is null`

/** Each line finds what names a licence type, as `name` and `is_own`. Anyone who names types adds a line. */
const lines = (actor: Actor, licence: Licence): SQL[] => [
  sql`select code as name, false as is_own from licence_types
       where tenant = ${actor.tenant} and parent_id = ${licence.id} and archived_at is null`,
  sql`select code, false from licence_types
       where tenant = ${actor.tenant} and id <> ${licence.id} and archived_at is null
         and exists (select from jsonb_array_elements(requires) as r where lower(r ->> 'code') = lower(${licence.code}))`,
  sql`select '#' || version, true from requirement_versions
       where tenant = ${actor.tenant} and licence_type_id = ${licence.id}`,
  sql`select names_text(name), false from courses
       where tenant = ${actor.tenant} and licence_type_id = ${licence.id} and archived_at is null`,
  linked(actor, licence, 'vehicles', 'vehicle'),
  linked(actor, licence, 'circuits', 'circuit'),
  linked(actor, licence, 'simulators', 'simulator'),
  linked(actor, licence, 'skills', 'skill'),
  linked(actor, licence, 'trainers', 'trainer'),
]

/** What a licence type is used by. */
async function usesOfLicence(actor: Actor, licence: Licence): Promise<Use[]> {
  const rows = await rowsOf(actor.db, useRow, sql`${sql.join(lines(actor, licence), sql` union all `)} order by 1`)
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
  if (uses.length) throw new AppError('record_in_use', { count: uses.length, names: namesOf(actor, uses) })
}

/**
 * Throws `licence_has_courses` while active courses lead to the type: nobody could be enrolled in them. The caller holds the
 * type's row, which a course that opens holds as well.
 */
export async function checkNoCourses(actor: Actor, { id }: Licence): Promise<void> {
  const rows = await rowsOf(
    actor.db,
    useRow,
    sql`
    select ${nameSql(sql`name`, actor.language)} as name, false as is_own from courses
     where tenant = ${actor.tenant} and licence_type_id = ${id} and status = 'active' and archived_at is null order by 1`,
  )
  if (rows.length) throw new AppError('licence_has_courses', { count: rows.length, names: namesOf(actor, rows) })
}

/** The first few by name; the count says how many there are. */
const namesOf = ({ language }: Actor, uses: Use[]) =>
  joined(
    language,
    uses.slice(0, 5).map(({ name }) => name),
  )
