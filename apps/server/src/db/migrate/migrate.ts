import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from '../client.ts'
import { turns } from '../locks.ts'
import { foldLedger, migrationsFolder } from './ledger.ts'
import { dropMade, hashOf, makeAll, readApplied, readSqlFiles } from './sqlFiles.ts'
import { refreshStatistics } from './statistics.ts'

/**
 * Brings the tables up to date by the migrations, and functions, triggers and policies to what `db/sql` says.
 * Processes that start together wait for one another; the first one does the work.
 */
export async function migrate(database: Database): Promise<void> {
  const client = await database.pool.connect()
  try {
    // what a request may take at most is no measure for changing a large table, or for waiting until another process has done it
    if (!database.isEmbedded) await client.query('set statement_timeout = 0')
    if (!database.isEmbedded) await client.query('select pg_advisory_lock($1)', [turns.migrations])
    const files = readSqlFiles()
    const isCurrent = (await readApplied(client)) === hashOf(files)
    await foldLedger(client)
    if (!isCurrent) await dropMade(client, files)
    await runMigrations(drizzle(client), { migrationsFolder })
    if (!isCurrent) await makeAll(client, files)
    await refreshStatistics(client)
  } finally {
    if (!database.isEmbedded) await client.query('select pg_advisory_unlock($1)', [turns.migrations]).catch(() => {})
    if (!database.isEmbedded) await client.query('reset statement_timeout').catch(() => {})
    client.release()
  }
}
