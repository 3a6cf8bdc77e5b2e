import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/services.ts'
import { asPerson } from '../../kernel/session/transaction.ts'

export type Batch<Row> = (again: Actor, limit: number, offset: number, last: Row | undefined) => Promise<Row[]>

/**
 * Rows for a file in batches, each in a transaction of its own, so that a slow reader holds no connection. `read` gets
 * the same person in the new transaction, and the row before, for lists that go on from there rather than count.
 */
export async function* batches<Row>(app: App, actor: Actor, read: Batch<Row>): AsyncGenerator<Row> {
  const size = 1000
  let last: Row | undefined
  for (let offset = 0; ; offset += size) {
    const rows = await asPerson(
      app.database,
      { sessionId: actor.sessionId, schoolId: actor.schoolId ?? undefined, language: actor.language },
      () => {},
      (again) => read(again, size, offset, last),
      { isRead: true },
    )
    yield* rows
    if (rows.length < size) return
    last = rows.at(-1)
  }
}
