// `npm run bench`: how much of a bare server's speed the product keeps, with 100,000 invoices (invoices.ts) and 100,000 people in one
// school, and what the working apps (apps.ts), the lists (lists.ts), the vehicles (fleet.ts), the students (people.ts) and a week of
// lessons (schedule.ts) cost when there is much, and how students book when all of them come at once (booking.ts). BENCH_PARTS=invoices
// measures just those, BENCH_CASES='read|list' just some of them. Both sides run in the same minute on the same PostgreSQL, in turns
// where that can be, so that a busy machine disturbs both alike.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../scripts/postgres.ts'
import { measureApps } from './apps.ts'
import type { BareRoute } from './bare.ts'
import { measureBooking, tokenSecret } from './booking.ts'
import { measureBrowser } from './browser.ts'
import { cases, type Person } from './cases.ts'
import { type Case, drive, type Figures, middle, type Side } from './drive.ts'
import { explain } from './explain.ts'
import { measureFleet } from './fleet.ts'
import { measureInvoices } from './invoices.ts'
import { measureKills } from './kills.ts'
import { measureLists } from './lists.ts'
import { measurePartitions } from './partitions.ts'
import { measurePeople } from './people.ts'
import { logPrefix, record } from './record.ts'
import { type Line, printDatabaseTraffic, printTable } from './report.ts'
import { measureSchedule } from './schedule.ts'
import { seed } from './seed.ts'
import { type Running, startServer } from './servers.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 4)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
/**
 * Measures five jobs on many invoices, the staff of a large school, the working apps and lists with much in them, a fleet and students
 * among many, a full week of lessons, students who book at once.
 */
const parts = (process.env.BENCH_PARTS ?? 'invoices,staff,apps,lists,fleet,people,schedule,booking').split(',')

const folder = mkdtempSync(join(tmpdir(), 'dsms-bench-'))
let log = ''
const postgres = await startPostgres({ ...logPrefix, shared_buffers: '512MB', work_mem: '16MB' }, (text) => {
  log += text
})
console.log(
  `${postgres.version}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`,
)

