import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from './postgres.find.ts'

export interface Postgres {
  url: string
  version: string
  stop: () => Promise<void>
}

/**
 * Starts a throwaway PostgreSQL server on a free port of this machine, in a temporary folder which goes away with
 * it. Nothing in it outlives this process, so it does not wait for the disk. `settings` are the server's own;
 * `onLog` gets what the server logs; `home` is where its folder is made.
 */
export async function startPostgres(
  settings: Record<string, string> = {},
  onLog: (text: string) => void = () => {},
  home = tmpdir(),
): Promise<Postgres> {
  const bin = await findPostgres()
  const folder = mkdtempSync(join(home, 'dsms-postgres-'))
  // PostgreSQL refuses to run as root.
  const identity: Pick<Options, 'uid' | 'gid'> = process.getuid?.() === 0 ? unprivileged() : {}
  if (identity.uid && identity.gid) chownSync(folder, identity.uid, identity.gid)
  const options = { ...identity, cwd: folder, env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C', TZ: 'UTC' } }

  const data = join(folder, 'data')
  initialise(join(bin, 'initdb'), data, options)
  const port = await freePort()
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '100',
    ...settings,
  }
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...args], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const clear = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  const onExit = () => {
    server.kill('SIGQUIT')
    // No event is waited for at the exit; a moment, so that the server writes no file into a folder that is being removed.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
    clear()
  }
  const stop = async () => {
    process.off('exit', onExit)
    await stopped(server)
    clear()
  }
  process.on('exit', onExit)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => stop().finally(() => process.exit(130)))
  }
  try {
    await ready(server, onLog)
  } catch (error) {
    await stop()
    throw error
  }
  const version = spawnSync(join(bin, 'postgres'), ['--version'], { ...options, encoding: 'utf8' }).stdout.trim()
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, version, stop }
}

/** A port nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port')),
      )
    })
  })
}

interface Options {
  uid?: number
  gid?: number
  cwd: string
  env: NodeJS.ProcessEnv
}

/** UTF-8 with plain ordering where the system has it; each system knows one of these. */
function initialise(initdb: string, data: string, options: Options): void {
  let output = ''
  for (const locale of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const args = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', `--locale=${locale}`, '--no-sync']
    const done = spawnSync(initdb, args, { ...options, encoding: 'utf8' })
    if (done.status === 0) return
    output = `${done.error?.message ?? ''}${done.stdout ?? ''}${done.stderr ?? ''}`
    rmSync(data, { recursive: true, force: true })
  }
  throw new Error(`initdb failed:\n${output}`)
}

/** The user that PostgreSQL's package made, else nobody. */
function unprivileged(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || 0),
    )
    if (uid && gid) return { uid, gid }
  }
  return { uid: 65534, gid: 65534 }
}

function ready(server: ChildProcess, onLog: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      // Read on for ever, or the server would one day wait for its log to be read; kept short.
      log = (log + text).slice(-10_000)
      onLog(text)
      if (log.includes('ready to accept connections')) resolve()
    })
    server.on('error', reject)
    server.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
    setTimeout(() => reject(new Error(`PostgreSQL did not start within a minute:\n${log}`)), 60_000).unref()
  })
}

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = new Promise((resolve) => server.once('exit', resolve))
  // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients to leave.
  server.kill('SIGINT')
  const impatience = setTimeout(() => server.kill('SIGQUIT'), 10_000)
  await gone
  clearTimeout(impatience)
}
