import { deepestSkill } from '@dsms/contract/curriculum/skills/calls'
import { firstOf } from '@dsms/contract/kernel/choices/lists'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { takeTurn } from '../../../db/locks.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { joined } from '../../../kernel/text/formats.ts'
import { skills } from './skills.table.ts'

/** Between neighbours, so that moving one between two others changes it alone. */
export const gap = 1024

/** Where in the tree a skill stands. */
interface Spot {
  parentId: number | null
  level: number
  place: number
}

/** Those who change the tree of a school at once, or what skills need, are taken one after the other. */
export const lockTree = (actor: Actor) => takeTurn(actor.db, 'skillTree', actor.tenant)

const codedRow = z.object({ id: z.int().nullable() })

/** Keys of the skills that a file names by their codes. */
async function byCodes(actor: Actor, field: string, codes: string[]): Promise<number[]> {
  const rows = await rowsOf(
    actor.db,
    codedRow,
    sql`
      select s.id from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) said (code)
        left join ${skills} s on s.tenant = ${actor.tenant} and s.archived_at is null and lower(s.code) = lower(said.code)`,
  )
  return rows.map(({ id }) => {
    if (id === null) throw fieldError(field, 'unknown_choice')
    return id
  })
}

export const parentByCode = async (actor: Actor, code: string) => firstOf(await byCodes(actor, 'parent', [code]))

/** What has to be there first: by keys, or by the codes of a file. */
export const prerequisitesOf = async (
  actor: Actor,
  { prerequisite, prerequisite_ids }: { prerequisite?: string[] | null; prerequisite_ids?: number[] },
) => (prerequisite?.length ? byCodes(actor, 'prerequisite', prerequisite) : prerequisite_ids)

/**
 * Where a skill comes to stand below a parent: behind one of its neighbours, first for `null`, last for `undefined`.
 * The tree has to be locked.
 */
export async function spotBelow(
  actor: Actor,
  id: number | undefined,
  parentId: number | null,
  after: number | null | undefined,
): Promise<Spot> {
  const level = parentId === null ? 0 : (await levelOf(actor, parentId)) + 1
  const { deepest, ids } = await below(actor, id)
  if (parentId !== null && ids.includes(parentId)) throw fieldError('parent_id', 'skill_cycle')
  if (level + deepest > deepestSkill) throw fieldError('parent_id', 'too_deep', { max: deepestSkill + 1 })
  return { parentId, level, place: await placeBehind(actor, id, parentId, after) }
}

async function levelOf(actor: Actor, id: number): Promise<number> {
  const [parent] = await actor.db
    .select({ level: skills.level })
    .from(skills)
    .where(and(eq(skills.id, id), eq(skills.tenant, actor.tenant), isNull(skills.archivedAt)))
  if (!parent) throw fieldError('parent_id', 'unknown_choice')
  return parent.level
}

const belowRow = z.object({ id: z.int(), depth: z.number() })

/** A skill and all below it, archived or not, with how many levels those go down. */
async function below(actor: Actor, id: number | undefined): Promise<{ ids: number[]; deepest: number }> {
  if (id === undefined) return { ids: [], deepest: 0 }
  const rows = await rowsOf(
    actor.db,
    belowRow,
    sql`
      with recursive tree (id, depth) as (
        select ${id}::integer, 0
        union all
        select s.id, t.depth + 1 from ${skills} s join tree t on s.parent_id = t.id
         where s.tenant = ${actor.tenant})
      select id, depth from tree`,
  )
  return { ids: rows.map((row) => row.id), deepest: Math.max(...rows.map(({ depth }) => depth)) }
}

async function placeBehind(
  actor: Actor,
  id: number | undefined,
  parentId: number | null,
  after: number | null | undefined,
): Promise<number> {
  const neighbours = await actor.db
    .select({ id: skills.id, place: skills.place })
    .from(skills)
    .where(
      and(
        eq(skills.tenant, actor.tenant),
        isNull(skills.archivedAt),
        parentId === null ? isNull(skills.parentId) : eq(skills.parentId, parentId),
        id === undefined ? undefined : ne(skills.id, id),
      ),
    )
    .orderBy(asc(skills.place), asc(skills.id))
  const at = after === undefined ? neighbours.length - 1 : neighbours.findIndex((one) => one.id === after)
  if (after && at < 0) throw fieldError('after_id', 'unknown_choice')
  const low = neighbours[at]?.place ?? 0
  const high = neighbours[at + 1]?.place ?? low + 2 * gap
  const middle = Math.floor((low + high) / 2)
  if (middle > low) return middle
  // no room is left between the two: all get their distance again
  await actor.db.execute(sql`
    update ${skills} s set place = n.nth * ${gap}
      from (select value::integer as id, ordinality as nth
              from jsonb_array_elements_text(${JSON.stringify(neighbours.map((one) => one.id))}::jsonb) with ordinality) n
     where s.id = n.id and s.tenant = ${actor.tenant}`)
  return (at + 1) * gap + gap / 2
}

/** What stands below a skill that moved to another level goes with it. */
export async function followLevel(actor: Actor, id: number, by: number): Promise<void> {
  if (by === 0) return
  await actor.db.execute(sql`
    with recursive tree (id) as (
      select id from ${skills} where parent_id = ${id} and tenant = ${actor.tenant}
      union all
      select s.id from ${skills} s join tree t on s.parent_id = t.id where s.tenant = ${actor.tenant})
    update ${skills} set level = level + ${by} where id in (select id from tree)`)
}

const nameRow = z.object({ name: z.string() })

/** Throws while something still stands below a skill or needs it. */
export async function checkUnused(actor: Actor, id: number): Promise<void> {
  const rows = await rowsOf(
    actor.db,
    nameRow,
    sql`
      select code as name from skills where parent_id = ${id} and tenant = ${actor.tenant} and archived_at is null
      union all
      select s.code from skill_prerequisites p join skills s on s.id = p.skill_id and s.archived_at is null
       where p.requires_id = ${id} and p.tenant = ${actor.tenant}
      union all
      select code from error_types where skill_id = ${id} and tenant = ${actor.tenant} and archived_at is null`,
  )
  if (rows.length)
    throw new AppError('record_in_use', {
      count: rows.length,
      names: joined(
        actor.language,
        rows.slice(0, 5).map(({ name }) => name),
      ),
    })
}
