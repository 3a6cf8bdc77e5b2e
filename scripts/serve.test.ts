import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'

const script = fileURLToPath(new URL('./serve.sh', import.meta.url))
const leftovers: (() => unknown)[] = []
afterEach(() => {
  for (const tidy of leftovers.splice(0)) tidy()
})

/** What stands in for the server; `$1` is a folder of its own. */
function serve(server: string, handed = '86') {
  const folder = mkdtempSync(join(tmpdir(), 'dsms-serve-'))
  const child = spawn('sh', [script, handed, 'sh', '-c', server, 'server', folder])
  leftovers.push(
    () => child.kill('SIGKILL'),
    () => rmSync(folder, { recursive: true, force: true }),
  )
  return { child, ...heard(child), kept: (name: string) => join(folder, name) }
}

function heard(child: ChildProcess) {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part) => (text += part))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { said: () => text, ended }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe.skipIf(process.platform === 'win32')('the keeper of the server', () => {
  it('starts a server again that died, and ends with one that ended well', async () => {
    const { said, ended } = serve('if [ -e "$1/again" ]; then exit 0; fi; touch "$1/again"; kill -9 $$')
    expect(await ended).toBe(0)
    expect(said()).toContain('ended with code 137. It is started again in 1 s.')
  })

  it('does not start one again that could not begin', async () => {
    const { said, ended } = serve('exit 1')
    expect(await ended).toBe(1)
    expect(said()).toBe('')
  })

  it('ends as what came before it did, when that failed', async () => {
    expect(await serve('touch "$1/begun"', '3').ended).toBe(3)
  })

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('hands %s on and ends as the server does', async (signal) => {
    const server = serve('trap "exit 0" TERM INT; echo ready; while :; do sleep 0.05; done')
    await vi.waitFor(() => expect(server.said()).toContain('ready'))
    server.child.kill(signal)
    expect(await server.ended).toBe(0)
  })

  it('stops the server when whoever started it was killed', async () => {
    const server = 'trap "echo $$ told >$1/told; exit 0" TERM; echo $$; while :; do sleep 0.05; done'
    const folder = mkdtempSync(join(tmpdir(), 'dsms-serve-'))
    // something stands between, as npm does
    const npm = spawn('sh', ['-c', 'sh "$@" & wait', 'npm', script, '86', 'sh', '-c', server, 'server', folder])
    leftovers.push(
      () => npm.kill('SIGKILL'),
      () => rmSync(folder, { recursive: true, force: true }),
    )
    const { said } = heard(npm)
    await vi.waitFor(() => expect(said()).toMatch(/^\d+\n/))
    npm.kill('SIGKILL')
    await vi.waitFor(
      () => expect(existsSync(join(folder, 'told')) && readFileSync(join(folder, 'told'), 'utf8')).toMatch(/told/),
      8000,
    )
    await vi.waitFor(() => expect(isAlive(Number.parseInt(said(), 10))).toBe(false))
  }, 15_000)
})
