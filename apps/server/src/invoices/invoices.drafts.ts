import { AppError, fieldError } from '@dsms/contract/errors'
import type { InvoiceClient } from '@dsms/contract/invoices'
import type { InvoiceInput } from '@dsms/contract/invoices.drafts'
import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import { invoiceLines, invoices } from '../db/schema/invoices.ts'
import { clientOf } from './invoices.clients.ts'
import { invoiceRecords, lockDraft } from './invoices.data.ts'
import { readWhole } from './invoices.detail.ts'
import { dayAfter, insertInvoice, type Line, serviceOf, totalOf, writeLines } from './invoices.issue.ts'
import { placeOf } from './invoices.place.ts'

type LineInput = InvoiceInput['lines'][number]

/** What was typed stands for the caller's language; other languages keep what came with it. */
const lineOf =
  (actor: Actor) =>
  ({ description, descriptions, ...line }: LineInput): Line => ({
    ...line,
    description: {
      ...Object.fromEntries(Object.entries(descriptions ?? {}).filter(([, words]) => words)),
      [actor.language]: description,
    },
  })

export async function createDraft(actor: Actor, input: InvoiceInput): Promise<number> {
  const [place, client] = await Promise.all([placeOf(actor), clientOf(actor, input)])
  if (!client) throw fieldError('client', 'required')
  const issuedOn = input.issuedDate ?? place.today
  const dueOn = input.dueDate ?? dayAfter(issuedOn, place.settings.dueDays)
  if (dueOn < issuedOn) throw fieldError('dueDate', 'end_before_start')
  const { id } = await insertInvoice(
    actor,
    { ...settingsOf(input), ...client, issuedOn, dueOn, currency: place.currency },
    input.lines.map(lineOf(actor)),
  )
  return id
}

export async function updateDraft(actor: Actor, id: number, change: Partial<InvoiceInput> & { version: number }) {
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
  if (lines) {
    await actor.db
      .delete(invoiceLines)
      .where(and(eq(invoiceLines.invoiceId, id), eq(invoiceLines.tenant, actor.tenant)))
    await writeLines(actor, id, lines)
  }
  await invoiceRecords.update(actor, row, change.version, {
    ...settingsOf(change),
    ...client,
    issuedOn,
    dueOn,
    ...(lines ? { totalMinor: totalOf(lines), service: serviceOf(lines) } : {}),
    // other lines of the same sum are a change too
    ...(lines ? { version: sql`${row.version + 1}` } : {}),
  })
}

const settingNames = ['note', 'salesperson', 'acceptVia', 'showTerms', 'showNotes', 'showStub'] as const
const settingsOf = (input: Partial<InvoiceInput>) =>
  Object.fromEntries(
    settingNames.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]),
  ) as Partial<Pick<typeof invoices.$inferInsert, (typeof settingNames)[number]>>

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

/** The same client, lines and words as a new draft of today. */
export async function duplicateInvoice(actor: Actor, id: number): Promise<number> {
  const whole = await readWhole(actor, id)
  if (whole?.row.kind !== 'invoice') throw new AppError('not_found')
  const { row, place, lines } = whole
  const { clientId, buyerId, client, note, salesperson, acceptVia, showTerms, showNotes, showStub } = row
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
      ...{ clientId, buyerId, client: client as InvoiceClient },
      ...{ note, salesperson, acceptVia, showTerms, showNotes, showStub },
      issuedOn: place.today,
      dueOn: dayAfter(place.today, place.settings.dueDays),
      currency: place.currency,
    },
    copied,
  )
  return made.id
}
