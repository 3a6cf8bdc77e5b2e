import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError, fieldError } from '@dsms/contract/errors'
import { fileLimit, type KeptFile } from '@dsms/contract/files'
import { inArray } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { fileTypeFromFile } from 'file-type'
import type { Actor } from '../actor.ts'
import { files } from '../db/schema/files.ts'
import type { Env } from '../env.ts'

/** Files of people lie apart from the public ones and are only given to those who may read them. */
const folderOf = (env: Env) => join(env.DATA_DIR, 'private')
export const pathOf = (env: Env, hash: string) => join(folderOf(env), hash.slice(0, 2), hash)

export interface Upload {
  hash: string
  bytes: number
  type: string
}

/**
 * Takes the bytes of a file to the disk as they come, under the hash of their content. The type is read from the bytes;
 * for plain kinds that have no mark, the ending of the name counts. Throws `body_too_large` and `file_empty`.
 */
export async function keepUpload(
  env: Env,
  { body, headers }: Pick<FastifyRequest, 'body' | 'headers'>,
  name: string,
): Promise<Upload> {
  const tooLarge = new AppError('body_too_large', { limit: fileLimit / 1000 })
  if (Number(headers['content-length'] ?? 0) > fileLimit) throw tooLarge
  if (!(body instanceof Readable)) throw fieldError('name', 'file_empty')
  await mkdir(folderOf(env), { recursive: true })
  const draft = join(folderOf(env), `.${randomUUID()}`)
  const hash = createHash('sha256')
  let bytes = 0
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      hash.update(chunk)
      // breaking off would break the connection, and with it the answer that says why
      done(null, bytes > fileLimit ? undefined : chunk)
    },
  })
  try {
    await pipeline(body, measure, createWriteStream(draft))
    if (bytes > fileLimit) throw tooLarge
    if (bytes === 0) throw fieldError('name', 'file_empty')
    const kept = { hash: hash.digest('hex'), bytes, type: await typeOf(draft, name) }
    const path = pathOf(env, kept.hash)
    await mkdir(join(path, '..'), { recursive: true })
    await rename(draft, path)
    return kept
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

const plainTypes: Record<string, string> = {
  txt: 'text/plain',
  csv: 'text/csv',
  ics: 'text/calendar',
  md: 'text/plain',
}

async function typeOf(path: string, name: string): Promise<string> {
  const known = await fileTypeFromFile(path)
  return known?.mime ?? plainTypes[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream'
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
