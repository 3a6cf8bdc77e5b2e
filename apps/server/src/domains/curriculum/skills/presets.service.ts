import { deepestSkill, type SkillPreset } from '@dsms/contract/curriculum/skills/calls'
import { fieldError } from '@dsms/contract/kernel/errors'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { idRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { type PresetSkill, presets } from './presets/presets.ts'
import { skills } from './skills.table.ts'
import { gap, lockTree } from './skills.tree.ts'

/** Codes of the school's skills in small letters, with where they stand. */
async function present(actor: Actor): Promise<Map<string, { id: number; level: number }>> {
  const rows = await actor.db
    .select({ id: skills.id, code: skills.code, level: skills.level })
    .from(skills)
    .where(and(eq(skills.tenant, actor.tenant), isNull(skills.archivedAt)))
  return new Map(rows.map(({ code, ...row }) => [code.toLowerCase(), row]))
}

export async function presetWithState(actor: Actor, preset: SkillPreset) {
  const there = await present(actor)
  return presets[preset].map(({ code, level, name }) => ({
    code,
    level,
    name: nameIn(name, actor.language),
    is_there: there.has(code.toLowerCase()),
  }))
}

/** Adds what is missing of a preset, a level at a time, behind what is there. Answers the keys of what is new. */
export async function takePreset(actor: Actor, preset: SkillPreset): Promise<number[]> {
  await lockTree(actor)
  const there = await present(actor)
  const missing = presets[preset].filter(({ code }) => !there.has(code.toLowerCase()))
  const ids: number[] = []
  for (const level of [0, 1, 2]) {
    const added = missing.filter((one) => one.level === level)
    if (added.length === 0) continue
    const rows = await actor.db
      .insert(skills)
      .values(added.map((one, nth) => rowOf(actor, one, nth, there)))
      .returning({ id: skills.id, code: skills.code, level: skills.level })
    for (const { code, ...row } of rows) {
      there.set(code.toLowerCase(), row)
      ids.push(row.id)
    }
  }
  return ids
}

function rowOf(
  actor: Actor,
  { code, name, parent, stage }: PresetSkill,
  nth: number,
  there: Map<string, { id: number; level: number }>,
) {
  const above = parent === null ? undefined : there.get(parent.toLowerCase())
  const level = above ? above.level + 1 : 0
  // the school has put the parent so deep that nothing fits below it
  if (level > deepestSkill) throw fieldError('preset', 'too_deep', { max: deepestSkill + 1 })
  return {
    tenant: actor.tenant,
    code,
    name,
    parentId: above?.id ?? null,
    level,
    stage,
    place: sql<number>`(select coalesce(max(place), 0) from skills
                         where tenant = ${actor.tenant} and parent_id is not distinct from ${above?.id ?? null}::integer)
                       + ${(nth + 1) * gap}::integer`,
    status: 'draft',
  }
}

/** Archives what the actor has just taken over, unless it was changed or something refers to it by now. */
export async function undoTaking(actor: Actor, ids: number[]): Promise<number> {
  await lockTree(actor)
  const wanted = sql`(select value::integer from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  const rows = await rowsOf(
    actor.db,
    idRow,
    sql`
      with recursive mine as (
        select id, parent_id from skills
         where id in ${wanted} and tenant = ${actor.tenant} and archived_at is null
           and created_by = ${actor.id} and version = 1),
      kept (id, parent_id) as (
        select id, parent_id from skills
         where tenant = ${actor.tenant} and archived_at is null and id not in (select id from mine)
        union
        select id, parent_id from mine
         where exists (select from skill_prerequisites p where p.requires_id = mine.id and p.tenant = ${actor.tenant})
            or exists (select from error_types e where e.skill_id = mine.id and e.archived_at is null)
        union
        select m.id, m.parent_id from mine m join kept k on k.parent_id = m.id)
      update skills set archived_at = now()
       where id in (select id from mine) and id not in (select id from kept)
      returning id`,
  )
  return rows.length
}
