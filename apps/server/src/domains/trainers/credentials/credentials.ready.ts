import { type HeldCredential, mayTeachOn } from '@dsms/contract/trainers/credentials/rules'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { todayOf } from '../../../kernel/time/today.ts'
import { together } from '../../../kernel/together.ts'
import { trainerCredentials as kept } from './credentials.table.ts'

/** May a trainer teach today, where the school is, and if not, what is missing? */
export async function readyToday(actor: Actor, trainerId: number) {
  const [today, held] = await together([
    () => todayOf(actor),
    () =>
      actor.db
        .select({
          kind: sql<HeldCredential['kind']>`${kept.kind}`,
          status: sql<HeldCredential['status']>`${kept.status}`,
          issued_on: kept.issuedOn,
          expires_on: kept.expiresOn,
          stopped_on: kept.stoppedOn,
        })
        .from(kept)
        .where(and(eq(kept.tenant, actor.tenant), eq(kept.trainerId, trainerId), isNull(kept.archivedAt))),
  ])
  return mayTeachOn(today, held)
}
