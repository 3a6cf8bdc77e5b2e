import { and, asc, eq, or } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import type { Tokens } from '../../../kernel/session/tokens.ts'
import { nameSql, wireColumns } from '../../../kit/areas/area.columns.ts'
import { personRows, rowsAbout } from '../../staff/public.ts'
import { lessonsOfPerson } from '../../trainers/public.ts'
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
import { studentMerges } from '../students/merging/merges.table.ts'
import { studentRows } from '../students/students.data.ts'
import { students } from '../students/students.table.ts'
import { chargesOfPerson, paymentsOfPerson, salesOfPerson, teachingOfPerson, wishesOfPerson } from './lessons.ts'

/**
 * What the school holds of a student, by table. Every table that names students is here, which a test asks the database
 * about; `users` holds the person, and acceptances stand with their contracts.
 */
export const studentSections = {
  students: (tokens: Tokens, actor: Actor, id: number) =>
    studentRows(tokens, actor, rowsAbout(actor, students.tenant, students.id, id, students.id)),
  users: (_: Tokens, actor: Actor, id: number) => personRows(actor, id),
  student_guardians: (_: Tokens, actor: Actor, id: number) => guardiansOf(actor, id),
  documents: (_: Tokens, actor: Actor, id: number, isOwn: boolean) =>
    documentRows(actor, rowsAbout(actor, documents.tenant, documents.studentId, id, documents.id), { isOwn }),
  enrolments: (_: Tokens, actor: Actor, id: number) =>
    enrolmentRows(actor, rowsAbout(actor, enrolments.tenant, enrolments.studentId, id, enrolments.id)),
  contracts: (_: Tokens, actor: Actor, id: number) =>
    contractRows(actor, rowsAbout(actor, contracts.tenant, contracts.studentId, id, contracts.id)),
  trainer_consents: (_: Tokens, actor: Actor, id: number) => consentsOf(actor, id),
  correction_requests: (_: Tokens, actor: Actor, id: number) =>
    actor.db
      .select(wireColumns(correctionRequests, actor.language))
      .from(correctionRequests)
      .where(and(eq(correctionRequests.tenant, actor.tenant), eq(correctionRequests.studentId, id)))
      .orderBy(asc(correctionRequests.id)),
  leads: (_: Tokens, actor: Actor, id: number) =>
    leadRows(actor, rowsAbout(actor, leads.tenant, leads.studentId, id, leads.id)),
  student_merges: (_: Tokens, actor: Actor, id: number) => mergeRows(actor, id),
  bookings: (_: Tokens, actor: Actor, id: number) => lessonsOfPerson(actor, 'student', id),
  charges: (_: Tokens, actor: Actor, id: number) => chargesOfPerson(actor, id),
  payments: (_: Tokens, actor: Actor, id: number) => paymentsOfPerson(actor, id),
  sales: (_: Tokens, actor: Actor, id: number) => salesOfPerson(actor, id),
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

export const bloodGroupOf = async ({ db, tenant }: Actor, id: number) =>
  (
    await db
      .select({ value: students.bloodGroup })
      .from(students)
      .where(and(eq(students.tenant, tenant), eq(students.id, id)))
  )[0]?.value ?? null
