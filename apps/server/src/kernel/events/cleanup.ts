import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { sql } from 'drizzle-orm'
import type { DueWork } from '../due/due.ts'
import { keptHours } from './events.data.ts'

const everyMs = 10 * minuteMs

/** Forgets old events but for the newest, at which the streams of a silent time begin again. */
export function eventCleanup(): DueWork {
  let nextAt = 0
  return {
    name: 'event cleanup',
    next: async () => new Date(nextAt || Date.now() + everyMs).toISOString(),
    async run({ db }) {
      if (Date.now() < nextAt) return false
      nextAt = Date.now() + everyMs
      await db.execute(sql`
        delete from live_events
         where created_at < now() - ${keptHours} * interval '1 hour' and id < (select max(id) from live_events)`)
      return false
    },
  }
}
