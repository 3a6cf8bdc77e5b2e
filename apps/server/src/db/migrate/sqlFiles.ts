import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'

const folder = fileURLToPath(new URL('../sql', import.meta.url))

export interface SqlFile {
  /** `resources/vehicles/derive_vehicle`: domain, feature and what it holds. */
  name: string
  text: string
}

/** Every function, trigger, policy and grant as it is today. The order of names is that in which they are made. */
export const readSqlFiles = (): SqlFile[] =>
  globSync('**/*.sql', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/').slice(0, -'.sql'.length))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, `${name}.sql`), 'utf8') }))

/** What tables are made of: extensions, and functions that columns and indexes name. They are there before any table. */
export const isBase = ({ name }: SqlFile): boolean => name.startsWith('base/')
/** Who may see and change rows, and what follows from a change; it names functions, so it comes after them. */
export const isWall = ({ name }: SqlFile): boolean => name.endsWith('/walls')

/** What every request needs, whatever it reads or writes. */
export const grants = [
  'GRANT USAGE ON SCHEMA public TO dsms_app',
  'GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO dsms_app',
]

export const hashOf = (files: SqlFile[]): string =>
  createHash('sha256').update(JSON.stringify(files)).digest('base64url')

/** Which files the database was last brought up to; nothing for one that is new or older than the files. */
export async function readApplied(client: pg.ClientBase): Promise<string | undefined> {
  await client.query(`
    create schema if not exists drizzle;
    create table if not exists drizzle.sql_files (hash text not null)`)
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.sql_files')
  return rows[0]?.hash
}

/**
 * Takes away all that the files make but the base, so that tables can change under it and nothing outlives its file.
 * Until it is made again nobody sees a row: tables keep their row security, and no policy lets anybody through.
 */
export async function dropMade(client: pg.ClientBase, files: SqlFile[]): Promise<void> {
  const kept = files.filter(isBase).map(({ name }) => name.slice('base/'.length))
  await inOne(client, async () => {
    const { rows } = await client.query<{ drop: string }>(
      `select format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass) as drop
         from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
       union all
       select format('drop policy %I on %I', policyname, tablename) from pg_policies where schemaname = 'public'
       union all
       select format('drop routine %s', p.oid::regprocedure) from pg_proc p
        where p.pronamespace = 'public'::regnamespace and not p.proname = any ($1)
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
      [kept],
    )
    if (rows.length) await client.query(rows.map(({ drop }) => drop).join(';'))
    for (const { text } of files.filter(isBase)) await client.query(text)
  })
}

/** Makes all functions, then the walls of all tables, and notes that they are there. */
export async function makeAll(client: pg.ClientBase, files: SqlFile[]): Promise<void> {
  await inOne(client, async () => {
    // functions name one another, in any order
    await client.query('set local check_function_bodies = off')
    const rest = files.filter((file) => !isBase(file))
    for (const { name, text } of [...rest.filter((file) => !isWall(file)), ...rest.filter(isWall)]) {
      try {
        await client.query(text)
      } catch (error) {
        throw new Error(`db/sql/${name}.sql: ${error instanceof Error ? error.message : error}`, { cause: error })
      }
    }
    for (const grant of grants) await client.query(grant)
    await client.query('delete from drizzle.sql_files')
    await client.query('insert into drizzle.sql_files (hash) values ($1)', [hashOf(files)])
  })
}

async function inOne(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
