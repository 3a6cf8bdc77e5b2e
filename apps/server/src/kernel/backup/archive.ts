import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { AppError } from '@dsms/contract/kernel/errors'
import { Encrypter } from 'age-encryption'
import { pack as newPack, type Pack } from 'tar-stream'
import type { Env } from '../env/env.ts'
import { tokenSecretOf } from '../env/secret.ts'
import { openStore } from '../files/store.ts'
import { together } from '../together.ts'
import { Refusal } from './refusal.ts'
import type { Snapshot } from './snapshot.ts'

/** What an archive says of itself in its first entry, `manifest.json`. */
export interface Manifest {
  format: 1
  at: string
  engine: 'embedded' | 'server'
  migrations: string[]
  rows: Record<string, number>
}

/** The last entry: a line for each other one, as sha256sum writes and checks them. An archive without it is cut. */
export const checksumsName = 'SHA256SUMS'

export interface Written {
  files: number
  fileBytes: number
  bytes: number
}

/**
 * Packs a snapshot, the secret and all files into one archive: a tar, compressed by gzip and, with a passphrase, sealed in
 * the age format. The file appears under its name only when it is whole. Throws `Refusal` when there is one already.
 */
export async function writeArchive(
  env: Env,
  snapshot: Snapshot,
  sqlPath: string,
  target: string,
  passphrase: string | undefined,
): Promise<Written> {
  if (await stat(target).catch(() => undefined)) throw new Refusal(`The file ${target} exists already.`)
  const draft = `${target}.part`
  const tar = newPack()
  const counted = { files: 0, fileBytes: 0 }
  const gzip = createGzip()
  try {
    const sealed = passphrase === undefined ? gzip : Readable.from(await encrypted(gzip, passphrase))
    await together([
      () => pipeline(tar, gzip),
      () => pipeline(sealed, createWriteStream(draft, { mode: 0o600 })),
      () =>
        fill(tar, env, snapshot, sqlPath, counted).catch((error: Error) => {
          tar.destroy(error)
          throw error
        }),
    ])
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return { ...counted, bytes: (await stat(target)).size }
}

function encrypted(stream: Readable, passphrase: string) {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  return encrypter.encrypt(webStreamOf(stream))
}

/** A stream as browsers have them, which the cipher takes. */
export function webStreamOf(stream: Readable): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void stream.destroy(),
  })
}

async function fill(tar: Pack, env: Env, snapshot: Snapshot, sqlPath: string, counted: Omit<Written, 'bytes'>) {
  const sums: string[] = []
  const add = async (name: string, size: number, content: Readable) => {
    const hash = createHash('sha256')
    const entry = tar.entry({ name, size, mode: 0o600 })
    await pipeline(
      content,
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          hash.update(piece)
          yield piece
        }
      },
      entry,
    )
    sums.push(`${hash.digest('hex')}  ${name}\n`)
  }
  const addText = (name: string, text: string) => {
    const bytes = Buffer.from(text)
    return add(name, bytes.length, Readable.from([bytes]))
  }
  const { at, migrations, rows } = snapshot
  const engine = env.DATABASE_URL ? 'server' : 'embedded'
  await addText(
    'manifest.json',
    JSON.stringify({ format: 1, at, engine, migrations, rows } satisfies Manifest, null, 1),
  )
  await add('database.sql', (await stat(sqlPath)).size, createReadStream(sqlPath))
  await addText('token.secret', tokenSecretOf(env))
  const store = openStore(env)
  for await (const { name } of store.list()) {
    const found = await store.read(name).catch(ignoreGone)
    if (!found) continue
    await add(name, found.bytes, found.stream)
    counted.files++
    counted.fileBytes += found.bytes
  }
  await addText(checksumsName, sums.join(''))
  tar.finalize()
}

/** A file that was thrown away in between is no loss: nothing referred to it. */
function ignoreGone(error: unknown): undefined {
  if (!(error instanceof AppError && error.code === 'file_gone')) throw error
}
