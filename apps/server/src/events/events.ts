import type { LiveEvent } from '@dsms/contract/me'
import { sql } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import { chunks } from '../chunks.ts'
import type { Database, Db } from '../db/client.ts'

/**
 * Whom an event is for: people by id (but for one session of theirs), all who signed in with a role, one session, or
 * everybody of a tenant (with `admins` also the administrators of every school).
 */
type Address =
  | { users: number[]; butSession?: string | undefined }
  | { role: number }
  | { session: string }
  | { tenant: number; admins?: boolean }

export interface Listener {
  userId: number
  roleId: number
  tenant: number
  isAdmin: boolean
  sessionId: string
  /** `id` is missing for what is not kept. */
  send(event: LiveEvent, id?: number): void
}

export interface Events {
  /** Tells open browsers when the transaction commits, in this process and in every other one on the database. */
  publish(db: Db, to: Address, event: LiveEvent): Promise<unknown>
  /** Returns the function that ends the subscription. */
  subscribe(listener: Listener): () => void
}

const channel = 'dsms_events'

/** Worth nothing a moment later, so not kept for those who are away. */
const passing = new Set<LiveEvent['type']>(['typing', 'presence', 'chat-seen', 'resync'])

/** Delivery rides on LISTEN/NOTIFY, so an event of a transaction that rolls back never leaves. */
export async function createEvents(database: Database): Promise<Events> {
  const listeners = new Set<Listener>()
  await database.listen(channel, (payload) => {
    const { id, to, event } = JSON.parse(payload) as { id: number | null; to: Address; event: LiveEvent }
    for (const listener of listeners) if (isFor(to, listener)) listener.send(event, id ?? undefined)
  })
  return {
    publish: (db, to, event) =>
      Promise.all(
        parts(to).map((part) =>
          db.execute(
            sql`select publish_event(${JSON.stringify(part)}, ${JSON.stringify(event)}, ${!passing.has(event.type) && !('tenant' in to)})`,
          ),
        ),
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
  if ('tenant' in to) return to.tenant === listener.tenant || (to.admins === true && listener.isAdmin)
  return to.users.includes(listener.userId) && to.butSession !== listener.sessionId
}

/** How long events are kept for those who are away. */
export const keptHours = 2

/**
 * What the actor missed since an event: later ones, and those of transactions that were still open then (no request
 * lasts longer than its 30 seconds). Telling one twice does no harm, since events only say what to read anew.
 * Undefined when the event is not kept any more, so that nobody knows what was missed.
 */
export async function missedEvents(
  actor: Actor,
  lastEventId: number,
): Promise<{ id: number; event: LiveEvent }[] | undefined> {
  const { rows } = await actor.db.execute<{ id: number | null; event: LiveEvent | null }>(sql`
    with last as (select min(created_at) as at from live_events where id = ${lastEventId})
    select e.id, e.event from last left join live_events e
      on e.created_at >= last.at - interval '1 minute' and e.id <> ${lastEventId}
     and (e.user_id = ${actor.id} or e.role_id = ${actor.roleId} or e.session_id = ${actor.sessionId})
     and e.but_session is distinct from ${actor.sessionId}::uuid
    where last.at is not null
    order by e.id`)
  if (rows.length === 0) return undefined
  return rows.flatMap(({ id, event }) => (id !== null && event ? [{ id: Number(id), event }] : []))
}
