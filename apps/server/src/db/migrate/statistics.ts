import { sql } from 'drizzle-orm'
import type { Database, Db } from '../client.ts'
import { anyRow, rowsOf } from '../rows.ts'

interface Asked {
  query(text: string): Promise<{ rows: unknown[] }>
}

/**
 * Refreshes the statistics of tables that changed much, one table at a time. Without statistics the planner guesses, and some
 * lists take thirty times as long. The autovacuum of a server comes a minute later; the embedded engine has none.
 */
export async function refreshStatistics(client: Asked): Promise<void> {
  // has the changes of this connection counted before we ask
  await client.query('select pg_stat_force_next_flush()')
  const { rows } = await client.query('select changed::text as name from changed_tables(true) as changed')
  for (const { name } of rows as { name: string }[]) await client.query(`analyze (skip_locked) ${name}`)
}

export async function refreshStatisticsOf({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const client = await pool.connect()
  try {
    await refreshStatistics(client)
  } finally {
    client.release()
  }
}

/** The same in the middle of a transaction of the server itself that writes much, and reads what it has written. */
export async function refreshStatisticsWithin(db: Db): Promise<void> {
  await db.execute(sql`set local role none`)
  await refreshStatistics({ query: async (text) => ({ rows: await rowsOf(db, anyRow, sql.raw(text)) }) })
  await db.execute(sql`set local role dsms_app`)
}
