import type { LiveEvent } from '@dsms/contract/me'
import { sql } from 'drizzle-orm'
import { chunks } from '../chunks.ts'
import type { Database, Db } from '../db/client.ts'

/** Whom an event is for: people by id (but for one session of theirs), all who signed in with a role, one session. */
type Address = { users: number[]; butSession?: string | undefined } | { role: number } | { session: string }

interface Listener {
  userId: number
  roleId: number
  sessionId: string
  send(event: LiveEvent): void
}

export interface Events {
  /** Tells open browsers when the transaction commits, in this process and in every other one on the database. */
  publish(db: Db, to: Address, event: LiveEvent): Promise<unknown>
  /** Returns the function that ends the subscription. */
  subscribe(listener: Listener): () => void
}

const channel = 'dsms_events'

/** Delivery rides on LISTEN/NOTIFY, so an event of a transaction that rolls back never leaves. */
export async function createEvents(database: Database): Promise<Events> {
  const listeners = new Set<Listener>()
  await database.listen(channel, (payload) => {
    const { to, event } = JSON.parse(payload) as { to: Address; event: LiveEvent }
    for (const listener of listeners) if (isFor(to, listener)) listener.send(event)
  })
  return {
    publish: (db, to, event) =>
      Promise.all(
        parts(to).map((part) => db.execute(sql`select pg_notify(${channel}, ${JSON.stringify({ to: part, event })})`)),
      ),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A notification holds 8,000 bytes at most: many people are told by several. */
function parts(to: Address): Address[] {
  if (!('users' in to)) return [to]
  return chunks(to.users, 500).map((users) => ({ ...to, users }))
}

function isFor(to: Address, listener: Listener): boolean {
  if ('session' in to) return to.session === listener.sessionId
  if ('role' in to) return to.role === listener.roleId
  return to.users.includes(listener.userId) && to.butSession !== listener.sessionId
}
