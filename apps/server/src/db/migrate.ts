import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './client.ts'

/** Any number that other users of the same server are unlikely to take. */
const lockKey = 7_401_155

/** Brings the tables up to date. Processes that start together wait for one another; the first one does the work. */
export async function migrate(database: Database): Promise<void> {
  const client = await database.pool.connect()
  try {
    if (!database.isEmbedded) await client.query('select pg_advisory_lock($1)', [lockKey])
    await runMigrations(drizzle(client), { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) })
  } finally {
    if (!database.isEmbedded) await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => {})
    client.release()
  }
}
