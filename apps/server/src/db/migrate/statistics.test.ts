import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statisticsKept } from '../../kernel/due/statistics.ts'
import { asSystem } from '../../kernel/session/transaction.ts'
import { makeDatabase, openEmptyDatabase } from '../../testing/harness.ts'
import { type Database, openServerDatabase } from '../client.ts'
import { migrate } from './migrate.ts'

/** How many rows the planner believes that a table has. */
const believed = async (database: Database, table: string): Promise<number> =>
  (await database.pool.query(`select reltuples::integer as rows from pg_class where oid = $1::regclass`, [table]))
    .rows[0].rows

const unknown = async (database: Database): Promise<string[]> =>
  (
    await database.pool.query<{ name: string }>(`
      select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples < 0 and pg_relation_size(oid) > 0`)
  ).rows.map(({ name }) => name)

describe('statistics', () => {
  let database: Database
  beforeAll(async () => {
    database = await openEmptyDatabase()
  })
  afterAll(() => database.close())

  const isDue = async () => (await asSystem(database, ({ db }) => statisticsKept.next(db))) !== null
  const run = () => asSystem(database, (context) => statisticsKept.run(context))
  const addSchools = (from: number, to: number) =>
    database.pool.query(
      `insert into schools (name, slug, status)
       select jsonb_build_object('ar', 'م'), 'counted-' || n, 'active' from generate_series($1::int, $2::int) as n`,
      [from, to],
    )

  it('of a new database are there for every table that has rows', async () => {
    expect(await unknown(database)).toEqual([])
    const server = process.env.TEST_DATABASE_URL
    if (!server) return
    const other = openServerDatabase(await makeDatabase(server), 1)
    await migrate(other)
    expect(await unknown(other)).toEqual([])
    await other.close()
  })

  it('follow when much was written, a table at a time, and rest when little was', async () => {
    while (await run());
    expect(await isDue()).toBe(false)
    await addSchools(1, 300)
    // what a connection wrote is counted when a transaction after it ends
    await run()
    expect(await isDue()).toBe(true)
    while (await run());
    expect(await isDue()).toBe(false)
    expect(await believed(database, 'schools')).toBe(300)
    await addSchools(301, 310)
    await run()
    expect(await isDue()).toBe(false)
    expect(await believed(database, 'schools')).toBe(300)
  })

  it('are made at a start for what was written before it', async () => {
    // what the engine has counted ends with its process
    await addSchools(311, 2000)
    await database.pool.query('select pg_stat_force_next_flush()')
    await database.pool.query(`select pg_stat_reset_single_table_counters('schools'::regclass)`)
    await migrate(database)
    expect(await believed(database, 'schools')).toBe(2000)
  })
})
