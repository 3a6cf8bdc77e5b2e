// Whether the rows of schools can be kept apart: on a PostgreSQL server every table of schools is made again, spread over
// eight partitions by a hash of the tenant, and filled with the demo data. The walk over all calls by strangers and the live
// tests have to pass on copies of it, and two processes of the server have to tell each other what happens on it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openServerDatabase } from '../apps/server/src/db/client.ts'
import { migrate } from '../apps/server/src/db/migrate/migrate.ts'
import { seedDemo } from '../apps/server/src/demo/demo.ts'
import { readEnv } from '../apps/server/src/kernel/env/env.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { run } from '../scripts/process.ts'
import { tellAcross } from './partitions.live.ts'
import { spreadByTenant } from './partitions.make.ts'
import { startServer } from './servers.ts'

const partitions = 8
const tests = [
  'apps/server/src/isolation.test.ts',
  'apps/server/src/personal.test.ts',
  'apps/server/src/kernel/events',
  'apps/server/src/domains/messages/chat',
]

export async function measurePartitions() {
  const folder = mkdtempSync(join(tmpdir(), 'dsms-partitions-'))
  const postgres = await startPostgres({ max_locks_per_transaction: '2048', max_connections: '200' })
  try {
    const url = await databaseOn(postgres.url, 'spread')
    await fill(url, folder)
    await pass(postgres.url, folder)
    await tell(url, folder)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function databaseOn(server: string, name: string): Promise<string> {
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

const settings = (url: string, folder: string): NodeJS.ProcessEnv => ({
  NODE_ENV: 'test',
  DATABASE_URL: url,
  DATA_DIR: folder,
  DSMS_DEMO: 'true',
  TOKEN_SECRET: 'measured-and-thrown-away-0123456789',
  RATE_LIMIT: 'off',
})

/** The tables of today, spread, with the demo data in them. */
async function fill(url: string, folder: string) {
  const database = openServerDatabase(url, 1)
  await migrate(database)
  const client = await database.pool.connect()
  const began = performance.now()
  const { tables, leftOut } = await spreadByTenant(client, partitions)
  console.log(`\n${tables} tables over ${partitions} partitions each, in ${seconds(began)}`)
  console.log(`  keys over all schools, left out: ${leftOut.join(', ') || 'none'}`)
  client.release()
  const seeding = performance.now()
  await seedDemo(database, readEnv(settings(url, folder)))
  const { rows } = await database.pool.query<{ part: string; rows: number }>(`
    select n.nspname as part, sum((xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %s', c.oid::regclass), false, true, '')))[1]::text::integer) as rows
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname like 'part\\_%' group by 1 order by 1`)
  console.log(`  demo data in ${seconds(seeding)}: ${rows.map((one) => `${one.part} ${one.rows}`).join(', ')} rows`)
  // schools that the tests open have as much of everything as they make
  await database.pool.query(`update subscription_plans set limits = '{}'`)
  await database.close()
}

/** Runs tests on copies of the database, as `npm run test:postgres` runs them on copies of one that is not spread. */
async function pass(server: string, folder: string) {
  const report = join(folder, 'tests.json')
  const { output } = await run(
    'vitest',
    ['run', '--project', 'api', '--reporter', 'json', '--outputFile', report, ...tests],
    { isCaptured: true, env: { TEST_DATABASE_URL: server, TEST_TEMPLATE: 'spread' } },
  )
  const { testResults, ...total } = JSON.parse(readFileSync(report, 'utf8')) as Report
  for (const { name, startTime, endTime, assertionResults } of testResults) {
    const passed = assertionResults.filter(({ status }) => status === 'passed').length
    const time = ((endTime - startTime) / 1000).toFixed(1)
    console.log(`  ${name.split('/src/')[1]}: ${passed} of ${assertionResults.length} passed, ${time} s`)
  }
  if (total.success) return
  console.log(output)
  process.exitCode = 1
}

interface Report {
  success: boolean
  testResults: { name: string; startTime: number; endTime: number; assertionResults: { status: string }[] }[]
}

async function tell(url: string, folder: string) {
  const start = () => startServer('apps/server/src/main.ts', '/readyz', settings(url, folder))
  const [one, other] = [await start(), await start()]
  try {
    console.log(`Two processes on one database: ${await tellAcross(one.url, other.url)}`)
  } finally {
    await one.stop()
    await other.stop()
  }
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
