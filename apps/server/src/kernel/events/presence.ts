import { randomUUID } from 'node:crypto'
import { chatStatuses } from '@dsms/contract/kernel/choices/presence'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Database, Db } from '../../db/client.ts'
import { idRow, rowsOf } from '../../db/rows.ts'
import { asSystem } from '../session/transaction.ts'
import type { Events } from './events.ts'

export interface Presence {
  /** A window of a person was opened; returns the function for when it closes. */
  enter(userId: number): () => void
  /** Says that those who are here still are, and forgets whom processes left behind that died. */
  renew(): Promise<void>
  stop(): Promise<void>
}

/** A reload closes a window and opens it again: who is back by then was never away. */
const graceMs = 5_000
/** Well below the time of `present_since`. */
const renewMs = 30_000

/** Keeps the table of people with an open window, and tells their contacts when somebody comes or goes. */
export function createPresence(
  database: Database,
  events: Events,
  log: FastifyBaseLogger,
  { grace = graceMs }: { grace?: number } = {},
): Presence {
  const process = randomUUID()
  const windows = new Map<number, number>()
  const timers = new Map<number, NodeJS.Timeout>()
  // one after the other, so that who left and came back is not forgotten by what began first and ends last
  let last: Promise<unknown> = Promise.resolve()
  let isOver = false

  const run = (work: (db: Db) => Promise<unknown>) => {
    last = last
      .then(() => asSystem(database, ({ db }) => work(db)))
      .catch((error) => log.error({ err: error }, 'presence'))
    return last
  }
  const arrive = (userId: number) =>
    run(async (db) => {
      if (!windows.has(userId) && !timers.has(userId)) return
      const wasThere = await isPresent(db, userId)
      await keep(db, process, [userId])
      if (!wasThere) await tellStatus(events, db, userId)
    })
  const depart = (userId: number) => {
    timers.delete(userId)
    return run(async (db) => {
      if (windows.has(userId)) return
      await db.execute(sql`delete from live_people where user_id = ${userId} and process = ${process}`)
      if (!(await isPresent(db, userId))) await tellStatus(events, db, userId)
    })
  }
  const renew = async () => {
    await run(async (db) => {
      // written again rather than changed: a process that was asleep may have been taken for dead
      const here = [...windows.keys(), ...timers.keys()]
      if (here.length) await keep(db, process, here)
      const rows = await rowsOf(
        db,
        idRow,
        sql`delete from live_people where seen_at <= present_since() returning user_id as id`,
      )
      for (const { id } of rows) if (!(await isPresent(db, id))) await tellStatus(events, db, id)
    })
  }
  const renewal = setInterval(() => void renew(), renewMs).unref()

  return {
    enter(userId) {
      const count = windows.get(userId) ?? 0
      windows.set(userId, count + 1)
      clearTimeout(timers.get(userId))
      const isBack = timers.delete(userId)
      if (count === 0 && !isBack) void arrive(userId)
      return () => {
        const left = (windows.get(userId) ?? 1) - 1
        if (left > 0) windows.set(userId, left)
        else {
          windows.delete(userId)
          if (!isOver) timers.set(userId, setTimeout(() => void depart(userId), grace).unref())
        }
      }
    },
    renew,
    async stop() {
      isOver = true
      clearInterval(renewal)
      for (const timer of timers.values()) clearTimeout(timer)
      await last
      // contacts see it when they next ask: telling thousands at once would keep a stopping server
      await asSystem(database, ({ db }) => db.execute(sql`delete from live_people where process = ${process}`)).catch(
        () => {},
      )
    },
  }
}

const keep = (db: Db, process: string, people: number[]) =>
  db.execute(sql`
    insert into live_people (user_id, process) select distinct person, ${process}::uuid
      from unnest(${sql.param(people)}::integer[]) as person
    on conflict (user_id, process) do update set seen_at = now()`)

const isThereRow = z.object({ is_there: z.boolean() })

async function isPresent(db: Db, userId: number): Promise<boolean> {
  const rows = await rowsOf(
    db,
    isThereRow,
    sql`
      select exists (select from live_people where user_id = ${userId} and seen_at > present_since()) as is_there`,
  )
  return rows[0]?.is_there ?? false
}

const statusRow = z.object({
  status: z.enum(chatStatuses),
  chosen: z.enum(chatStatuses),
  watchers: z.array(z.int()),
})

/**
 * Tells those who may know of a person and have a window open how the person appears now; to be called as the system, which
 * alone sees who is there. Who chose to appear offline comes and goes untold, since that would give them away; `isChosen`
 * tells the choice itself.
 */
export async function tellStatus(events: Events, db: Db, userId: number, { isChosen = false } = {}): Promise<void> {
  const rows = await rowsOf(
    db,
    statusRow,
    sql`
      select chat_status(u.id) as status,
             coalesce((select p.status from chat_profiles p where p.user_id = u.id), 'online') as chosen,
             array(select watchers_of(u.id)) as watchers
        from users u where u.id = ${userId}`,
  )
  const [person] = rows
  if (!person || (person.chosen === 'offline' && !isChosen) || person.watchers.length === 0) return
  await events.publish(db, { users: person.watchers }, { type: 'presence', by: userId, status: person.status })
}
