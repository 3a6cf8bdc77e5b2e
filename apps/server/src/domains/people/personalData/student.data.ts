import { AppError } from '@dsms/contract/kernel/errors'
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { auditLog } from '../../../db/tables/audit.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Tokens } from '../../../kernel/session/tokens.ts'
import { nameSql, type Page, wireColumns } from '../../../kit/areas/area.columns.ts'
import { contractRows } from '../contracts/contracts.data.ts'
import { contracts } from '../contracts/contracts.table.ts'
import { documentRows } from '../documents/documents.data.ts'
import { documents } from '../documents/documents.table.ts'
import { enrolmentRows } from '../enrolments/enrolments.data.ts'
import { enrolments } from '../enrolments/enrolments.table.ts'
import { guardiansOf } from '../guardians/guardians.data.ts'
import { leadRows } from '../leads/leads.data.ts'
import { leads } from '../leads/leads.table.ts'
import { correctionRequests } from '../portal/corrections.table.ts'
import { consentsOf } from '../students/consents/consents.data.ts'
import { studentMerges } from '../students/merges.table.ts'
import { studentRows } from '../students/students.data.ts'
import { students } from '../students/students.table.ts'
import { chargesOfPerson, lessonsOfPerson, teachingOfPerson, wishesOfPerson } from './lessons.ts'

/** All rows of a table that are about somebody, archived or not. */
export const about = (actor: Actor, tenant: PgColumn, person: PgColumn, id: number, order: PgColumn): Page => ({
  where: and(eq(tenant, actor.tenant), eq(person, id)),
  order: [asc(order)],
  limit: 10_000,
  offset: 0,
})

/**
 * What the school holds of a student, by table. Every table that names students is here, which a test asks the database
 * about; `users` stands for the person, and acceptances stand with their contracts.
 */
export const studentSections = {
  students: (tokens: Tokens, actor: Actor, id: number) =>
    studentRows(tokens, actor, about(actor, students.tenant, students.id, id, students.id)),
  users: (_: Tokens, actor: Actor, id: number) => personRows(actor, id),
  student_guardians: (_: Tokens, actor: Actor, id: number) => guardiansOf(actor, id),
  documents: (_: Tokens, actor: Actor, id: number, isOwn: boolean) =>
    documentRows(actor, about(actor, documents.tenant, documents.studentId, id, documents.id), { isOwn }),
  enrolments: (_: Tokens, actor: Actor, id: number) =>
    enrolmentRows(actor, about(actor, enrolments.tenant, enrolments.studentId, id, enrolments.id)),
  contracts: (_: Tokens, actor: Actor, id: number) =>
    contractRows(actor, about(actor, contracts.tenant, contracts.studentId, id, contracts.id)),
  trainer_consents: (_: Tokens, actor: Actor, id: number) => consentsOf(actor, id),
  correction_requests: (_: Tokens, actor: Actor, id: number) =>
    actor.db
      .select(wireColumns(correctionRequests, actor.language))
      .from(correctionRequests)
      .where(and(eq(correctionRequests.tenant, actor.tenant), eq(correctionRequests.studentId, id)))
      .orderBy(asc(correctionRequests.id)),
  leads: (_: Tokens, actor: Actor, id: number) =>
    leadRows(actor, about(actor, leads.tenant, leads.studentId, id, leads.id)),
  student_merges: (_: Tokens, actor: Actor, id: number) => mergeRows(actor, id),
  bookings: (_: Tokens, actor: Actor, id: number) => lessonsOfPerson(actor, 'student', id),
  charges: (_: Tokens, actor: Actor, id: number) => chargesOfPerson(actor, id),
  waitlist_entries: (_: Tokens, actor: Actor, id: number) => wishesOfPerson(actor, 'waitlist_entries', id),
  slot_offers: (_: Tokens, actor: Actor, id: number) => wishesOfPerson(actor, 'slot_offers', id),
  move_requests: (_: Tokens, actor: Actor, id: number) => wishesOfPerson(actor, 'move_requests', id),
  calls_to_make: (_: Tokens, actor: Actor, id: number) => wishesOfPerson(actor, 'calls_to_make', id),
  lesson_records: (_: Tokens, actor: Actor, id: number) => teachingOfPerson(actor, 'records', id),
  self_ratings: (_: Tokens, actor: Actor, id: number) => teachingOfPerson(actor, 'own_levels', id),
}

/** Which records became one with this one, and when; what else a record holds that went over stands in a copy of that one. */
const mergeRows = ({ db, tenant, language }: Actor, id: number) =>
  db
    .select({
      id: studentMerges.id,
      kept_id: studentMerges.keptId,
      other_id: studentMerges.otherId,
      other_no: students.studentNo,
      other_name: nameSql(students.name, language),
      merged_at: studentMerges.createdAt,
      undone_at: studentMerges.undoneAt,
    })
    .from(studentMerges)
    .innerJoin(students, and(eq(students.tenant, studentMerges.tenant), eq(students.id, studentMerges.otherId)))
    .where(and(eq(studentMerges.tenant, tenant), or(eq(studentMerges.keptId, id), eq(studentMerges.otherId, id))))
    .orderBy(asc(studentMerges.id))

/** The person behind a record, with their account. */
export const personRows = ({ db, tenant }: Actor, id: number) =>
  db
    .select({
      id: users.id,
      full_name: users.fullName,
      username: users.username,
      email: users.email,
      phone: users.phone,
      birth_date: users.birthDate,
      address: users.address,
      status: users.status,
      invited_at: users.invitedAt,
      last_login_at: users.lastLoginAt,
      created_at: users.createdAt,
    })
    .from(users)
    .where(and(eq(users.tenant, tenant), eq(users.id, id)))

export const bloodGroupOf = async ({ db, tenant }: Actor, id: number) =>
  (
    await db
      .select({ value: students.bloodGroup })
      .from(students)
      .where(and(eq(students.tenant, tenant), eq(students.id, id)))
  )[0]?.value ?? null

/** What was done to records, when, by whom and to which fields. */
export const traceOf = ({ db, tenant }: Actor, records: [entity: string, ids: number[]][]) =>
  db
    .select({
      at: auditLog.at,
      by: sql<
        string | null
      >`(select shown_name(u.tenant, u.id, u.kind, u.full_name) from users u where u.id = ${auditLog.actorId})`,
      record: auditLog.entity,
      record_id: auditLog.entityId,
      action: auditLog.action,
      fields: sql<string[]>`array(select jsonb_object_keys(coalesce(${auditLog.after}, '{}')) order by 1)`,
    })
    .from(auditLog)
    .where(and(eq(auditLog.tenant, tenant), or(...records.map(traced))))
    .orderBy(asc(auditLog.id))

const traced = ([entity, ids]: [string, number[]]): SQL | undefined =>
  ids.length ? and(eq(auditLog.entity, entity), inArray(auditLog.entityId, ids)) : undefined

/** The first of the rows about somebody; who has none is not there, or out of reach. */
export function firstRow<One>(rows: One[]): One {
  const [row] = rows
  if (!row) throw new AppError('not_found')
  return row
}
