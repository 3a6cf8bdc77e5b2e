import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './client.ts'
import { turns } from './locks.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Brings the tables up to date. Processes that start together wait for one another; the first one does the work. */
export async function migrate(database: Database): Promise<void> {
  const client = await database.pool.connect()
  try {
    if (!database.isEmbedded) await client.query('select pg_advisory_lock($1)', [turns.migrations])
    await runMigrations(drizzle(client), { migrationsFolder })
  } finally {
    if (!database.isEmbedded) await client.query('select pg_advisory_unlock($1)', [turns.migrations]).catch(() => {})
    client.release()
  }
}
