// Part of `npm run bench`: what reading a mailbox, a chat and a calendar costs when it holds much, beside one that
// holds fifty of each. Both belong to schools in one database, so tables and indexes are the same for both.
import type pg from 'pg'
import { type AppCase, appCases } from './apps.cases.ts'
import { type Owner, type Sizes, seedApps, seedCrowd } from './apps.seed.ts'
import { drive, type Figures, middle } from './drive.ts'
import { record, type Statement } from './record.ts'

interface Subject extends Owner {
  headers: Record<string, string>
  cases: AppCase[]
}

const sizes: Record<'small' | 'large', Sizes> = {
  small: { mails: 50, messages: 50, events: 50 },
  large: { mails: 50_000, messages: 100_000, events: 5_000 },
}

const tables = [
  ...['mails', 'mail_entries', 'mail_recipients', 'mail_files', 'mail_folders', 'files', 'file_readers', 'users'],
  ...['chats', 'chat_members', 'chat_messages', 'chat_profiles', 'events', 'event_guests', 'event_reminders'],
]

export async function measureApps(
  client: pg.Client,
  url: string,
  log: () => string,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<void> {
  console.log('Filling mailboxes, chats and calendars …')
  const small = await open(client, url, 'small')
  const large = await open(client, url, 'large')
  await seedCrowd(client)
  await client.query('vacuum analyze')

  const lines: string[][] = []
  const scans: string[] = []
  for (const [index, one] of small.cases.entries()) {
    const twin = large.cases[index] as AppCase
    const found = [await examine(client, log, url, one, small), await examine(client, log, url, twin, large)]
    scans.push(`  ${one.name}: ${found[1]?.scans.join(', ')}`)
    const runs: Record<'small' | 'large', Figures[]> = { small: [], large: [] }
    for (let round = 0; round < rounds; round++) {
      runs.small.push(await drive(url, 'product', one, small.headers, seconds))
      runs.large.push(await drive(url, 'product', twin, large.headers, seconds))
    }
    lines.push(lineOf(one.name, middle(runs.small), middle(runs.large), found))
  }
  console.log(
    `\nMuch (${sizes.large.mails} mails, ${sizes.large.messages} messages, ${sizes.large.events} events) beside little (50 of each)`,
  )
  print([
    ['', 'little/s', 'p50 ms', 'much/s', 'p50 ms', 'much costs ×', 'rows: little', 'much', 'gone through', ''],
    ...lines,
  ])
  console.log('\nIndexes in the plans of the large one (what functions do inside shows in the rows)')
  for (const line of scans) console.log(line)
}

/** A school of its own with somebody who is signed in, and their data. */
async function open(client: pg.Client, url: string, size: keyof typeof sizes): Promise<Subject> {
  const answer = await post(`${url}/jwt/register`, {
    email: `apps.${size}@example.com`,
    username: `apps.${size}`,
    password: 'a long enough sentence',
    schoolName: `Apps ${size}`,
  })
  const session = (await answer.json()) as { accessToken?: string; user?: { id: number; schoolId: number } }
  if (!session.accessToken || !session.user) throw new Error(`Registering failed: ${JSON.stringify(session)}`)
  const owner = { id: session.user.id, schoolId: session.user.schoolId }
  await seedApps(client, owner, sizes[size])
  return {
    ...owner,
    headers: { authorization: `Bearer ${session.accessToken}` },
    cases: appCases(await marksOf(client, owner.id)),
  }
}

async function marksOf(client: pg.Client, id: number) {
  const one = async (sql: string) => Number((await client.query<{ value: number }>(sql, [id])).rows[0]?.value)
  return {
    mail: await one(
      `select percentile_disc(0.5) within group (order by id) as value from mail_entries where user_id = $1 and folder = 'inbox'`,
    ),
    pages: await one(
      `select ceil(count(*) / 25.0) as value from mail_entries where user_id = $1 and folder = 'inbox' and head_id is null`,
    ),
    peer: await one('select peer_id as value from chat_members where user_id = $1 order by last_id desc limit 1'),
    message: await one(
      `select percentile_disc(0.5) within group (order by id) as value from chat_messages
        where chat_id = (select chat_id from chat_members where user_id = $1 order by last_id desc limit 1)`,
    ),
  }
}

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function send(url: string, { name, method, path, body }: AppCase, { headers }: Subject): Promise<void> {
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
  client: pg.Client,
  log: () => string,
  url: string,
  one: AppCase,
  subject: Subject,
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
    const before = await counters(client)
    for (const { text, values } of statements) await client.query(text, values)
    const after = await counters(client)
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
async function counters(client: pg.Client) {
  const { rows } = await client.query<{ entries: string; sequential: string }>(
    `select (select sum(pg_stat_get_xact_tuples_returned(i.indexrelid)) from pg_index i
              where i.indrelid = any($1::text[]::regclass[])) as entries,
            (select sum(seq_tup_read) from pg_stat_xact_user_tables where relname = any($1::text[])) as sequential`,
    [tables],
  )
  const [entries, sequential] = [Number(rows[0]?.entries), Number(rows[0]?.sequential)]
  return { rows: entries + sequential, sequential }
}

function lineOf(name: string, small: Figures, large: Figures, [little, much]: Findings[]) {
  return [
    name,
    small.perSecond.toFixed(0),
    small.p50.toFixed(1),
    large.perSecond.toFixed(0),
    large.p50.toFixed(1),
    (small.perSecond / large.perSecond).toFixed(2),
    String(little?.rows),
    String(much?.rows),
    String(much?.sequential),
    small.wrong + large.wrong ? `${small.wrong} / ${large.wrong} wrong` : '',
  ]
}

function print(rows: string[][]) {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  for (const row of rows) {
    const cells = row.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)))
    console.log(cells.join('  ').trimEnd())
  }
}
