import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { DueWork } from '../../../kernel/due/due.ts'
import { browserDays } from './browsers.ts'

/** Counts of guesses that are kept at most: at some 200 bytes each, 20 MB. */
const most = 100_000

const dueRow = z.object({ due: z.string().nullable() })

/**
 * Counts of guesses go after two quiet days (a lock lasts one at most), and the oldest sooner when somebody guesses at so
 * many made-up addresses that they fill the table.
 */
export const oldGuesses = (limit = most): DueWork => ({
  name: 'old guesses',
  async next(db) {
    const rows = await rowsOf(
      db,
      dueRow,
      sql`
      select case when (select count(*) from (select from sign_in_failures limit ${limit + 1}) as few) > ${limit} then now()
                  else (select min(last_at) from sign_in_failures) + interval '2 days' end as due`,
    )
    const due = rows[0]?.due
    return due ? new Date(due).toISOString() : null
  },
  async run({ db }) {
    await db.execute(sql`delete from sign_in_failures where last_at < now() - interval '2 days'`)
    await db.execute(sql`
      delete from sign_in_failures where key in (
        select key from sign_in_failures order by last_at desc offset ${limit} for update skip locked)`)
    return false
  },
})

/** Browsers that nobody signed in with for half a year. */
export const oldBrowsers = (): DueWork => ({
  name: 'old browsers',
  async next(db) {
    const rows = await rowsOf(
      db,
      dueRow,
      sql`select min(used_at) + ${browserDays} * interval '1 day' as due from known_browsers`,
    )
    const due = rows[0]?.due
    return due ? new Date(due).toISOString() : null
  },
  async run({ db }) {
    await db.execute(sql`delete from known_browsers where used_at < now() - ${browserDays} * interval '1 day'`)
    return false
  },
})
