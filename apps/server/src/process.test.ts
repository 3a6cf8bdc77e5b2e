import { type ChildProcess, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { Agent, get, type RequestOptions } from 'node:http'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Session } from '@dsms/contract/kernel/session/signIn'
import { afterAll, afterEach, describe, expect, inject, it, vi } from 'vitest'
import { goodPassword } from './testing/factories.ts'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const leftovers: (() => unknown)[] = []
afterEach(async () => {
  for (const tidy of leftovers.splice(0).reverse()) await tidy()
})

interface Run {
  child: ChildProcess
  /** Everything it has said so far. */
  said(): string
  ended: Promise<number | null>
}

/** Runs a script of the server on this runtime, in a folder of its own, with these settings alone. */
function run(script: string, folder: string, settings: Record<string, string> = {}, args: string[] = []): Run {
  const { PATH = '', HOME = '' } = process.env
  const base = { PATH, HOME, HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data'), DSMS_DEMO: 'false' }
  const child = spawn(process.execPath, [file(script), ...args], { cwd: folder, env: { ...base, ...settings } })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  leftovers.push(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, said: () => text, ended }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dsms process '))
  leftovers.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A folder whose database is there already, for tests of what comes after its making. */
function madeFolder(): string {
  const folder = newFolder()
  cpSync(inject('template').folder, join(folder, 'data'), { recursive: true })
  return folder
}

let withAdmin: string | undefined

/** The same with the first account, which is made once for all tests that need one. */
async function adminFolder(): Promise<string> {
  if (!withAdmin) {
    const kept = mkdtempSync(join(tmpdir(), 'dsms admin '))
    cpSync(inject('template').folder, join(kept, 'data'), { recursive: true })
    const made = createAdmin(kept)
    expect(await made.ended, made.said()).toBe(0)
    withAdmin = kept
  }
  const folder = newFolder()
  cpSync(join(withAdmin, 'data'), join(folder, 'data'), { recursive: true })
  return folder
}
afterAll(() => {
  if (withAdmin) rmSync(withAdmin, { recursive: true, force: true })
})

/** Waits until a server is ready and returns its address. */
async function addressOf({ said, ended }: Run): Promise<string> {
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  for (;;) {
    const address = /calls: (http:\/\/localhost:\d+)\/docs/.exec(said())?.[1]
    if (address) return address.replace('localhost', '127.0.0.1')
    if (isOver) throw new Error(`the server ended: ${said()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const post = (address: string, path: string, body: object, token?: string) =>
  fetch(address + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })

/** A read on a kept connection: its status and what it says of the connection, or the code of what broke it. */
const read = (url: string, options: RequestOptions) =>
  new Promise<{ status: number | undefined; connection: string | undefined } | string>((resolve) => {
    get(url, options, (reply) => {
      reply.resume()
      reply.on('error', () => resolve('ECONNRESET'))
      reply.on('end', () => resolve({ status: reply.statusCode, connection: reply.headers.connection }))
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })

const admin = { email: 'owner@example.org', username: 'owner', password: goodPassword }
const createAdmin = (folder: string, settings: Record<string, string> = {}, email = admin.email) =>
  run('./admin.ts', folder, { ADMIN_PASSWORD: admin.password, ...settings }, [
    'create-super-admin',
    '--email',
    email,
    '--username',
    email.split('@')[0] as string,
  ])

const signIn = async (address: string): Promise<Session> =>
  (await post(address, '/jwt/login', { email: admin.email, password: admin.password })).json()

const slow = { timeout: 180_000 }

describe('a wrong setting', () => {
  it('stops the start with a sentence for each, which names it', slow, async () => {
    const server = run('./main.ts', newFolder(), { PORT: 'many', REGISTRATION: 'maybe' })
    expect(await server.ended).toBe(1)
    const lines = server.said().trim().split('\n')
    expect(lines).toEqual([
      expect.stringMatching(/^Setting PORT is wrong: .+\.$/),
      expect.stringMatching(/^Setting REGISTRATION is wrong: .+\.$/),
    ])
  })
})

describe('the data folder', () => {
  it('belongs to one process; a second one is told which', slow, async () => {
    const folder = madeFolder()
    const first = run('./main.ts', folder)
    await addressOf(first)
    const second = run('./main.ts', folder)
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain(`is in use by process ${first.child.pid} on ${hostname()} since `)
    expect(second.said()).toContain('DATA_DIR')
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(existsSync(join(folder, 'data', 'dsms.lock'))).toBe(false)
  })

  it('that a process on another host holds is left alone, with the way out told', slow, async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'data'))
    const lock = join(folder, 'data', 'dsms.lock')
    writeFileSync(lock, JSON.stringify({ pid: 1, host: 'another-host', since: '2026-01-01T00:00:00.000Z' }))
    const server = run('./main.ts', folder)
    expect(await server.ended).toBe(1)
    expect(server.said()).toContain('process 1 on another-host')
    expect(server.said()).toContain(lock)
  })
})

describe('the first account', () => {
  it('is made once, works, and is not made twice', slow, async () => {
    const folder = newFolder()
    const made = createAdmin(folder)
    expect(await made.ended, made.said()).toBe(0)
    const again = createAdmin(folder)
    expect(await again.ended).toBe(1)
    expect(again.said()).toContain('already in use')
    const weak = createAdmin(folder, { ADMIN_PASSWORD: 'short' }, 'other@example.org')
    expect(await weak.ended).toBe(1)
    expect(weak.said()).toContain('at least 12 characters')
    const server = run('./main.ts', folder)
    const address = await addressOf(server)
    const { userData, accessToken } = await signIn(address)
    expect(userData).toMatchObject({
      role: 'admin',
      scope: 'platform',
      ability: [{ action: 'manage', subject: 'all' }],
    })
    const listed = await fetch(`${address}/api/users/list/data`, {
      headers: { authorization: `Bearer ${accessToken}` },
    })
    expect(await listed.json()).toMatchObject({ users: [{ username: admin.username, role: 'admin' }] })
    expect(server.said()).not.toContain(goodPassword)
  })
})

describe('a backup', () => {
  it('is made while the server runs, and restores into an empty folder that then serves', slow, async () => {
    const folder = await adminFolder()
    const server = run('./main.ts', folder)
    const address = await addressOf(server)
    const made = run('./admin.ts', folder, {}, ['backup', 'all.tar.gz'])
    expect(await made.ended, made.said()).toBe(0)
    expect(made.said()).toContain('It is not sealed')
    expect(statSync(join(folder, 'all.tar.gz')).mode & 0o077).toBe(0)
    expect(readdirSync(join(folder, 'data')).filter((name) => name.startsWith('.snapshot'))).toEqual([])
    expect((await signIn(address)).userData.email).toBe(admin.email)

    const again = run('./admin.ts', folder, {}, ['backup', 'all.tar.gz'])
    expect(await again.ended).toBe(1)
    expect(again.said()).toMatch(/^The file \S.*all\.tar\.gz exists already\.\n$/)
    const occupied = run('./admin.ts', folder, {}, ['restore', 'all.tar.gz'])
    expect(await occupied.ended).toBe(1)
    expect(occupied.said()).toContain(`is in use by process ${server.child.pid}`)

    const other = { DATA_DIR: join(folder, 'other') }
    const restored = run('./admin.ts', folder, other, ['restore', 'all.tar.gz'])
    expect(await restored.ended, restored.said()).toBe(0)
    expect((await signIn(await addressOf(run('./main.ts', folder, other)))).userData.email).toBe(admin.email)
  })
})

describe('a demonstration', () => {
  it('has its six accounts, and its passwords are refused outside of it', slow, async () => {
    const folder = madeFolder()
    const demo = run('./main.ts', folder, { DSMS_DEMO: 'true' })
    const address = await addressOf(demo)
    // said after the address, line by line
    await vi.waitFor(() => expect(demo.said()).toContain('client@demo.com / client'))
    expect(demo.said()).toContain('admin@demo.com / admin')
    const site = (await (await fetch(`${address}/api/site`)).json()) as {
      demoAccounts: { email: string; password: string }[]
    }
    expect(site.demoAccounts).toHaveLength(6)
    for (const account of site.demoAccounts) expect((await post(address, '/jwt/login', account)).status).toBe(200)
    const admin = { email: 'admin@demo.com', password: 'admin' }
    const session = (await (await post(address, '/jwt/login', admin)).json()) as Session
    expect(session.userData.id).toBe(11)
    demo.child.kill('SIGTERM')
    expect(await demo.ended).toBe(0)

    const serious = run('./main.ts', folder)
    expect(await serious.ended).toBe(1)
    expect(serious.said()).toMatch(/The account \w+@demo\.com still has its demo password/)
  })
})

describe('what slips through', () => {
  it('is logged and counted; a server ends by an exception alone, asking for a new start', slow, async () => {
    // no such mistake is known, so a signal makes one: first a promise that nobody waits for, then an exception
    const mistakes = `let n = 0; process.on('SIGUSR2', () => {
      if (n++) throw new Error('nobody caught'); else Promise.reject(new Error('nobody waits')) })`
    const server = run('./main.ts', madeFolder(), {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(mistakes)}`,
    })
    const address = await addressOf(server)
    server.child.kill('SIGUSR2')
    await vi.waitFor(() => expect(server.said()).toContain('nobody waits'), 20_000)
    const metrics = await (await fetch(`${address}/metrics`)).text()
    expect(metrics).toContain('dsms_unwatched_errors_total{kind="rejection"} 1')
    server.child.kill('SIGUSR2')
    expect(await server.ended).toBe(70)
    expect(server.said()).toContain('nobody caught')
  })
})

