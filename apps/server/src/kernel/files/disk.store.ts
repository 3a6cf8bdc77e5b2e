import { once } from 'node:events'
import { createReadStream, fstatSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { draftsIn } from './drafts.ts'
import { checkName, type FileStore, type StoredFile } from './fileStore.ts'
import { because, storageError } from './storageErrors.ts'

/** Files in folders of the data folder, `files` and `private`. */
export function openDiskStore(folder: string): FileStore {
  const root = resolve(folder)
  const pathOf = (name: string) => join(root, checkName(name))
  const drafts = draftsIn(root)

  const adopt: FileStore['adopt'] = async (draft, name) => {
    const path = pathOf(name)
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      storageError(error)
    }
  }

  async function* walk(name: string): AsyncIterable<StoredFile> {
    for (const entry of await readdir(join(root, name), { withFileTypes: true }).catch(() => [])) {
      // drafts of former releases begin with a dot
      if (entry.name.startsWith('.')) continue
      const inner = `${name}/${entry.name}`
      if (entry.isDirectory()) yield* walk(inner)
      else {
        // it may be taken away in the middle of the walk
        const found = await stat(join(root, inner)).catch(() => undefined)
        if (found) yield { name: inner, bytes: found.size, changedAt: found.mtime }
      }
    }
  }

  return {
    draft: drafts.path,
    tidy: drafts.tidy,
    adopt,
    write: async (name, content) => adopt(await drafts.of(content), name),
    async read(name) {
      const stream = createReadStream(pathOf(name))
      // opened before anything is answered, so that a file that is not there can still be said
      const [fd] = await once(stream, 'open').catch((error) => {
        throw because(error.code === 'ENOENT' ? 'file_gone' : 'storage_unavailable', error)
      })
      return { bytes: fstatSync(fd).size, stream }
    },
    has: async (name) =>
      stat(pathOf(name)).then(
        () => true,
        () => false,
      ),
    async remove(names) {
      for (const name of names) await rm(pathOf(name), { force: true })
    },
    async *list(prefix = '') {
      for (const top of ['files', 'private']) {
        for await (const file of walk(top)) if (file.name.startsWith(prefix)) yield file
      }
    },
    async check() {
      const draft = await drafts.of(Buffer.from('.'))
      await rm(draft, { force: true })
    },
  }
}
