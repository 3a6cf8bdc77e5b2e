import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../db/rows.ts'
import type { DueWork } from './due.ts'

const atRow = z.object({ at: z.string().nullable() })

/**
 * Sums up the changes of a table of counters, so that reading them stays as short as there are different keys. Every
 * table of this kind has an `id`, columns that name what is counted, and columns that are added up.
 */
export function keptSums(table: string, keys: string[], sums: string[], manyRows: number): DueWork {
  const list = (names: string[]) => sql.join(names.map(sql.identifier), sql`, `)
  const of = (alias: string) =>
    sql.join(
      keys.map((key) => sql`${sql.identifier(alias)}.${sql.identifier(key)}`),
      sql`, `,
    )
  const totals = sql.join(
    sums.map((name) => sql`sum(${sql.identifier(name)})`),
    sql`, `,
  )
  const name = sql.identifier(table)
  const long = sql`select ${list(keys)} from ${name} group by ${list(keys)} having count(*) > ${manyRows}`
  return {
    name: `sums of ${table}`,
    async next(db) {
      const rows = await rowsOf(db, atRow, sql`select now() as at from (${long} limit 1) as first`)
      return rows[0]?.at ?? null
    },
    async run({ db }) {
      // what another process took away meanwhile is not returned here, so nothing is counted twice
      await db.execute(sql`
        with long as (${long}),
        gone as (delete from ${name} c using long where (${of('c')}) = (${of('long')}) returning c.*)
        insert into ${name} (${list([...keys, ...sums])})
        select ${list(keys)}, ${totals} from gone group by ${list(keys)}`)
      return false
    },
  }
}
