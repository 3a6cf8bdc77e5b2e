import { AppError } from '@dsms/contract/kernel/errors'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { shownName } from '../../db/people.ts'
import { auditLog } from '../../db/tables/audit.ts'
import { users } from '../../db/tables/users.ts'
import type { Actor } from '../../kernel/actor.ts'

/** The latest changes of a record: when, by whom, which fields. */
export const historyOf = (actor: Actor, entity: string, id: number, limit = 20) =>
  actor.db
    .select({
      at: auditLog.at,
      by: shownName(),
      action: auditLog.action,
      fields: sql<string[]>`array(select jsonb_object_keys(coalesce(${auditLog.after}, '{}')) order by 1)`,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, id)))
    .orderBy(desc(auditLog.id))
    .limit(limit)

/** The error for a change that was based on an old version: who changed which fields since, and when. */
export async function staleError(actor: Actor, entity: string, id: number, version: number): Promise<AppError> {
  const changes = await actor.db
    .select({
      at: auditLog.at,
      by: shownName(),
      after: auditLog.after,
      version: auditLog.version,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, id), gt(auditLog.version, version)))
    .orderBy(desc(auditLog.id))
  const fields = new Set(changes.flatMap((change) => Object.keys(change.after ?? {})))
  return new AppError('stale_version', {
    name: changes[0]?.by ?? 'DSMS',
    at: changes[0]?.at ?? '',
    version: changes[0]?.version ?? 0,
    fields: [...fields].sort(),
  })
}

/** The same of many rows at once, by who changed each last. */
export async function staleErrors(
  actor: Actor,
  entity: string,
  ids: readonly number[],
): Promise<Map<number, AppError>> {
  if (ids.length === 0) return new Map()
  const rows = await actor.db
    .selectDistinctOn([auditLog.entityId], { id: auditLog.entityId, at: auditLog.at, by: shownName() })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.entity, entity), inArray(auditLog.entityId, [...ids])))
    .orderBy(auditLog.entityId, desc(auditLog.id))
  const last = new Map(rows.map(({ id, ...change }) => [id, change]))
  return new Map(
    ids.map((id) => [
      id,
      new AppError('stale_version', { name: last.get(id)?.by ?? 'DSMS', at: last.get(id)?.at ?? '' }),
    ]),
  )
}
