import { randomUUID } from 'node:crypto'
import type { ChatStatus } from '@dsms/contract/chat'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Db } from '../db/client.ts'
import { asSystem } from '../db/transaction.ts'
import type { Events } from './events.ts'

/** Who is there, as far as a contact may know. */
interface Person {
  id: number
  homeSchoolId: number | null
  isAdmin: boolean
}

export interface Presence {
  /** A window of a person was opened; returns the function for when it closes. */
  enter(person: Person): () => void
  stop(): Promise<void>
}

/** A reload closes a window and opens it again: who is back by then was never away. */
const graceMs = 5_000
const renewMs = 30_000
/** A process that has not renewed its people for so long is dead. */
export const presentSeconds = 75

/** Keeps the table of people with an open window, and tells their contacts when somebody comes or goes. */
export function createPresence(database: Database, events: Events, log: FastifyBaseLogger): Presence {
  const process = randomUUID()
  const windows = new Map<number, number>()
  const timers = new Map<number, NodeJS.Timeout>()
  const running = new Set<Promise<unknown>>()
  let isOver = false

  const run = (work: (db: Db) => Promise<unknown>) => {
    const task: Promise<unknown> = asSystem(database, ({ db }) => work(db))
      .catch((error) => log.error({ err: error }, 'presence'))
      .finally(() => running.delete(task))
    running.add(task)
  }
  const arrive = (person: Person) =>
    run(async (db) => {
      const { rows } = await db.execute<{ was_there: boolean }>(sql`
        with was as (select exists (select from live_people where user_id = ${person.id} and seen_at > now() - ${presentSeconds} * interval '1 second') as was_there),
        kept as (insert into live_people (user_id, process) values (${person.id}, ${process}) on conflict (user_id, process) do update set seen_at = now())
        select was_there from was`)
      if (!rows[0]?.was_there) await tellStatus(events, db, person)
    })
  const depart = (person: Person) => {
    timers.delete(person.id)
    if (windows.has(person.id)) return
    run(async (db) => {
      await db.execute(sql`delete from live_people where user_id = ${person.id} and process = ${process}`)
      await tellStatus(events, db, person)
    })
  }
  const renewal = setInterval(() => {
    if (windows.size) run((db) => db.execute(sql`update live_people set seen_at = now() where process = ${process}`))
  }, renewMs).unref()

  return {
    enter(person) {
      const count = windows.get(person.id) ?? 0
      windows.set(person.id, count + 1)
      clearTimeout(timers.get(person.id))
      const isBack = timers.delete(person.id)
      if (count === 0 && !isBack) arrive(person)
      return () => {
        const left = (windows.get(person.id) ?? 1) - 1
        if (left > 0) windows.set(person.id, left)
        else {
          windows.delete(person.id)
          if (!isOver) timers.set(person.id, setTimeout(() => depart(person), graceMs).unref())
        }
      }
    },
    async stop() {
      isOver = true
      clearInterval(renewal)
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(running)
      // contacts see it when they next ask: telling thousands at once would keep a stopping server
      await asSystem(database, ({ db }) => db.execute(sql`delete from live_people where process = ${process}`)).catch(
        () => {},
      )
    },
  }
}

/** What contacts see of a person: the chosen status while a window is open, else offline. */
export const shownChatStatus = (userId: unknown) => sql<ChatStatus>`case when exists (
    select from live_people l where l.user_id = ${userId} and l.seen_at > now() - ${presentSeconds} * interval '1 second'
  ) then coalesce((select p.status from chat_profiles p where p.user_id = ${userId}), 'online') else 'offline' end`

/** Tells the contacts of a person how they appear now. Runs as the system, which alone sees who is there. */
export async function tellStatus(events: Events, db: Db, person: Person): Promise<void> {
  const { rows } = await db.execute<{ status: ChatStatus }>(sql`select ${shownChatStatus(person.id)} as status`)
  const event = { type: 'presence', by: person.id, status: rows[0]?.status ?? 'offline' } as const
  const tenant = person.homeSchoolId ?? 0
  await events.publish(db, tenant === 0 ? { tenant, admins: true } : { tenant }, event)
  if (tenant !== 0 && person.isAdmin) await events.publish(db, { tenant: 0 }, event)
}
