import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { AppError } from '@dsms/contract/errors'
import type { Language } from '@dsms/contract/shared'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import { files } from '../db/schema/files.ts'
import { invoices } from '../db/schema/invoices.ts'
import type { Env } from '../env.ts'
import { pathOf } from '../files/files.service.ts'
import { invoicePdf } from '../pdf/invoice.pdf.ts'
import { readWhole, type WholeInvoice } from './invoices.detail.ts'
import { listPayments } from './invoices.payments.ts'

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
export async function keepPdf(env: Env, actor: Actor, name: string, content: Buffer) {
  const hash = createHash('sha256').update(content).digest('hex')
  const path = pathOf(env, hash)
  const draft = `${path}.${randomUUID()}`
  await mkdir(dirname(path), { recursive: true })
  // written aside and renamed, so that nobody ever reads half a file
  await writeFile(draft, content)
  await rename(draft, path)
  const type = 'application/pdf'
  await actor.db
    .insert(files)
    .values({ ownerId: actor.id, schoolId: actor.homeSchoolId, name, type, bytes: content.length, hash })
  return { name, type, hash }
}