const servers: Running[] = []
const client = new pg.Client(postgres.url)
await client.connect()
try {
  const product = await startServer('apps/server/src/main.ts', '/readyz', {
    NODE_ENV: 'test',
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    DSMS_DEMO: 'false',
    SMTP_URL: '',
    METRICS_TOKEN: '',
    TOKEN_SECRET: tokenSecret,
    ACCESS_TOKEN_MINUTES: '600',
    REFRESH_TOKEN_MINUTES: '600',
    RATE_LIMIT: 'off',
    REGISTRATION_GUARD: 'off',
    LOG_LEVEL: 'info',
  })
  servers.push(product)
  const bench = { client, url: product.url, log: () => log, seconds, rounds }
  if (parts.includes('invoices')) await measureInvoices(bench, product, postgres.url)
  if (parts.includes('staff')) await measureStaff(product.url)
  if (parts.includes('apps')) await measureApps(bench)
  if (parts.includes('lists')) await measureLists(bench)
  if (parts.includes('fleet')) await measureFleet(bench)
  if (parts.includes('people')) await measurePeople(bench)
  if (parts.includes('schedule')) await measureSchedule(bench)
  if (parts.includes('booking')) await measureBooking(bench, postgres.url)
  // by its name alone: what is lost when the server dies in the middle of writes
  if (parts.includes('kills')) await measureKills()
  // by its name too: whether the rows of schools can be kept apart
  if (parts.includes('partitions')) await measurePartitions()
  // by its name as well, since it needs a built web and a browser
  if (parts.includes('browser')) await measureBrowser(rounds)
} finally {
  await client.end()
  for (const server of servers) await server.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** The product beside the bare server, on the staff of a large school. */
async function measureStaff(url: string) {
  const { schoolId, headers } = await openSchool(url)
  console.log('Filling the database …')
  await seed(client, schoolId)
  await client.query(`update users set version = 777 where username = 'bench.55555'`)

  const all = cases(await roleOf(schoolId), await people(schoolId), await idOf('bench.77777'))
  const routes = await recordAll(all, url, headers)
  const file = join(folder, 'routes.json')
  writeFileSync(file, JSON.stringify(routes))
  const bare = await startServer('bench/bare.ts', '/', { DATABASE_URL: postgres.url, BARE_ROUTES: file })
  servers.push(bare)

  console.log(`${rounds} rounds of ${seconds} s each, 10 connections\n`)
  const lines: Line[] = []
  for (const [index, one] of all.entries()) {
    const runs: Record<Side, Figures[]> = { product: [], bare: [] }
    const onBare = { ...one, path: `/${index}` }
    for (let round = 0; round < rounds; round++) {
      runs.product.push(await drive(url, 'product', one, headers, seconds))
      runs.bare.push(await drive(bare.url, 'bare', onBare, {}, seconds))
    }
    lines.push({ name: one.name, product: middle(runs.product), bare: middle(runs.bare) })
  }
  printTable(lines)
  console.log('')
  printDatabaseTraffic(await (await fetch(`${url}/metrics`)).text())
  for (const [index, one] of all.entries()) {
    if (/^(list|search)/.test(one.name)) await explain(client, one.name, routes[index]?.statements ?? [])
  }
  if (lines.some((line) => line.product.wrong + line.bare.wrong)) process.exitCode = 1
}

/** A school with an administrator, as a visitor opens one. */
async function openSchool(url: string) {
  const body = {
    email: 'bench@example.com',
    username: 'bench',
    password: 'a long enough sentence',
    schoolName: 'Bench',
  }
  const answer = await fetch(`${url}/jwt/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const session = (await answer.json()) as { accessToken?: string; user?: { schoolId: number } }
  if (!session.accessToken || !session.user) throw new Error(`Registering failed: ${JSON.stringify(session)}`)
  return { schoolId: session.user.schoolId, headers: { authorization: `Bearer ${session.accessToken}` } }
}

/** The role new people get: not the administrator's, whose owners are told of much. */
async function roleOf(schoolId: number): Promise<number> {
  const { rows } = await client.query('select id from roles where school_id = $1 and key is null order by id limit 1', [
    schoolId,
  ])
  return rows[0].id
}

async function idOf(username: string): Promise<number> {
  return (await client.query('select id from users where username = $1', [username])).rows[0].id
}

async function people(schoolId: number): Promise<Record<Side, Person[]>> {
  const sql = `select id, version from users where school_id = $1 and username like 'bench.%' and version = 1 order by id limit 2000`
  const { rows } = await client.query<Person>(sql, [schoolId])
  return { product: rows.slice(0, 1000), bare: rows.slice(1000) }
}

/** Sends each request once and keeps what the product asked the database for it. */
async function recordAll(all: Case[], url: string, headers: Record<string, string>): Promise<BareRoute[]> {
  const routes: BareRoute[] = []
  for (const one of all) {
    const body = await recordedBody(one)
    const send = async () => {
      const answer = await fetch(url + one.path, {
        method: one.method,
        headers: { ...headers, 'content-type': 'application/json' },
        ...(one.method === 'GET' ? {} : { body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${one.name}: ${answer.status} ${await answer.text()}`)
      await answer.text()
    }
    const statements = await record(client, () => log, send)
    if (!statements.length) throw new Error(`${one.name}: no statement was seen`)
    routes.push({ method: one.method, body, statements })
  }
  return routes
}

/** Values that occur nowhere else, so that they can be told apart in the statements. */
async function recordedBody({ name, body }: Case): Promise<Record<string, unknown>> {
  const usual = { ...body?.('product') } as Record<string, unknown>
  if (name === 'create') return { ...usual, username: 'recorded.person', email: 'recorded.person@example.com' }
  if (name === 'update') return { id: await idOf('bench.55555'), version: 777, address: 'Recorded street' }
  return usual
}
