import { keptFile } from '@dsms/contract/kernel/files'
import { type Consent, consent } from '@dsms/contract/students/students/consents'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { documents } from '../../documents/documents.table.ts'
import { studentPapers } from '../../documents/papers.sight.ts'

const consentRow = consent.extend({
  document: consent.shape.document
    .unwrap()
    .extend({ file: keptFile.omit({ url: true }).nullable() })
    .nullable(),
})

/** A student's consents, those that hold first, then the newest. A trainer who left is still named. */
export async function consentsOf(actor: Actor, studentId: number): Promise<Consent[]> {
  const { db, tenant, language } = actor
  const rows = await rowsOf(
    db,
    consentRow,
    sql`
      select c.id, c.version, c.student_id, c.trainer_id, coalesce(text_in(t.name, ${language}), '') as trainer, c.given_on::text, c.note,
             (select shown_name(u.tenant, u.id, u.kind, u.full_name) from users u where u.tenant = c.tenant and u.id = c.created_by) as by,
             to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at, c.withdrawn_on::text, c.withdrawn_note,
             case when ${documents.id} is not null then json_build_object(
               'id', ${documents.id}, 'kind', ${documents.kind}, 'file', ${studentPapers.shownFile(actor)}) end as document
        from trainer_consents c
        left join trainers t on t.tenant = c.tenant and t.id = c.trainer_id
        left join ${documents} on ${documents.tenant} = c.tenant and ${documents.id} = c.document_id
       where c.tenant = ${tenant} and c.student_id = ${studentId} and c.archived_at is null
       order by c.withdrawn_on desc nulls first, c.id desc`,
  )
  return rows.map(({ document, ...row }) => ({
    ...row,
    document: document && {
      ...document,
      file: document.file && { ...document.file, url: studentPapers.addressOf(document.id) },
    },
  }))
}

const namedRow = z.object({
  has_trainer: z.boolean(),
  has_document: z.boolean(),
  holds: z.boolean(),
  today: z.string(),
})

/** What a new consent names, as far as the caller reaches it, and what day it is where the school is. */
export async function namedBy(
  { db, tenant }: Actor,
  named: { student: number; trainer: number; document: number | null },
): Promise<{ has_trainer: boolean; has_document: boolean; holds: boolean; today: string }> {
  const rows = await rowsOf(
    db,
    namedRow,
    sql`
      select exists (select from trainers where tenant = ${tenant} and id = ${named.trainer} and archived_at is null) as has_trainer,
             exists (select from documents where tenant = ${tenant} and id = ${named.document} and student_id = ${named.student}
                        and archived_at is null) as has_document,
             exists (select from trainer_consents where tenant = ${tenant} and student_id = ${named.student} and trainer_id = ${named.trainer}
                        and withdrawn_on is null and archived_at is null) as holds,
             app_today()::text as today`,
  )
  const [found] = rows
  if (!found) throw new Error('nobody acts in a school here')
  return found
}
