import { buffer } from 'node:stream/consumers'
import { AppError } from '@dsms/contract/kernel/errors'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { DueWork } from '../../due/due.ts'
import { type FileStore, privateName } from '../fileStore.ts'
import { lockContent } from '../files.service.ts'
import { cleanPicture, isCleanable } from './clean.ts'

/**
 * Takes places and names out of pictures that former releases kept as they came. They stay under their names, which is no
 * longer the hash of what they hold.
 */
export function pictureCleaning(store: FileStore): DueWork {
  let isDone = false
  return {
    name: 'picture cleaning',
    next: async () => (isDone ? null : new Date().toISOString()),
    async run({ db }) {
      if (isDone) return false
      const isMore = (await cleanPublic(db, store)) || (await cleanPrivate(db, store))
      isDone = !isMore
      return isMore
    },
  }
}

const types: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' }

const nameRow = z.object({ name: z.string() })

async function cleanPublic(db: Db, store: FileStore): Promise<boolean> {
  const rows = await rowsOf(
    db,
    nameRow,
    sql`select name from pictures where not is_cleaned limit 1 for update skip locked`,
  )
  const name = rows[0]?.name
  if (!name) return false
  await cleanStored(store, `files/${name}`, types[name.split('.').at(-1) ?? ''] ?? '')
  await db.execute(sql`update pictures set is_cleaned = true where name = ${name}`)
  return true
}

const privateRow = z.object({ hash: z.string(), type: z.string() })

async function cleanPrivate(db: Db, store: FileStore): Promise<boolean> {
  const rows = await rowsOf(
    db,
    privateRow,
    sql`
      select hash, type from files
       where not is_cleaned and type like 'image/%' and name not like '/files/%' limit 1 for update skip locked`,
  )
  const [file] = rows
  if (!file) return false
  await lockContent(db, file.hash)
  const bytes = await cleanStored(store, privateName(file.hash), file.type)
  await db.execute(sql`
    update files set is_cleaned = true, bytes = coalesce(${bytes ?? null}::integer, bytes)
     where hash = ${file.hash} and name not like '/files/%'`)
  if (bytes) await db.execute(sql`update photos set bytes = ${bytes}::integer where hash = ${file.hash}`)
  return true
}

/** The new size; undefined for what is as it was, is gone, or cannot be read as a picture. */
async function cleanStored(store: FileStore, name: string, type: string): Promise<number | undefined> {
  if (!isCleanable(type)) return undefined
  try {
    const content = await buffer((await store.read(name)).stream)
    const clean = cleanPicture(content, type)
    if (clean.equals(content)) return undefined
    await store.write(name, clean)
    return clean.length
  } catch (error) {
    const isItsOwnFault =
      error instanceof AppError && ['file_gone', 'picture_broken', 'picture_too_large'].includes(error.code)
    if (!isItsOwnFault) throw error
    return undefined
  }
}
