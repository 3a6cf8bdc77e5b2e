import type { DocumentKind } from '@dsms/contract/kernel/choices/documentKinds'
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
import { documents } from './documents.table.ts'

/** Papers as lists and their pages show them; each is called by its student. */
export async function documentRows({ db, language }: Actor, page: Page) {
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
            from document_file(${documents.id}) f)`,
      })
      .from(documents)
      .innerJoin(students, and(eq(students.tenant, documents.tenant), eq(students.id, documents.studentId)))
      .$dynamic(),
    page,
  )
  return rows.map(({ student_text: _, remind_at: __, search: ___, ...row }) => ({
    ...row,
    file: row.file && { ...row.file, url: `/api/school/documents/${row.id}/file` },
  }))
}

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

/** By its number, or by whatever finds the student. */
const findsDocument = (actor: Actor, q: string | undefined): SQL | undefined =>
  q ? or(finds(documents.search, q), sql`${documents.studentId} in ${foundKeys(actor, students, q)}`) : undefined

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

/** The bytes' place of a paper that the actor may see; undefined where there is no file. */
export async function documentFile({ db, tenant }: Actor, id: number) {
  const { rows } = await db.execute<{ name: string; type: string; bytes: number; hash: string }>(sql`
    select f.name, f.type, f.bytes, f.hash from ${documents} d, document_file(d.id) f
     where d.tenant = ${tenant} and d.id = ${id}`)
  return rows[0]
}
