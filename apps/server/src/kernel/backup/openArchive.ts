import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { extract } from 'tar-stream'
import { checksumsName, webStreamOf } from './archive.ts'
import { Refusal } from './refusal.ts'

interface Entry {
  name: string
  bytes: AsyncIterable<Buffer>
}

const ageMark = 'age-encryption.org/v1'

export const isSealed = async (path: string): Promise<boolean> => {
  const file = await open(path).catch(() => {
    throw new Refusal(`The file ${path} cannot be read.`)
  })
  const { buffer, bytesRead } = await file.read(Buffer.alloc(ageMark.length), 0, ageMark.length, 0)
  await file.close()
  return buffer.toString('latin1', 0, bytesRead) === ageMark
}

/**
 * The entries of an archive, one after the other; each has to be read to its end before the next. After the last one all
 * checksums are compared. Throws `Refusal` for a wrong passphrase and for an archive that is cut or was changed.
 */
export async function* openArchive(path: string, passphrase: string | undefined): AsyncGenerator<Entry> {
  const plain = await unsealed(path, passphrase)
  const tar = extract()
  const reading = pipeline(plain, createGunzip(), tar).then(
    () => undefined,
    (error: Error) => {
      tar.destroy(error)
      return error
    },
  )
  const sums: string[] = []
  let told: string | undefined
  try {
    for await (const entry of tar) {
      const { name } = entry.header
      const hash = createHash('sha256')
      const bytes = hashed(entry, hash, path)
      if (name === checksumsName) {
        told = Buffer.concat(await Array.fromAsync(bytes)).toString()
        continue
      }
      yield { name, bytes }
      sums.push(`${hash.digest('hex')}  ${name}\n`)
    }
  } catch {
    throw cut(path)
  } finally {
    plain.destroy()
  }
  if ((await reading) || told !== sums.join('')) throw cut(path)
}

const cut = (path: string) => new Refusal(`The archive ${path} is cut or was changed; nothing was restored.`)

async function* hashed(pieces: AsyncIterable<unknown>, hash: Hash, path: string): AsyncGenerator<Buffer> {
  try {
    for await (const piece of pieces) {
      if (!Buffer.isBuffer(piece)) throw cut(path)
      hash.update(piece)
      yield piece
    }
  } catch {
    throw cut(path)
  }
}

async function unsealed(path: string, passphrase: string | undefined): Promise<Readable> {
  if (!(await isSealed(path))) return createReadStream(path)
  if (passphrase === undefined) throw new Refusal('The archive is sealed: a passphrase is needed.')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    return Readable.from(await decrypter.decrypt(webStreamOf(createReadStream(path))))
  } catch {
    throw new Refusal('The passphrase is not the one of this archive; nothing was restored.')
  }
}
