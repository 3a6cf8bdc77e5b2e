// `npm run build`, and `--if-needed` before each start: the web is built when what it is made from changed.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readyFolder } from '../apps/server/src/db/migrate/ready.ts'
import { root, run } from './process.ts'

const web = join(root, 'apps/web')
const dist = join(web, 'dist')
/** Inside dist, which each build empties: a build by hand therefore counts as unknown and is done again. */
const stamp = join(dist, '.sources')

const sources = hashOf([
  'apps/web/{src,public}/**',
  'apps/web/*.{html,ts,json}',
  'packages/contract/src/**',
  'package-lock.json',
])
const isCurrent = existsSync(join(dist, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources

// beside the build of the web: a first start then copies it. Anyone who has none makes the database at the start
const database = existsSync(readyFolder()) ? undefined : run('apps/server/src/run/makeReady.ts', [])

if (!process.argv.includes('--if-needed') || !isCurrent) {
  const started = Date.now()
  process.stderr.write('Building the web …\n')
  const built = await run('vite', ['build', '--logLevel', 'warn'], { cwd: web })
  if (built.code !== 0) process.exit(built.code)
  writeFileSync(stamp, sources)
  process.stderr.write(`Web built in ${((Date.now() - started) / 1000).toFixed(1)} s.\n`)
}
if ((await database)?.code) process.stderr.write('No database was made ready; the first start makes one.\n')

function hashOf(patterns: string[]): string {
  const hash = createHash('sha256')
  const files = globSync(patterns, { cwd: root, withFileTypes: true })
  for (const file of files
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
