import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { generateSecret, generateURI, verifySync } from 'otplib'
import type { Db } from '../../../db/client.ts'
import { twoSteps } from '../../../db/tables/accounts.ts'
import type { Services } from '../../../kernel/services.ts'
import { hashSecret, type Tokens } from '../../../kernel/session/tokens.ts'

export type SecondStep = 'passed' | 'missing' | 'wrong'

/**
 * Checks the second step of somebody whose password was right, and uses the code up: one of the app counts once, and so
 * does a recovery code. Accounts without a second step pass.
 */
export async function takeSecondStep(
  { tokens }: Pick<Services, 'tokens'>,
  db: Db,
  accountId: number,
  code: string | undefined,
): Promise<SecondStep> {
  const [row] = await db.select().from(twoSteps).where(eq(twoSteps.accountId, accountId)).for('update')
  if (!row?.confirmedAt) return 'passed'
  if (!code) return 'missing'
  const usedStep = stepOf(tokens, row.secret, code, row.usedStep)
  if (usedStep !== undefined) {
    await db.update(twoSteps).set({ usedStep }).where(eq(twoSteps.accountId, accountId))
    return 'passed'
  }
  const hash = recoveryHashOf(code)
  if (!row.recoveryHashes.includes(hash)) return 'wrong'
  await db
    .update(twoSteps)
    .set({ recoveryHashes: sql`array_remove(recovery_hashes, ${hash})` })
    .where(eq(twoSteps.accountId, accountId))
  return 'passed'
}

/** The period of a right code that is newer than the last one used; a clock may be off by half a minute. */
export function stepOf(tokens: Tokens, sealed: string, code: string, after: number): number | undefined {
  const token = code.replace(/\s/g, '')
  const secret = tokens.unseal(sealed)
  if (!/^\d{6}$/.test(token) || secret === undefined) return undefined
  const now = Math.floor(Date.now() / 30_000)
  // a step that is still to come has not been used; the library refuses to start from one
  const result = verifySync({ secret, token, epochTolerance: 30, afterTimeStep: Math.min(after, now + 1) })
  return result.valid && 'timeStep' in result ? Number(result.timeStep) : undefined
}

export const newSecret = (): string => generateSecret({ length: 20 })

/** What an authenticator app reads from the picture. */
export const uriOf = (secret: string, email: string): string => generateURI({ issuer: 'DSMS', label: email, secret })

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes for the day the app is lost, without letters that look alike. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => {
    const text = Array.from(randomBytes(10), (byte) => letters[byte % letters.length]).join('')
    return `${text.slice(0, 5)}-${text.slice(5)}`
  })

export const recoveryHashOf = (code: string): string => hashSecret(plainRecoveryCode(code))

const plainRecoveryCode = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')
