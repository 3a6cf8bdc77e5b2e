import type { Session } from '@dsms/contract/auth'
import { AppError, fieldError } from '@dsms/contract/errors'
import type { Language } from '@dsms/contract/shared'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/client.ts'
import { asSystem } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import {
  type Account,
  countFailure,
  findAccount,
  findAccountById,
  insertPasswordLink,
  noteSignIn,
  setPassword,
  usePasswordLink,
} from './identity.data.ts'
import { notifyLocked } from './identity.notices.ts'
import { checkNewPassword, hashPassword, isPasswordOf, personalWords } from './passwords.ts'
import { endSessionsOf, openSession } from './sessions.service.ts'
import { hashSecret, randomSecret } from './tokens.ts'
import { takeSecondStep } from './twoStep.ts'

export const resetMinutes = 30
/** An invitation waits for somebody who may be on leave. */
export const invitationMinutes = 72 * 60

export async function signIn(
  services: Services,
  { email, password, code }: { email: string; password: string; code?: string | undefined },
  request: FastifyRequest,
): Promise<Session> {
  const account = await asSystem(services.database, ({ db }) => findAccount(db, email))
  if (account) refuseLocked(account)
  // hashing takes its time, hence between two transactions
  const isRight = await isPasswordOf(password, account?.passwordHash ?? null)
  if (!account) throw new AppError('login_invalid')
  if (!isRight) {
    const failure = await asSystem(services.database, ({ db }) => noteFailure(services, db, account))
    refuseLocked({ lockedUntil: failure?.lockedUntil ?? null })
    throw new AppError('login_invalid')
  }
  if (account.status === 'inactive') throw new AppError('account_inactive')
  if (account.isSchoolShut) throw new AppError('school_closed')
  const outcome = await asSystem(services.database, async ({ db }) => {
    const step = await takeSecondStep(services, db, account.id, code)
    if (step === 'wrong') await noteFailure(services, db, account)
    if (step !== 'passed') return step // committed: a wrong code has to count although the caller gets an error
    if (!(await noteSignIn(db, account))) {
      refuseLocked((await findAccountById(db, account.id)) ?? { lockedUntil: null })
      throw new AppError('login_invalid')
    }
    return openSession(services, db, account, request)
  })
  if (outcome === 'missing') throw new AppError('two_step_required')
  if (outcome === 'wrong') throw fieldError('code', 'two_step_wrong')
  return outcome
}

/** Counts a wrong password or code; whoever locks an account by it is told of to its administrators. */
async function noteFailure(services: Services, db: Db, account: Account) {
  const row = await countFailure(db, account.id)
  if (row && row.failedLogins % 5 === 0) await notifyLocked(services, db, account)
  return row
}

function refuseLocked({ lockedUntil }: { lockedUntil: string | null }) {
  const milliseconds = lockedUntil ? Date.parse(lockedUntil) - Date.now() : 0
  if (milliseconds > 0) throw new AppError('account_locked', { minutes: Math.ceil(milliseconds / 60_000) })
}

/** Mails a link to the account of an address, if there is one. Never tells which. */
export async function sendPasswordLink(services: Services, email: string, language: Language): Promise<void> {
  await asSystem(services.database, async ({ db, afterCommit }) => {
    const account = await findAccount(db, email)
    if (!account || account.status === 'inactive') return
    await invite(services, db, account, { language, isInvitation: account.status === 'invited', minutes: resetMinutes })
    afterCommit(() => services.mailer.deliver())
  })
}

/** Writes a mail with a fresh link to set a password; the caller's transaction sends it, `mailer.deliver` posts it. */
export async function invite(
  services: Services,
  db: Db,
  person: { id: number; schoolId: number | null; email: string; fullName: string; username: string },
  options: { language: Language; isInvitation: boolean; minutes: number },
): Promise<void> {
  const token = randomSecret()
  await insertPasswordLink(db, {
    userId: person.id,
    schoolId: person.schoolId,
    tokenHash: hashSecret(token),
    minutes: options.minutes,
  })
  const link = `${services.mailer.baseUrl()}/reset-password?token=${token}${options.isInvitation ? '&invited=1' : ''}`
  await services.mailer.write(db, {
    to: person.email,
    template: options.isInvitation ? 'invitation' : 'reset',
    language: options.language,
    values: {
      name: person.fullName || person.username,
      link,
      minutes: String(options.minutes),
      hours: String(Math.round(options.minutes / 60)),
    },
  })
}

/** Sets a password by a mailed link and ends all sessions. Returns the address to sign in with. */
export async function resetPassword(
  services: Services,
  input: { token: string; password: string; password_confirmation: string },
): Promise<string> {
  // a password that will not do must not use the link up, so look first and use it with the new hash
  const tokenHash = hashSecret(input.token)
  const passwordHash = await hashPassword(input.password)
  return asSystem(services.database, async ({ db }) => {
    const userId = await usePasswordLink(db, tokenHash)
    const account = userId === undefined ? undefined : await findAccountById(db, userId)
    if (!account) throw new AppError('link_invalid', { minutes: resetMinutes })
    checkNewPassword(input.password, input.password_confirmation, personalWords(account))
    await setPassword(db, account.id, passwordHash, { isOneTime: false, activates: true })
    await endSessionsOf(services, db, [account.id], 'password')
    return account.email
  })
}

/** Throws unless a signed-in person gave their own password; wrong ones count as at sign-in. */
export async function checkOwnPassword(services: Services, account: Account, password: string): Promise<void> {
  refuseLocked(account)
  if (await isPasswordOf(password, account.passwordHash)) return
  await asSystem(services.database, ({ db }) => countFailure(db, account.id))
  throw fieldError('current_password', 'password_wrong')
}

/** The own password: needs the present one. Ends every session and opens a new one. */
export async function changeOwnPassword(
  services: Services,
  account: Account,
  input: { current_password: string; password: string; password_confirmation: string },
  sessionId: string,
  request: FastifyRequest,
): Promise<Session> {
  await checkOwnPassword(services, account, input.current_password)
  checkNewPassword(input.password, input.password_confirmation, [...personalWords(account), input.current_password])
  const passwordHash = await hashPassword(input.password)
  return asSystem(services.database, async ({ db }) => {
    await setPassword(db, account.id, passwordHash, { isOneTime: false, activates: true })
    await endSessionsOf(services, db, [account.id], 'password', sessionId)
    return openSession(services, db, account, request)
  })
}
