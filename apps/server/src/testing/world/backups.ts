import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Database, openEmbeddedDatabase, openServerDatabase } from '../../db/client.ts'
import { writeArchive } from '../../kernel/backup/archive.ts'
import { keepSnapshot } from '../../kernel/backup/control.ts'
import type { Env } from '../../kernel/env/env.ts'
import { makeDatabase } from '../harness.ts'

export const newFolder = () => mkdtempSync(join(tmpdir(), 'dsms-backup-'))

/** An archive of a database and the files of its settings; answers its path. */
export async function archiveOf(env: Env, database: Database, passphrase?: string): Promise<string> {
  const path = join(newFolder(), 'archive')
  const kept = await keepSnapshot(env, database)
  await writeArchive(env, kept.snapshot, kept.path, path, passphrase)
  return path
}

/** Each table with a hash of its rows, and what else a database consists of; asked otherwise than a backup asks. */
export async function digest(database: Database): Promise<Record<string, unknown>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as rows from ${name} t`,
  )
  const client = await database.pool.connect()
  await client.query(`set timezone = 'UTC'`)
  const { rows } = await client.query<{ name: string; rows: string }>(each.join(' union all '))
  client.release()
  const shape = await database.pool.query(`
    select 'constraint' as kind, count(*)::integer as total, md5(string_agg(conrelid::regclass || ' ' || conname, ',' order by conrelid::regclass || ' ' || conname collate "C")) as names
      from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c', 'x') and convalidated
    union all
    select 'trigger', count(*)::integer, md5(string_agg(tgrelid::regclass || ' ' || tgname, ',' order by tgrelid::regclass || ' ' || tgname collate "C"))
      from pg_trigger where not tgisinternal and tgenabled = 'O'
    union all
    select 'wall', count(*)::integer, md5(string_agg(tablename || ' ' || policyname, ',' order by tablename || ' ' || policyname collate "C")) from pg_policies
    union all
    select 'sequence', count(*)::integer, md5(string_agg(sequencename || coalesce(last_value, 0), ',' order by sequencename collate "C"))
      from pg_sequences where schemaname in ('public', 'drizzle')`)
  return { ...Object.fromEntries(rows.map((one) => [one.name, one.rows])), shape: shape.rows }
}

/** Opens the database of some settings for a look, and closes it. */
export async function lookInto<T>(env: Env, look: (database: Database) => Promise<T>): Promise<T> {
  const database = env.DATABASE_URL ? openServerDatabase(env.DATABASE_URL, 1) : await openEmbeddedDatabase(env.DATA_DIR)
  try {
    return await look(database)
  } finally {
    await database.close()
  }
}

/** An empty database on a server, of an owner who is no superuser. */
export async function makeOwnedDatabase(server: string): Promise<string> {
  const url = new URL(await makeDatabase(server))
  const name = url.pathname.slice(1)
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create role ${name} login createrole password 'owner'`)
  await client.query(`grant dsms_app to ${name} with admin option`)
  await client.query(`alter database ${name} owner to ${name}`)
  await client.end()
  url.username = name
  url.password = 'owner'
  return url.href
}
