import type pg from 'pg'
import type { Statement } from './record.ts'

/** How PostgreSQL answers the statements of a request: its plans with true times. */
export async function explain(client: pg.Client, name: string, statements: Statement[]): Promise<void> {
  console.log(`\n${name}`)
  await client.query("set app.reach = 'all'")
  for (const { text, values } of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, buffers) ${text}`,
      values,
    )
    for (const row of rows) console.log(`  ${row['QUERY PLAN']}`)
  }
}
