import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { invoices } from './invoices.table.ts'

/** How many of the school's issued invoices are in the currency that it reckons in today. */
export async function issuedInCurrency(actor: Actor): Promise<number> {
  const { rows } = await actor.db.execute<{ count: number }>(sql`
    select count(*)::integer as count from ${invoices} i
     where i.tenant = ${actor.tenant} and i.number is not null
       and i.currency = (select s.currency from schools s where s.id = ${actor.tenant})`)
  return rows[0]?.count ?? 0
}
