import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))

/** The migrations of this release, by the hash of each, in their order. */
const knownMigrations = (): string[] => readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)

/**
 * Before the first release 38 migrations were folded into the first eleven of today, which lead to the same tables. This
 * is the last of the 38: who went through it has all of them.
 */
export const lastOfOld = '603f71ed4c9e74c6561b75795f0b132118665e647760e7d19cc4bec8fc456b9f'
export const oldCount = 38
const foldedCount = 11

/** Whether migrations that a database or an archive went through lead to where those of this release begin. */
export function isKnownPast(done: readonly string[]): boolean {
  if (done.length === oldCount && done.at(-1) === lastOfOld) return true
  const known = knownMigrations()
  return done.every((hash, n) => hash === known[n])
}

/** Hashes of the migrations that a database went through, in their order; none for an empty one. */
export async function doneMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as found",
  )
  if (!rows[0]?.found) return []
  const done = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by created_at')
  return done.rows.map(({ hash }) => hash)
}

/**
 * Throws when a database belongs to a newer release, whose tables and functions this one would spoil, or to one that was
 * never finished. One that went through the old migrations counts as one that went through what they were folded into.
 */
export async function foldLedger(client: pg.ClientBase): Promise<void> {
  const done = await doneMigrations(client)
  if (!isKnownPast(done))
    throw new Error('The database belongs to another release than this program. Nothing in it was changed.')
  if (done.at(-1) !== lastOfOld) return
  const folded = readMigrationFiles({ migrationsFolder }).slice(0, foldedCount)
  await client.query(
    `with gone as (delete from drizzle.__drizzle_migrations)
     insert into drizzle.__drizzle_migrations (hash, created_at)
     select hash, at from unnest($1::text[], $2::bigint[]) as folded (hash, at)`,
    [folded.map(({ hash }) => hash), folded.map(({ folderMillis }) => folderMillis)],
  )
}
