import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/harness.ts'
import { asSystem } from './transaction.ts'

/** Work that the database ends as often as asked, as it ends one of two transactions that wait for each other. */
async function ended(times: number, errcode = '40P01') {
  const { database } = await testApp()
  const did = { work: 0, later: 0 }
  const outcome = asSystem(database, async ({ db, afterCommit }) => {
    did.work++
    afterCommit(() => did.later++)
    if (did.work <= times)
      await db.execute(sql.raw(`do $$ begin raise exception 'ended' using errcode = '${errcode}'; end $$`))
    return did.work
  })
  return { did, outcome: await outcome.catch(() => 'thrown') }
}

describe('a transaction that is in the way of another', () => {
  it('is done again, and what follows a commit follows once', async () => {
    expect(await ended(2)).toEqual({ outcome: 3, did: { work: 3, later: 1 } })
    expect(await ended(1, '40001')).toEqual({ outcome: 2, did: { work: 2, later: 1 } })
  })

  it('is given up after three times', async () => {
    expect(await ended(3)).toEqual({ outcome: 'thrown', did: { work: 3, later: 0 } })
  })

  it('is not done again for any other reason', async () => {
    expect(await ended(1, '23505')).toEqual({ outcome: 'thrown', did: { work: 1, later: 0 } })
  })
})

describe.runIf(process.env.TEST_DATABASE_URL)('a transaction whose connection breaks', () => {
  it('is done again on another one', async () => {
    const { database } = await testApp()
    let tries = 0
    const outcome = await asSystem(database, async ({ db }) => {
      tries++
      const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      if (tries === 1) await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await db.execute(sql`select 1`)
      return tries
    })
    expect(outcome).toBe(2)
  })
})
