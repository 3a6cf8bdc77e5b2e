import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../scripts/postgres.ts'
import { root } from '../scripts/process.ts'

/** What `npm start` allows the server; a bare one gets the same. */
const memoryFlags = /^memory='(.+)'$/m.exec(readFileSync(join(root, 'scripts/serve.sh'), 'utf8'))?.[1]?.split(' ') ?? []

export interface Running {
  url: string
  pid: number
  /** Tells it to end, and how it did. */
  stop: () => Promise<number | null>
  /** Ends it without a word. */
  kill: () => Promise<number | null>
}

/** Starts a server of ours as a process of its own and waits until `path` answers. */
export async function startServer(
  script: string,
  path: string,
  env: NodeJS.ProcessEnv,
  isHeard = false,
): Promise<Running> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...memoryFlags, script], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port), PUBLIC_URL: url },
    // Logs are written as in real life, to nowhere, unless what goes wrong is looked for.
    stdio: ['ignore', isHeard ? 'inherit' : 'ignore', 'inherit'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  for (let tries = 0; tries < 600 && child.exitCode === null; tries++) {
    const isUp = await fetch(url + path).then(
      () => true,
      () => false,
    )
    if (isUp) {
      const ended = (signal: NodeJS.Signals) => async () => {
        process.off('exit', end)
        const gone = new Promise<number | null>((resolve) => child.once('exit', resolve))
        child.kill(signal)
        return await gone
      }
      return { url, pid: child.pid as number, stop: ended('SIGTERM'), kill: ended('SIGKILL') }
    }
    await pause(100)
  }
  throw new Error(`${script} did not start`)
}
