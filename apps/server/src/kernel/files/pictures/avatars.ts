import { createHash } from 'node:crypto'
import { fieldError } from '@dsms/contract/kernel/errors'
import { sql } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import type { Db } from '../../../db/client.ts'
import { pictures } from '../../../db/tables/pictures.ts'
import type { Services } from '../../services.ts'
import { asSystem } from '../../session/transaction.ts'
import { cleanPicture } from '../metadata/clean.ts'

export interface KeptPicture {
  address: string
  hash: string
  bytes: number
  type: string
}

/** A picture as it will be kept. The type is read from the bytes; what the sender called it counts nothing. */
async function pictureOf(content: string) {
  const sent = Buffer.from(content, 'base64')
  const type = await fileTypeFromBuffer(sent)
  if (!type || !['png', 'jpg', 'webp'].includes(type.ext)) throw fieldError('content', 'not_an_image')
  const bytes = cleanPicture(sent, type.mime)
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { bytes, hash, type: type.mime, name: `${hash}.${type.ext}` }
}

/** Writes down that somebody has the address of a picture now. Nobody takes it away for a day after that. */
const note = (db: Db, name: string) =>
  db
    .insert(pictures)
    .values({ name, isCleaned: true })
    .onConflictDoUpdate({ target: pictures.name, set: { keptAt: sql`now()` } })

/** Keeps a picture; outside of any transaction, since it has one of its own. */
export async function keepPicture(
  { files, database }: Pick<Services, 'files' | 'database'>,
  content: string,
): Promise<KeptPicture> {
  const { bytes, hash, type, name } = await pictureOf(content)
  await asSystem(database, ({ db }) => note(db, name))
  await files.write(`files/${name}`, bytes)
  return { address: `/files/${name}`, hash, bytes: bytes.length, type }
}

export const keepAvatar = async (app: Pick<Services, 'files' | 'database'>, content: string) => ({
  avatar: (await keepPicture(app, content)).address,
})

/** The same inside a transaction of the server itself; answers the address. */
export async function keepPictureIn(db: Db, files: Services['files'], content: string): Promise<string> {
  const { bytes, name } = await pictureOf(content)
  await note(db, name)
  await files.write(`files/${name}`, bytes)
  return `/files/${name}`
}
