import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { Session } from '@dsms/contract/kernel/session/signIn'
import type { Language } from '@dsms/contract/kernel/shared'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../db/client.ts'
import type { Waiting } from '../../../kernel/delivery/mailer.ts'
import type { Services } from '../../../kernel/services.ts'
import { hashSecret, randomSecret } from '../../../kernel/session/tokens.ts'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { notifyLocked } from '../account/notices.ts'
import { recordEvent } from '../sessions/events.ts'
import { endSessionsOfAccount, openSession } from '../sessions/sessions.service.ts'
import { takeSecondStep } from '../sessions/twoStep.ts'
import { browserOf, rememberBrowser } from './browsers.ts'
import { countFailure, type Gate, gateAt, openGate, ownGate, refuseLocked } from './guessing/gates.ts'
import {
  type Account,
  findAccount,
  findAccountById,
  insertPasswordLink,
  markVerified,
  mayMailLink,
  noteSignIn,
  type Stay,
  setPassword,
  stayOf,
  usePasswordLink,
} from './identity.data.ts'
import { checkNewPassword, hashPassword, isPasswordOf, personalWords } from './passwords.ts'

export const resetMinutes = 30
/** An invitation waits for somebody who may be on leave. */
export const invitationMinutes = 72 * 60

interface SignIn {
  email: string
  password: string
  code?: string | undefined
  /** Of a browser; programs leave it out. */
  stay?: Stay | undefined
}

export async function signIn(
  services: Services,
  { email, password, code, stay }: SignIn,
  request: FastifyRequest,
): Promise<SignedIn> {
  const browser = browserOf(request)
  const { account, gate } = await asSystem(services.database, async ({ db }) => {
    const account = await findAccount(db, email)
    return { account, gate: await gateAt(services, db, { email, account, browser }) }
  })
  refuseLocked(gate)
  const fail = (db: Db, outcome: 'wrong_password' | 'wrong_code') =>
    noteFailure(services, db, request, { gate, account, kind: 'sign_in', outcome })
  // hashing takes its time, hence between two transactions
  const isRight = await isPasswordOf(password, account?.passwordHash ?? null)
  if (!account || !isRight) {
    refuseLocked(await asSystem(services.database, ({ db }) => fail(db, 'wrong_password')))
    throw new AppError('login_invalid')
  }
  await refuseShut(services, account, request)
  const outcome = await asSystem(services.database, async ({ db }) => {
    const step = await takeSecondStep(services, db, account.accountId, code)
    if (step === 'wrong') await fail(db, 'wrong_code')
    if (step !== 'passed') return step // committed: a wrong code has to count although the caller gets an error
    if (!(await openGate(db, gate)) || !(await noteSignIn(db, account, gate))) {
      refuseLocked(
        await gateAt(services, db, { email, account: await findAccountById(db, account.accountId), browser }),
      )
      throw new AppError('login_invalid')
    }
    return letIn(services, db, account, request, browser, stay)
  })
  if (outcome === 'missing') throw new AppError('two_step_required')
  if (outcome === 'wrong') throw fieldError('code', 'two_step_wrong')
  return outcome
}

/** Somebody as whom an account acts, and where. */
export type Place = Pick<Account, 'id' | 'accountId' | 'schoolId'>

interface SignedIn {
  session: Session
  /** What the browser is to keep, so that guesses of others do not keep its owner out. */
  browser: string
}

/** Opens the session of somebody who showed who they are, and remembers their browser. */
export async function letIn(
  services: Services,
  db: Db,
  person: Place,
  request: FastifyRequest,
  browser: string | undefined,
  stay?: Stay | undefined,
): Promise<SignedIn> {
  await recordEvent(db, request, person, 'sign_in')
  return {
    browser: await rememberBrowser(db, person.accountId, browser),
    session: await openSession(services, db, person, request, { stay }),
  }
}

/** The password was right, but the account or its school is shut: told to its owner, and written down. */
async function refuseShut(services: Services, account: Account, request: FastifyRequest) {
  const outcome = account.status === 'inactive' ? 'inactive' : account.isSchoolShut ? 'school_closed' : undefined
  if (!outcome) return
  await asSystem(services.database, ({ db }) => recordEvent(db, request, account, 'sign_in', { outcome }))
  throw new AppError(outcome === 'inactive' ? 'account_inactive' : outcome)
}

/** Counts a wrong password or code; whoever locks an account by it is told of to its administrators. */
async function noteFailure(
  services: Services,
  db: Db,
  request: FastifyRequest,
  { gate, account, kind, outcome }: Failure,
) {
  const row = await countFailure(db, gate, account)
  if (!account) return row
  await recordEvent(db, request, account, kind, { outcome })
  if (row.failures % 5 === 0) {
    await recordEvent(db, request, account, 'lockout', { outcome: 'locked' })
    await notifyLocked(services, db, account)
  }
  return row
}

