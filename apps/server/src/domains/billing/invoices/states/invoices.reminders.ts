import { AppError } from '@dsms/contract/kernel/errors'
import type { Language } from '@dsms/contract/kernel/shared'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'
import type { App } from '../../../../kernel/services.ts'
import { together } from '../../../../kernel/together.ts'
import { outsideRoom } from '../../../platform/public.ts'
import { invoiceReminders } from '../invoices.books.table.ts'
import { addressOf } from '../invoices.clients.ts'
import { invoiceRecords } from '../invoices.data.ts'
import { type Place, placeOf, sellerOf } from '../invoices.place.ts'
import { invoices } from '../invoices.table.ts'
import { moneyText } from '../invoices.wire.ts'
import { dayText } from '../pdf/invoice.words.ts'
import { postWithPdf, tellBuyer } from './invoices.send.ts'
import { reminderTexts } from './reminder.texts.ts'

const atOnce = 200

const columns = {
  id: invoiceReminders.id,
  at: invoiceReminders.createdAt,
  to: invoiceReminders.sentTo,
  by: sql<string>`coalesce((select full_name from people_cards(array["invoice_reminders"."created_by"])), '')`,
  level: invoiceReminders.level,
}

export async function listReminders(actor: Actor, invoiceId: number) {
  const [known, rows] = await together([
    () =>
      actor.db
        .select({ id: invoices.id })
        .from(invoices)
        .where(and(eq(invoices.id, invoiceId), invoiceRecords.mine(actor))),
    () =>
      actor.db
        .select(columns)
        .from(invoiceReminders)
        .where(and(eq(invoiceReminders.invoiceId, invoiceId), eq(invoiceReminders.tenant, actor.tenant)))
        .orderBy(desc(invoiceReminders.id)),
  ])
  if (!known[0]) throw new AppError('not_found')
  return rows
}

/** Reminds of one invoice, once a day, and keeps that it did. */
export async function remindOf(app: App, actor: Actor, id: number, language: Language = actor.language) {
  const row = await invoiceRecords.lock(actor, id)
  if (row.label !== 'past_due') throw new AppError('invoice_not_past_due')
  const place = await placeOf(actor)
  const made = await remind(app, actor, place, row, language)
  if (!made) throw new AppError('invoice_reminded')
  const rows = await listReminders(actor, id)
  const reminder = rows.find((one) => one.id === made)
  if (!reminder) throw new AppError('internal')
  return reminder
}

/** Reminds of everything past due that can be mailed and had no reminder today. */
export async function remindOfAll(app: App, actor: Actor, language: Language = actor.language): Promise<number> {
  const place = await placeOf(actor)
  const rows = await actor.db
    .select()
    .from(invoices)
    .where(
      and(
        invoiceRecords.mine(actor),
        eq(invoices.label, 'past_due'),
        sql`${invoices.client}->>'companyEmail' <> ''`,
        sql`not exists (select from invoice_reminders r where r.invoice_id = "invoices"."id" and r.sent_on = ${place.today})`,
      ),
    )
    .orderBy(invoices.dueOn, invoices.id)
    .limit(atOnce)
    .for('update', { skipLocked: true })
  // as many as may leave today; the next day goes on with the others
  const room = Math.max(1, await outsideRoom(actor))
  let sent = 0
  for (const row of rows) if (sent < room && (await remind(app, actor, place, row, language))) sent++
  return sent
}

async function remind(
  app: App,
  actor: Actor,
  place: Place,
  row: typeof invoices.$inferSelect,
  language: Language,
): Promise<number | undefined> {
  const to = addressOf(row)
  const [made] = await actor.db
    .insert(invoiceReminders)
    .values({
      tenant: actor.tenant,
      invoiceId: row.id,
      level: sql`least(3, 1 + (select count(*) from invoice_reminders r where r.invoice_id = ${row.id}))`,
      sentTo: to,
      sentOn: place.today,
      createdBy: actor.id,
    })
    .onConflictDoNothing()
    .returning({ id: invoiceReminders.id })
  if (!made) return undefined
  const values: Record<string, string> = {
    seller: (row.seller ?? sellerOf(place, language)).name,
    name: row.client.name,
    number: row.number ?? '',
    balance: moneyText(row.balanceMinor, row.currency),
    due: dayText(row.dueOn, language),
  }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  await postWithPdf(app, actor, row.id, {
    to,
    subject: fill(reminderTexts.subject[language]),
    message: fill(reminderTexts.text[language]),
    language,
  })
  await tellBuyer(app, actor, row.id, 'invoice_reminder')
  return made.id
}
