import { hitsOfKind, type SearchHit } from '@dsms/contract/kit/hits'
import { and, desc, or, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { finds, plainHit } from '../../../kit/records/find.ts'
import { findMatches, oneOf, visible } from './invoices.data.ts'
import { invoices } from './invoices.table.ts'

/** Among so many of the latest a part of a number is looked for; a whole one is found wherever it is. */
const latest = 2000

/** Invoices for the search over everything: of those that the actor may see, by client or number; the newest first. */
export async function invoiceHits(actor: Actor, q: string): Promise<SearchHit[]> {
  const matches = await findMatches(actor, q, undefined, undefined, hitsOfKind)
  const recent = actor.db
    .select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .where(visible(actor))
    .orderBy(desc(invoices.id))
    .limit(latest)
    .as('recent')
  const numbered = actor.db
    .select({ id: recent.id })
    .from(recent)
    .where(finds(sql`lower(${recent.number})`, q))
  const rows = await actor.db
    .select({
      id: invoices.id,
      title: sql<string>`${invoices.client}->>'name'`,
      detail: sql<string>`coalesce(${invoices.client}->>'companyEmail', '')`,
      number: invoices.number,
      status: invoices.label,
    })
    .from(invoices)
    .where(and(visible(actor), or(oneOf(matches), sql`${invoices.id} in ${numbered}`)))
    .orderBy(desc(invoices.id))
    .limit(hitsOfKind)
  return rows.map((row) => ({ ...plainHit, ...row, kind: 'invoice', link: `/apps/invoice/preview/${row.id}` }))
}
