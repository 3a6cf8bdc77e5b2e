// Rows that are left when the server is killed in the middle of writes: each acknowledged row has to be there
// once, one that was never answered at most once.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { random } from '../apps/server/src/kernel/demo/random.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { root } from '../scripts/process.ts'
import { type Running, startServer } from './servers.ts'

const [onServer = 100, embedded = 25] = (process.env.BENCH_KILLS ?? '100,25').split(',').map(Number)
const writers = 4
const admin = { email: 'kills@example.com', username: 'kills', password: 'a long enough sentence' }
const script = 'apps/server/src/main.ts'

/** As many kills as asked for, on a PostgreSQL server and on the embedded database. */
export async function measureKills() {
  console.log(`\nKilled in the middle of writes by ${writers}`)
  const postgres = await startPostgres({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' })
  try {
    await killOn('PostgreSQL', onServer, { DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
  await killOn('embedded', embedded, { DATABASE_URL: '' })
}

const settings = (folder: string, database: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...database,
  NODE_ENV: 'test',
  DATA_DIR: folder,
  DSMS_DEMO: 'false',
  TOKEN_SECRET: 'measured-and-thrown-away-0123456789',
  ACCESS_TOKEN_MINUTES: '600',
  REFRESH_TOKEN_MINUTES: '600',
  RATE_LIMIT: 'off',
  REGISTRATION_GUARD: 'off',
})

async function killOn(name: string, kills: number, database: NodeJS.ProcessEnv) {
  const folder = mkdtempSync(join(tmpdir(), 'dsms-kills-'))
  const env = settings(folder, database)
  try {
    makeAdmin(env)
    let token: string | undefined
    const acknowledged = new Set<string>()
    const starts: number[] = []
    const start = async () => {
      const began = performance.now()
      const server = await startServer(script, '/readyz', env)
      starts.push(performance.now() - began)
      return server
    }
    for (let kill = 0; kill < kills; kill++) {
      const server = await start()
      token ??= await signIn(server)
      await writeUntilKilled(server, token, kill, acknowledged)
    }
    const server = await start()
    const rows = await kept(server, token as string)
    await stopUnderLoad(name, server, token as string)
    const count = new Map<string, number>()
    for (const row of rows) count.set(row, (count.get(row) ?? 0) + 1)
    const lost = [...acknowledged].filter((row) => !count.has(row)).length
    const doubled = [...count.values()].filter((times) => times > 1).length
    const [middle, longest] = [starts.toSorted((a, b) => a - b).at(starts.length >> 1) ?? 0, Math.max(...starts)]
    console.log(
      `${name}: ${kills} kills, ${acknowledged.size} acknowledged, ${lost} lost, ${doubled} doubled, ` +
        `${count.size - acknowledged.size + lost} kept without an answer, ` +
        `ready again after ${Math.round(middle)} ms (at most ${Math.round(longest)} ms)`,
    )
    if (lost || doubled) process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function makeAdmin(env: NodeJS.ProcessEnv) {
  const args = ['create-super-admin', '--email', admin.email, '--username', admin.username]
  const done = spawnSync(process.execPath, ['apps/server/src/admin.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...env, ADMIN_PASSWORD: admin.password },
    encoding: 'utf8',
  })
  if (done.status !== 0) throw new Error(`No administrator: ${done.stdout}${done.stderr}`)
}

const post = (url: string, path: string, body: object, token?: string) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })

async function signIn({ url }: Running): Promise<string> {
  const { accessToken } = (await (await post(url, '/jwt/login', admin)).json()) as { accessToken?: string }
  if (!accessToken) throw new Error('Signing in failed')
  return accessToken
}

/** Writes until the server is gone, which it is a moment after the first acknowledgement. */
async function writeUntilKilled(server: Running, token: string, kill: number, acknowledged: Set<string>) {
  const before = acknowledged.size
  const write = async (writer: number) => {
    for (let nth = 0; ; nth++) {
      const full_name = `Kill ${kill} ${writer} ${nth}`
      const row = { full_name, post: 'Clerk', email: 'kill@example.com', startsOn: '2024-01-01', bornOn: '1990-01-01' }
      try {
        const reply = await post(server.url, '/api/employees', { ...row, salaryMinor: 1 }, token)
        if (reply.status !== 201) throw new Error(`${reply.status}: ${await reply.text()}`)
        await reply.arrayBuffer()
        acknowledged.add(full_name)
      } catch (error) {
        if (isKilled) return
        throw error
      }
    }
  }
  let isKilled = false
  const all = Array.from({ length: writers }, (_, writer) => write(writer))
  const end = async () => {
    while (acknowledged.size === before) await pause(5)
    await pause(random(kill).between(50, 350))
    isKilled = true
    await server.kill()
  }
  await Promise.all([...all, end()])
}

/** How long a server that is told to stop takes while sixteen write, how it ends, and what becomes of their requests. */
async function stopUnderLoad(name: string, server: Running, token: string) {
  const told = { answered: 0, refused: 0, cut: 0 }
  let isOver = false
  const write = async (writer: number) => {
    for (let nth = 0; !isOver; nth++) {
      const body = { full_name: `Stop ${writer} ${nth}`, post: 'Clerk', email: 'stop@example.com', salaryMinor: 1 }
      try {
        const row = { ...body, startsOn: '2024-01-01', bornOn: '1990-01-01' }
        const reply = await post(server.url, '/api/employees', row, token)
        await reply.arrayBuffer()
        if (reply.status === 201) told.answered++
        else told.refused++
      } catch (error) {
        // nobody listens any more, or what was sent got no answer
        if ((error as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED') return
        told.cut++
      }
    }
  }
  const all = Array.from({ length: 16 }, (_, writer) => write(writer))
  await pause(1500)
  const began = performance.now()
  const code = await server.stop()
  isOver = true
  await Promise.all(all)
  console.log(
    `${name}: told to stop while 16 write: ended after ${Math.round(performance.now() - began)} ms with code ${code}; ` +
      `${told.answered} answered, ${told.refused} refused, ${told.cut} cut off`,
  )
  if (code !== 0) process.exitCode = 1
}

async function kept({ url }: Running, token: string): Promise<string[]> {
  const reply = await fetch(`${url}/api/employees/export?format=csv`, { headers: { authorization: `Bearer ${token}` } })
  return [...(await reply.text()).matchAll(/Kill \d+ \d+ \d+/g)].map(([name]) => name)
}
