import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { twoSteps } from '../../../db/tables/accounts.ts'
import { sessions } from '../../../db/tables/sessions.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { findRole } from '../roles/roles.data.ts'
import { recordEvent } from '../sessions/events.ts'
import { newRecoveryCodes, newSecret, recoveryHashOf, stepOf, uriOf } from '../sessions/twoStep.ts'
import { readSettings } from './account.data.ts'
import { tellStepOff } from './notices.ts'

/** A new secret for the app. It counts for nothing before a code of it was right. */
export async function startTwoStep({ tokens }: Services, actor: Actor): Promise<{ secret: string; uri: string }> {
  const row = await lock(actor)
  if (row?.confirmedAt) throw new AppError('two_step_is_on')
  const secret = newSecret()
  const { general } = await readSettings(actor)
  const kept = { secret: tokens.seal(secret), usedStep: 0 }
  await actor.db
    .insert(twoSteps)
    .values({ accountId: actor.accountId, ...kept })
    .onConflictDoUpdate({ target: twoSteps.accountId, set: kept })
  return { secret, uri: uriOf(secret, general.email) }
}

/** Switches the second step on, and makes the codes that are shown this once. */
export async function confirmTwoStep(
  { tokens }: Services,
  actor: Actor,
  request: FastifyRequest,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const row = await lock(actor)
  if (row?.confirmedAt) throw new AppError('two_step_is_on')
  const usedStep = row && stepOf(tokens, row.secret, code, row.usedStep)
  if (usedStep === undefined) throw fieldError('code', 'two_step_wrong')
  const recoveryCodes = newRecoveryCodes()
  await actor.db
    .update(twoSteps)
    .set({ confirmedAt: sql`now()`, usedStep, recoveryHashes: recoveryCodes.map(recoveryHashOf) })
    .where(eq(twoSteps.accountId, actor.accountId))
  // sessions that were open for nothing else are open again
  await actor.db.update(sessions).set({ needsTwoStep: false }).where(eq(sessions.accountId, actor.accountId))
  await recordEvent(actor.db, request, self(actor), 'two_step_on')
  return { recoveryCodes }
}

export async function renewRecoveryCodes(actor: Actor, request: FastifyRequest): Promise<{ recoveryCodes: string[] }> {
  const recoveryCodes = newRecoveryCodes()
  const rows = await actor.db
    .update(twoSteps)
    .set({ recoveryHashes: recoveryCodes.map(recoveryHashOf) })
    .where(and(eq(twoSteps.accountId, actor.accountId), isNotNull(twoSteps.confirmedAt)))
    .returning({ id: twoSteps.accountId })
  if (rows.length === 0) throw new AppError('not_found')
  await recordEvent(actor.db, request, self(actor), 'recovery_codes')
  return { recoveryCodes }
}

/** As long as the role asks for the second step, it stays on. */
export async function refuseDemanded(actor: Actor): Promise<void> {
  const role = await findRole(actor, actor.roleId)
  if (role.requires_two_step) throw new AppError('two_step_demanded', { role: role.name })
}

/** Signs in by password alone from then on; the person is told in two ways, in case it was not them. */
export async function endTwoStep(services: Services, actor: Actor, request: FastifyRequest) {
  await refuseDemanded(actor)
  const gone = await actor.db.delete(twoSteps).where(eq(twoSteps.accountId, actor.accountId)).returning({
    confirmedAt: twoSteps.confirmedAt,
  })
  if (gone[0]?.confirmedAt) {
    await recordEvent(actor.db, request, self(actor), 'two_step_off')
    await tellStepOff(services, actor, self(actor), 'two_step_off')
  }
  return readSettings(actor)
}

const self = ({ id, accountId, homeSchoolId }: Actor) => ({ id, accountId, schoolId: homeSchoolId })

async function lock(actor: Actor) {
  const [row] = await actor.db.select().from(twoSteps).where(eq(twoSteps.accountId, actor.accountId)).for('update')
  return row
}
