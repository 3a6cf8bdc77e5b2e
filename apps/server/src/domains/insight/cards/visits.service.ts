import { AppError } from '@dsms/contract/kernel/errors'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { sessions } from '../../../db/tables/sessions.ts'
import { sessionOf } from '../../../kernel/http/credentials.ts'
import type { Services } from '../../../kernel/services.ts'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { countOpening } from './figures.data.ts'

/** Counts an opening for the school of whoever is signed in, else for the platform. Of the person nothing is kept. */
export async function countVisit(services: Services, request: FastifyRequest): Promise<void> {
  const sessionId = await visitorsSession(services, request)
  await asSystem(
    services.database,
    async ({ db }) => {
      const [session] = sessionId
        ? await db
            .select({ schoolId: sessions.schoolId })
            .from(sessions)
            .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, sql`now()`)))
        : []
      await countOpening(db, session?.schoolId ?? null, (request.headers['user-agent'] ?? '').slice(0, 300))
    },
    { requestId: request.id },
  )
}

/** A stranger, or somebody whose token is over, is counted as such rather than refused. */
async function visitorsSession(services: Services, request: FastifyRequest): Promise<string | undefined> {
  try {
    return (await sessionOf(services, request)).sessionId
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
