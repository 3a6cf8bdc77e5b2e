import { skills as area } from '@dsms/contract/curriculum/skills/calls'
import { AppError } from '@dsms/contract/kernel/errors'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { checkTransition } from '../../../kit/records/records.ts'
import { checkVersion, lock } from '../../../kit/records/verbs.ts'
import { skills } from './skills.table.ts'
import { followLevel, lockTree, spotBelow } from './skills.tree.ts'

interface Wish {
  parent_id?: number | null | undefined
  after_id?: number | null | undefined
  version: number
}

/**
 * Puts a skill somewhere else. It says behind which neighbour rather than the order of all, so that two people who move
 * different skills at once both get what they wanted; who moves one that was changed meanwhile is told.
 */
export async function moveSkill(
  actor: Actor,
  id: number,
  { parent_id = null, after_id = null, version }: Wish,
): Promise<number> {
  await lockTree(actor)
  const row = await lock(actor, skills, id)
  await checkVersion(actor, skills, row, version)
  const spot = await spotBelow(actor, row.id, parent_id, after_id)
  const [moved] = await actor.db
    .update(skills)
    .set(spot)
    .where(eq(skills.id, row.id))
    .returning({ version: skills.version })
  await followLevel(actor, row.id, spot.level - row.level)
  return moved?.version ?? row.version
}

/** Activates or retires many; all or none. */
export async function changeStatuses(actor: Actor, ids: number[], to: 'active' | 'retired'): Promise<number> {
  const wanted = [...new Set(ids)]
  const rows = await actor.db
    .select({ id: skills.id, status: skills.status })
    .from(skills)
    .where(and(inArray(skills.id, wanted), eq(skills.tenant, actor.tenant), isNull(skills.archivedAt)))
    .orderBy(asc(skills.id))
    .for('update')
  if (rows.length !== wanted.length) throw new AppError('not_found')
  const others = rows.filter(({ status }) => status !== to)
  for (const { status } of others) checkTransition(area.statuses, status, to)
  if (others.length === 0) return 0
  await actor.db
    .update(skills)
    .set({ status: to, statusReason: sql`null` })
    .where(
      inArray(
        skills.id,
        others.map(({ id }) => id),
      ),
    )
  return others.length
}
