import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../scripts/postgres.ts'
import { root } from '../scripts/process.ts'

export interface Running {
  url: string
  stop: () => Promise<void>
}

/** Starts a server of ours as a process of its own and waits until `path` answers. */
export async function startServer(script: string, path: string, env: NodeJS.ProcessEnv): Promise<Running> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port), PUBLIC_URL: url },
    // Logs are written as in real life, to nowhere.
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  for (let tries = 0; tries < 600 && child.exitCode === null; tries++) {
    const isUp = await fetch(url + path).then(
      () => true,
      () => false,
    )
    if (isUp) {
      return {
        url,
        stop: async () => {
          process.off('exit', end)
          const gone = new Promise((resolve) => child.once('exit', resolve))
          child.kill('SIGTERM')
          await gone
        },
      }
    }
    await pause(100)
  }
  throw new Error(`${script} did not start`)
}
