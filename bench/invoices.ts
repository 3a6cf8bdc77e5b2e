// Part of `npm run bench`: the five jobs of somebody who works with invoices (list, search, read, write, change) in a
// school that has 100,000 of them, beside a bare server (invoices.bare.ts) on the same database in the same minute, and
// the memory that both hold. The ratio tells more than the figures, which are those of the machine.
import { refreshStatistics } from '../apps/server/src/db/migrate/statistics.ts'
import { type Bench, openSchool } from './compare.ts'
import { drive, type Figures, middle, type Side } from './drive.ts'
import { type Draft, invoiceJobs, type Job } from './invoices.cases.ts'
import { commonName, seedLists } from './lists.seed.ts'
import { memoryOf, peakWhile, processorTimeOf } from './processes.ts'
import { type Line, printDatabaseTraffic, printTable } from './report.ts'
import { type Running, startServer } from './servers.ts'

const invoices = 100_000
const connections = 16
/** Of the jobs only those whose name this finds. */
const wanted = new RegExp(process.env.BENCH_CASES ?? '')

export async function measureInvoices(bench: Bench, product: Running, databaseUrl: string): Promise<void> {
  const { client, seconds, rounds } = bench
  console.log(`Filling ${invoices} invoices …`)
  const { schoolId, headers } = await openSchool(product.url, 'invoices')
  await seedLists(client, schoolId, { users: 50, invoices, products: 0 })
  await addLines(bench, schoolId)
  const jobs = await jobsOf(bench, schoolId)
  const bare = await startServer('bench/invoices.bare.ts', '/list', {
    DATABASE_URL: databaseUrl,
    BARE_SCHOOL: String(schoolId),
  })
  try {
    const peaks: Record<Side, number> = { product: memoryOf(product.pid), bare: memoryOf(bare.pid) }
    console.log(`Memory after the start: ${peaks.product} MB, bare ${peaks.bare} MB`)
    console.log(`${rounds} rounds of ${seconds} s each, ${connections} connections\n`)
    const lines: Line[] = []
    const report: string[] = []
    for (const job of jobs) {
      const costs: Spent[] = []
      const runs: Record<Side, Figures[]> = { product: [], bare: [] }
      const run = async (side: Side, { url, pid }: Running) => {
        const sent = side === 'product' ? headers : {}
        const before = await spent(bench, pid)
        const peak = await peakWhile(pid, async () => {
          runs[side].push(await drive(url, side, job[side], sent, seconds, connections))
        })
        if (side === 'product') costs.push(costOf(before, await spent(bench, pid), runs.product, seconds))
        peaks[side] = Math.max(peaks[side], peak)
      }
      for (let round = 0; round < rounds; round++) {
        await run('product', product)
        await run('bare', bare)
      }
      const least = (part: keyof Spent) => Math.min(...costs.map((cost) => cost[part])).toFixed(2)
      report.push(`${job.name}: server ${least('server')} ms, database ${least('database')} ms`)
      lines.push({ name: job.name, product: middle(runs.product), bare: middle(runs.bare) })
    }
    printTable(lines)
    console.log('\nProcessor time of a request, which a busy machine disturbs little')
    for (const line of report) console.log(`  ${line}`)
    console.log(`\nMost memory under load: ${peaks.product} MB, bare ${peaks.bare} MB\n`)
    printDatabaseTraffic(await (await fetch(`${product.url}/metrics`)).text())
    if (lines.some((line) => line.product.wrong + line.bare.wrong)) process.exitCode = 1
  } finally {
    await bare.stop()
  }
}

/** Processor time of the server and of the database's backends so far. */
async function spent({ client }: Bench, pid: number) {
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  )
  const backends = rows.map((row) => row.pid)
  return { server: processorTimeOf([pid]) ?? 0, database: processorTimeOf(backends) ?? 0 }
}
type Spent = Awaited<ReturnType<typeof spent>>

function costOf(before: Spent, after: Spent, runs: Figures[], seconds: number): Spent {
  const requests = (runs.at(-1)?.perSecond ?? 0) * seconds
  return {
    server: (after.server - before.server) / requests,
    database: (after.database - before.database) / requests,
  }
}

/** Two lines for each invoice; and the table that the bare server writes to, without triggers, policies and references. */
async function addLines({ client }: Bench, schoolId: number): Promise<void> {
  await client.query("set session_replication_role = 'replica'")
  await client.query(
    `insert into invoice_lines (tenant, invoice_id, position, item, description, qty, unit_price_minor, tax1_bps)
     select tenant, id, n, 'lesson', '{"ar": "درس عملي", "en": "Practical lesson"}', 2, total_minor / 4, 0
       from invoices, generate_series(0, 1) as n where school_id = $1`,
    [schoolId],
  )
  await client.query('set session_replication_role = default')
  await client.query(
    `create table bare_invoices (id serial primary key, tenant integer, client jsonb, lines jsonb, issued_on date,
       due_on date, currency text, total_minor bigint, note text)`,
  )
  await client.query(
    `insert into bare_invoices (tenant, client, lines, issued_on, due_on, currency, total_minor, note)
     select tenant, client, '[]', issued_on, due_on, currency, total_minor, note from invoices where school_id = $1`,
    [schoolId],
  )
  await refreshStatistics(client)
}

async function jobsOf({ client }: Bench, schoolId: number): Promise<Job[]> {
  const ids = async (text: string) => (await client.query<Draft>(text, [schoolId])).rows
  const some = await ids('select id, version from invoices where school_id = $1 and id % 37 = 0')
  const drafts = await ids(`select id, version from invoices where school_id = $1 and label = 'draft' limit 5000`)
  const bare = (await client.query<Draft>('select id from bare_invoices limit 5000')).rows
  const keys = (rows: Draft[]) => rows.map(({ id }) => id)
  return invoiceJobs(commonName, keys(some), drafts, keys(bare)).filter(({ name }) => wanted.test(name))
}