interface Failure {
  gate: Gate
  account: Account | undefined
  kind: 'sign_in' | 'own_password'
  outcome: 'wrong_password' | 'wrong_code'
}

/** Mails a link to the account of an address, if there is one. Never tells which. */
export async function sendPasswordLink(services: Services, email: string, language: Language): Promise<void> {
  await asSystem(services.database, async ({ db, afterCommit }) => {
    const account = await findAccount(db, email)
    if (!account || account.status === 'inactive' || !(await mayMailLink(db, account))) return
    await invite(services, db, account, { language, isInvitation: account.status === 'invited', minutes: resetMinutes })
    afterCommit(() => void services.mailer.deliver())
  })
}

/** Writes a mail with a fresh link to set a password; the caller's transaction sends it, `mailer.deliver` posts it. */
export async function invite(
  services: Services,
  db: Db,
  account: { accountId: number; email: string; fullName: string; username: string },
  options: { language: Language; isInvitation: boolean; minutes: number; outside?: Waiting },
): Promise<void> {
  const token = randomSecret()
  await insertPasswordLink(db, {
    accountId: account.accountId,
    tokenHash: hashSecret(token),
    // it is good for as long from the moment it leaves
    minutes: options.minutes + (options.outside?.minutes ?? 0),
  })
  const link = `${services.mailer.baseUrl()}/reset-password?token=${token}${options.isInvitation ? '&invited=1' : ''}`
  await services.mailer.write(db, {
    to: account.email,
    template: options.isInvitation ? 'invitation' : 'reset',
    language: options.language,
    ...(options.outside ? { outside: options.outside } : {}),
    values: {
      name: account.fullName || account.username,
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
  request: FastifyRequest,
): Promise<string> {
  // a password that will not do must not use the link up, so look first and use it with the new hash
  const tokenHash = hashSecret(input.token)
  const passwordHash = await hashPassword(input.password)
  return asSystem(services.database, async ({ db }) => {
    const accountId = await usePasswordLink(db, tokenHash)
    const account = accountId === undefined ? undefined : await findAccountById(db, accountId)
    if (!account) throw new AppError('link_invalid', { minutes: resetMinutes })
    await checkNewPassword(input.password, input.password_confirmation, personalWords(account))
    await setPassword(db, account.accountId, passwordHash)
    // the link came by mail, so whoever follows it reads what goes to this address
    await markVerified(db, account.accountId)
    await endSessionsOfAccount(services, db, account.accountId, 'password')
    await recordEvent(db, request, account, 'password_reset')
    return account.email
  })
}

/**
 * Throws unless a signed-in person gave their own password, and a code where one is asked for. Wrong ones lock as at
 * sign-in, but in a count of their own: what strangers guess keeps nobody from changing their password.
 */
export async function checkOwnPassword(
  services: Services,
  account: Account,
  { password, code }: { password: string; code?: string | undefined },
  request: FastifyRequest,
): Promise<void> {
  const gate = await asSystem(services.database, ({ db }) => ownGate(services, db, account.accountId))
  refuseLocked(gate)
  const isRight = await isPasswordOf(password, account.passwordHash)
  const outcome = await asSystem(services.database, async ({ db }) => {
    const step = !isRight
      ? 'password'
      : code === undefined
        ? 'passed'
        : await takeSecondStep(services, db, account.accountId, code)
    if (step === 'passed') return (await openGate(db, gate)) ? step : 'locked'
    const wrong = isRight ? 'wrong_code' : 'wrong_password'
    await noteFailure(services, db, request, { gate, account, kind: 'own_password', outcome: wrong })
    return step
  })
  if (outcome === 'locked')
    refuseLocked(await asSystem(services.database, ({ db }) => ownGate(services, db, account.accountId)))
  if (outcome === 'password') throw fieldError('current_password', 'password_wrong')
  if (outcome !== 'passed') throw fieldError('code', 'two_step_wrong')
}

/** The own password: needs the present one. Ends every session and opens a new one. */
export async function changeOwnPassword(
  services: Services,
  account: Account,
  input: { current_password: string; password: string; password_confirmation: string },
  sessionId: string,
  request: FastifyRequest,
): Promise<SignedIn> {
  await checkOwnPassword(services, account, { password: input.current_password }, request)
  await checkNewPassword(input.password, input.password_confirmation, [
    ...personalWords(account),
    input.current_password,
  ])
  const passwordHash = await hashPassword(input.password)
  return asSystem(services.database, async ({ db }) => {
    const stay = await stayOf(db, sessionId)
    await setPassword(db, account.accountId, passwordHash)
    await endSessionsOfAccount(services, db, account.accountId, 'password', sessionId)
    await recordEvent(db, request, account, 'password_changed')
    // a new password makes strangers of all browsers but this one
    return {
      session: await openSession(services, db, account, request, { stay }),
      browser: await rememberBrowser(db, account.accountId),
    }
  })
}
