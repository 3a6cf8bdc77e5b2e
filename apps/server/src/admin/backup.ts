import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openEmbeddedDatabase, openServerDatabase } from '../db/client.ts'
import { isFolderLocked } from '../db/folder/lock.ts'
import { writeArchive } from '../kernel/backup/archive.ts'
import { type KeptSnapshot, keepSnapshot, snapshotOfServer } from '../kernel/backup/control.ts'
import { Refusal } from '../kernel/backup/refusal.ts'
import type { Env } from '../kernel/env/env.ts'
import { newPassphrase } from './passphrase.ts'

/** `admin backup [file] [--encrypt]` */
export async function backup(env: Env, file: string | undefined, isSealed: boolean): Promise<string> {
  const passphrase = await newPassphrase(isSealed)
  const stamp = new Date()
    .toISOString()
    .replace(/[:.]\d\d\.\d+Z$/, '')
    .replace(':', '')
  const target = resolve(file ?? `dsms-${stamp}.tar.gz${passphrase === undefined ? '' : '.age'}`)
  if (existsSync(target)) throw new Refusal(`The file ${target} exists already.`)
  const { snapshot, path } = await snapshotOf(env)
  try {
    const { files, fileBytes, bytes } = await writeArchive(env, snapshot, path, target, passphrase)
    const rows = Object.values(snapshot.rows).reduce((sum, one) => sum + one, 0)
    return [
      `${target}: ${megabytes(bytes)}, ${Object.keys(snapshot.rows).length} tables with ${rows} rows, ${files} files of ${megabytes(fileBytes)}.`,
      `It shows the database as it was at ${snapshot.at}; reading it took ${(snapshot.milliseconds / 1000).toFixed(1)} s.`,
      passphrase === undefined
        ? 'It is not sealed and contains the key of the server: keep it where nobody else can read it.'
        : 'It opens with the passphrase alone, here or by the program age.',
    ].join('\n')
  } finally {
    await rm(path, { force: true })
  }
}

async function snapshotOf(env: Env): Promise<KeptSnapshot> {
  if (!env.DATABASE_URL) {
    if (!existsSync(join(env.DATA_DIR, 'postgres')))
      throw new Refusal(`There is no database in ${resolve(env.DATA_DIR)} yet.`)
    if (isFolderLocked(env.DATA_DIR)) return snapshotOfServer(env)
  }
  const database = env.DATABASE_URL ? openServerDatabase(env.DATABASE_URL, 1) : await openEmbeddedDatabase(env.DATA_DIR)
  try {
    return await keepSnapshot(env, database)
  } finally {
    await database.close()
  }
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
