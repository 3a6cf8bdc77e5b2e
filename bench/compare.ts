// What parts of `npm run bench` share that put somebody with much beside somebody with little: the same requests from
// both, how fast they are answered, and how many rows the database touches for them.
import type pg from 'pg'
import { drive, type Figures, middle } from './drive.ts'
import { record, type Statement } from './record.ts'

export interface Request {
  name: string
  method: 'GET' | 'POST'
  path: string
  body?: () => object
}

/** Somebody who is signed in, and what they ask. */
export interface Subject {
  id: number
  schoolId: number
  headers: Record<string, string>
  cases: Request[]
}

export interface Bench {
  client: pg.Client
  url: string
  log: () => string
  seconds: number
  rounds: number
}

/** Of the administrators of schools that are opened here. */
export const schoolPassword = 'a long enough sentence'

/** Opens a school of its own, as a visitor does; its administrator is the one who is measured. */
export async function openSchool(url: string, name: string): Promise<Omit<Subject, 'cases'>> {
  const answer = await post(`${url}/jwt/register`, {
    email: `${name}@example.com`,
    username: name,
    password: schoolPassword,
    // a name with a dot in it reads like an address, which no school may be called by
    schoolName: `School ${name.replaceAll('.', ' ')}`,
  })
  const session = (await answer.json()) as { accessToken?: string; user?: { id: number; schoolId: number } }
  if (!session.accessToken || !session.user) throw new Error(`Registering failed: ${JSON.stringify(session)}`)
  const { id, schoolId } = session.user
  return { id, schoolId, headers: { authorization: `Bearer ${session.accessToken}` } }
}

/** Of the requests only those whose name this finds. */
const wanted = new RegExp(process.env.BENCH_CASES ?? '')

interface Measured {
  figures: Figures
  found: Findings
}

/** Measures each request for both in turns, and prints what much costs beside little. `tables` are those whose rows count. */
export async function compare(bench: Bench, small: Subject, large: Subject, tables: string[]): Promise<void> {
  const lines: Line[] = []
  for (const [index, one] of small.cases.entries()) {
    if (!wanted.test(one.name)) continue
    const twin = large.cases[index] as Request
    const [littleFound, muchFound] = [
      await examine(bench, one, small, tables),
      await examine(bench, twin, large, tables),
    ]
    const runs: Record<'little' | 'much', Figures[]> = { little: [], much: [] }
    for (let round = 0; round < bench.rounds; round++) {
      runs.little.push(await drive(bench.url, 'product', one, small.headers, bench.seconds))
      runs.much.push(await drive(bench.url, 'product', twin, large.headers, bench.seconds))
    }
    lines.push({
      name: one.name,
      little: { figures: middle(runs.little), found: littleFound },
      much: { figures: middle(runs.much), found: muchFound },
    })
  }
  report(lines)
}

/** Measures each request of one subject before and after the database grew around it, and prints both. */
export async function compareGrown(
  bench: Bench,
  subject: Subject,
  grow: () => Promise<void>,
  tables: string[],
): Promise<void> {
  const cases = subject.cases.filter(({ name }) => wanted.test(name))
  const measure = async () => {
    const all: Measured[] = []
    for (const one of cases) {
      const found = await examine(bench, one, subject, tables)
      const runs: Figures[] = []
      for (let round = 0; round < bench.rounds; round++)
        runs.push(await drive(bench.url, 'product', one, subject.headers, bench.seconds))
      all.push({ figures: middle(runs), found })
    }
    return all
  }
  const before = await measure()
  await grow()
  const after = await measure()
  report(cases.map(({ name }, index) => ({ name, little: before[index] as Measured, much: after[index] as Measured })))
}

interface Line {
  name: string
  little: Measured
  much: Measured
}

