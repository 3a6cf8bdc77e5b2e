import { sql } from 'drizzle-orm'
import type { DueWork } from '../due/due.ts'
import { keptHours } from './events.ts'
import { presentSeconds } from './presence.ts'

const everyMs = 10 * 60_000

/** Forgets old events, and people of processes that died. */
export function eventCleanup(): DueWork {
  let nextAt = 0
  return {
    name: 'event cleanup',
    next: async () => new Date(nextAt || Date.now() + everyMs).toISOString(),
    async run({ db }) {
      if (Date.now() < nextAt) return false
      nextAt = Date.now() + everyMs
      await Promise.all([
        db.execute(sql`delete from live_events where created_at < now() - ${keptHours} * interval '1 hour'`),
        db.execute(sql`delete from live_people where seen_at < now() - ${presentSeconds} * interval '1 second'`),
      ])
      return false
    },
  }
}
