import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import { storageError } from './storageErrors.ts'

const graceMs = hourMs

/** Bytes on their way into a store lie on this machine's disk, under names that nobody asks for. */
export function draftsIn(folder: string) {
  const drafts = join(folder, 'drafts')
  const path = async () => {
    await mkdir(drafts, { recursive: true, mode: 0o700 }).catch(storageError)
    return join(drafts, randomUUID())
  }
  return {
    path,

    /** A draft with this content. */
    async of(content: Readable | Uint8Array): Promise<string> {
      const draft = await path()
      try {
        await pipeline(
          content instanceof Readable ? content : Readable.from([content]),
          createWriteStream(draft, { mode: 0o600 }),
        )
        return draft
      } catch (error) {
        await rm(draft, { force: true })
        return storageError(error)
      }
    },

    async tidy(): Promise<void> {
      for (const name of await readdir(drafts).catch(() => [])) {
        const draft = join(drafts, name)
        const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Date.now() }))
        if (Date.now() - mtimeMs > graceMs) await rm(draft, { force: true })
      }
    },
  }
}
