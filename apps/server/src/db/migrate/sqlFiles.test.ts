import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmptyDatabase } from '../../testing/harness.ts'
import type { Database } from '../client.ts'
import { migrationsFolder } from './ledger.ts'
import { madeIn } from './made.testing.ts'
import { migrate } from './migrate.ts'
import { readSqlFiles } from './sqlFiles.ts'

describe('functions, triggers and policies', () => {
  let database: Database
  let client: pg.PoolClient
  const files = readSqlFiles()
  beforeAll(async () => {
    database = await openEmptyDatabase()
    client = await database.pool.connect()
  })
  afterAll(async () => {
    client.release()
    await database.close()
  })

  it('are in no migration', () => {
    const found = globSync('*.sql', { cwd: migrationsFolder }).filter((name) =>
      /\b(create|alter|drop)\s+(or\s+replace\s+)?(function|procedure|policy|(constraint\s+)?trigger)\b/i.test(
        readFileSync(join(migrationsFolder, name), 'utf8'),
      ),
    )
    expect(found).toEqual([])
  })

  it('have a file each, which says what they do today', async () => {
    const { rows } = await client.query<{ name: string; body: string }>(`
      select p.proname as name, p.prosrc as body from pg_proc p
       where p.pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
       order by 1`)
    const named = files.filter(({ name }) => !/(^base\/setup|\/walls)$/.test(name))
    expect(rows.map(({ name }) => name)).toEqual(named.map(({ name }) => basename(name)).sort())
    for (const { name, body } of rows)
      expect(named.find((file) => basename(file.name) === name)?.text, name).toContain(body)
  })

  it('are made anew from their files, whatever stood there before', async () => {
    const before = await madeIn(client)
    expect(before.length).toBeGreaterThan(500)
    await client.query(`
      create function left_over() returns trigger language plpgsql as 'begin return new; end';
      create trigger left_over before insert on schools for each row execute function left_over();
      create policy left_over on schools using (true);
      drop trigger touch on vehicles;
      create or replace function app_sees_all() returns boolean language sql stable as 'select true';
      update drizzle.sql_files set hash = 'of another release'`)
    expect(await madeIn(client)).not.toEqual(before)
    client.release()
    await migrate(database)
    client = await database.pool.connect()
    expect(await madeIn(client)).toEqual(before)
  })

  it('stay as they are where the database belongs to a newer release', async () => {
    const before = await madeIn(client)
    await client.query(`
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer release', 9999999999999);
      update drizzle.sql_files set hash = 'of a newer release'`)
    client.release()
    await expect(migrate(database)).rejects.toThrow('belongs to another release')
    client = await database.pool.connect()
    expect(await madeIn(client)).toEqual(before)
  })
})
