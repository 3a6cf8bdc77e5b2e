import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { rowsOf } from '../../../db/rows.ts'

const countRow = z.object({ n: z.int() })

/** How many lines the cart of a person has. */
export async function countCartLines(db: Db, personId: number): Promise<number> {
  const rows = await rowsOf(
    db,
    countRow,
    sql`
      select count(*)::integer as n from shop_cart_lines where user_id = ${personId}`,
  )
  return rows[0]?.n ?? 0
}
