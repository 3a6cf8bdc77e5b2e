import type { InvoiceDetail } from '@dsms/contract/billing/invoices/calls'
import { type SQL, sql } from 'drizzle-orm'
import { asJson, rowAsJson, rowFromJson } from '../../../db/json.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { type FoundInvoice, seesAll } from './invoices.data.ts'
import { type Place, type PlaceJson, placeAsJson, placeFrom } from './invoices.place.ts'
import { invoiceLines, invoices } from './invoices.table.ts'

/** Everything that is read and printed of one invoice. */
export interface WholeInvoice {
  row: FoundInvoice
  lines: (typeof invoiceLines.$inferSelect & { creditedQty: number })[]
  place: Place
  original: { id: number; number: string } | null
  creditNotes: InvoiceDetail['creditNotes']
}

const invoiceJson = rowAsJson(invoices, 'i')
const lineJson = rowAsJson(invoiceLines, 'l', {
  creditedQty: 'coalesce((select sum(c.qty) from invoice_lines c where c.original_line_id = l.id), 0)',
})
const originalJson = asJson({ id: 'o.id', number: 'o.number' })
const noteJson = asJson({ id: 'n.id', number: 'n.number', totalMinor: 'n.total_minor', issuedDate: 'n.issued_on' })

/** One invoice with all that belongs to it, if the caller may see it: one statement, so that it costs one plan. */
export function wholeStatement(actor: Actor, id: number): SQL {
  const buyer = seesAll(actor) ? null : actor.id
  return sql`
    select ${invoiceJson} as invoice, coalesce(u.avatar, '') as avatar,
           (select coalesce(json_agg(${lineJson} order by l.position), '[]')
              from invoice_lines l where l.invoice_id = i.id and l.tenant = i.tenant) as lines,
           (select ${originalJson} from invoices o where o.id = i.original_id and o.tenant = i.tenant) as original,
           (select coalesce(json_agg(${noteJson} order by n.id), '[]') from invoices n
             where n.original_id = i.id and n.tenant = i.tenant
               and (${buyer}::integer is null or n.buyer_id = ${buyer} and n.state <> 'draft')) as notes,
           ${placeAsJson(actor.schoolId, actor.tenant)} as place
      from invoices i left join users u on u.tenant = i.tenant and u.id = i.buyer_id
     where i.id = ${id} and i.tenant = ${actor.tenant}
       and (${buyer}::integer is null or i.buyer_id = ${buyer} and i.state <> 'draft')`
}

/** What the statement found. */
export function wholeFrom(actor: Actor, found: Record<string, unknown> | undefined): WholeInvoice | undefined {
  if (!found) return undefined
  if (!isFound(found)) throw new Error('what was read is no invoice')
  const { invoice, avatar, lines, original, notes, place } = found
  return {
    row: { ...rowFromJson(invoices, invoice), avatar },
    lines,
    place: placeFrom(place, actor.schoolId, actor.tenant),
    original,
    creditNotes: notes,
  }
}

const isFound = (row: Record<string, unknown>): row is Record<string, unknown> & Found =>
  'invoice' in row && 'place' in row

interface Found {
  invoice: Record<string, unknown>
  avatar: string
  lines: WholeInvoice['lines']
  original: WholeInvoice['original']
  notes: WholeInvoice['creditNotes']
  place: PlaceJson
}
