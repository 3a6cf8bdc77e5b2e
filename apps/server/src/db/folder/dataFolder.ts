import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** What lies in a data folder by itself. */
const own = new Set(['postgres', 'files', 'private', 'drafts', 'token.secret', 'dsms.lock'])

const reasons: Record<string, string> = {
  EROFS: 'lies on a file system that can only be read',
  EACCES: 'may not be written by this account',
  EPERM: 'may not be written by this account',
  ENOTDIR: 'is no folder, or lies in something that is none',
  EEXIST: 'is no folder, or lies in something that is none',
  ENOENT: 'lies in a place where no folder can be made',
  ENOSPC: 'lies on a disk that is full',
  EDQUOT: 'lies on a disk that is full',
}

/**
 * Makes the data folder, and sees to it that nobody else on the machine reads what is in it, now or later. Throws an
 * `Error` whose message says what is wrong with the folder and what helps.
 */
export function prepareFolder(folder: string): void {
  const home = resolve(folder)
  process.umask(0o077)
  try {
    mkdirSync(home, { recursive: true, mode: 0o700 })
    const probe = join(home, `.probe-${process.pid}`)
    writeFileSync(probe, '.')
    rmSync(probe)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const account = process.getuid ? ` (user ${process.getuid()})` : ''
    throw new Error(
      `The data folder ${home} ${reasons[codeOf(error)] ?? `cannot be written (${message})`}. Give this account${account} a folder of its own that it may write, by its owner and rights or with DATA_DIR.`,
    )
  }
  closeFolder(home)
}

/** Takes the rights of others away from what lies in the data folder; the embedded engine gives them to new files. */
export function closeFolder(folder: string): void {
  const home = resolve(folder)
  const names = readdirSync(home)
  // a folder that holds other things too is not for us to close
  if (names.every((name) => own.has(name))) close(home)
  for (const name of names) if (own.has(name)) closeAll(join(home, name))
}

function closeAll(path: string) {
  if (close(path)) for (const name of readdirSync(path)) closeAll(join(path, name))
}

/** Takes the rights of others away; true for a folder. What belongs to somebody else stays as it is. */
function close(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink()) return false
  if (found.mode & 0o077) {
    try {
      chmodSync(path, found.mode & 0o700)
    } catch (error) {
      if (codeOf(error) !== 'EPERM') throw error
    }
  }
  return found.isDirectory()
}

/** What the operating system calls the trouble: `EACCES`, `ENOSPC`; nothing for an error of another kind. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
