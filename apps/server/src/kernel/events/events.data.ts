import type { LiveEvent } from '@dsms/contract/kernel/session/me'
import { liveEvent } from '@dsms/contract/kernel/session/me'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/client.ts'
import { rowsOf } from '../../db/rows.ts'
import type { Actor } from '../actor.ts'

/**
 * The audience of an event: people by id (but for one session of theirs), all who signed in with a role, one session, or
 * everybody of a tenant (with `admins` also the administrators of every school).
 */
export type Address =
  | { users: number[]; butSession?: string | undefined }
  | { role: number }
  | { session: string }
  | { tenant: number; admins?: boolean }

/** How long events are kept for those who are away. */
export const keptHours = 2

/**
 * Ids are given before the commit, so an event with a lower id may become visible after one with a higher: of a
 * transaction that began before and, as no request lasts longer than its 30 seconds, within this time. Telling an event
 * twice does no harm, since events only say what to read again.
 */
const overlap = sql`interval '1 minute'`

const missedRow = z.object({ id: z.number().nullable(), event: liveEvent.nullable() })

/**
 * What the actor missed since an event (not necessarily one of theirs): later ones, and those of transactions that were
 * still open then. Undefined when the event is not kept any more, so that nobody knows what was missed. That a session
 * ended is not told again: this one has not, and the browser may have signed in again since.
 */
export async function missedEvents(
  actor: Actor,
  lastEventId: number,
): Promise<{ id: number; event: LiveEvent }[] | undefined> {
  const rows = await rowsOf(
    actor.db,
    missedRow,
    sql`
    with last as materialized (select event_time(${lastEventId}) as at)
    select distinct on (e.id) e.id, e.event from last left join live_events e
      on e.created_at >= last.at - ${overlap} and e.id <> ${lastEventId}
     and (e.user_id = ${actor.id} or e.role_id = ${actor.roleId} or e.session_id = ${actor.sessionId})
     and e.but_session is distinct from ${actor.sessionId}::uuid
     and e.event ->> 'type' <> 'signed-out'
    where last.at is not null
    order by e.id`,
  )
  if (rows.length === 0) return undefined
  return rows.flatMap(({ id, event }) => (id !== null && event ? [{ id: Number(id), event }] : []))
}

const keptRow = z.object({
  id: z.number(),
  users: z.array(z.int()),
  role: z.int().nullable(),
  session: z.string().nullable(),
  butSession: z.string().nullable(),
  event: liveEvent,
})

/** All that is kept since an event, with whom it is for; seen by the system alone. */
export async function eventsAround(db: Db, since: number): Promise<{ id: number; to: Address; event: LiveEvent }[]> {
  const rows = await rowsOf(
    db,
    keptRow,
    sql`
    select id, coalesce(array_agg(user_id) filter (where user_id is not null), '{}') as users, role_id as role,
           session_id as session, but_session as "butSession", event
      from live_events
     where created_at >= coalesce(event_time(${since}), '-infinity') - ${overlap}
     group by id, role_id, session_id, but_session, event
     order by id`,
  )
  return rows.map(({ id, users, role, session, butSession, event }) => ({
    id: Number(id),
    event,
    to: role !== null ? { role } : session !== null ? { session } : { users, butSession: butSession ?? undefined },
  }))
}
