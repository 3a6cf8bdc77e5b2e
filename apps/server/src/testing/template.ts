import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openServerDatabase } from '../db/client.ts'
import { makeEmpty } from '../db/migrate/makeEmpty.ts'
import { migrate } from '../db/migrate/migrate.ts'
import { copyReady, makeReady } from '../db/migrate/ready.ts'

/** The database that is made once in a run of the tests, and copied for each worker. */
export interface Template {
  /** A data folder whose embedded database has the tables of today and no rows. */
  folder: string
  /** The same as a file, which is read into memory. */
  snapshot: string
  /** A database with the tables of today, where TEST_DATABASE_URL points; TEST_TEMPLATE names one that is there already. */
  database: string | undefined
}

declare module 'vitest' {
  interface ProvidedContext {
    template: Template
  }
}

/** Vitest calls this before the first file of a run, and what it returns after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = mkdtempSync(join(tmpdir(), 'dsms-template-'))
  const server = process.env.TEST_DATABASE_URL
  const given = process.env.TEST_TEMPLATE
  const database = server ? (given ?? (await makeDatabase(server))) : undefined
  project.provide('template', { ...(await makeFolder(home)), database })
  return async () => {
    rmSync(home, { recursive: true, force: true })
    if (server && database && !given) await ask(server, `drop database ${database}`)
  }
}

async function makeFolder(home: string) {
  const [folder, snapshot] = [join(home, 'data'), join(home, 'data.tar')]
  // the one that the build needs as well
  await makeReady(makeEmpty)
  mkdirSync(folder)
  copyReady(join(folder, 'postgres'))
  const engine = await PGlite.create({
    dataDir: join(folder, 'postgres'),
    extensions: { pg_trgm, btree_gin, btree_gist },
  })
  // joins in the order in which they are written: on few rows, looking for a better one costs more than it saves
  await engine.exec(`alter database postgres set join_collapse_limit = 1;
                     alter database postgres set from_collapse_limit = 1`)
  const dump = await engine.dumpDataDir('none')
  await engine.close()
  writeFileSync(snapshot, Buffer.from(await dump.arrayBuffer()))
  return { folder, snapshot }
}

async function makeDatabase(server: string): Promise<string> {
  const name = `dsms_template_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  await ask(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = openServerDatabase(url.href, 1)
  await migrate(database)
  // a database is copied only while nobody is connected to it
  await database.close()
  return name
}

export async function ask(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
