import type { Readable } from 'node:stream'

export interface StoredFile {
  name: string
  bytes: number
  changedAt: Date
}

export interface StoredBytes {
  bytes: number
  stream: Readable
}

/**
 * Where the bytes of files lie, by name: `private/ab/<hash>` for what people upload, `files/<hash>.png` for pictures that
 * have an address. A name is written whole or not at all, and writing it again changes nothing that a reader has open.
 *
 * A disk that is full is `storage_full`, a store that does not answer `storage_unavailable`, a name without bytes
 * `file_gone`; all of them `AppError`.
 */
export interface FileStore {
  /** A path on this machine's disk for bytes that are still coming. Remains of it go after an hour. */
  draft(): Promise<string>
  /** Keeps a draft under a name, and takes the draft away. */
  adopt(draft: string, name: string): Promise<void>
  write(name: string, content: Readable | Uint8Array): Promise<void>
  read(name: string): Promise<StoredBytes>
  has(name: string): Promise<boolean>
  /** Names without bytes are passed over. */
  remove(names: string[]): Promise<void>
  /** Everything, in no particular order; or what begins with a prefix such as `files/`. */
  list(prefix?: string): AsyncIterable<StoredFile>
  /** Whether it can take files now. Throws what says why not. */
  check(): Promise<void>
  /** Takes away drafts that nobody came back for. */
  tidy(): Promise<void>
}

/** What people upload lies under the hash of its content. */
export const privateName = (hash: string) => `private/${hash.slice(0, 2)}/${hash}`

const nameForm = /^(files|private)(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/

/** Names come from hashes and from backups; none of them leads anywhere else. */
export function checkName(name: string): string {
  if (!nameForm.test(name)) throw new Error(`${name} is no name of a stored file`)
  return name
}
