import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../scripts/postgres.ts'
import { programClock } from '../scripts/testClock.ts'
import { patient } from './waits.ts'

const root = join(import.meta.dirname, '..')

export interface Server {
  address: string
  /** Tells it to end, and how it did. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
}

/** Starts a program that serves the demonstration out of a data folder, and waits until it is ready. */
export async function serve(program: string[], folder: string, own: NodeJS.ProcessEnv = {}): Promise<Server> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const address = `http://localhost:${port}`
    const env = { ...settings(address, port, folder), ...own }
    const child = spawn(process.execPath, program, { cwd: root, env, stdio: 'pipe' })
    const kill = () => child.kill('SIGKILL')
    process.once('exit', kill)
    const { said, ended } = follow(child)
    if (await isReady(address, ended)) {
      return {
        address,
        async stop(signal = 'SIGTERM') {
          child.kill(signal)
          const code = await ended
          process.off('exit', kill)
          return code
        },
      }
    }
    process.off('exit', kill)
    // somebody else may have taken the port meanwhile
    if (attempt === 3) throw new Error(`the server ended: ${said()}`)
  }
}

/**
 * The demonstration as it is on its first day, in a folder and at an address of its own, whose clock is ahead by `offset`
 * milliseconds; `own` settings differ.
 */
export async function openWorld(template: string, offset: number, own: NodeJS.ProcessEnv = {}): Promise<Server> {
  const { folder, clear } = copyOf(template)
  const server = await serve(['apps/server/src/main.ts'], folder, { ...programClock(offset), ...own })
  return {
    ...server,
    // nobody wants its data
    async stop() {
      const code = await server.stop('SIGKILL')
      clear()
      return code
    },
  }
}

export interface Worlds {
  /** Ends the world before, and tells the address of a new one, whose clock is ahead by so many milliseconds. */
  next: (offset: number) => Promise<string>
  stop: () => void
}

/** Worlds one after another, each the demonstration on its first day, out of a process that loads the server once. */
export function openWorlds(template: string): Worlds {
  let clear = () => {}
  const host = fork('e2e/host.ts', { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [] })
  const kill = () => host.kill('SIGKILL')
  process.once('exit', kill)
  return {
    async next(offset) {
      for (let attempt = 1; ; attempt++) {
        const before = clear
        const copy = copyOf(template)
        clear = copy.clear
        const port = await freePort()
        const address = `http://localhost:${port}`
        host.send({ offset, settings: settings(address, port, copy.folder) } satisfies WorldOrder)
        const said = await nextWord(host)
        before()
        if (said === 'ready') return address
        // somebody else may have taken the port meanwhile
        if (attempt === 3) throw new Error(`there is no world: ${said}`)
      }
    },
    stop() {
      kill()
      process.off('exit', kill)
      clear()
    },
  }
}

/** What a process says next, or the code by which it ends. */
async function nextWord(child: ChildProcess): Promise<unknown> {
  const heard = new AbortController()
  const next = (name: string) => once(child, name, { signal: heard.signal })
  const [said] = await Promise.race([next('message'), next('exit')])
  heard.abort()
  return said
}

/** What the process of the worlds is told. */
export interface WorldOrder {
  settings: NodeJS.ProcessEnv
  offset: number
}

function copyOf(template: string) {
  // beside it, where copying is cheap
  const folder = mkdtempSync(join(dirname(template), 'dsms-world-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  cpSync(template, folder, { recursive: true })
  const clear = () => {
    process.off('exit', remove)
    remove()
  }
  return { folder, clear }
}

const settings = (address: string, port: number, folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: String(port),
  PUBLIC_URL: address,
  DATA_DIR: folder,
  DATABASE_URL: '',
  DSMS_DEMO: 'true',
  SMTP_URL: '',
  REGISTRATION: 'open',
  // Journeys sign in more often in a minute than people do.
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
})

function follow(child: ChildProcess) {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text = (text + part).slice(-10_000)
    })
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { said: () => text, ended }
}

/** False when the server ended instead. */
async function isReady(address: string, ended: Promise<unknown>): Promise<boolean> {
  let isOver = false
  ended.then(() => {
    isOver = true
  })
  while (!isOver) {
    const reply = await fetch(`${address}/readyz`).catch(() => undefined)
    if (reply?.ok) return true
    await setTimeout(patient(50))
  }
  return false
}
