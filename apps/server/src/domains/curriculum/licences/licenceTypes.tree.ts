import { deepestLevel } from '@dsms/contract/curriculum/licences/calls'
import type { getLicenceTree } from '@dsms/contract/curriculum/licences/tree'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { takeTurn } from '../../../db/locks.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { finds } from '../../../kit/records/find.ts'
import { licenceTypes } from './licenceTypes.table.ts'

/** Two who move parts of a tree at once take turns, so that the parts cannot end up below one another. */
export const lockTree = (actor: Actor) => takeTurn(actor.db, 'licenceTree', actor.tenant)

interface Parent {
  id: number
  level: number
  status: string
}

/**
 * The level of a type that is put below a parent, or of a main type without one. `moved` is the type that is there
 * already: what stands below it moves along, so that has to fit too. The tree has to be locked.
 */
export async function levelBelow(actor: Actor, parentId: number | null, moved?: { id: number; level: number }) {
  const below = moved ? await subtree(actor, moved.id) : []
  const parent = parentId === null ? null : await parentOf(actor, parentId)
  if (parent && (parent.id === moved?.id || below.some(({ id }) => id === parent.id)))
    throw fieldError('parent_id', 'unknown_choice')
  const level = parent ? parent.level + 1 : 0
  const depth = Math.max(0, ...below.map((type) => type.level - (moved?.level ?? 0)))
  if (level + depth > deepestLevel) throw fieldError('parent_id', 'too_deep', { max: deepestLevel })
  return level
}

/** A parent that may have something new below it. */
async function parentOf(actor: Actor, id: number): Promise<Parent> {
  const [parent] = await actor.db
    .select({ id: licenceTypes.id, level: licenceTypes.level, status: licenceTypes.status })
    .from(licenceTypes)
    .where(and(eq(licenceTypes.id, id), eq(licenceTypes.tenant, actor.tenant), isNull(licenceTypes.archivedAt)))
    .for('share')
  if (!parent || parent.status === 'inactive') throw fieldError('parent_id', 'unknown_choice')
  return parent
}

const subtreeRow = z.object({ id: z.int(), level: z.number() })

/** All that stands below a type, also what was archived. */
async function subtree(actor: Actor, id: number): Promise<{ id: number; level: number }[]> {
  const rows = await rowsOf(
    actor.db,
    subtreeRow,
    sql`
      with recursive below as (
        select id, level from licence_types where tenant = ${actor.tenant} and parent_id = ${id}
        union
        select t.id, t.level from licence_types t join below b on t.parent_id = b.id where t.tenant = ${actor.tenant})
      select id, level from below`,
  )
  return rows
}

/** Moves everything below a type by as many levels as the type itself moved. */
export async function moveBelow(actor: Actor, id: number, levels: number): Promise<void> {
  const ids = (await subtree(actor, id)).map((type) => type.id)
  if (ids.length === 0 || levels === 0) return
  await actor.db.execute(sql`
    update licence_types set level = level + ${levels}::smallint
     where tenant = ${actor.tenant} and id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer)`)
}

const codeRow = z.object({ code: z.string() })

/** Throws for each row that names no type in use of the school; those that are named stay as they are until the end. */
export async function checkRequired(
  actor: Actor,
  requires: readonly { code: string }[],
  own: { code: string; before: readonly { code: string }[] },
): Promise<void> {
  if (requires.length === 0) return
  const named = JSON.stringify(requires.map(({ code }) => code))
  const rows = await rowsOf(
    actor.db,
    codeRow,
    sql`
      select lower(code) as code from licence_types
       where tenant = ${actor.tenant} and archived_at is null and status <> 'inactive'
         and lower(code) in (select lower(value) from jsonb_array_elements_text(${named}::jsonb))
       order by id for share`,
  )
  // one that was named before stays, also when its type takes no new learners
  const known = new Set([...rows, ...own.before].map(({ code }) => code.toLowerCase()))
  const fields = requires.flatMap(({ code }, place) => {
    const isWrong = !known.has(code.toLowerCase()) || code.toLowerCase() === own.code.toLowerCase()
    return isWrong ? [[`requires.${place}.code`, { code: 'unknown_choice' as const }]] : []
  })
  if (fields.length) throw new AppError('invalid_input', {}, Object.fromEntries(fields))
}

type Branch = Answer<typeof getLicenceTree>[number]

/** All types in use, parents before their children, in one read. */
export const readTree = (actor: Actor, q: string | undefined) =>
  actor.db
    .select({
      id: licenceTypes.id,
      parent_id: licenceTypes.parentId,
      level: licenceTypes.level,
      code: licenceTypes.code,
      name: nameSql(licenceTypes.name, actor.language),
      group: sql<Branch['group']>`${licenceTypes.group}`,
      gearbox: sql<Branch['gearbox']>`${licenceTypes.gearbox}`,
      min_age_months: licenceTypes.minAgeMonths,
      status: sql<Branch['status']>`${licenceTypes.status}`,
      requirements_version: sql<number>`coalesce((select max(v.version) from requirement_versions v
        where v.tenant = licence_types.tenant and v.licence_type_id = licence_types.id), 0)`,
      is_match: q ? sql<boolean>`${finds(licenceTypes.search, q)}` : sql<boolean>`true`,
    })
    .from(licenceTypes)
    .where(and(eq(licenceTypes.tenant, actor.tenant), isNull(licenceTypes.archivedAt)))
    .orderBy(licenceTypes.level, licenceTypes.place, nameSql(licenceTypes.name, actor.language), licenceTypes.id)
