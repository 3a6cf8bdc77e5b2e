import type { InvoiceDetail } from '@dsms/contract/billing/invoices/calls'
import type { InvoiceInput } from '@dsms/contract/billing/invoices/drafts'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { addDays } from '@dsms/contract/kernel/time/days'
import { and, eq, sql } from 'drizzle-orm'
import { idRow, rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { together } from '../../../../kernel/together.ts'
import { staleError } from '../../../../kit/records/history.ts'
import { clientOf } from '../invoices.clients.ts'
import { invoiceRecords, lockDraft } from '../invoices.data.ts'
import { changeAndRead, readWhole } from '../invoices.detail.ts'
import { placeOf } from '../invoices.place.ts'
import { invoices } from '../invoices.table.ts'
import { insertInvoice, type Line, newInvoice, newLines, serviceOf, totalOf } from './invoices.issue.ts'

type LineInput = InvoiceInput['lines'][number]

/** The typed text counts for the caller's language; other languages keep what came with it. */
const lineOf =
  (actor: Actor) =>
  ({ description, descriptions, ...line }: LineInput): Line => ({
    ...line,
    description: {
      ...Object.fromEntries(Object.entries(descriptions ?? {}).filter(([, words]) => words)),
      [actor.language]: description,
    },
  })

export async function createDraft(actor: Actor, input: InvoiceInput): Promise<InvoiceDetail> {
  const [place, client, id] = await together([() => placeOf(actor), () => clientOf(actor, input), () => nextKey(actor)])
  if (!client) throw fieldError('client', 'required')
  const issuedOn = input.issuedDate ?? place.today
  const dueOn = input.dueDate ?? addDays(issuedOn, place.settings.dueDays)
  if (dueOn < issuedOn) throw fieldError('dueDate', 'end_before_start')
  const values = { ...settingsOf(input), ...client, id, issuedOn, dueOn, currency: place.currency }
  return changeAndRead(actor, [newInvoice(actor, values, input.lines.map(lineOf(actor)))], id)
}

/** Known before the invoice is there, so that writing and reading it need not wait for each other. */
async function nextKey({ db }: Actor): Promise<number> {
  const rows = await rowsOf(db, idRow, sql`select nextval('invoices_id_seq')::integer as id`)
  if (!rows[0]) throw new AppError('internal')
  return rows[0].id
}

export async function updateDraft(
  actor: Actor,
  id: number,
  change: Partial<InvoiceInput> & { version: number },
): Promise<InvoiceDetail> {
  const row = await lockDraft(actor, id)
  const names = ['clientId', 'buyerId', 'client'] as const
  const isClientChanged = names.some((name) => change[name] !== undefined)
  const client = isClientChanged
    ? await clientOf(actor, {
        clientId: change.clientId === undefined && change.buyerId === undefined ? row.clientId : change.clientId,
        buyerId: change.buyerId === undefined && change.clientId === undefined ? row.buyerId : change.buyerId,
        client: change.client,
      })
    : undefined
  const issuedOn = change.issuedDate ?? row.issuedOn
  const dueOn = change.dueDate ?? row.dueOn
  if (dueOn < issuedOn) throw fieldError('dueDate', 'end_before_start')
  const lines = change.lines?.map(lineOf(actor))
  if (change.version !== row.version) throw await staleError(actor, 'invoices', id, change.version)
  const update = actor.db
    .update(invoices)
    .set({
      ...settingsOf(change),
      ...client,
      issuedOn,
      dueOn,
      // other lines of the same sum are a change too
      ...(lines && {
        totalMinor: totalOf(lines),
        service: serviceOf(lines),
        version: sql`${row.version + 1}`,
      }),
    })
    .where(eq(invoices.id, id))
  return changeAndRead(actor, [...(lines ? newLines(actor, id, lines) : []), update.getSQL()], id)
}

const settingNames = ['note', 'salesperson', 'acceptVia', 'showTerms', 'showNotes', 'showStub'] as const
const settingsOf = (input: Partial<InvoiceInput>): Partial<Pick<InvoiceInput, (typeof settingNames)[number]>> => {
  const { note, salesperson, acceptVia, showTerms, showNotes, showStub } = input
  return { note, salesperson, acceptVia, showTerms, showNotes, showStub }
}

/** A draft is deleted with its lines; what is not there deletes nothing. */
export async function deleteDraft(actor: Actor, id: number): Promise<void> {
  const [row] = await actor.db
    .select({ state: invoices.state, number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.id, id), invoiceRecords.mine(actor)))
    .for('update')
  if (!row) return
  if (row.state !== 'draft') throw new AppError('invoice_issued', { number: row.number })
  await actor.db.delete(invoices).where(eq(invoices.id, id))
}

/** The same client, lines and words as a new draft of today, in the money that the prices were written in. */
export async function duplicateInvoice(actor: Actor, id: number): Promise<number> {
  const whole = await readWhole(actor, id)
  if (whole?.row.kind !== 'invoice') throw new AppError('not_found')
  const { row, place, lines } = whole
  const { clientId, buyerId, client, currency, note, salesperson, acceptVia, showTerms, showNotes, showStub } = row
  const copied = lines.map(
    ({ item, description, qty, unitPriceMinor, discountBps, tax1Bps, tax2Bps }): Line => ({
      item,
      description,
      qty,
      unitPriceMinor,
      discountBps,
      tax1Bps,
      tax2Bps,
    }),
  )
  const made = await insertInvoice(
    actor,
    {
      ...{ clientId, buyerId, client, currency },
      ...{ note, salesperson, acceptVia, showTerms, showNotes, showStub },
      issuedOn: place.today,
      dueOn: addDays(place.today, place.settings.dueDays),
    },
    copied,
  )
  return made.id
}
