import { asPerson } from '../../db/transaction.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/services.ts'

/**
 * Rows for a file in batches, each in a transaction of its own, so that a slow reader holds no connection. `read` gets
 * the same person in the new transaction.
 */
export async function* batches<Row>(
  app: App,
  actor: Actor,
  read: (again: Actor, limit: number, offset: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  const size = 1000
  for (let offset = 0; ; offset += size) {
    const rows = await asPerson(
      app.database,
      { sessionId: actor.sessionId, schoolId: actor.schoolId ?? undefined, language: actor.language },
      () => {},
      (again) => read(again, size, offset),
      { isRead: true },
    )
    yield* rows
    if (rows.length < size) return
  }
}
