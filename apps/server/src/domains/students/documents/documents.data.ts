import type { DocumentKind } from '@dsms/contract/kernel/choices/documentKinds'
import type { documents as area } from '@dsms/contract/students/documents/calls'
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
import { studentPapers } from './papers.sight.ts'

/**
 * Papers as lists and their pages show them; each is called by its student. What the actor lacks the right to open is closed,
 * unless the papers are their own.
 */
export async function documentRows(actor: Actor, page: Page, own: { isOwn?: boolean } = {}) {
  const { db, language } = actor
  const rows = await paged(
    db
      .select({
        ...wireColumns(documents, language),
        kind: sql<DocumentKind>`${documents.kind}`,
        name: nameSql(students.name, language),
        student: nameSql(students.name, language),
        student_no: students.studentNo,
        days_left: sql<number | null>`${documents.expiresOn} - (select ${todayHere})`,
        file: studentPapers.shownFile(actor, own),
        lacks: studentPapers.lacksOf(actor, own),
      })
      .from(documents)
      .innerJoin(students, and(eq(students.tenant, documents.tenant), eq(students.id, documents.studentId)))
      .$dynamic(),
    page,
  )
  return rows.map(({ student_text: _, remind_at: __, search: ___, ...row }) => studentPapers.asSeen(row))
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

/** By its number, where the actor is told it, or by whatever finds the student. */
const findsDocument = (actor: Actor, q: string | undefined): SQL | undefined =>
  q
    ? or(
        and(studentPapers.isOpen(actor), finds(documents.search, q)),
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
