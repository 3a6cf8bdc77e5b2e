import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { makeDatabase } from '../../testing/harness.ts'
import { type Database, openEmbeddedDatabase, openServerDatabase } from '../client.ts'
import { migrationsFolder } from './ledger.ts'
import { isBase, readSqlFiles } from './sqlFiles.ts'

/** A database of its own with the first `before` migrations, to be filled with old rows and brought to today. */
export function oldDatabase(before: number) {
  let database: Database
  let client: pg.PoolClient
  const run = async (migrations: ReturnType<typeof readMigrationFiles>) => {
    for (const { sql } of migrations) for (const statement of sql) await client.query(statement)
  }
  beforeAll(async () => {
    const server = process.env.TEST_DATABASE_URL
    database = server ? openServerDatabase(await makeDatabase(server), 1) : await openEmbeddedDatabase(undefined)
    client = await database.pool.connect()
    for (const { text } of readSqlFiles().filter(isBase)) await client.query(text)
    await run(readMigrationFiles({ migrationsFolder }).slice(0, before))
  })
  afterAll(async () => {
    client.release()
    await database.close()
  })
  return {
    /** Adds rows whatever they refer to: what these need is no part of the test. */
    async fill(statements: string) {
      await client.query("set session_replication_role = 'replica'")
      await client.query(statements)
      await client.query("set session_replication_role = 'origin'")
    },
    migrate: () => run(readMigrationFiles({ migrationsFolder }).slice(before)),
    rows: async <T extends Record<string, unknown>>(statement: string) => (await client.query<T>(statement)).rows,
  }
}
