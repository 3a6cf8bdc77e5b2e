import { signedPaperKinds } from '@dsms/contract/kernel/choices/documentKinds'
import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import {
  contracts as area,
  type SignerRole,
  type signContract,
  signerRoles,
} from '@dsms/contract/students/contracts/calls'
import { isDrawn } from '@dsms/contract/students/contracts/drawn'
import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { idRow, rowsOf } from '../../../db/rows.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { changeStatus } from '../../../kit/areas/area.status.ts'
import type { StoredRow } from '../../../kit/areas/area.ts'
import { lock } from '../../../kit/records/verbs.ts'
import { documents } from '../documents/documents.table.ts'
import { followContract } from '../enrolments/enrolments.service.ts'
import { awaitedOf } from './contracts.data.ts'
import { readContract, sameCourse } from './contracts.service.ts'
import { contractAcceptances, contracts } from './contracts.table.ts'

type Row = StoredRow<typeof contracts>

export interface Signing {
  role: SignerRole
  personId: number
  hash: string
  name: string
  signature?: string | null | undefined
  how: 'portal' | 'office' | 'paper'
  documentId?: number | null
}

/**
 * Writes down that somebody accepts the text that the hash names, and gives the contract its status once all have. Twice it
 * is kept once, and the second time answers false. Throws `contract_changed` where the text on the screen is not the one that is kept.
 */
export async function accept(actor: Actor, contract: Row, signing: Signing): Promise<boolean> {
  const { role, personId, hash, name, signature = null, how, documentId = null } = signing
  const isOpen = contract.status === 'sent' || (role === 'school' && contract.status === 'accepted')
  if (!isOpen) {
    if (contract.status === 'accepted' && hash === contract.hash) return false
    throw new AppError('illegal_transition', { from: contract.status, allowed: '–' })
  }
  if (hash !== contract.hash) throw new AppError('contract_changed')
  const added = await actor.db
    .insert(contractAcceptances)
    .values({
      tenant: actor.tenant,
      contractId: contract.id,
      role,
      personId,
      name,
      how,
      witnessedBy: how === 'portal' ? null : actor.id,
      signature,
      documentId,
      hash,
    })
    .onConflictDoNothing()
    .returning({ id: contractAcceptances.id })
  if (contract.status === 'sent') await settle(actor, contract)
  return added.length > 0
}

const settleRow = z.object({ is_minor: z.boolean(), roles: z.array(z.object({ role: z.enum(signerRoles) })) })

/** Accepted once everybody has: then it takes the place of the one that held until now. */
async function settle(actor: Actor, contract: Row): Promise<void> {
  const rows = await rowsOf(
    actor.db,
    settleRow,
    sql`
      select coalesce(is_minor(u.birth_date, (student_rules_of(${actor.tenant})).majority_age, app_today()), false) as is_minor,
             coalesce((select json_agg(json_build_object('role', a.role)) from contract_acceptances a
                        where a.tenant = u.tenant and a.contract_id = ${contract.id}), '[]') as roles
        from users u where u.tenant = ${actor.tenant} and u.id = ${contract.studentId}`,
  )
  const [found] = rows
  if (!found || awaitedOf(found.is_minor, found.roles).length > 0) return
  for (const other of await sameCourse(actor, contract, 'accepted'))
    await changeStatus(actor, area, contracts, other, { status: 'superseded' })
  await changeStatus(actor, area, contracts, contract, { status: 'accepted' }, { acceptedAt: sql`now()` })
  if (contract.enrolmentId !== null) await followContract(actor, contract.enrolmentId)
}

/**
 * At the office: the student or a guardian who may sign for them, by a drawing or a paper that was scanned, with the caller as
 * the witness; or the school by whoever may sign for it. Returns for whom it was signed now, where they are to hear of it.
 */
export async function signAtOffice(
  actor: Actor,
  id: number,
  { role, person_id, hash, signature, document_id }: Given<typeof signContract>['body'],
) {
  const contract = await lock(actor, contracts, id)
  if (role === 'school' && !holds(actor, 'contracts.sign_for_school'))
    throw new AppError('forbidden', { permission: 'contracts.sign_for_school' })
  if (role === 'school') {
    await accept(actor, contract, { role, personId: actor.id, hash, name: actor.name, signature, how: 'office' })
    return { contract: await readContract(actor, id), signer: null }
  }
  const personId = role === 'student' ? contract.studentId : await signingGuardian(actor, contract, person_id)
  if (document_id !== undefined) await checkPaper(actor, contract, document_id)
  else if (!isDrawn(signature)) throw fieldError('signature', 'signature_missing')
  const how =
    document_id === undefined ? ({ how: 'office' } as const) : ({ how: 'paper', documentId: document_id } as const)
  const name = await nameOf(actor, personId)
  const isNew = await accept(actor, contract, { role, personId, hash, name, signature, ...how })
  return { contract: await readContract(actor, id), signer: isNew ? name : null }
}

const nameRow = z.object({ name: z.string() })

async function nameOf({ db, tenant }: Actor, id: number): Promise<string> {
  const rows = await rowsOf(
    db,
    nameRow,
    sql`select full_name as name from users where tenant = ${tenant} and id = ${id}`,
  )
  return rows[0]?.name ?? ''
}

/** A paper of the student with a file, which may be the signed contract and was not rejected. */
async function checkPaper(actor: Actor, { studentId }: Row, id: number): Promise<void> {
  const found = await actor.db.$count(
    documents,
    and(
      eq(documents.tenant, actor.tenant),
      eq(documents.id, id),
      eq(documents.studentId, studentId),
      inArray(documents.kind, [...signedPaperKinds]),
      ne(documents.status, 'rejected'),
      isNotNull(documents.fileId),
      isNull(documents.archivedAt),
    ),
  )
  if (found === 0) throw fieldError('document_id', 'unknown_choice')
}

async function signingGuardian(actor: Actor, { studentId }: Row, id: number | undefined): Promise<number> {
  const rows = await rowsOf(
    actor.db,
    idRow,
    sql`
      select guardian_id as id from student_guardians
       where tenant = ${actor.tenant} and student_id = ${studentId} and guardian_id = ${id ?? 0} and 'sign' = any (rights)`,
  )
  const [found] = rows
  if (!found) throw fieldError('person_id', 'not_to_sign')
  return found.id
}
