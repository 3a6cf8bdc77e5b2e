import type { DocumentKind } from '@dsms/contract/kernel/choices/documentKinds'
import { AppError } from '@dsms/contract/kernel/errors'
import type { KeptFile } from '@dsms/contract/kernel/files'
import type { documents as area } from '@dsms/contract/people/documents/calls'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { todayHere } from '../../../kernel/time/today.ts'
import { nameSql, type Page, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { filtered, sortedBy } from '../../../kit/areas/area.list.ts'
import type { FilterOf, SortsOf } from '../../../kit/areas/area.ts'
import { finds, foundKeys } from '../../../kit/records/find.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import { students } from '../students/students.table.ts'
import { lackedFor } from './documents.sight.ts'
import { documents } from './documents.table.ts'

/**
 * Papers as lists and their pages show them; each is called by its student. What the actor lacks the right to open is closed,
 * unless the papers are their own.
 */
export async function documentRows(actor: Actor, page: Page, { isOwn = false } = {}) {
  const { db, language } = actor
  const lacks = isOwn ? sql<null>`null` : lackedBy(actor)
  const rows = await paged(
    db
      .select({
        ...wireColumns(documents, language),
        kind: sql<DocumentKind>`${documents.kind}`,
        name: nameSql(students.name, language),
        student: nameSql(students.name, language),
        student_no: students.studentNo,
        days_left: sql<number | null>`${documents.expiresOn} - (select ${todayHere})`,
        file: sql<Omit<KeptFile, 'url'> | null>`(
          select json_build_object('id', f.id, 'fileName', f.name, 'type', f.type, 'bytes', f.bytes)
            from document_file(${documents.id}) f where (${lacks}) is null)`,
        lacks,
      })
      .from(documents)
      .innerJoin(students, and(eq(students.tenant, documents.tenant), eq(students.id, documents.studentId)))
      .$dynamic(),
    page,
  )
  return rows.map(({ student_text: _, remind_at: __, search: ___, ...row }) => ({
    ...row,
    ...(row.lacks === null ? {} : { number: null, notes: null }),
    file: row.file && { ...row.file, url: `/api/school/documents/${row.id}/file` },
  }))
}

const lackedBy = (actor: Actor) => lackedFor(actor, sql`${documents.kind}`, sql`${documents.status}`)

export const documentListing = (actor: Actor, query: FilterOf<typeof area>) => ({
  table: documents,
  where: and(
    ownedBy(actor, documents),
    filtered(documents, { ...query, q: undefined }),
    findsDocument(actor, query.q),
    ...narrowed(query),
  ),
  order: sortedBy(actor, documents, query.sort, sorts, ['-id']),
  rows: documentRows,
})

/** By its number, where the actor is told it, or by whatever finds the student. */
const findsDocument = (actor: Actor, q: string | undefined): SQL | undefined =>
  q
    ? or(
        and(sql`(${lackedBy(actor)}) is null`, finds(documents.search, q)),
        sql`${documents.studentId} in ${foundKeys(actor, students, q)}`,
      )
    : undefined

const sorts: SortsOf<typeof area> = {
  name: documents.studentText,
  expires_on: documents.expiresOn,
  kind: documents.kind,
}

const narrowed = ({ student_id, kind, expiring_within }: FilterOf<typeof area>): (SQL | undefined)[] => [
  student_id ? eq(documents.studentId, student_id) : undefined,
  kind.length ? inArray(documents.kind, kind) : undefined,
  expiring_within === undefined
    ? undefined
    : sql`${documents.status} = 'approved' and ${documents.expiresOn} <= (select ${todayHere}) + ${expiring_within}::integer`,
]

interface PaperFile extends Record<string, unknown> {
  id: number
  name: string
  type: string
  bytes: number
  hash: string
  lacks: string | null
}

/** Where the bytes of papers of a student, or of one paper, are kept, with what the actor lacks to open each. */
export async function paperFiles(actor: Actor, which: { id: number } | { studentId: number }): Promise<PaperFile[]> {
  const chosen = 'id' in which ? sql`d.id = ${which.id}` : sql`d.student_id = ${which.studentId}`
  const { rows } = await actor.db.execute<PaperFile>(sql`
    select d.id, f.name, f.type, f.bytes, f.hash, ${lackedFor(actor, sql`d.kind`, sql`d.status`)} as lacks
      from ${documents} d, document_file(d.id) f
     where d.tenant = ${actor.tenant} and ${chosen} order by d.id`)
  return rows
}

/** The bytes' place of a paper that the actor may open. Throws `not_found` where there is none, and `forbidden`. */
export async function documentFile(actor: Actor, id: number, { isOwn = false } = {}): Promise<PaperFile> {
  const [file] = await paperFiles(actor, { id })
  if (!file) throw new AppError('not_found')
  if (file.lacks !== null && !isOwn) throw new AppError('forbidden', { permission: `students.${file.lacks}` })
  return file
}
