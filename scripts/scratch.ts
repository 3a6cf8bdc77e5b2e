import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Linux keeps the files of this folder in memory. */
const inMemory = '/dev/shm'

/** Bytes that must be free for it: a run leaves less than half of that. */
const enough = 6 * 2 ** 30

/**
 * A folder for what goes away with a run. A database is thousands of small files, and to copy one on a disk costs more
 * than to start a server on it: in memory, where there is plenty, it costs a sixth.
 */
export function scratch(): string {
  if (!existsSync(inMemory)) return tmpdir()
  const { bavail, bsize } = statfsSync(inMemory)
  return Math.min(bavail * bsize, process.availableMemory()) > enough ? inMemory : tmpdir()
}
