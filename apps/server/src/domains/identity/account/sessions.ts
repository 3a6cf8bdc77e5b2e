import type { OwnSession } from '@dsms/contract/identity/account/security'
import { AppError } from '@dsms/contract/kernel/errors'
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { sessions } from '../../../db/tables/sessions.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { endSessionsWhere } from '../signIn/identity.data.ts'

const isOpen = sql<boolean>`${sessions.endedAt} is null and ${sessions.expiresAt} > now()`

/** Where the actor's account is signed in, as whomever, then the latest sign-ins that are over: this one first, then the newest. */
export async function listSessions(actor: Actor): Promise<{ rows: OwnSession[] }> {
  const rows = await actor.db
    .select({
      id: sessions.id,
      isOpen,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.refreshedAt,
      // one that nobody renewed ended by itself
      endedAt: sql<
        string | null
      >`case when not (${isOpen}) then coalesce(${sessions.endedAt}, ${sessions.expiresAt}) end`,
      ip: sql<string>`coalesce(${sessions.ip}, '')`,
      userAgent: sql<string>`coalesce(${sessions.userAgent}, '')`,
    })
    .from(sessions)
    .where(eq(sessions.accountId, actor.accountId))
    .orderBy(desc(sessions.createdAt))
    .limit(50)
  const all = rows.map((row) => ({
    ...row,
    endedAt: row.endedAt && new Date(row.endedAt).toISOString(),
    isThis: row.id === actor.sessionId,
  }))
  const rank = (row: OwnSession) => (row.isThis ? 0 : row.isOpen ? 1 : 2)
  return { rows: all.sort((one, other) => rank(one) - rank(other)) }
}

/** Ends one of the actor's sessions; somebody else's is not there. */
export async function endSession(services: Services, actor: Actor, id: string): Promise<void> {
  const [found] = await actor.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.accountId, actor.accountId), isNull(sessions.endedAt)))
  if (!found) throw new AppError('not_found')
  await endSessionsWhere(actor.db, eq(sessions.id, id), 'elsewhere')
  await services.events.publish(actor.db, { session: id }, { type: 'signed-out' })
}

/** Ends all of them but the one that asks. */
export async function endOtherSessions(services: Services, actor: Actor): Promise<void> {
  const others = await actor.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.accountId, actor.accountId), ne(sessions.id, actor.sessionId), isNull(sessions.endedAt)))
  if (others.length === 0) return
  await endSessionsWhere(
    actor.db,
    and(eq(sessions.accountId, actor.accountId), ne(sessions.id, actor.sessionId)) ?? sql`false`,
    'elsewhere',
  )
  for (const { id } of others) await services.events.publish(actor.db, { session: id }, { type: 'signed-out' })
}
