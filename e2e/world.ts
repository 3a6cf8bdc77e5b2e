import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../scripts/postgres.ts'

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

/** The demonstration as it is on its first day, in a folder and at an address of its own; `own` settings differ. */
export async function openWorld(template: string, own: NodeJS.ProcessEnv = {}): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'dsms-world-'))
  const clear = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', clear)
  cpSync(template, folder, { recursive: true })
  const server = await serve(['apps/server/src/main.ts'], folder, own)
  return {
    ...server,
    // nobody wants its data
    async stop() {
      const code = await server.stop('SIGKILL')
      process.off('exit', clear)
      clear()
      return code
    },
  }
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
    await setTimeout(50)
  }
  return false
}
