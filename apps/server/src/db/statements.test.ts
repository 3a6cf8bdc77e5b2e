import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { asSystem } from '../kernel/session/transaction.ts'
import { testApp } from '../testing/harness.ts'
import type { Connection } from './client.ts'
import { anyRow, firstRow, rowsOf } from './rows.ts'
import { keepStatements, plannedOnce } from './statements.ts'

async function onConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await (await testApp()).database.connect()
  try {
    return await work(connection)
  } finally {
    connection.client.release()
  }
}

const prepared = async ({ client }: Connection, mark: string): Promise<number> =>
  (
    await client.query(
      `select count(*)::int as number from pg_prepared_statements where statement like '%mark_${mark}%' and statement not like '%pg_prepared%'`,
    )
  ).rows[0].number

describe('a query with parameters', () => {
  it('is prepared from the second time on, and answers the same', async () => {
    await onConnection(async (connection) => {
      const ask = async (value: number) =>
        (await connection.client.query('select $1::integer + 1 as mark_twice', [value])).rows[0].mark_twice
      expect(await ask(1)).toBe(2)
      expect(await prepared(connection, 'twice')).toBe(0)
      expect(await ask(2)).toBe(3)
      expect(await ask(3)).toBe(4)
      expect(await prepared(connection, 'twice')).toBe(1)
    })
  })

  it('that fails leaves the connection as it was', async () => {
    await onConnection(async ({ client }) => {
      for (let nth = 0; nth < 3; nth++)
        await expect(client.query('select 1 / $1::integer as mark_fails', [0])).rejects.toMatchObject({ code: '22012' })
      expect((await client.query('select 1 / $1::integer as mark_fails', [1])).rows).toEqual([{ mark_fails: 1 }])
    })
  })

  it('keeps no more prepared than was allowed, the last used among them', async () => {
    await onConnection(async (connection) => {
      const statements = keepStatements(connection.client, 3, 'bound')
      const ask = async (n: number) => {
        const [config] = statements.named(`select $1::integer as mark_bound_${n}`, [n])
        return (await connection.client.query(config as never, typeof config === 'string' ? [n] : undefined)).rows[0]
      }
      for (let n = 0; n < 20; n++)
        for (let times = 0; times < 2; times++) expect(await ask(n)).toEqual({ [`mark_bound_${n}`]: n })
      expect(await ask(5)).toEqual({ mark_bound_5: 5 })
      const kept = await connection.client.query(`select 1 from pg_prepared_statements where name like 'bound%'`)
      expect(kept.rowCount).toBe(3)
    })
  })
})

describe('a transaction whose prepared statements are outdated', () => {
  const rows = async () =>
    asSystem((await testApp()).database, ({ db }) =>
      rowsOf(db, anyRow, sql`select * from outdated_marks where id >= ${0}`),
    )

  it('is done again when a table was changed under them', async () => {
    const change = (text: string) => onConnection(({ client }) => client.query(text))
    await change('create table outdated_marks as select 1 as id')
    await change('grant select on outdated_marks to dsms_app')
    for (let times = 0; times < 6; times++) expect(await rows()).toEqual([{ id: 1 }])
    await change(`alter table outdated_marks add column word text default 'new'`)
    for (let times = 0; times < 6; times++) expect(await rows()).toEqual([{ id: 1, word: 'new' }])
    await change('drop table outdated_marks')
  })

  it('is done again when somebody deallocated them', async () => {
    const ask = async () =>
      asSystem((await testApp()).database, ({ db }) => firstRow(db, anyRow, sql`select ${1}::integer as mark_gone`))
    for (let times = 0; times < 3; times++) expect(await ask()).toEqual({ mark_gone: 1 })
    const { pool } = (await testApp()).database
    await Promise.all(
      Array.from({ length: pool.options.max }, () => onConnection(({ client }) => client.query('deallocate all'))),
    )
    for (let times = 0; times < 3; times++) expect(await ask()).toEqual({ mark_gone: 1 })
  })
})

describe('a statement that says so', () => {
  it('is planned once for all parameters, and those beside it as before', async () => {
    await asSystem((await testApp()).database, async ({ db }) => {
      for (let n = 0; n < 4; n++) {
        await db.execute(sql`${plannedOnce} select ${n}::integer as mark_once`)
        await db.execute(sql`select ${n}::integer as mark_each`)
      }
      const rows = await rowsOf(
        db,
        anyRow,
        sql`
          select statement like '%mark_once%' as is_once, generic_plans > 0 as of_any, custom_plans > 0 as of_each
            from pg_prepared_statements where statement ~ 'mark_(once|each)' order by 1`,
      )
      expect(rows).toEqual([
        { is_once: false, of_any: false, of_each: true },
        { is_once: true, of_any: true, of_each: false },
      ])
    })
  })
})
