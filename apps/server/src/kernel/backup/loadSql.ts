import type pg from 'pg'
import { type Table, tablesOf } from './catalogue.ts'
import { copyValues, linesOf } from './copyText.ts'
import { breakpoint } from './snapshot.ts'

const rowsAtOnce = 500
const charactersAtOnce = 2_000_000

/**
 * Runs the SQL of a snapshot on a connection, within the transaction that is open there. COPY blocks become inserts of
 * some hundred rows each, which go the same way on every engine. Answers how many rows each table got.
 */
export async function loadSql(client: pg.PoolClient, stream: AsyncIterable<Buffer>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  let statement: string[] = []
  let table: TableLoad | undefined
  let tables: Table[] | undefined
  for await (const line of linesOf(stream)) {
    const copied = statement.length === 0 && /^COPY (\S+) \((.*)\) FROM stdin;$/.exec(line)
    if (table) {
      if (line !== '\\.') await table.add(line)
      else {
        counts[table.name] = await table.end()
        table = undefined
      }
    } else if (copied) {
      // all tables are there before the first row
      tables ??= await tablesOf(client)
      table = loadTable(client, tables, copied[1] ?? '')
    } else if (line !== breakpoint) statement.push(line)
    else {
      const text = statement.join('\n')
      statement = []
      // the transaction is whoever's called this
      if (!/^(--.*\n)?(BEGIN|COMMIT)\n;$/.test(text)) await client.query(text)
    }
  }
  return counts
}

interface TableLoad {
  name: string
  add(line: string): Promise<void>
  end(): Promise<number>
}

function loadTable(client: pg.PoolClient, tables: Table[], name: string): TableLoad {
  const table = tables.find((one) => one.name === name)
  if (!table) throw new Error(`no table ${name}`)
  const { columns } = table
  const sent = columns.map((_, n) => `$${n + 1}::text[]`)
  const insert = `insert into ${name} (${columns.map((one) => one.name).join(', ')}) overriding system value
    select ${columns.map(({ type }, n) => `c${n}::${type}`).join(', ')}
      from unnest(${sent.join(', ')}) as rows(${columns.map((_, n) => `c${n}`).join(', ')})`
  let values: (string | null)[][] = columns.map(() => [])
  let characters = 0
  let total = 0
  const send = async () => {
    if (values[0]?.length) await client.query(insert, values)
    values = columns.map(() => [])
    characters = 0
  }
  return {
    name,
    async add(line) {
      copyValues(line).forEach((value, n) => {
        values[n]?.push(value)
      })
      total++
      characters += line.length
      if ((values[0]?.length ?? 0) >= rowsAtOnce || characters > charactersAtOnce) await send()
    },
    async end() {
      await send()
      return total
    },
  }
}
