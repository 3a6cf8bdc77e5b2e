import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type {
  Consent,
  giveConsent as giveCall,
  withdrawConsent as withdrawCall,
} from '@dsms/contract/students/students/consents'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'
import { checkVersion, insert, lock, update } from '../../../../kit/records/verbs.ts'
import { students } from '../students.table.ts'
import { consentsOf, namedBy } from './consents.data.ts'
import { trainerConsents } from './consents.table.ts'

/** The consents of a student who is there, archived or not. */
export async function listConsents(actor: Actor, studentId: number): Promise<Consent[]> {
  const found = await actor.db.$count(students, and(eq(students.tenant, actor.tenant), eq(students.id, studentId)))
  if (found === 0) throw new AppError('not_found')
  return consentsOf(actor, studentId)
}

/** One holds at a time for each trainer; the student's row is locked, so that two who write it down at once are told. */
export async function giveConsent(actor: Actor, studentId: number, input: Given<typeof giveCall>['body']) {
  await lock(actor, students, studentId)
  const documentId = input.document_id ?? null
  const known = await namedBy(actor, { student: studentId, trainer: input.trainer_id, document: documentId })
  if (!known.has_trainer) throw fieldError('trainer_id', 'unknown_choice')
  if (known.holds) throw fieldError('trainer_id', 'taken')
  if (input.given_on > known.today) throw fieldError('given_on', 'date_in_future')
  if (documentId !== null && !known.has_document) throw fieldError('document_id', 'unknown_choice')
  if (documentId === null && !input.note) throw fieldError('note', 'required')
  await insert(actor, trainerConsents, {
    studentId,
    trainerId: input.trainer_id,
    givenOn: input.given_on,
    documentId,
    note: input.note || null,
  })
  return consentsOf(actor, studentId)
}

export async function withdrawConsent(
  actor: Actor,
  id: number,
  { version, withdrawn_on: withdrawnOn, note }: Given<typeof withdrawCall>['body'],
) {
  const consent = await lock(actor, trainerConsents, id)
  await checkVersion(actor, trainerConsents, consent, version)
  if (consent.withdrawnOn !== null) throw new AppError('illegal_transition', { from: 'withdrawn', allowed: '–' })
  const { today } = await namedBy(actor, { student: consent.studentId, trainer: consent.trainerId, document: null })
  if (withdrawnOn > today) throw fieldError('withdrawn_on', 'date_in_future')
  if (withdrawnOn < consent.givenOn) throw fieldError('withdrawn_on', 'end_before_start')
  await update(actor, trainerConsents, consent, { withdrawnOn, withdrawnNote: note || null })
  return consentsOf(actor, consent.studentId)
}
