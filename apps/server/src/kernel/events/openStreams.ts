import { and, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/client.ts'
import { sessions } from '../../db/tables/sessions.ts'
import { asSystem } from '../session/transaction.ts'
import type { Told } from './events.ts'

interface OpenStream {
  userId: number
  sessionId: string
  tell(event: Told): void
}

/** A browser has one for all its tabs, so this is as many browsers of a person as anybody has in use. */
export const streamsOfPerson = 10
/** How long a stream may outlive a session whose time ran out. */
const lookMs = 30_000

/** In the order in which they were opened. */
const open = new Set<OpenStream>()

/** Notes a stream; returns the function for when it is over. Of too many of one person, the oldest ends with a hint. */
export function keepStream(stream: OpenStream): () => void {
  open.add(stream)
  const own = [...open].filter(({ userId }) => userId === stream.userId)
  for (const old of own.slice(0, -streamsOfPerson)) {
    open.delete(old)
    old.tell({ type: 'crowded' })
  }
  return () => open.delete(stream)
}

/** Ends all streams, so that a stopping server is not kept waiting by them. */
export function endStreams() {
  for (const stream of open) stream.tell({ type: 'end' })
}

/** Ends the streams of sessions that are over: most are told when it happens, but nobody tells that time ran out. */
export async function endStaleStreams(database: Database): Promise<void> {
  const ids = [...new Set([...open].map(({ sessionId }) => sessionId))]
  if (ids.length === 0) return
  const over = await asSystem(database, ({ db }) =>
    db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(inArray(sessions.id, ids), or(isNotNull(sessions.endedAt), lte(sessions.expiresAt, sql`now()`)))),
  )
  const gone = new Set(over.map(({ id }) => id))
  for (const stream of open) if (gone.has(stream.sessionId)) stream.tell({ type: 'end' })
}

/** Looks for them again and again; returns the function that ends it. */
export function watchStreams(database: Database, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    endStaleStreams(database).catch((error) => log.error({ err: error }, 'streams of sessions that are over'))
  }, lookMs).unref()
  return () => clearInterval(timer)
}
