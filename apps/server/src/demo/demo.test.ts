import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openServerDatabase } from '../db/client.ts'
import { migrate } from '../db/migrate/migrate.ts'
import { demoAccounts } from '../domains/identity/signIn/demo/accounts.ts'
import { makeDatabase, openEmptyDatabase, testEnv } from '../testing/harness.ts'
import { seedDemo } from './demo.ts'

const server = process.env.TEST_DATABASE_URL

describe('a first start with the demonstration', () => {
  let database: Database
  beforeAll(async () => {
    database = server ? openServerDatabase(await makeDatabase(server), 2) : await openEmptyDatabase()
    await migrate(database)
    if (!server) return
    // its own work had no limit, requests have theirs again
    expect((await database.pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '30s' }])
  })
  afterAll(() => database.close())

  it('that is disturbed in the middle leaves nothing, and the next one is whole', async () => {
    // the limit of a request's statement is told by the error; a server ends the connection itself
    await database.pool.query(`
      create function disturb() returns trigger language plpgsql as $$
      begin
        ${server ? `if current_setting('statement_timeout') = '0' then perform pg_terminate_backend(pg_backend_pid()); end if;` : ''}
        raise exception 'disturbed with a limit of %', current_setting('statement_timeout');
      end $$;
      create trigger disturb before insert on notifications for each row execute function disturb()`)
    const error = await seedDemo(database, testEnv()).catch((cause: Error) => cause)
    const words = error instanceof Error ? `${error.message} ${(error.cause as Error | undefined)?.message}` : ''
    expect(words).toMatch(server ? /terminat/i : /disturbed with a limit of 0/)
    expect((await database.pool.query('select from users')).rowCount).toBe(0)
    await database.pool.query('drop function disturb cascade')

    expect(await seedDemo(database, testEnv())).toBe(true)
    const { rows } = await database.pool.query<{ id: number; email: string }>(
      'select id, email from users where id = any ($1) order by id',
      [demoAccounts.map(({ id }) => id)],
    )
    expect(rows).toEqual(demoAccounts.map(({ id, email }) => ({ id, email })))
    expect(await seedDemo(database, testEnv())).toBe(false)
  })

  it('has statistics of every table that it filled', async () => {
    const { rows } = await database.pool.query(`
      select relname from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples < 0 and pg_relation_size(oid) > 0`)
    expect(rows).toEqual([])
  })
})