describe('a stop', () => {
  it('on SIGTERM finishes what runs, with an open event stream or not', slow, async () => {
    const folder = await adminFolder()
    const server = run('./main.ts', folder)
    const address = await addressOf(server)
    const { accessToken } = await signIn(address)
    const stream = await fetch(`${address}/api/events`, { headers: { authorization: `Bearer ${accessToken}` } })
    const rows = Array.from({ length: 200 }, (_, n) => ({
      first_name: 'Nour',
      username: `row-${n}`,
      email: `row-${n}@example.org`,
      role: 'مدير المنصة',
      gender: 'female',
    }))
    let isAnswered = false
    const running = post(address, '/api/platform/staff/import', { rows, mode: 'all' }, accessToken).then((reply) => {
      isAnswered = true
      return reply
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(isAnswered).toBe(false)
    server.child.kill('SIGTERM')
    expect(await (await running).json()).toEqual({ imported: 200, rows: [] })
    expect(await server.ended).toBe(0)
    await stream.body?.cancel().catch(() => {})
  })

  it('on SIGTERM under load answers what it has heard, closes kept connections, and ends soon', slow, async () => {
    const server = run('./main.ts', madeFolder())
    const address = await addressOf(server)
    const agent = new Agent({ keepAlive: true })
    const told: Record<string, number> = {}
    const count = (what: string) => {
      told[what] = (told[what] ?? 0) + 1
    }
    const reader = async () => {
      for (;;) {
        const outcome = await read(`${address}/blog/list/data`, { agent })
        count(typeof outcome === 'string' ? outcome : `${outcome.status} ${outcome.connection}`)
        if (typeof outcome === 'string') return
      }
    }
    const readers = Array.from({ length: 8 }, reader)
    await vi.waitFor(() => expect(told['200 keep-alive']).toBeGreaterThan(50), 20_000)
    // one that says nothing more must not keep the server
    const silent = new Agent({ keepAlive: true })
    expect(await read(`${address}/healthz`, { agent: silent })).toMatchObject({ status: 200 })
    server.child.kill('SIGTERM')
    await Promise.all(readers)
    expect(await server.ended, server.said()).toBe(0)
    // it ended by itself, and not because its grace was over
    expect(server.said()).not.toContain('cutting off')
    // each was told to close with its last answer, and refused when it came again; none was broken
    expect(told).toEqual({
      '200 keep-alive': expect.any(Number),
      '200 close': expect.any(Number),
      ECONNREFUSED: 8,
    })
    agent.destroy()
    silent.destroy()
  })

  it('by kill -9 in the middle of many writes loses none that was acknowledged', slow, async () => {
    const folder = await adminFolder()
    const server = run('./main.ts', folder)
    const address = await addressOf(server)
    const { accessToken } = await signIn(address)
    const acknowledged: number[] = []
    let isRunning = true
    const writer = async (n: number) => {
      for (let round = 0; isRunning; round++) {
        try {
          const reply = await post(address, '/role_store_by_admin', { name: `Role ${n}-${round}` }, accessToken)
          const body = (await reply.json()) as { data: { result: { id: number } } }
          if (reply.status === 200) acknowledged.push(body.data.result.id)
        } catch {
          return
        }
      }
    }
    const writers = [1, 2, 3, 4].map(writer)
    while (acknowledged.length < 60) await new Promise((resolve) => setTimeout(resolve, 2))
    server.child.kill('SIGKILL')
    await server.ended
    isRunning = false
    await Promise.all(writers)
    expect(readFileSync(join(folder, 'data', 'dsms.lock'), 'utf8')).toContain(`"pid":${server.child.pid}`)

    const restarted = run('./main.ts', folder)
    const after = await addressOf(restarted)
    const session = await signIn(after)
    const kept = new Set<number>()
    for (let page = 1, total = 1; kept.size < total; page++) {
      const reply = await fetch(`${after}/list_all_roles_super_admin?perPage=100&page=${page}`, {
        headers: { authorization: `Bearer ${session.accessToken}` },
      })
      const { data } = (await reply.json()) as { data: { result: { id: number }[]; total: number } }
      total = data.total
      for (const { id } of data.result) kept.add(id)
    }
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    expect(acknowledged.length).toBeGreaterThanOrEqual(60)
  })
})
