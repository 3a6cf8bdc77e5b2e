import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import { documents as area } from '@dsms/contract/students/documents/calls'
import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { isShowable, readableFiles } from '../../../kernel/files/files.service.ts'
import type { App } from '../../../kernel/services.ts'
import { todayOf } from '../../../kernel/time/today.ts'
import { valuesOf } from '../../../kit/areas/area.columns.ts'
import { importSheet } from '../../../kit/areas/area.import.ts'
import { exportList, list, readOne, whole } from '../../../kit/areas/area.list.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import { changeStatus, checkStatus, firstStatus } from '../../../kit/areas/area.status.ts'
import type { InputOf, StoredRow } from '../../../kit/areas/area.ts'
import { archive, checkVersion, insert, lock, restore, update } from '../../../kit/records/verbs.ts'
import { students } from '../students/students.table.ts'
import { documentListing, documentRows } from './documents.data.ts'
import { documents } from './documents.table.ts'

type Calls = typeof area.calls
type Input = InputOf<typeof area>

export const listDocuments = (actor: Actor, query: Given<Calls['list']>['query']) =>
  list(actor, area, documentListing(actor, query), query)

export const readDocument = async (actor: Actor, id: number) =>
  whole(area, await readOne(actor, documents, id, documentRows))

export async function createDocument(actor: Actor, input: Input) {
  return readDocument(actor, await addDocument(actor, input))
}

/**
 * A paper waits for the desk. It comes in place of one of its kind that still waits or was rejected; one that counts
 * stays until the new one is approved.
 */
export async function addDocument(actor: Actor, input: Input): Promise<number> {
  await checkPaper(actor, input.file_id)
  await lock(actor, students, input.student_id)
  const before = await earlierOnes(actor, input.student_id, input.kind)
  const id = await insert(actor, documents, {
    ...valuesOf(documents, input),
    status: firstStatus(area),
    replacesId: before[0]?.id ?? null,
  })
  await replace(
    actor,
    before.filter(({ status }) => status === 'pending' || status === 'rejected'),
  )
  return id
}

/** What was looked at is not changed under the eyes of who approved it: a newer paper takes its place. */
export async function updateDocument(actor: Actor, id: number, { version, ...input }: Given<Calls['update']>['body']) {
  const before = await lock(actor, documents, id)
  await checkVersion(actor, documents, before, version)
  if (before.status !== 'pending') throw new AppError('illegal_transition', { from: before.status, allowed: '–' })
  if (input.student_id !== undefined && input.student_id !== before.studentId)
    throw fieldError('student_id', 'unknown_choice')
  if (input.file_id !== before.fileId) await checkPaper(actor, input.file_id)
  await update(actor, documents, before, valuesOf(documents, input))
  return readDocument(actor, id)
}

/** The desk approves and rejects. An approved paper replaces the one that counted until then. */
export async function changeDocumentStatus(actor: Actor, id: number, change: Given<Calls['changeStatus']>['body']) {
  const document = await lock(actor, documents, id)
  if (!holds(actor, 'student_documents.verify'))
    throw new AppError('forbidden', { permission: 'student_documents.verify' })
  checkStatus(area, document.status, change)
  if (change.status === 'approved') {
    if (document.fileId === null) throw fieldError('file_id', 'file_needed')
    if (document.expiresOn && document.expiresOn < (await todayOf(actor))) throw fieldError('status', 'date_in_past')
    const before = await earlierOnes(actor, document.studentId, document.kind, id)
    await replace(actor, before)
  }
  await changeStatus(actor, area, documents, document, change)
  return readDocument(actor, id)
}

export async function archiveDocument(actor: Actor, id: number) {
  await archive(actor, documents, await lock(actor, documents, id))
  return readDocument(actor, id)
}

export async function restoreDocument(actor: Actor, id: number) {
  await restore(actor, documents, id)
  return readDocument(actor, id)
}

export const exportDocuments = (app: App, actor: Actor, query: Given<Calls['exportSheet']>['query']) =>
  exportList(app, actor, area, documentListing(actor, query), query)

export const importDocuments = (actor: Actor, body: ImportBody) =>
  importSheet(actor, area, body, addDocument, {
    references: { student: byName(students, { code: students.studentNo }) },
  })

/** Papers of a kind that a newer one comes after, the newest first, locked. */
const earlierOnes = (actor: Actor, studentId: number, kind: string, except = 0) =>
  actor.db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.tenant, actor.tenant),
        eq(documents.studentId, studentId),
        eq(documents.kind, kind),
        ne(documents.id, except),
        inArray(documents.status, ['pending', 'approved', 'rejected', 'expired']),
        isNull(documents.archivedAt),
      ),
    )
    .orderBy(desc(documents.id))
    .for('update')

async function replace(actor: Actor, rows: StoredRow<typeof documents>[] | (typeof documents.$inferSelect)[]) {
  for (const row of rows) await changeStatus(actor, area, documents, row, { status: 'replaced' })
}

/** A paper that the actor brought in: a PDF or a picture. */
async function checkPaper(actor: Actor, fileId: number | null | undefined): Promise<void> {
  if (!fileId) return
  const [file] = await readableFiles(actor, [fileId], 'file_id')
  if (file && file.type !== 'application/pdf' && !(file.type.startsWith('image/') && isShowable(file.type)))
    throw fieldError('file_id', 'not_a_paper')
}
