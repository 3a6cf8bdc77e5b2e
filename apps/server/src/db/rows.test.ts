import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { asSystem } from '../kernel/session/transaction.ts'
import { testApp } from '../testing/harness.ts'
import { firstRow, rowsOf } from './rows.ts'

const counted = z.object({ n: z.int() })

test('a row of another shape fails where rows are checked', async () => {
  const { database } = await testApp()
  await asSystem(database, async ({ db }) => {
    expect(await rowsOf(db, counted, sql`select 1 as n`)).toEqual([{ n: 1 }])
    expect(await firstRow(db, counted, sql`select 1 as n where false`)).toBeUndefined()
    await expect(rowsOf(db, counted, sql`select '1' as n`)).rejects.toThrow('A row has another shape')
    await expect(rowsOf(db, counted, sql`select 1 as m`)).rejects.toThrow('A row has another shape')
  })
})
