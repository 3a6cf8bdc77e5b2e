import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fieldError } from '@dsms/contract/errors'
import { fileTypeFromBuffer } from 'file-type'
import type { Env } from '../env.ts'

/** Where kept files lie, named by the hash of their content. */
export const filesFolder = (env: Env) => join(env.DATA_DIR, 'files')

export interface KeptPicture {
  address: string
  hash: string
  bytes: number
  type: string
}

/** Keeps a picture. The type is read from the bytes; what the sender called it counts nothing. */
export async function keepPicture(env: Env, content: string): Promise<KeptPicture> {
  const bytes = Buffer.from(content, 'base64')
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !['png', 'jpg', 'webp'].includes(type.ext)) throw fieldError('content', 'not_an_image')
  const hash = createHash('sha256').update(bytes).digest('hex')
  const name = `${hash}.${type.ext}`
  const folder = filesFolder(env)
  await mkdir(folder, { recursive: true })
  // written aside and renamed, so that nobody ever reads half a file
  const draft = join(folder, `.${randomUUID()}`)
  await writeFile(draft, bytes)
  await rename(draft, join(folder, name))
  return { address: `/files/${name}`, hash, bytes: bytes.length, type: type.mime }
}

export const keepAvatar = async (env: Env, content: string): Promise<{ avatar: string }> => ({
  avatar: (await keepPicture(env, content)).address,
})
