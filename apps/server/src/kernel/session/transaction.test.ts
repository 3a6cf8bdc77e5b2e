import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { rowsOf } from '../../db/rows.ts'
import { makeSchoolAdmin, type TestPerson } from '../../testing/factories.ts'
import { testApp } from '../../testing/harness.ts'
import { asPerson, asSystem } from './transaction.ts'

const pidRow = z.object({ pid: z.number() })

const nameRow = z.object({ name: z.string() })

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
      const rows = await rowsOf(db, pidRow, sql`select pg_backend_pid() as pid`)
      if (tries === 1) await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await db.execute(sql`select 1`)
      return tries
    })
    expect(outcome).toBe(2)
  })
})

describe('a transaction of somebody who was entered before', () => {
  /** The names that the work was begun under, and what came of it. It writes once. */
  async function entered({ sessionId }: TestPerson) {
    const { database } = await testApp()
    const begunAs: string[] = []
    const outcome = await asPerson(
      database,
      { sessionId, language: 'en' },
      () => {},
      async ({ db, name }, { id }) => {
        begunAs.push(name)
        const rows = await rowsOf(
          db,
          nameRow,
          sql`update users set phone = '+9665' || (10000000 + version) where id = ${id} returning full_name as name`,
        )
        return rows[0]?.name
      },
    ).catch(({ code }: { code?: string }) => code)
    return { begunAs, outcome }
  }
  const run = async (text: string, value: unknown) => (await testApp()).database.pool.query(text, [value])
  const rename = ({ id }: TestPerson, name: string) =>
    run(`update users set first_name = '${name}', last_name = '' where id = $1`, id)
  const versionOf = async ({ id }: TestPerson): Promise<number> =>
    (await run('select version from users where id = $1', id)).rows[0].version

  it('is done once while all that was said of them holds still', async () => {
    const person = await makeSchoolAdmin()
    await rename(person, 'Still')
    const before = await versionOf(person)
    for (let times = 0; times < 3; times++)
      expect(await entered(person)).toEqual({ begunAs: ['Still'], outcome: 'Still' })
    expect(await versionOf(person)).toBe(before + 3)
  })

  it('is undone, and done by what is said now, where that is anything else', async () => {
    const person = await makeSchoolAdmin()
    await rename(person, 'Before')
    await entered(person)
    await rename(person, 'After')
    const before = await versionOf(person)
    expect(await entered(person)).toEqual({ begunAs: ['Before', 'After'], outcome: 'After' })
    expect(await versionOf(person)).toBe(before + 1)
    expect(await entered(person)).toEqual({ begunAs: ['After'], outcome: 'After' })
  })

  it('leaves nothing behind when their session is over', async () => {
    const person = await makeSchoolAdmin()
    await entered(person)
    const before = await versionOf(person)
    await run('update sessions set ended_at = now() where id = $1', person.sessionId)
    expect((await entered(person)).outcome).toBe('session_ended')
    expect(await versionOf(person)).toBe(before)
  })

  it('fails by what is said now, also where the work fails sooner', async () => {
    const { sessionId } = await makeSchoolAdmin()
    const { database } = await testApp()
    const fail = () =>
      asPerson(
        database,
        { sessionId, language: 'en' },
        () => {},
        () => Promise.reject(new Error('of the work')),
      )
    for (let times = 0; times < 2; times++) await expect(fail()).rejects.toThrow('of the work')
    await run('update sessions set ended_at = now() where id = $1', sessionId)
    await expect(fail()).rejects.toMatchObject({ code: 'session_ended' })
  })

  it('is judged by the time that has passed since the password was given', async () => {
    const { sessionId } = await makeSchoolAdmin()
    const { database } = await testApp()
    const ages: number[] = []
    const look = () =>
      asPerson(
        database,
        { sessionId, language: 'en' },
        (_, entry) => void ages.push(entry.seconds_since_password),
        () => Promise.resolve(),
      )
    await look()
    await run(`update sessions set confirmed_at = now() - interval '1 hour' where id = $1`, sessionId)
    await look()
    expect(ages.at(-1)).toBeGreaterThanOrEqual(3600)
  })
})
