import { createHash } from 'node:crypto'
import { AppError } from '@dsms/contract/kernel/errors'
import type { Language } from '@dsms/contract/kernel/shared'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { files } from '../../../../db/tables/files.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { type FileStore, privateName } from '../../../../kernel/files/fileStore.ts'
import { lockContent } from '../../../../kernel/files/files.service.ts'
import { readWhole, type WholeInvoice } from '../invoices.detail.ts'
import { invoices } from '../invoices.table.ts'
import { listPayments } from '../states/invoices.payments.ts'
import { invoicePdf } from './invoice.pdf.ts'

export const fileNameOf = ({ row }: WholeInvoice): string => `${row.number ?? `draft-${row.id}`}.pdf`

/** What the PDF of an invoice is made of; drawing it needs no transaction. */
export async function readPrintable(actor: Actor, id: number) {
  const whole = await readWhole(actor, id)
  if (!whole) throw new AppError('not_found')
  const payments = await listPayments(actor, id)
  return { whole, draw: (language: Language = actor.language) => invoicePdf(whole, payments, language) }
}

/** Remembers that an issued invoice was fetched; the first time counts. */
export const markDownloaded = (actor: Actor, id: number) =>
  actor.db
    .update(invoices)
    .set({ downloadedAt: sql`now()` })
    .where(
      and(
        eq(invoices.id, id),
        eq(invoices.tenant, actor.tenant),
        eq(invoices.state, 'issued'),
        isNull(invoices.downloadedAt),
      ),
    )

/** Keeps a PDF for the mail it goes out with; files that nothing refers to are thrown away after a day. */
export async function keepPdf(store: FileStore, actor: Actor, name: string, content: Buffer) {
  const hash = createHash('sha256').update(content).digest('hex')
  await lockContent(actor.db, hash)
  // the mail may leave as soon as its row is there, so the bytes come first; writing them again changes nothing
  await store.write(privateName(hash), content)
  const type = 'application/pdf'
  await actor.db
    .insert(files)
    .values({ ownerId: actor.id, tenant: actor.homeSchoolId ?? 0, name, type, bytes: content.length, hash })
  return { name, type, hash }
}
