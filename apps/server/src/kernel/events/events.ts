import type { LiveEvent } from '@dsms/contract/kernel/session/me'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { chunks } from '../../db/chunks.ts'
import type { Database, Db } from '../../db/client.ts'
import { idRow, rowsOf } from '../../db/rows.ts'
import { asSystem } from '../session/transaction.ts'
import { together } from '../together.ts'
import { type Address, eventsAround } from './events.data.ts'

/** What a stream is told. By `end` it ends without a word to the browser. */
export type Told = LiveEvent | { type: 'end' }

export interface Listener {
  userId: number
  roleId: number
  tenant: number
  isAdmin: boolean
  sessionId: string
  /** `id` is missing for what is not kept. */
  send(event: Told, id?: number): void
}

export interface Events {
  /** Tells open browsers when the transaction commits, in this process and in every other one on the database. */
  publish(db: Db, to: Address, event: Told): Promise<unknown>
  /** Returns the function that ends the subscription. */
  subscribe(listener: Listener): () => void
  /** The newest kept event that this process heard, whomever it was for: all before it have been handed out. */
  newestId(): number
}

const channel = 'dsms_events'

/** Worth nothing a moment later, so not kept for those who are away. */
const passing = new Set<Told['type']>(['typing', 'presence', 'hello', 'beat', 'resync', 'crowded', 'end'])

/** Delivery rides on LISTEN/NOTIFY, so an event of a transaction that rolls back never leaves. */
export async function createEvents(database: Database, log: FastifyBaseLogger): Promise<Events> {
  const listeners = new Set<Listener>()
  let newest = 0
  const hand = (to: Address, event: Told, id?: number) => {
    if (id !== undefined) newest = Math.max(newest, id)
    for (const listener of listeners) if (isFor(to, listener)) listener.send(event, id)
  }

  // while the connection is broken this process hears nothing: what was said meanwhile is looked up
  let deafSince: number | undefined
  const catchUp = async () => {
    const since = deafSince ?? newest
    deafSince = undefined
    // whoever comes now asks for what they missed themselves
    if (listeners.size === 0) return
    try {
      const missed = await asSystem(database, ({ db }) => eventsAround(db, since))
      for (const { id, to, event } of missed) hand(to, event, id)
      // what is not kept may have changed too
      for (const listener of listeners) listener.send({ type: 'hello' })
    } catch (error) {
      // the connection is about to break again, and what follows that starts here
      deafSince = since
      log.error({ err: error }, 'events missed while not listening')
    }
  }

  await database.listen(
    channel,
    (payload) => {
      const { id, to, event }: { id: number | null; to: Address; event: Told } = JSON.parse(payload)
      hand(to, event, id ?? undefined)
    },
    {
      broken: () => {
        deafSince ??= newest
      },
      again: () => void catchUp(),
    },
  )
  const rows = await asSystem(database, ({ db }) =>
    rowsOf(db, idRow, sql`select coalesce(max(id), 0)::float8 as id from live_events`),
  )
  newest = Math.max(newest, Number(rows[0]?.id))

  return {
    publish: (db, to, event) =>
      together(
        parts(to).map(
          (part) => () =>
            db.execute(
              sql`select publish_event(${JSON.stringify(part)}, ${JSON.stringify(event)}, ${!passing.has(event.type) && !('tenant' in to)})`,
            ),
        ),
      ),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    newestId: () => newest,
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
