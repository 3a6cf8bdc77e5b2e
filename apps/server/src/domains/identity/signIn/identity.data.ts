import { randomUUID } from 'node:crypto'
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { outbox } from '../../../db/tables/outbox.ts'
import { schools } from '../../../db/tables/schools.ts'
import { passwordLinks, sessions } from '../../../db/tables/sessions.ts'
import { users } from '../../../db/tables/users.ts'
import type { Entry } from '../../../db/transaction.ts'
import type { Gate } from './guessing/gates.ts'

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** The account of an address that can sign in or could once more; archived people have none. */
export async function findAccount(db: Db, email: string) {
  return findAccountBy(db, sql`lower(${users.email}) = ${email.toLowerCase()}`)
}

export async function findAccountById(db: Db, id: number) {
  return findAccountBy(db, eq(users.id, id))
}

async function findAccountBy(db: Db, condition: SQL) {
  const [account] = await db
    .select({
      id: users.id,
      schoolId: users.schoolId,
      username: users.username,
      fullName: users.fullName,
      email: users.email,
      status: users.status,
      passwordHash: users.passwordHash,
      mustChangePassword: users.mustChangePassword,
      lockedUntil: users.lockedUntil,
      preferences: users.preferences,
      /** Nobody gets into a school that is closed, was turned down or put away. */
      isSchoolShut: sql<boolean>`coalesce(${schools.status} in ('closed', 'rejected') or ${schools.archivedAt} is not null, false)`,
    })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(and(condition, ne(users.status, 'archived')))
  return account
}

/**
 * Lets somebody in. False when the account was locked, or got another password, while this one was being checked:
 * then the answer that was found is worth nothing. A lock by guesses of others does not concern a browser of their own.
 */
export async function noteSignIn(
  db: Db,
  account: { id: number; passwordHash: string | null },
  { isOfAddress }: Pick<Gate, 'isOfAddress'>,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ lastLoginAt: sql`now()`, status: activated, ...(isOfAddress ? { failedLogins: 0, lockedUntil: null } : {}) })
    .where(
      and(
        eq(users.id, account.id),
        sql`${users.passwordHash} = ${account.passwordHash}`,
        isOfAddress ? sql`coalesce(${users.lockedUntil} <= now(), true)` : undefined,
      ),
    )
    .returning({ id: users.id })
  return rows.length > 0
}

/** Somebody who was invited is active from the first use of the account; others stay as they are. */
const activated = sql`case when ${users.status} = 'invited' then 'active' else ${users.status} end`

export async function insertSession(
  db: Db,
  session: {
    userId: number
    schoolId: number | null
    refreshHash: string
    seconds: number
    ip: string
    userAgent: string
  },
): Promise<string> {
  const id = randomUUID()
  const { seconds, schoolId, ...values } = session
  await db.insert(sessions).values({
    ...values,
    id,
    tenant: schoolId ?? 0,
    expiresAt: sql`now() + ${seconds} * interval '1 second'`,
    needsTwoStep: sql`(select r.requires_two_step and not has_two_step(u.id)
      from users u join roles r on r.id = u.role_id where u.id = ${session.userId})`,
  })
  return id
}

/**
 * For how long a token that was just exchanged still gets the pair that took its place. A page that was left before the
 * answer came asks again within a quarter of a minute of the next one's start, which on a slow line may take as long.
 */
const graceSeconds = 60

/** The session, locked so that two refreshes of it come one after the other. */
export async function lockSession(db: Db, id: string) {
  const [session] = await db
    .select({
      userId: sessions.userId,
      schoolId: sessions.schoolId,
      refreshHash: sessions.refreshHash,
      previousHash: sessions.previousHash,
      isFresh: sql<boolean>`${sessions.refreshedAt} > now() - ${graceSeconds} * interval '1 second'`,
      isOpen: sql<boolean>`${sessions.endedAt} is null and ${sessions.expiresAt} > now()`,
    })
    .from(sessions)
    .where(eq(sessions.id, id))
    .for('update')
  return session
}

