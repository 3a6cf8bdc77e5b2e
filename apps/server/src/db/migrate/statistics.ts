import type pg from 'pg'
import type { Database } from '../client.ts'

/**
 * Makes statistics of the tables that changed much, one after the other. Without them the planner guesses, and some lists
 * take thirty times as long; a server's autovacuum comes a minute later, the embedded engine has none.
 */
export async function refreshStatistics(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  // what this connection changed is counted before it is asked
  await client.query('select pg_stat_force_next_flush()')
  const { rows } = await client.query<{ name: string }>(
    'select changed::text as name from changed_tables(true) as changed',
  )
  for (const { name } of rows) await client.query(`analyze (skip_locked) ${name}`)
}

export async function refreshStatisticsOf({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const client = await pool.connect()
  try {
    await refreshStatistics(client)
  } finally {
    client.release()
  }
}
