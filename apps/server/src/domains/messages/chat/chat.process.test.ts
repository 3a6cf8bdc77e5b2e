import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Session } from '@dsms/contract/kernel/session/signIn'
import type { ChatMessage } from '@dsms/contract/messages/chat/calls'
import { afterEach, expect, it, vi } from 'vitest'
import { listenAt } from '../../../testing/world/stream.ts'

const leftovers: (() => unknown)[] = []
afterEach(async () => {
  for (const tidy of leftovers.splice(0).reverse()) await tidy()
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

interface Run {
  child: ChildProcess
  ended: Promise<unknown>
  /** Everything it has said so far. */
  said(): string
}

/** A server with demo data on a port and folder that outlive it. */
function start(folder: string, port: number): Run {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(folder, 'data'), DSMS_DEMO: 'true' }
  const script = fileURLToPath(new URL('../../../main.ts', import.meta.url))
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: { ...env, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (said += part))
  const ended = new Promise((resolve) => child.on('close', resolve))
  leftovers.push(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, ended, said: () => said }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('a server killed in the middle of a chat loses no message, doubles none, and tells what was missed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dsms chat '))
  leftovers.push(() => rmSync(folder, { recursive: true, force: true }))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  const ready = ({ said }: Run) =>
    vi.waitFor(async () => expect(await isReady(), said()).toBe(true), { timeout: 120_000, interval: 100 })
  const call = async (token: string, path: string, body?: object) => {
    const reply = await fetch(address + path, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
    return reply.json()
  }
  const signIn = async (name: string) => {
    const session = (await call('', '/jwt/login', { email: `${name}@demo.com`, password: name })) as Session
    return { id: session.userData.id, token: session.accessToken }
  }

  const first = start(folder, port)
  await ready(first)
  const [school, trainer] = [await signIn('school'), await signIn('trainer')]
  const acknowledged: string[] = []
  /** As a window does: the same message with the same key until it is known to be kept. */
  const say = async (from: { token: string }, to: { id: number }, message: string) => {
    const key = crypto.randomUUID()
    for (;;) {
      try {
        await call(from.token, '/apps/chat/send-msg', { obj: { contact: { id: to.id }, message, key } })
        break
      } catch {
        await pause(20)
      }
    }
    acknowledged.push(message)
  }
  const talk = async (from: typeof school, to: typeof school, name: string) => {
    for (let n = 0; n < 60; n++) await say(from, to, `${name} ${n}`)
  }

  await say(school, trainer, 'before')
  const stream = await listenAt(`${address}/api/events`, school.token)
  const talking = Promise.all([
    talk(school, trainer, 'a'),
    talk(school, trainer, 'b'),
    talk(trainer, school, 'c'),
    talk(trainer, school, 'd'),
  ])
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(60), { timeout: 60_000, interval: 1 })
  expect(acknowledged.length).toBeLessThan(200)
  first.child.kill('SIGKILL')
  await first.ended
  expect(stream.lastId()).toBeGreaterThan(0)

  await ready(start(folder, port))
  await talking
  expect(acknowledged).toHaveLength(241)

  const read: ChatMessage[] = []
  for (let before: number | undefined, hasMore = true; hasMore; before = read[0]?.id) {
    const page = await call(
      school.token,
      `/apps/chat/get-chat?id=${trainer.id}&limit=50${before === undefined ? '' : `&before=${before}`}`,
    )
    read.unshift(...page.chat.chat)
    hasMore = page.chat.hasMore
  }
  const texts = read.map(({ message }) => message)
  expect(texts).toHaveLength(241)
  expect([...texts].sort()).toEqual([...acknowledged].sort())
  for (const name of 'abcd')
    expect(texts.filter((text) => text.startsWith(`${name} `))).toEqual(
      Array.from({ length: 60 }, (_, n) => `${name} ${n}`),
    )

  const resumed = await listenAt(`${address}/api/events`, school.token, stream.lastId())
  const missed = resumed.events.filter(({ type }) => type === 'chat')
  // all that was said after the last event that arrived, and maybe some of the minute before it
  const heard = stream.events.filter(({ type }) => type === 'chat').length
  expect(missed.length).toBeGreaterThanOrEqual(240 - heard)
  expect(resumed.all.map(({ event }) => event.type)).not.toContain('resync')
}, 240_000)
