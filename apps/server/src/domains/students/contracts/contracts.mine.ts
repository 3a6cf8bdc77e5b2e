import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { acceptMyContract, MyContract } from '@dsms/contract/students/contracts/calls'
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { lock } from '../../../kit/records/verbs.ts'
import { type OwnStudent, ownStudents } from '../portal/self.ts'
import { contractRows, roleToSign } from './contracts.data.ts'
import { objectToContract } from './contracts.objections.ts'
import { accept } from './contracts.signing.ts'
import { contracts } from './contracts.table.ts'

/** A guardian reads the contract of whom they sign for or whose progress they see. */
const mayRead = ({ is_self, rights }: OwnStudent) =>
  is_self || rights.includes('sign') || rights.includes('view_progress')

async function readMine(actor: Actor, more?: SQL): Promise<MyContract[]> {
  const mine = (await ownStudents(actor)).filter(mayRead)
  if (mine.length === 0) return []
  const ids = mine.map(({ id }) => id)
  const rows = await contractRows(actor, {
    where: and(
      eq(contracts.tenant, actor.tenant),
      inArray(contracts.studentId, ids),
      sql`${contracts.status} <> 'draft'`,
      isNull(contracts.archivedAt),
      more,
    ),
    order: [desc(contracts.id)],
    limit: 100,
    offset: 0,
  })
  return rows.map(
    ({
      id,
      student_id,
      student,
      course,
      languages,
      texts,
      hash,
      acceptances,
      awaits,
      sent_at,
      accepted_at,
      objection,
      object_until,
      ...row
    }) => {
      const own = mine.find((one) => one.id === student_id)
      return {
        ...{ id, student_id, student, course, languages, texts, hash, awaits, sent_at, accepted_at, objection },
        // who of the office stood beside is told, so that whoever signs knows whom to ask
        acceptances,
        status: row.status as MyContract['status'],
        object_until: own?.is_self || own?.rights.includes('sign') ? object_until : null,
        may_sign: roleToSign(own, awaits, acceptances, actor.id),
      }
    },
  )
}

/** Contracts that were sent to those whom the person who acts looks after, the newest first. */
export const listMyContracts = (actor: Actor): Promise<MyContract[]> => readMine(actor)

export async function getMyContract(actor: Actor, id: number): Promise<MyContract> {
  const [found] = await readMine(actor, eq(contracts.id, id))
  if (!found) throw new AppError('not_found')
  return found
}

/** Accepts as oneself, or as a guardian who may sign; everybody else is told that they may not. */
export async function acceptMine(
  actor: Actor,
  id: number,
  { hash, name, signature }: Input<typeof acceptMyContract>['body'],
): Promise<MyContract> {
  const { student_id } = await getMyContract(actor, id)
  const own = (await ownStudents(actor)).find((one) => one.id === student_id)
  if (!own?.is_self && !own?.rights.includes('sign')) throw new AppError('not_to_sign')
  const contract = await lock(actor, contracts, id)
  const role = own.is_self ? 'student' : 'guardian'
  await accept(actor, contract, { role, personId: actor.id, hash, name, signature, how: 'portal' })
  return getMyContract(actor, id)
}

/** Says that what was signed at the office was not signed rightly; false where that was said before. */
export async function objectToMine(actor: Actor, id: number, reason: string): Promise<boolean> {
  const { student_id } = await getMyContract(actor, id)
  const own = (await ownStudents(actor)).find((one) => one.id === student_id)
  if (!own?.is_self && !own?.rights.includes('sign')) throw new AppError('not_to_sign')
  await lock(actor, contracts, id)
  return objectToContract(actor, id, reason)
}
