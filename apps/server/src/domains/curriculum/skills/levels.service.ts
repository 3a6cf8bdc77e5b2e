import { AppError } from '@dsms/contract/kernel/errors'
import { and, asc, eq } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { staleError } from '../../../kit/records/history.ts'
import { skillLevels } from './skills.table.ts'

const shown = (actor: Actor) => ({
  level: skillLevels.level,
  name: nameSql(skillLevels.name, actor.language),
  names: skillLevels.name,
  version: skillLevels.version,
})

export const levels = (actor: Actor) =>
  actor.db
    .select(shown(actor))
    .from(skillLevels)
    .where(eq(skillLevels.tenant, actor.tenant))
    .orderBy(asc(skillLevels.level))

export async function renameLevel(actor: Actor, level: number, name: Record<string, string>, version: number) {
  const its = and(eq(skillLevels.tenant, actor.tenant), eq(skillLevels.level, level))
  const [row] = await actor.db.select().from(skillLevels).where(its).for('update')
  if (!row) throw new AppError('not_found')
  if (row.version !== version) throw await staleError(actor, 'skill_levels', row.id, version)
  const [saved] = await actor.db.update(skillLevels).set({ name }).where(its).returning(shown(actor))
  if (!saved) throw new AppError('not_found')
  return saved
}
