import type { IdentityEvent } from '@dsms/contract/identity/sessions/calls'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../db/client.ts'
import { identityEvents } from '../../../db/tables/identity.ts'
import type { Actor } from '../../../kernel/actor.ts'

/** Writes down what happened at somebody's sign-in or to how they sign in, in the caller's transaction. */
export async function recordEvent(
  db: Db,
  request: FastifyRequest,
  person: { id: number; accountId?: number; schoolId: number | null },
  kind: IdentityEvent['kind'],
  { outcome = 'succeeded', actor }: { outcome?: IdentityEvent['outcome']; actor?: Actor } = {},
): Promise<void> {
  await db.insert(identityEvents).values({
    userId: person.id,
    accountId: person.accountId ?? sql`(select u.account_id from users u where u.id = ${person.id})`,
    tenant: person.schoolId ?? 0,
    kind,
    outcome,
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? null,
    ip: request.ip,
    userAgent: userAgentOf(request),
  })
}

export const userAgentOf = (request: FastifyRequest): string => (request.headers['user-agent'] ?? '').slice(0, 300)
