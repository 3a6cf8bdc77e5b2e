import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'

/** How many lines the cart of a person has. */
export async function countCartLines(db: Db, personId: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::integer as n from shop_cart_lines where user_id = ${personId}`)
  return rows[0]?.n ?? 0
}
