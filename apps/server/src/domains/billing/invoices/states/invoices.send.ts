import type { Language } from '@dsms/contract/kernel/shared'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import type { Letter } from '../../../../kernel/delivery/mailer.ts'
import { notify } from '../../../../kernel/notify/notify.ts'
import type { App } from '../../../../kernel/services.ts'
import { escapeHtml } from '../../../../kernel/text/html.ts'
import { takeOutside } from '../../../platform/public.ts'
import { invoiceRecords } from '../invoices.data.ts'
import { sellerIn } from '../invoices.detail.ts'
import { invoices } from '../invoices.table.ts'
import { fileNameOf, keepPdf, readPrintable } from '../pdf/invoices.files.ts'
import { issueInvoice, refuseState } from './invoices.states.ts'

interface Wish {
  from?: string | undefined
  to: string
  subject: string
  message: string
  language?: Language | undefined
}

/** Mails an invoice with its PDF; a draft is issued by it. The mail leaves after the commit, and again when that failed. */
export async function sendInvoice(app: App, actor: Actor, id: number, wish: Wish): Promise<void> {
  const row = await invoiceRecords.lock(actor, id)
  if (row.state === 'void') throw refuseState(row)
  if (row.state === 'draft') await issueInvoice(actor, id)
  await postWithPdf(app, actor, id, wish)
  await actor.db.update(invoices).set({ sentAt: sql`now()` }).where(eq(invoices.id, id))
  if (row.sentAt === null) await tellBuyer(app, actor, id, 'invoice_issued')
}

export async function postWithPdf(app: App, actor: Actor, id: number, wish: Wish): Promise<void> {
  await takeOutside(actor, 1)
  const { whole, draw } = await readPrintable(actor, id)
  const attachment = await keepPdf(app.files, actor, fileNameOf(whole), await draw(wish.language))
  const seller = sellerIn(whole, wish.language ?? actor.language)
  const letter: Letter = {
    to: wish.to,
    subject: wish.subject,
    text: wish.message,
    html: `<p dir="auto">${escapeHtml(wish.message).replaceAll('\n', '<br>')}</p>`,
    fromName: seller.name,
    replyTo: wish.from || seller.email || (await addressOfActor(actor)),
    attachments: [attachment],
  }
  await app.mailer.hand(actor.db, [letter])
  actor.afterCommit(() => void app.mailer.deliver())
}

const emailRow = z.object({ email: z.string().nullable() })

async function addressOfActor(actor: Actor): Promise<string> {
  const rows = await rowsOf(actor.db, emailRow, sql`select email from users where id = ${actor.id}`)
  return rows[0]?.email ?? ''
}

const buyerRow = z.object({ buyer_id: z.int().nullable(), number: z.string() })

/** The person of the product who owes it is told in the product too. */
export async function tellBuyer(app: App, actor: Actor, id: number, kind: 'invoice_issued' | 'invoice_reminder') {
  const rows = await rowsOf(
    actor.db,
    buyerRow,
    sql`select buyer_id, number from invoices where id = ${id} and tenant = ${actor.tenant}`,
  )
  const [row] = rows
  if (!row?.buyer_id || row.buyer_id === actor.id) return
  await notify(app, actor.db, [{ id: row.buyer_id, schoolId: actor.schoolId }], {
    kind,
    params: { number: row.number },
    link: `/apps/invoice/preview/${id}`,
  })
}
