import { createHash } from 'node:crypto'
import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  globSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Beside what else can be made again at any time. */
const cache = fileURLToPath(new URL('../../../../../node_modules/.cache/database', import.meta.url))

const db = fileURLToPath(new URL('..', import.meta.url))
const engine = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json')

/** Whatever decides how a new embedded database looks: a change of any of it makes another one. */
const sources = (): string[] => [
  engine,
  join(db, 'client.ts'),
  ...globSync('{migrations,sql,migrate}/**/*.{sql,json,ts}', { cwd: db })
    .sort()
    .map((path) => join(db, path)),
]

export function keyOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(db.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 32)
}

/** Where the database of this release stands that nobody has used yet, if the build has made it. */
export const readyFolder = (home = cache): string => join(home, keyOf(sources()))

/** Makes it, once. `make` fills a data folder; what is half made is never found under the name. */
export async function makeReady(make: (folder: string) => Promise<void>, home = cache): Promise<void> {
  const folder = readyFolder(home)
  if (existsSync(folder)) return
  // those of other releases are of no use any more
  rmSync(home, { recursive: true, force: true })
  const draft = `${folder}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  await make(draft)
  renameSync(join(draft, 'postgres'), folder)
  rmSync(draft, { recursive: true, force: true })
}

/**
 * Puts a copy of it where a new database is to be; false where there is none. A copy that was cut is not taken for one. With
 * `isDurable` it is on the disk when this ends, and not when the system comes to write it.
 */
export function copyReady(target: string, { isDurable = false, home = cache } = {}): boolean {
  const folder = readyFolder(home)
  if (!existsSync(folder)) return false
  const draft = join(dirname(target), 'copying')
  rmSync(draft, { recursive: true, force: true })
  cpSync(folder, draft, { recursive: true })
  if (isDurable) for (const path of globSync('**', { cwd: draft })) keep(join(draft, path))
  renameSync(draft, target)
  if (isDurable) keep(dirname(target))
  return true
}

/** Writes a file, or what stands in a folder, to the disk. */
function keep(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
