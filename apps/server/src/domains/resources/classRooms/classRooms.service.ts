import { AppError } from '@dsms/contract/kernel/errors'
import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { joined } from '../../../kernel/text/formats.ts'
import { simulators } from '../simulators/simulators.table.ts'

/** Throws `record_in_use` while simulators stand in a room that somebody wants to archive. */
export async function checkRoomEmpty(actor: Actor, id: number): Promise<void> {
  const inside = await actor.db
    .select({ assetNo: simulators.assetNo })
    .from(simulators)
    .where(and(eq(simulators.tenant, actor.tenant), eq(simulators.classRoomId, id), isNull(simulators.archivedAt)))
    .orderBy(simulators.assetNo)
  if (inside.length === 0) return
  const names = inside.slice(0, 5).map(({ assetNo }) => assetNo)
  throw new AppError('record_in_use', { count: inside.length, names: joined(actor.language, names) })
}