/** A session lives for some seconds from each use, and never beyond so many days from the sign-in. */
export async function rotateSession(
  db: Db,
  id: string,
  refreshHash: string,
  { seconds, days }: { seconds: number; days: number },
) {
  await db
    .update(sessions)
    .set({
      refreshHash,
      previousHash: sessions.refreshHash,
      refreshedAt: sql`now()`,
      expiresAt: sql`least(now() + ${seconds} * interval '1 second', ${sessions.createdAt} + ${days} * interval '1 day')`,
    })
    .where(eq(sessions.id, id))
}

export type EndReason = 'logout' | 'reuse' | 'password' | 'role' | 'status' | 'elsewhere' | 'two_step'

/** Ends the open sessions that meet a condition. */
export async function endSessionsWhere(db: Db, condition: SQL, reason: EndReason) {
  await db
    .update(sessions)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(and(condition, isNull(sessions.endedAt)))
}

export async function readEntry(db: Db, sessionId: string, requestId: string): Promise<Entry | null> {
  const { rows } = await db.execute<{ entry: Entry | null }>(
    sql`select enter(${sessionId}, null, ${requestId}) as entry`,
  )
  return rows[0]?.entry ?? null
}

export async function insertPasswordLink(
  db: Db,
  link: { userId: number; schoolId: number | null; tokenHash: string; minutes: number },
) {
  const { minutes, schoolId, ...values } = link
  await revokePasswordLinks(db, link.userId) // a new link replaces the ones before
  await db
    .insert(passwordLinks)
    .values({ ...values, tenant: schoolId ?? 0, expiresAt: sql`now() + ${minutes} * interval '1 minute'` })
}

/** Makes the links that are under way to a person worthless: there is a newer one, a new password or a new address. */
export async function revokePasswordLinks(db: Db, userId: number) {
  await db
    .update(passwordLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(passwordLinks.userId, userId), isNull(passwordLinks.usedAt)))
}

/** Uses a link up and tells whose it is; undefined when it was used or is too old. */
export async function usePasswordLink(db: Db, tokenHash: string): Promise<number | undefined> {
  const [link] = await db
    .update(passwordLinks)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(passwordLinks.tokenHash, tokenHash),
        isNull(passwordLinks.usedAt),
        sql`${passwordLinks.expiresAt} > now()`,
      ),
    )
    .returning({ userId: passwordLinks.userId })
  return link?.userId
}

/** Sets a password; whoever can do that is active from then on, unless they were switched off. */
export async function setPassword(
  db: Db,
  userId: number,
  passwordHash: string,
  options: { isOneTime: boolean; activates: boolean },
) {
  await db
    .update(users)
    .set({
      passwordHash,
      mustChangePassword: options.isOneTime,
      failedLogins: 0,
      lockedUntil: null,
      ...(options.activates ? { status: activated } : {}),
    })
    .where(eq(users.id, userId))
  await revokePasswordLinks(db, userId)
}

/** Notes that an address was shown to be its owner's, and lets go what waited for that. */
export async function markVerified(db: Db, userId: number): Promise<void> {
  await db
    .update(users)
    .set({ emailVerifiedAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
  await db.update(outbox).set({ heldFor: null }).where(eq(outbox.heldFor, userId))
}

/**
 * Whether a link that anybody may ask for is mailed: to an address that nobody verified three times a day, and for an
 * invitation not before the one who invited has verified their own.
 */
export async function mayMailLink(db: Db, userId: number): Promise<boolean> {
  const { rows } = await db.execute<{ may: boolean }>(sql`
    select not (u.status = 'invited' and coalesce(c.email_verified_at is null, false))
           and (u.email_verified_at is not null or u.status = 'invited' or
                (select count(*) from password_links l where l.user_id = u.id and l.created_at > now() - interval '1 day') < 3) as may
      from users u left join users c on c.id = u.created_by
     where u.id = ${userId}`)
  return rows[0]?.may ?? false
}
