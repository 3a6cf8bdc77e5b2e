import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import {
  type addMyDocument,
  type MyDocument,
  type MyStudent,
  mostWaiting,
  type updateMyDetails,
} from '@dsms/contract/students/portal/calls'
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { lock } from '../../../kit/records/verbs.ts'
import { awaitedOf, roleToSign } from '../contracts/contracts.data.ts'
import { documentRows } from '../documents/documents.data.ts'
import { createDocument } from '../documents/documents.service.ts'
import { documents } from '../documents/documents.table.ts'
import { studentPapers } from '../documents/papers.sight.ts'
import { liveEnrolments, progressOf } from '../enrolments/enrolments.data.ts'
import { enrolments } from '../enrolments/enrolments.table.ts'
import { whoBooks } from '../enrolments/opening.ts'
import { allMinutes } from '../enrolments/taught.ts'
import { updateStudent } from '../students/students.service.ts'
import { students } from '../students/students.table.ts'
import { readOwnRecords, type SentContract } from './portal.data.ts'
import { type OwnStudent, ownMinor, ownStudent, ownStudents } from './self.ts'

/** Those whom the person who acts looks after, with what they lack and where they stand. */
export async function listMyStudents(actor: Actor): Promise<MyStudent[]> {
  return readMine(actor, await ownStudents(actor))
}

async function readMine(actor: Actor, mine: OwnStudent[]): Promise<MyStudent[]> {
  const ids = mine.map(({ id }) => id)
  if (ids.length === 0) return []
  const [records, courses] = await together([() => readOwnRecords(actor, ids), () => coursesOf(actor, ids)])
  return mine.flatMap((own) => {
    const found = records.find(({ id }) => id === own.id)
    if (!found) return []
    const { sent, ...record } = found
    const seesProgress = own.rights.includes('view_progress')
    const acts = own.rights.includes('sign')
    return {
      ...record,
      is_self: own.is_self,
      rights: own.rights,
      courses: seesProgress
        ? courses
            .filter(({ student_id }) => student_id === own.id)
            .map(({ isOpenTo, ...course }) => ({ ...course, is_bookable: isOpenTo(record.status) }))
        : [],
      shared_notes: seesProgress ? record.shared_notes : null,
      gaps: seesProgress || acts ? record.gaps : [],
      papers: seesProgress || acts ? record.papers.map((paper) => (acts ? paper : { ...paper, reason: null })) : [],
      contract: sent && (seesProgress || acts) ? awaitedContract(actor, own, record.is_minor, sent) : null,
      details: acts ? record.details : null,
      locked: acts ? record.locked : null,
    }
  })
}

/** Who has to accept still, and whether the person who acts is one of them. */
function awaitedContract({ id }: Actor, own: OwnStudent, isMinor: boolean, sent: SentContract): MyStudent['contract'] {
  const awaits = awaitedOf(isMinor, sent.acceptances)
  return { id: sent.id, awaits, may_sign: roleToSign(own, awaits, sent.acceptances, id) }
}

async function coursesOf(actor: Actor, ids: number[]) {
  const [rows, mayBook] = await together([
    () => liveEnrolments(actor, inArray(enrolments.studentId, ids)),
    () => whoBooks(actor),
  ])
  const taught = await together(rows.map((row) => () => allMinutes(actor, row.enrolment_id)))
  return rows.map((row, nth) => {
    const { owed_minutes, done_minutes } = progressOf(row, taught[nth] ?? {})
    const { id: student_id, enrolment_id, course, licence_type, status, trainer, start_on, days_left } = row
    return {
      student_id,
      enrolment_id,
      course,
      licence_type,
      status,
      isOpenTo: (student: string) => mayBook(student, row),
      trainer,
      start_on,
      days_left,
      owed_minutes,
      done_minutes,
    }
  })
}

