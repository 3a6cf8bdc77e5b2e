import { hitsOfKind, type SearchHit } from '@dsms/contract/kit/hits'
import { learningStatuses } from '@dsms/contract/students/enrolments/rules'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { isAmong, nearestFirst, plainHit } from '../../../kit/records/find.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import { enrolments } from '../enrolments/enrolments.table.ts'
import { students } from './students.table.ts'

/** Students for the search over everything, as their list finds them. */
export async function studentHits(actor: Actor, q: string): Promise<SearchHit[]> {
  const rows = await actor.db
    .select({
      id: students.id,
      title: nameSql(students.name, actor.language),
      detail: sql<string>`coalesce(${users.email}, '')`,
      photo: students.photo,
      number: students.studentNo,
      phone: users.phone,
      status: students.status,
    })
    .from(students)
    .innerJoin(users, and(eq(users.tenant, students.tenant), eq(users.id, students.id)))
    .where(
      and(
        ownedBy(actor, students),
        isNull(students.archivedAt),
        isNull(students.mergedInto),
        isAmong(actor, students, q),
      ),
    )
    .orderBy(nearestFirst(students.search, q), desc(students.id))
    .limit(hitsOfKind)
  return rows.map((row) => ({ ...plainHit, ...row, kind: 'student', link: `/school/students/${row.id}` }))
}

/** Of some students the course that a lesson is booked in: of several the one that began last. */
export async function coursesToBook({ db, tenant }: Actor, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ student: enrolments.studentId, id: sql<number>`max(${enrolments.id})` })
    .from(enrolments)
    .innerJoin(
      students,
      and(
        eq(students.tenant, enrolments.tenant),
        eq(students.id, enrolments.studentId),
        inArray(students.status, ['applicant', 'active']),
      ),
    )
    .where(
      and(
        eq(enrolments.tenant, tenant),
        inArray(enrolments.studentId, ids),
        inArray(enrolments.status, [...learningStatuses]),
        isNull(enrolments.archivedAt),
      ),
    )
    .groupBy(enrolments.studentId)
  return new Map(rows.map((row) => [row.student, row.id]))
}
