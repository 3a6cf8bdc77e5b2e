import { randomUUID } from 'node:crypto'
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { schools } from '../db/schema/schools.ts'
import { passwordLinks, sessions } from '../db/schema/sessions.ts'
import { users } from '../db/schema/users.ts'
import type { Entry } from '../db/transaction.ts'

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
      failedLogins: users.failedLogins,
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
 * Counts a wrong password; every fifth locks the account, each time for twice as long (15 minutes to a day).
 * Returns the count and the end of a lock.
 */
export async function countFailure(db: Db, userId: number) {
  const failures = sql`${users.failedLogins} + 1`
  const [row] = await db
    .update(users)
    .set({
      failedLogins: failures,
      lockedUntil: sql`case when (${failures}) % 5 = 0
        then now() + least(interval '15 minutes' * power(2, least((${failures}) / 5 - 1, 7)), interval '1 day')
        else ${users.lockedUntil} end`,
    })
    .where(eq(users.id, userId))
    .returning({ failedLogins: users.failedLogins, lockedUntil: users.lockedUntil })
  return row
}

/**
 * Lets somebody in. False when the account was locked, or got another password, while this one was being checked:
 * then the answer that was found is worth nothing.
 */
export async function noteSignIn(db: Db, account: { id: number; passwordHash: string | null }): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ failedLogins: 0, lockedUntil: null, lastLoginAt: sql`now()`, status: activated })
    .where(
      and(
        eq(users.id, account.id),
        sql`${users.passwordHash} = ${account.passwordHash}`,
        sql`coalesce(${users.lockedUntil} <= now(), true)`,
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
  const { seconds, ...values } = session
  await db.insert(sessions).values({ ...values, id, expiresAt: sql`now() + ${seconds} * interval '1 second'` })
  return id
}

/** The session, locked so that two refreshes of it come one after the other. */
export async function lockSession(db: Db, id: string) {
  const [session] = await db
    .select({
      userId: sessions.userId,
      refreshHash: sessions.refreshHash,
      isOpen: sql<boolean>`${sessions.endedAt} is null and ${sessions.expiresAt} > now()`,
    })
    .from(sessions)
    .where(eq(sessions.id, id))
    .for('update')
  return session
}

export async function rotateSession(db: Db, id: string, refreshHash: string, seconds: number) {
  await db
    .update(sessions)
    .set({ refreshHash, refreshedAt: sql`now()`, expiresAt: sql`now() + ${seconds} * interval '1 second'` })
    .where(eq(sessions.id, id))
}

export type EndReason = 'logout' | 'reuse' | 'password' | 'role' | 'status' | 'elsewhere'

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
  const { minutes, ...values } = link
  await revokePasswordLinks(db, link.userId) // a new link replaces the ones before
  await db.insert(passwordLinks).values({ ...values, expiresAt: sql`now() + ${minutes} * interval '1 minute'` })
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
