// Plain JavaScript without dependencies: on a fresh clone nothing else is there yet.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Installs what package-lock.json names when it is not what node_modules holds, and makes sure that the pinned
 * runtime came with it. Throws a sentence when it cannot.
 * @param {string} root
 */
export function ensureInstalled(root) {
  const reason = whyInstall(root)
  if (reason) {
    say(`${reason}: installing packages. The first time this takes a minute or two.`)
    const started = Date.now()
    // NODE_ENV=production would leave out what builds the web.
    npm(root, ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'])
    say(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`)
  }
  if (runtimeAnswers(root)) return
  // Where install scripts are switched off, the runtime's package came without its program.
  say('The pinned Node.js is missing: fetching it.')
  npm(root, ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'])
  if (!runtimeAnswers(root)) throw new Error(`${runtimePath(root)} does not run on this machine.`)
}

/** The runtime that package.json pins. @param {string} root */
export const runtimePath = (root) =>
  process.platform === 'win32'
    ? join(root, 'node_modules', 'node', 'bin', 'node.exe')
    : join(root, 'node_modules', '.bin', 'node')

/**
 * The first package that is not installed as the lock file wants it, or undefined. Optional packages may be
 * missing: most belong to another platform.
 * @param {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean, os?: string[] }> }} wanted
 * @param {{ packages: Record<string, { version?: string, integrity?: string }> }} installed
 * @returns {string | undefined}
 */
export function firstDifference(wanted, installed) {
  return Object.entries(wanted.packages).find(([path, want]) => {
    if (!path.includes('node_modules/')) return false
    const have = installed.packages[path]
    if (!have) return !want.optional && !want.os
    return have.version !== want.version || have.integrity !== want.integrity
  })?.[0]
}

/** @param {string} root */
function whyInstall(root) {
  const wanted = readJson(join(root, 'package-lock.json'))
  if (!wanted) throw new Error('package-lock.json is missing: this is not a whole copy of the project.')
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'))
  if (!installed) return 'Nothing is installed yet'
  const path = firstDifference(wanted, installed)
  if (path) return `${path.slice(path.lastIndexOf('node_modules/') + 13)} is not as package-lock.json wants it`
  const runtime = runtimePath(root)
  return existsSync(runtime) && !runtimeAnswers(root) ? 'The packages belong to another machine' : undefined
}

/** @param {string} root */
function runtimeAnswers(root) {
  const pinned = readJson(join(root, 'package.json'))?.dependencies?.node
  const asked = spawnSync(runtimePath(root), ['--version'], { encoding: 'utf8' })
  return asked.status === 0 && asked.stdout.trim() === `v${pinned}`
}

/** @param {string} root @param {string[]} args */
function npm(root, args) {
  // npm must run on the machine's own Node: the pinned one is about to be replaced.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !/node_modules[\\/]\.bin[\\/]?$/.test(folder))
  const done = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: path.join(delimiter) },
  })
  if (done.error) throw new Error(`npm could not be started: ${done.error.message}`)
  if (done.status !== 0) throw new Error(`npm ${args[0]} failed (see above). Is the network reachable?`)
}

/** @param {string} path */
function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`)
}
