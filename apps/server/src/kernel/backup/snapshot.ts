import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import type { Database } from '../../db/client.ts'
import { doneMigrations, migrationsFolder } from '../../db/migrate/ledger.ts'
import { grants, isBase, isWall, readSqlFiles, type SqlFile } from '../../db/migrate/sqlFiles.ts'
import { foreignKeysOf, sequencesOf, type Table, tablesOf } from './catalogue.ts'
import { copyLine } from './copyText.ts'
import { Refusal } from './refusal.ts'

export interface Snapshot {
  at: string
  /** The migrations that led to its tables, by the hash of each. */
  migrations: string[]
  /** Rows of each table. */
  rows: Record<string, number>
  /** How long the one connection of an embedded database was busy with it. */
  milliseconds: number
}

const atOnce = 1000

/** Stands between two statements; a comment for psql. */
export const breakpoint = '--> statement-breakpoint'

/**
 * Writes everything in the database to a file as it stands at one moment, while others go on writing: SQL that makes the
 * same database out of an empty one, for `restore` and for psql alike. Rows pass through memory a thousand at a time.
 */
export async function takeSnapshot(database: Database, path: string): Promise<Snapshot> {
  const started = performance.now()
  const client = await database.pool.connect()
  const snapshot: Snapshot = { at: new Date().toISOString(), migrations: [], rows: {}, milliseconds: 0 }
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(
      `select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO', true), set_config('IntervalStyle', 'postgres', true),
              set_config('extra_float_digits', '3', true), set_config('bytea_output', 'hex', true)`,
    )
    await pipeline(Readable.from(dump(client, snapshot)), createWriteStream(path, { mode: 0o600 }))
  } finally {
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    )
  }
  return { ...snapshot, milliseconds: Math.round(performance.now() - started) }
}

async function* dump(client: pg.PoolClient, snapshot: Snapshot): AsyncGenerator<string> {
  const migrations = readMigrationFiles({ migrationsFolder })
  snapshot.migrations = await doneMigrations(client)
  if (snapshot.migrations.join() !== migrations.map(({ hash }) => hash).join())
    throw new Refusal(
      'The database belongs to another release than this program. Start this release once, which brings it up to date, or back up with the other release.',
    )
  const [tables, keys] = [await tablesOf(client), await foreignKeysOf(client)]
  const own = tables.filter(({ name }) => !name.startsWith('drizzle.'))

  yield `-- DSMS, ${snapshot.at}. Into an empty database: psql -v ON_ERROR_STOP=1 -d NAME -f database.sql\n`
  yield* statements(['BEGIN', 'SET LOCAL statement_timeout = 0', "SET LOCAL TimeZone = 'UTC'"])
  const files = readSqlFiles()
  const texts = (of: (file: SqlFile) => boolean) => files.filter(of).map(({ text }) => text)
  yield* statements(texts(isBase))
  for (const { sql } of migrations) yield* statements(sql)
  yield* statements([
    'CREATE SCHEMA drizzle',
    'CREATE TABLE drizzle.sql_files (hash text NOT NULL)',
    'CREATE TABLE drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)',
    ...keys.map(({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`),
    // migrations put some rows in, which the rows below contain
    `TRUNCATE ${own.map(({ name }) => name).join(', ')}`,
  ])
  for (const table of tables) yield* rowsOf(client, table, snapshot)
  yield* statements([
    ...(await sequencesOf(client)).map(
      ({ name, value, isCalled }) => `SELECT pg_catalog.setval('${name}', ${value}, ${isCalled})`,
    ),
    ...keys.map(({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`),
    // the walls come last: no trigger looks at rows that are put back
    'SET LOCAL check_function_bodies = off',
    ...texts((file) => !isBase(file) && !isWall(file)),
    ...texts(isWall),
    ...grants,
    'COMMIT',
  ])
}

function* statements(texts: string[]): Generator<string> {
  for (const text of texts) yield `${text.trim().replace(/;$/, '')}\n;\n${breakpoint}\n`
}

/** The rows of a table as a COPY block, in pieces. */
async function* rowsOf(client: pg.PoolClient, { name, columns }: Table, snapshot: Snapshot): AsyncGenerator<string> {
  const names = columns.map((column) => column.name)
  yield `COPY ${name} (${names.join(', ')}) FROM stdin;\n`
  await client.query(
    `declare piece no scroll cursor for select ${names.map((one) => `${one}::text`).join(', ')} from ${name}`,
  )
  let total = 0
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({ text: `fetch ${atOnce} from piece`, rowMode: 'array' })
    total += rows.length
    if (rows.length) yield rows.map(copyLine).join('')
    if (rows.length < atOnce) break
  }
  await client.query('close piece')
  yield '\\.\n'
  snapshot.rows[name] = total
}