/**
 * Contact data and wishes, by the same rules as the office's form: of themselves, or of a minor for whom a guardian signs.
 * The way into an account goes by the e-mail, which no guardian changes.
 */
export async function changeDetails(
  app: Pick<Services, 'tokens'>,
  actor: Actor,
  id: number,
  body: Input<typeof updateMyDetails>['body'],
): Promise<MyStudent> {
  const own = await ownMinor(actor, id, 'sign')
  if (!own.is_self && body.email !== undefined) {
    const [now] = await readOwnRecords(actor, [id])
    if ((now?.details?.email ?? null) !== (body.email ?? null)) throw fieldError('email', 'email_not_by_guardian')
  }
  await updateStudent(app, actor, id, body)
  const [record] = await readMine(actor, [own])
  if (!record) throw new AppError('not_found')
  return record
}

/** The papers of a student that the office has, for them and who signs for them; notes of the office stay there. */
export async function listMyDocuments(actor: Actor, studentId: number): Promise<MyDocument[]> {
  await ownStudent(actor, studentId, 'sign')
  return ownDocuments(actor, eq(documents.studentId, studentId))
}

async function ownDocuments(actor: Actor, more: SQL): Promise<MyDocument[]> {
  const page = {
    where: and(eq(documents.tenant, actor.tenant), isNull(documents.archivedAt), more),
    order: [desc(documents.id)],
    limit: 200,
    offset: 0,
  }
  const rows = await documentRows(actor, page, { isOwn: true })
  return rows.map(({ id, status_reason, number, issued_on, expires_on, created_at, file, ...row }) => ({
    ...{ id, status_reason, number, issued_on, expires_on, created_at },
    kind: row.kind as MyDocument['kind'],
    status: row.status as MyDocument['status'],
    file: file && { ...file, url: `/api/my/documents/${id}/file` },
  }))
}

/** A paper waits for the desk, as one that the office brought in does. */
export async function bringPaper(
  actor: Actor,
  studentId: number,
  body: Input<typeof addMyDocument>['body'],
): Promise<{ document: MyDocument; student: string }> {
  await ownStudent(actor, studentId, 'sign')
  // who brings several at once is counted one after the other
  await lock(actor, students, studentId)
  const waiting = await actor.db.$count(
    documents,
    and(
      eq(documents.tenant, actor.tenant),
      eq(documents.studentId, studentId),
      // what took the place of one that waited was brought in all the same
      or(
        and(eq(documents.status, 'pending'), isNull(documents.archivedAt)),
        and(
          eq(documents.status, 'replaced'),
          sql`${documents.createdAt} > now() - interval '1 day'`,
          inArray(documents.createdBy, broughtBy(actor, studentId)),
        ),
      ),
    ),
  )
  if (waiting >= mostWaiting) throw new AppError('too_many_papers', { most: mostWaiting })
  const made = await createDocument(actor, { ...body, student_id: studentId })
  const [document] = await ownDocuments(actor, eq(documents.id, made.id))
  if (!document) throw new AppError('internal')
  return { document, student: made.student }
}

/** Who brings in papers of a student without being of the office. */
const broughtBy = ({ tenant }: Actor, studentId: number): SQL => sql`
  (select ${studentId}::integer union all
   select guardian_id from student_guardians where tenant = ${tenant} and student_id = ${studentId})`

/**
 * The bytes' place of a paper of a student whom the person who acts looks after. Throws `not_found` for everybody else's, and
 * `forbidden` where a guardian does not sign for the student.
 */
export async function myDocumentFile(actor: Actor, id: number) {
  const { tenant } = actor
  const [row] = await actor.db
    .select({ studentId: documents.studentId })
    .from(documents)
    .where(and(eq(documents.tenant, tenant), eq(documents.id, id), isNull(documents.archivedAt)))
  if (!row) throw new AppError('not_found')
  await ownStudent(actor, row.studentId, 'sign')
  return studentPapers.openFile(actor, id, { isOwn: true })
}
