import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import { contracts as area, comesByAcceptance } from '@dsms/contract/students/contracts/calls'
import { and, eq, sql } from 'drizzle-orm'
import { schools } from '../../../db/tables/schools.ts'
import { type Actor, holds, schoolOf } from '../../../kernel/actor.ts'
import type { App } from '../../../kernel/services.ts'
import { importSheet } from '../../../kit/areas/area.import.ts'
import { exportList, list, readOne, whole } from '../../../kit/areas/area.list.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import { changeStatus, checkStatus, firstStatus } from '../../../kit/areas/area.status.ts'
import type { InputOf, StoredRow } from '../../../kit/areas/area.ts'
import { archive, checkVersion, insert, lock, restore, update } from '../../../kit/records/verbs.ts'
import { enrolments } from '../enrolments/enrolments.table.ts'
import { students } from '../students/students.table.ts'
import { contractListing, contractRows } from './contracts.data.ts'
import { contracts, contractTemplates } from './contracts.table.ts'
import { factsOf, hashOf, pairOf, textOf } from './contracts.text.ts'

type Calls = typeof area.calls
type Input = InputOf<typeof area>
type Row = StoredRow<typeof contracts>

export const listContracts = (actor: Actor, query: Given<Calls['list']>['query']) =>
  list(actor, area, contractListing(actor, query), query)

export const readContract = async (actor: Actor, id: number) =>
  whole(area, await readOne(actor, contracts, id, contractRows))

export const createContract = async (actor: Actor, input: Input) => readContract(actor, await addContract(actor, input))

/** Writes a contract from a published template, and sends it where that is asked for. */
async function addContract(actor: Actor, { language, send, ...input }: Input): Promise<number> {
  await lock(actor, students, input.student_id)
  const [school] = await actor.db
    .select({ locale: schools.defaultLocale })
    .from(schools)
    .where(eq(schools.id, schoolOf(actor)))
  const values = {
    studentId: input.student_id,
    enrolmentId: input.enrolment_id ?? null,
    templateId: input.template_id,
    languages: pairOf(language, school?.locale ?? 'ar'),
  }
  const id = await insert(actor, contracts, { ...values, ...(await written(actor, values)), status: firstStatus(area) })
  if (send) await sendContract(actor, await lock(actor, contracts, id))
  return id
}

/** The template filled in with what is known today. A draft follows what changes; what was sent does not. */
async function written(
  actor: Actor,
  {
    studentId,
    enrolmentId,
    templateId,
    languages,
  }: Pick<Row, 'studentId' | 'enrolmentId' | 'templateId' | 'languages'>,
) {
  const template = await lock(actor, contractTemplates, templateId)
  if (template.status !== 'published') throw fieldError('template_id', 'template_unpublished')
  const missing = languages.find((language) => !template.bodies[language]?.trim())
  if (missing) throw fieldError('template_id', 'language_missing', { language: missing })
  if (enrolmentId !== null) await checkEnrolment(actor, studentId, enrolmentId)
  const facts = await factsOf(actor, studentId, enrolmentId)
  if (!facts) throw fieldError('student_id', 'unknown_choice')
  const texts = Object.fromEntries(
    languages.map((language) => [language, textOf(template.bodies[language], facts, language)]),
  )
  return { texts, hash: hashOf(languages, texts) }
}

async function checkEnrolment(actor: Actor, studentId: number, id: number): Promise<void> {
  const [row] = await actor.db
    .select({ studentId: enrolments.studentId })
    .from(enrolments)
    .where(and(eq(enrolments.tenant, actor.tenant), eq(enrolments.id, id)))
  if (row?.studentId !== studentId) throw fieldError('enrolment_id', 'unknown_choice')
}

/** From here on the text stays. One that waited for the same course makes room. */
async function sendContract(actor: Actor, contract: Row, reason?: string): Promise<void> {
  for (const other of await sameCourse(actor, contract, 'sent'))
    await changeStatus(actor, area, contracts, other, { status: 'superseded' })
  await changeStatus(
    actor,
    area,
    contracts,
    contract,
    { status: 'sent', reason },
    {
      ...(await written(actor, contract)),
      sentAt: sql`now()`,
    },
  )
}

export const sameCourse = (actor: Actor, { id, studentId, enrolmentId }: Row, status: string) =>
  actor.db
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.tenant, actor.tenant),
        eq(contracts.studentId, studentId),
        sql`coalesce(${contracts.enrolmentId}, 0) = ${enrolmentId ?? 0}`,
        eq(contracts.status, status),
        sql`${contracts.id} <> ${id}`,
      ),
    )
    .for('update')

export async function updateContract(actor: Actor, id: number, { version, ...input }: Given<Calls['update']>['body']) {
  const before = await lock(actor, contracts, id)
  await checkVersion(actor, contracts, before, version)
  if (before.status !== 'draft') throw fieldError('template_id', 'contract_sent')
  if (input.student_id !== undefined && input.student_id !== before.studentId)
    throw fieldError('student_id', 'unknown_choice')
  const values = {
    studentId: before.studentId,
    enrolmentId: input.enrolment_id === undefined ? before.enrolmentId : input.enrolment_id,
    templateId: input.template_id ?? before.templateId,
    languages: input.language ? pairOf(input.language, input.language) : before.languages,
  }
  await update(actor, contracts, before, { ...values, ...(await written(actor, values)) })
  if (input.send) await sendContract(actor, await lock(actor, contracts, id))
  return readContract(actor, id)
}

/** The office sends, cancels and ends; accepted and superseded come of what people do. */
export async function changeContractStatus(actor: Actor, id: number, change: Given<Calls['changeStatus']>['body']) {
  const contract = await lock(actor, contracts, id)
  checkStatus(area, contract.status, change)
  if (comesByAcceptance.some((status) => status === change.status)) throw new AppError('comes_by_acceptance')
  if (change.status === 'terminated' && !holds(actor, 'contracts.terminate'))
    throw new AppError('forbidden', { permission: 'contracts.terminate' })
  if (change.status === 'sent') await sendContract(actor, contract, change.reason)
  else await changeStatus(actor, area, contracts, contract, change)
  return readContract(actor, id)
}

export async function archiveContract(actor: Actor, id: number) {
  const contract = await lock(actor, contracts, id)
  if (contract.status === 'sent' || contract.status === 'accepted') throw new AppError('contract_sent')
  await archive(actor, contracts, contract)
  return readContract(actor, id)
}

export async function restoreContract(actor: Actor, id: number) {
  await restore(actor, contracts, id)
  return readContract(actor, id)
}

export const exportContracts = (app: App, actor: Actor, query: Given<Calls['exportSheet']>['query']) =>
  exportList(app, actor, area, contractListing(actor, query), query)

export const importContracts = (actor: Actor, body: ImportBody) =>
  importSheet(actor, area, body, addContract, {
    references: { student: byName(students, { code: students.studentNo }), template: byName(contractTemplates) },
  })
