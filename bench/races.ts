// `npm run bench:races`: twenty people book, move and cancel lessons at random on the same ten trainers, eight vehicles,
// thirty students and a circuit for four, through three processes of the server on one PostgreSQL, and then a few on the
// embedded database. Afterwards nobody and nothing may have been taken twice. ACTS=2000,500 makes it shorter.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbeddedDatabase } from '../apps/server/src/db/client.ts'
import { refreshStatistics } from '../apps/server/src/db/migrate/statistics.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { openSchool } from './compare.ts'
import { act, type Outcome } from './races.acts.ts'
import { wrongIn } from './races.found.ts'
import { type Runner, type Stock, stockSchool } from './schedule.seed.ts'
import { type Running, startServer } from './servers.ts'

const [onServer = 100_000, embedded = 5_000] = (process.env.ACTS ?? '100000,5000').split(',').map(Number)
const processes = 3
const sizes = { trainers: 10, vehicles: 8, students: 30, circuit: 4 }
type School = Awaited<ReturnType<typeof openSchool>>

async function raceOnServer() {
  const folder = mkdtempSync(join(tmpdir(), 'dsms-races-'))
  const postgres = await startPostgres({ shared_buffers: '256MB' })
  const client = new pg.Client(postgres.url)
  const servers: Running[] = []
  try {
    await client.connect()
    // one after the other: the first makes the tables
    for (let nth = 0; nth < processes; nth++) servers.push(await start(postgres.url, folder))
    const urls = servers.map(({ url }) => url)
    const school = await openSchool(urls[0] as string, 'races')
    const stock = await stockSchool(client, school.schoolId, sizes)
    await refreshStatistics(client)
    const outcome = await act(urls, school.headers, stock, onServer)
    const { rows } = await client.query<{ n: string }>('select sum(deadlocks) as n from pg_stat_database')
    const wrong = await wrongIn(client, school.schoolId, stock.circuit)
    tell(`${postgres.version}, ${processes} processes`, outcome, { ...wrong, deadlocks: Number(rows[0]?.n) })
  } finally {
    await client.end()
    for (const server of servers) await server.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The database belongs to one process: it is filled and looked at while no server has it. */
async function raceEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), 'dsms-races-'))
  try {
    const school = await withServer(folder, ({ url }) => openSchool(url, 'races'))
    const stock = await withDatabase(folder, (client) => stockSchool(client, school.schoolId, sizes))
    const outcome = await withServer(folder, ({ url }) => act([url], school.headers, stock, embedded))
    const wrong = await withDatabase(folder, (client) => wrongOf(client, school, stock))
    tell('Embedded database', outcome, wrong)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const wrongOf = (client: Runner, { schoolId }: School, { circuit }: Stock) => wrongIn(client, schoolId, circuit)

async function withServer<T>(folder: string, work: (server: Running) => Promise<T>): Promise<T> {
  const server = await start('', folder)
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

async function withDatabase<T>(folder: string, work: (client: Runner) => Promise<T>): Promise<T> {
  const database = await openEmbeddedDatabase(folder)
  const client = await database.pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
    await database.close()
  }
}

const start = (databaseUrl: string, folder: string) =>
  startServer(
    'apps/server/src/main.ts',
    '/readyz',
    {
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      DSMS_DEMO: 'false',
      SMTP_URL: '',
      TOKEN_SECRET: 'measured-and-thrown-away-0123456789',
      ACCESS_TOKEN_MINUTES: '600',
      REFRESH_TOKEN_MINUTES: '600',
      RATE_LIMIT: 'off',
      REGISTRATION_GUARD: 'off',
      LOG_LEVEL: 'error',
    },
    true,
  )

/** Prints what happened; anything that should be nothing and is not makes this process fail. */
function tell(where: string, { answers, seconds }: Outcome, found: Record<string, number>) {
  const all = [...answers].sort(([, one], [, other]) => other - one)
  const total = all.reduce((sum, [, times]) => sum + times, 0)
  const others = all.filter(([name]) => !/^(2|404|409)/.test(name)).reduce((sum, [, times]) => sum + times, 0)
  const wrong = { ...found, 'answers of other kinds': others }
  console.log(`${where}: ${total} acts in ${seconds.toFixed(0)} s, ${(total / seconds).toFixed(0)} acts/s`)
  console.log(`  answers: ${all.map(([name, times]) => `${name}: ${times}`).join(', ')}`)
  console.log(
    `  ${Object.entries(wrong)
      .map(([what, times]) => `${what}: ${times}`)
      .join(', ')}`,
  )
  if (Object.values(wrong).some((times) => times !== 0)) process.exitCode = 1
}

if (onServer) await raceOnServer()
if (embedded) await raceEmbedded()
