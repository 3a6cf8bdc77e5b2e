import { AppError } from '@dsms/contract/kernel/errors'
import type { Session } from '@dsms/contract/kernel/session/signIn'
import type { Language } from '@dsms/contract/kernel/shared'
import { eq, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../../db/client.ts'
import { sessions } from '../../../db/tables/sessions.ts'
import { users } from '../../../db/tables/users.ts'
import { sessionCookie } from '../../../kernel/http/credentials.ts'
import { languageOf } from '../../../kernel/http/language.ts'
import type { Services } from '../../../kernel/services.ts'
import {
  hashSecret,
  isSecretOf,
  randomSecret,
  refreshTokenOf,
  splitRefreshToken,
} from '../../../kernel/session/tokens.ts'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { settingsOf } from '../../platform/public.ts'
import {
  type EndReason,
  endSessionsWhere,
  insertSession,
  lockSession,
  readEntry,
  rotateSession,
  type Stay,
} from '../signIn/identity.data.ts'
import { readBeside, userDataOf } from '../signIn/userData.ts'
import { recordEvent, userAgentOf } from './events.ts'

/** Opens a session of somebody as one of the people they are: a row, an access token and a refresh token. Throws `login_invalid` when the person may not enter. */
export async function openSession(
  services: Services,
  db: Db,
  person: { id: number; accountId: number; schoolId: number | null },
  request: FastifyRequest,
  { stay = 'program', ...before }: { stay?: Stay | undefined; signedInAt?: string; confirmedAt?: string } = {},
): Promise<Session> {
  const secret = randomSecret()
  const life = await lifeOf(services, db, stay)
  const sessionId = await insertSession(db, {
    accountId: person.accountId,
    userId: person.id,
    schoolId: person.schoolId,
    stay,
    ...before,
    refreshHash: hashSecret(secret),
    seconds: Math.min(life.seconds, life.days * 86_400),
    ip: request.ip,
    userAgent: userAgentOf(request),
  })
  return answerFor(services, db, sessionId, secret, request, 'account_inactive')
}

/**
 * Exchanges a refresh token. A used one ends its session, since one of the two who hold it is a thief. Only the newest
 * used one, within seconds, is taken for a second tab or an answer that was lost: it gets the very pair that took its
 * place, so that both go on as one (decision 22).
 */
export async function refreshSession(services: Services, token: string, request: FastifyRequest): Promise<Session> {
  const parts = splitRefreshToken(token)
  if (!parts) throw new AppError('refresh_invalid')
  const outcome = await asSystem(services.database, async ({ db }) => {
    const session = await lockSession(db, parts.sessionId)
    if (!session?.isOpen) return undefined
    const secret = services.tokens.keyed(`refresh ${parts.sessionId}`, parts.secret)
    const isNewest = isSecretOf(parts.secret, session.refreshHash)
    const isJustUsed =
      session.isFresh && session.previousHash !== null && isSecretOf(parts.secret, session.previousHash)
    if (!isNewest && !(isJustUsed && isSecretOf(secret, session.refreshHash))) {
      await endSessionsWhere(db, eq(sessions.id, parts.sessionId), 'reuse')
      await services.events.publish(db, { session: parts.sessionId }, { type: 'signed-out' })
      await recordEvent(db, request, { ...session, id: session.userId }, 'token_reuse', {
        outcome: 'ended',
      })
      return undefined // committed: the session has to end although the caller gets an error
    }
    if (isNewest) {
      await rotateSession(db, parts.sessionId, hashSecret(secret), await lifeOf(services, db, session.stay))
    }
    return answerFor(services, db, parts.sessionId, secret, request, 'refresh_invalid')
  })
  if (!outcome) throw new AppError('refresh_invalid')
  return outcome
}

/** How many seconds a session lasts without use, and days in all: by settings of the platform, for programs by the server's. */
async function lifeOf({ tokens, env }: Services, db: Db, stay: Stay): Promise<{ seconds: number; days: number }> {
  const said = await settingsOf({ db, tenant: 0 }, ['sign_in.work', 'sign_in.device', 'sign_in.longest'])
  const days = Math.min(said['sign_in.longest'], env.ABSOLUTE_SESSION_DAYS)
  if (stay === 'program') return { seconds: tokens.refreshSeconds, days }
  return { seconds: stay === 'work' ? said['sign_in.work'] * 3600 : said['sign_in.device'] * 86_400, days }
}

/** Ends every session of some people and tells their open browsers, except that of a session which gets a new one. */
export async function endSessionsOf(
  services: Services,
  db: Db,
  userIds: number[],
  reason: EndReason,
  butSession?: string,
): Promise<void> {
  if (userIds.length === 0) return
  await endSessionsWhere(db, sql`${sessions.userId} = any(${sql.param(userIds)}::int[])`, reason)
  await services.events.publish(db, { users: userIds, butSession }, { type: 'signed-out' })
}

/** Ends every session of an account, in all its places. */
export async function endSessionsOfAccount(
  services: Services,
  db: Db,
  accountId: number,
  reason: EndReason,
  butSession?: string,
): Promise<void> {
  const people = await db.select({ id: users.id }).from(users).where(eq(users.accountId, accountId))
  await endSessionsWhere(db, eq(sessions.accountId, accountId), reason)
  await services.events.publish(db, { users: people.map(({ id }) => id), butSession }, { type: 'signed-out' })
}

export const endOneSession = (db: Db, sessionId: string) => endSessionsWhere(db, eq(sessions.id, sessionId), 'logout')

/** The cookie that authenticates calls without a bearer header, for as long as the access token lives. */
export function setSessionCookie(services: Services, reply: FastifyReply, accessToken: string) {
  reply.setCookie(sessionCookie, accessToken, cookieOptions(services, services.tokens.accessSeconds))
}

export function clearSessionCookie(services: Services, reply: FastifyReply) {
  reply.clearCookie(sessionCookie, cookieOptions(services))
}

const cookieOptions = (services: Services, maxAge?: number) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: services.env.PUBLIC_URL?.startsWith('https:') ?? false,
  ...(maxAge === undefined ? {} : { maxAge }),
})

async function answerFor(
  services: Services,
  db: Db,
  sessionId: string,
  secret: string,
  request: FastifyRequest,
  refusal: 'account_inactive' | 'refresh_invalid',
): Promise<Session> {
  const entry = await readEntry(db, sessionId, request.id)
  if (!entry) throw new AppError(refusal)
  const language = languageFor(services, request)
  return {
    userData: userDataOf(entry, language, await readBeside(db, entry, language)),
    accessToken: await services.tokens.sign(sessionId, entry.id),
    refreshToken: refreshTokenOf(sessionId, secret),
    expiresIn: Math.min(services.tokens.accessSeconds, services.tokens.refreshSeconds),
  }
}

const languageFor = (services: Services, request: FastifyRequest): Language =>
  languageOf(request.headers['accept-language'], services.env.DEFAULT_LANGUAGE)
