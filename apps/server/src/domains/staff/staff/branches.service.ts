import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { auditLog } from '../../../db/tables/audit.ts'
import { branches } from '../../../db/tables/branches.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { isOutranked } from '../../identity/public.ts'
import { staffBranches } from './branches.table.ts'
import { findPerson, lockPerson } from './staff.data.ts'

/** At which branches somebody of the staff works. */
export async function readBranchesOf(actor: Actor, id: number): Promise<{ branch_ids: number[] }> {
  await findPerson(actor, id)
  return { branch_ids: await branchesOf(actor, id) }
}

/** Says at which branches somebody works. It widens what they reach, so nobody says it of themselves or of who may do more. */
export async function setBranchesOf(actor: Actor, id: number, wanted: number[]): Promise<{ branch_ids: number[] }> {
  const person = await lockPerson(actor, id)
  if (person.id === actor.id) throw new AppError('own_account')
  if (await isOutranked(actor, person)) throw new AppError('outranked', { name: person.fullName })
  const ids = [...new Set(wanted)].sort((one, other) => one - other)
  await checkBranches(actor, ids)
  const before = await branchesOf(actor, id)
  const mine = and(eq(staffBranches.tenant, actor.tenant), eq(staffBranches.userId, id))
  await actor.db.delete(staffBranches).where(mine)
  if (ids.length)
    await actor.db.insert(staffBranches).values(ids.map((branchId) => ({ tenant: actor.tenant, userId: id, branchId })))
  await actor.db.insert(auditLog).values({
    tenant: actor.tenant,
    actorId: actor.id,
    requestId: sql`nullif(current_setting('app.request_id', true), '')`,
    entity: 'users',
    entityId: id,
    action: 'updated',
    version: person.version,
    subject: person.fullName,
    before: { branch_ids: before },
    after: { branch_ids: ids },
  })
  return { branch_ids: ids }
}

async function branchesOf(actor: Actor, id: number): Promise<number[]> {
  const rows = await actor.db
    .select({ id: staffBranches.branchId })
    .from(staffBranches)
    .where(and(eq(staffBranches.tenant, actor.tenant), eq(staffBranches.userId, id)))
    .orderBy(staffBranches.branchId)
  return rows.map((row) => row.id)
}

async function checkBranches(actor: Actor, ids: number[]): Promise<void> {
  const found = await actor.db
    .select({ id: branches.id })
    .from(branches)
    .where(and(eq(branches.tenant, actor.tenant), inArray(branches.id, ids), isNull(branches.archivedAt)))
  if (found.length < ids.length) throw fieldError('branch_ids', 'unknown_choice')
}