function report(lines: Line[]): void {
  print([
    [
      '',
      'little/s',
      'p50 ms',
      'p95 ms',
      'much/s',
      'p50 ms',
      'p95 ms',
      'much costs ×',
      'p95 ×',
      'rows: little',
      'much',
      'gone through',
      '',
    ],
    ...lines.map(cellsOf),
  ])
  console.log('\nIndexes in the plans of the large one (what functions do inside shows in the rows)')
  for (const { name, much } of lines) console.log(`  ${name}: ${much.found.scans.join(', ')}`)
}

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function send(url: string, { name, method, path, body }: Request, { headers }: Subject): Promise<void> {
  const answer =
    method === 'POST' ? await post(url + path, body?.() ?? {}, headers) : await fetch(url + path, { headers })
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
  await answer.text()
}

interface Findings {
  /** Rows and entries of indexes that the statements of a request touch; no busy machine disturbs these numbers. */
  rows: number
  /** Of these, rows of whole tables that were gone through. */
  sequential: number
  scans: string[]
}

/**
 * Makes a request, and runs its statements again as the caller, under the row policies: what the database counted shows
 * also what functions do inside, the plans show which indexes are used.
 */
async function examine(
  { client, log, url }: Bench,
  one: Request,
  subject: Subject,
  tables: string[],
): Promise<Findings> {
  const statements = await record(client, log, () => send(url, one, subject))
  await client.query('begin')
  try {
    await client.query(
      'select enter((select id from sessions where user_id = $1 order by created_at desc limit 1), null, null)',
      [subject.id],
    )
    await client.query('set local role dsms_app')
    const scans = new Set<string>()
    for (const statement of statements) for (const scan of await scansOf(client, statement)) scans.add(scan)
    const before = await counters(client, tables)
    for (const { text, values } of statements) await client.query(text, values)
    const after = await counters(client, tables)
    return {
      rows: after.rows - before.rows,
      sequential: after.sequential - before.sequential,
      scans: [...scans].sort(),
    }
  } finally {
    await client.query('rollback')
  }
}

/** The indexes that the plan of a statement uses, and the tables that it goes through. */
async function scansOf(client: pg.Client, { text, values }: Statement): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values)
  return rows.flatMap(({ 'QUERY PLAN': line }) => {
    const index = /Index (?:Only )?Scan (?:Backward )?(?:using|on) (\w+)/.exec(line)?.[1]
    const table = /Seq Scan on (\w+)/.exec(line)?.[1]
    return index ? [index] : table ? [`ALL OF ${table}`] : []
  })
}

/** What this transaction touched so far: entries of indexes, and rows of tables that were gone through. */
async function counters(client: pg.Client, tables: string[]) {
  const { rows } = await client.query<{ entries: string; sequential: string }>(
    `select (select sum(pg_stat_get_xact_tuples_returned(i.indexrelid)) from pg_index i
              where i.indrelid = any($1::text[]::regclass[])) as entries,
            (select sum(seq_tup_read) from pg_stat_xact_user_tables where relname = any($1::text[])) as sequential`,
    [tables],
  )
  const [entries, sequential] = [Number(rows[0]?.entries), Number(rows[0]?.sequential)]
  return { rows: entries + sequential, sequential }
}

function cellsOf({ name, little, much }: Line) {
  const wrong = [little.figures.wrong, much.figures.wrong]
  return [
    name,
    little.figures.perSecond.toFixed(0),
    little.figures.p50.toFixed(1),
    little.figures.p95.toFixed(1),
    much.figures.perSecond.toFixed(0),
    much.figures.p50.toFixed(1),
    much.figures.p95.toFixed(1),
    (little.figures.perSecond / much.figures.perSecond).toFixed(2),
    (much.figures.p95 / little.figures.p95).toFixed(2),
    String(little.found.rows),
    String(much.found.rows),
    String(much.found.sequential),
    wrong.some(Boolean) ? `${wrong.join(' / ')} wrong` : '',
  ]
}

function print(rows: string[][]) {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  for (const row of rows) {
    const cells = row.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)))
    console.log(cells.join('  ').trimEnd())
  }
}
