import { createHash } from 'node:crypto'
import { open, readFile, rm, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { fileLimit, type KeptFile } from '@dsms/contract/kernel/files'
import { inArray } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { fileTypeFromFile } from 'file-type'
import type { Db } from '../../db/client.ts'
import { takeTurn } from '../../db/locks.ts'
import { files } from '../../db/tables/files.ts'
import type { Actor } from '../actor.ts'
import { type FileStore, privateName } from './fileStore.ts'
import { cleanPicture, isCleanable } from './metadata/clean.ts'
import { storageError } from './storageErrors.ts'

export interface Upload {
  hash: string
  bytes: number
  type: string
}

/** What came in and is not in the store yet. */
export interface Draft extends Upload {
  draft: string
}

/**
 * Takes the bytes of a file to the disk as they come, and tells the hash of their content. The type is read from the bytes;
 * for plain kinds that have no mark, the ending of the name counts. Throws `body_too_large`, `file_empty` and what
 * `cleanPicture` throws.
 */
export async function takeUpload(
  store: FileStore,
  { body, headers }: Pick<FastifyRequest, 'body' | 'headers'>,
  name: string,
): Promise<Draft> {
  const tooLarge = new AppError('body_too_large', { limit: fileLimit / 1000 })
  if (Number(headers['content-length'] ?? 0) > fileLimit) throw tooLarge
  if (!(body instanceof Readable)) throw fieldError('name', 'file_empty')
  const draft = await store.draft()
  try {
    const { bytes, hash } = await receive(body, draft)
    if (bytes > fileLimit) throw tooLarge
    if (bytes === 0) throw fieldError('name', 'file_empty')
    const type = await typeOf(draft, name)
    return (await withoutPlaces(draft, type)) ?? { hash, bytes, type, draft }
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/**
 * Writes what comes into a draft, as far as it may be kept. Bytes that are too many, or find no room, are read and dropped all the same:
 * breaking off would break the connection, and with it the answer that says why.
 */
async function receive(body: Readable, draft: string): Promise<{ bytes: number; hash: string }> {
  const hash = createHash('sha256')
  const file = await open(draft, 'w', 0o600).catch(storageError)
  let bytes = 0
  let trouble: unknown
  try {
    for await (const chunk of body) {
      bytes += chunk.length
      if (trouble || bytes > fileLimit) continue
      hash.update(chunk)
      await file.appendFile(chunk).catch((error) => {
        trouble = error
      })
    }
  } finally {
    await file.close()
  }
  if (trouble) storageError(trouble)
  return { bytes, hash: hash.digest('hex') }
}

/** A picture is kept without what its camera wrote into it. */
async function withoutPlaces(draft: string, type: string): Promise<Draft | undefined> {
  if (!isCleanable(type)) return undefined
  const content = cleanPicture(await readFile(draft), type)
  await writeFile(draft, content, { mode: 0o600 }).catch(storageError)
  return { hash: createHash('sha256').update(content).digest('hex'), bytes: content.length, type, draft }
}

/** The same for bytes that are there already, kept at once. */
export async function keepBytes(store: FileStore, content: Buffer, name: string): Promise<Upload> {
  const { draft, ...upload } = await takeUpload(store, { body: Readable.from([content]), headers: {} }, name)
  await store.adopt(draft, privateName(upload.hash))
  return upload
}

/**
 * Anyone who writes down that there is a file with this content, and whoever takes content away that nobody has, come one
 * after the other. After that row is committed the bytes can go into the store: nothing takes them away any more.
 */
export const lockContent = (db: Db, hash: string) => takeTurn(db, 'fileContent', Number.parseInt(hash.slice(0, 7), 16))

const plainTypes = new Map([
  ['txt', 'text/plain'],
  ['csv', 'text/csv'],
  ['ics', 'text/calendar'],
  ['md', 'text/plain'],
])

async function typeOf(path: string, name: string): Promise<string> {
  const known = await fileTypeFromFile(path)
  return known?.mime ?? plainTypes.get(name.split('.').at(-1)?.toLowerCase() ?? '') ?? 'application/octet-stream'
}

/** What a browser may show in its window: it runs nothing. Everything else is saved. */
export const isShowable = (type: string) =>
  /^image\/(png|jpeg|gif|webp|avif)$/.test(type) || type === 'application/pdf' || type === 'text/plain'

export const isPicture = (type: string) => /^image\/(png|jpeg|gif|webp|avif)$/.test(type)

/** As the founding data writes sizes: `12kb`, `5mb`. */
export const sizeText = (bytes: number): string =>
  bytes >= 1_000_000 ? `${Math.round(bytes / 100_000) / 10}mb` : `${Math.max(1, Math.round(bytes / 1000))}kb`

type Row = Pick<typeof files.$inferSelect, 'id' | 'name' | 'type' | 'bytes'>
export const keptFileOf = ({ id, name, type, bytes }: Row): KeptFile => ({
  id,
  fileName: name,
  type,
  bytes,
  url: `/api/files/${id}`,
})

/** Files that the actor may read, in the order asked for. Throws `unknown_file` on `field` when one is not among them. */
export async function readableFiles(actor: Actor, ids: number[], field: string): Promise<Row[]> {
  if (ids.length === 0) return []
  const rows = await actor.db
    .select({ id: files.id, name: files.name, type: files.type, bytes: files.bytes })
    .from(files)
    .where(inArray(files.id, ids))
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id)
    if (!row) throw fieldError(field, 'unknown_file')
    return row
  })
}
