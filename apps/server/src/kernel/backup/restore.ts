import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { type Database, openEmbeddedDatabase, openServerDatabase } from '../../db/client.ts'
import { lockFolder } from '../../db/folder/lock.ts'
import { turns } from '../../db/locks.ts'
import { isKnownPast } from '../../db/migrate/ledger.ts'
import { migrate } from '../../db/migrate/migrate.ts'
import type { Env } from '../env/env.ts'
import { checkName, type FileStore } from '../files/fileStore.ts'
import { openStore } from '../files/store.ts'
import type { Manifest } from './archive.ts'
import { loadSql } from './loadSql.ts'
import { openArchive } from './openArchive.ts'
import { Refusal } from './refusal.ts'

export interface Restored {
  manifest: Manifest
  files: number
  /** The key of the archive, now in the file `token.secret` of the data folder. */
  tokenSecret: string
}

const nothing = 'nothing was restored'

/**
 * Puts an archive into an empty place: the database of the settings, its files and the data folder. All of it or nothing:
 * rows go in one transaction, or into a folder aside, and count only when every checksum and every number of rows was
 * right; what was written of files is taken away otherwise. Then newer migrations run. Throws `Refusal` with the reason.
 */
export async function restore(env: Env, path: string, passphrase: string | undefined): Promise<Restored> {
  const home = resolve(env.DATA_DIR)
  await mkdir(home, { recursive: true })
  const unlock = lockFolder(home)
  const aside = join(home, 'restoring')
  const store = openStore(env)
  const written: string[] = []
  let database: Database | undefined
  let opened: Opened | undefined
  try {
    await refuseUsedPlace(env, store)
    opened = await open(path, passphrase)
    await rm(aside, { recursive: true, force: true })
    await mkdir(aside, { mode: 0o700 })
    database = env.DATABASE_URL ? openServerDatabase(env.DATABASE_URL, 1) : await openEmbeddedDatabase(aside)
    const client = await database.pool.connect()
    let restored: Restored
    try {
      await client.query('begin')
      await client.query('set local statement_timeout = 0')
      if (!database.isEmbedded) await client.query('select pg_advisory_xact_lock($1)', [turns.migrations])
      await refuseUsedDatabase(client)
      restored = await read(client, aside, path, opened, store, written)
      if (!database.isEmbedded) await moveIn(aside, home)
      await client.query('commit')
      // from here on the files belong to rows that stand
      if (!database.isEmbedded) written.length = 0
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    } finally {
      client.release()
    }
    await migrate(database)
    await database.close()
    if (database.isEmbedded) await moveIn(aside, home)
    database = undefined
    return restored
  } catch (error) {
    await store.remove(written)
    throw error
  } finally {
    await opened?.entries.return(undefined)
    await database?.close().catch(() => {})
    await rm(aside, { recursive: true, force: true })
    unlock()
  }
}

async function refuseUsedPlace(env: Env, store: FileStore) {
  const folder = join(resolve(env.DATA_DIR), 'postgres')
  if (!env.DATABASE_URL && (await readdir(folder).catch(() => [])).length > 0)
    throw new Refusal(
      `The folder ${folder} is not empty. Restore into an empty place: name another folder in DATA_DIR, or move this one away.`,
    )
  for await (const { name } of store.list())
    throw new Refusal(`There are files already, such as ${name}. Restore into an empty place, or move them away.`)
}

async function refuseUsedDatabase(client: pg.PoolClient) {
  const { rows } = await client.query(`
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'drizzle') and c.relkind in ('r', 'p', 'v', 'm', 'S') limit 1`)
  if (rows.length > 0)
    throw new Refusal(
      'The database of DATABASE_URL is not empty. Restore into a new one, in which no server was started yet.',
    )
}

/** Reads the rest of an archive: rows into the open transaction, files into their store, the key into the folder `aside`. */
async function read(
  client: pg.PoolClient,
  aside: string,
  path: string,
  { manifest, entries }: Opened,
  store: FileStore,
  written: string[],
): Promise<Restored> {
  let counts: Record<string, number> | undefined
  let tokenSecret = ''
  for await (const { name, bytes } of entries) {
    if (name === 'database.sql') counts = await loadSql(client, bytes)
    else if (name === 'token.secret') {
      tokenSecret = await textOf(bytes)
      await writeFile(join(aside, name), tokenSecret, { mode: 0o600 })
    } else if (isFileName(name)) {
      await store.write(name, Readable.from(bytes))
      written.push(name)
    } else throw noArchive(path)
  }
  if (!tokenSecret) throw noArchive(path)
  const wrong = Object.entries(manifest.rows).find(([table, total]) => counts?.[table] !== total)
  if (wrong) throw new Refusal(`The archive ${path} has not all rows of the table ${wrong[0]}; ${nothing}.`)
  return { manifest, files: written.length, tokenSecret }
}

interface Opened {
  manifest: Manifest
  entries: ReturnType<typeof openArchive>
}

/** Opens an archive as far as its manifest, so that a wrong one is refused before anything is made. */
async function open(path: string, passphrase: string | undefined): Promise<Opened> {
  const entries = openArchive(path, passphrase)
  const first = (await entries.next()).value
  if (first?.name !== 'manifest.json') throw noArchive(path)
  return { manifest: checkedManifest(await textOf(first.bytes), path), entries }
}

function checkedManifest(text: string, path: string): Manifest {
  let manifest: Manifest
  try {
    manifest = JSON.parse(text)
  } catch {
    throw noArchive(path)
  }
  if (manifest.format !== 1 || !isKnownPast(manifest.migrations))
    throw new Refusal(
      `The archive ${path} was made by a newer release than this program; ${nothing}. Install that release first.`,
    )
  return manifest
}

const noArchive = (path: string) => new Refusal(`The file ${path} is no backup of DSMS; ${nothing}.`)

function isFileName(name: string): boolean {
  try {
    return checkName(name) === name
  } catch {
    return false
  }
}

const textOf = async (bytes: AsyncIterable<Buffer>) => Buffer.concat(await Array.fromAsync(bytes)).toString()

/** Moves key and embedded database to where the server looks for them. */
async function moveIn(aside: string, home: string) {
  for (const name of ['token.secret', 'postgres']) {
    if (!existsSync(join(aside, name))) continue
    // an empty folder may stand there
    await rm(join(home, name), { recursive: true, force: true })
    await rename(join(aside, name), join(home, name))
  }
}
