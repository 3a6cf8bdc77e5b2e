import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { firstRow, rowsOf } from '../../../db/rows.ts'
import { accounts } from '../../../db/tables/accounts.ts'
import { outbox } from '../../../db/tables/outbox.ts'
import { schools } from '../../../db/tables/schools.ts'
import { passwordLinks, sessions } from '../../../db/tables/sessions.ts'
import { users } from '../../../db/tables/users.ts'
import { type Entry, entryShape } from '../../../kernel/session/entered.ts'
import { forgetBrowsers } from './browsers.ts'
import { forgetGuesses, type Gate } from './guessing/gates.ts'

/** An account, and as whom its owner comes in: where they were last, of the places that are open to them. */
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** The account of an address that can sign in or could once more; archived people have none. */
export async function findAccount(db: Db, email: string) {
  return findAccountBy(db, sql`lower(${accounts.email}) = ${email.toLowerCase()}`)
}

/** The account of somebody, as that person. */
export async function findAccountOf(db: Db, personId: number) {
  return findAccountBy(db, eq(users.id, personId))
}

export async function findAccountById(db: Db, accountId: number) {
  return findAccountBy(db, eq(accounts.id, accountId))
}

/** Nobody gets into a school that is closed, was turned down or archived. */
const isSchoolShut = sql<boolean>`coalesce(${schools.status} in ('closed', 'rejected') or ${schools.archivedAt} is not null, false)`

async function findAccountBy(db: Db, condition: SQL) {
  const [account] = await db
    .select({
      id: users.id,
      accountId: accounts.id,
      schoolId: users.schoolId,
      username: accounts.username,
      fullName: users.fullName,
      email: accounts.email,
      status: users.status,
      passwordHash: accounts.passwordHash,
      mustChangePassword: accounts.mustChangePassword,
      lockedUntil: accounts.lockedUntil,
      preferences: accounts.preferences,
      isSchoolShut,
    })
    .from(accounts)
    .innerJoin(users, and(eq(users.accountId, accounts.id), ne(users.status, 'archived')))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(and(condition, isNull(accounts.closedAt)))
    .orderBy(sql`${users.status} = 'inactive' or ${isSchoolShut}`, sql`${desc(users.lastLoginAt)} nulls last`, users.id)
    .limit(1)
  return account
}

/**
 * Lets somebody in. False when the account was locked, or got another password, while this one was being checked:
 * then the answer that was found is worth nothing. A lock by guesses of others does not concern a browser of their own.
 */
export async function noteSignIn(
  db: Db,
  account: Pick<Account, 'id' | 'accountId' | 'passwordHash'>,
  { isOfAddress }: Pick<Gate, 'isOfAddress'>,
): Promise<boolean> {
  const [before] = await db
    .select({ lockedUntil: accounts.lockedUntil })
    .from(accounts)
    .where(eq(accounts.id, account.accountId))
    .for('update')
  const rows = await db
    .update(accounts)
    .set(isOfAddress ? { failedLogins: 0, lockedUntil: null } : { failedLogins: accounts.failedLogins })
    .where(
      and(
        eq(accounts.id, account.accountId),
        sql`${accounts.passwordHash} = ${account.passwordHash}`,
        isOfAddress ? sql`coalesce(${accounts.lockedUntil} <= now(), true)` : undefined,
      ),
    )
    .returning({ id: accounts.id })
  if (rows.length === 0) return false
  if (isOfAddress && before?.lockedUntil) await forgetGuesses(db, account.accountId)
  await noteArrival(db, account.id)
  return true
}

/** Notes that somebody came in, which also makes active who was invited. */
export async function noteArrival(db: Db, personId: number): Promise<void> {
  await db.update(users).set({ lastLoginAt: sql`now()`, status: activated }).where(eq(users.id, personId))
}

/** Somebody who was invited is active from the first use of the account; others stay as they are. */
const activated = sql`case when ${users.status} = 'invited' then 'active' else ${users.status} end`

/** A program's session lasts for minutes without use, a browser's for hours of work, or for weeks on a personal device. */
export type Stay = 'program' | 'work' | 'device'

export async function insertSession(
  db: Db,
  session: {
    accountId: number
    userId: number
    schoolId: number | null
    refreshHash: string
    seconds: number
    ip: string
    userAgent: string
    stay?: Stay
    /** When the password was given, where that was before. */
    signedInAt?: string
    confirmedAt?: string
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

export async function stayOf(db: Db, sessionId: string): Promise<Stay | undefined> {
  const [session] = await db
    .select({ stay: sql<Stay>`${sessions.stay}` })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return session?.stay
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
      accountId: sessions.accountId,
      userId: sessions.userId,
      schoolId: sessions.schoolId,
      refreshHash: sessions.refreshHash,
      previousHash: sessions.previousHash,
      stay: sql<Stay>`${sessions.stay}`,
      isFresh: sql<boolean>`${sessions.refreshedAt} > now() - ${graceSeconds} * interval '1 second'`,
      isOpen: sql<boolean>`${sessions.endedAt} is null and ${sessions.expiresAt} > now()`,
    })
    .from(sessions)
    .where(eq(sessions.id, id))
    .for('update')
  return session
}

/** Notes that whoever uses a session gave their password just now. */
export const noteConfirmed = (db: Db, sessionId: string) =>
  db.update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.id, sessionId))

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
      expiresAt: sql`least(now() + ${seconds} * interval '1 second', ${sessions.signedInAt} + ${days} * interval '1 day')`,
    })
    .where(eq(sessions.id, id))
}

export type EndReason = 'logout' | 'place' | 'reuse' | 'password' | 'role' | 'status' | 'elsewhere' | 'two_step'

/** Ends the open sessions that meet a condition. */
export async function endSessionsWhere(db: Db, condition: SQL, reason: EndReason) {
  await db
    .update(sessions)
    .set({ endedAt: sql`now()`, endReason: reason })
    .where(and(condition, isNull(sessions.endedAt)))
}

const enteredRow = z.object({ entry: entryShape.nullable() })

export async function readEntry(db: Db, sessionId: string, requestId: string): Promise<Entry | null> {
  const row = await firstRow(db, enteredRow, sql`select enter(${sessionId}, null, ${requestId}) as entry`)
  return row?.entry ?? null
}

/** Keeps a link to set a password, which replaces the ones before. */
export async function insertPasswordLink(
  db: Db,
  { accountId, tokenHash, minutes }: { accountId: number; tokenHash: string; minutes: number },
) {
  await db.execute(sql`select add_password_link(${accountId}, ${tokenHash}, ${Math.round(minutes)})`)
}

/** Makes the links that are under way to an account worthless: there is a newer one, a new password or a new address. */
export async function revokePasswordLinks(db: Db, accountId: number) {
  await db
    .update(passwordLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(passwordLinks.accountId, accountId), isNull(passwordLinks.usedAt)))
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
    .returning({ accountId: passwordLinks.accountId })
  return link?.accountId
}

/**
 * Sets the password that an owner chose; whoever can do that is active from then on, unless they were switched off. The
 * guesses before are forgotten, and all browsers are strangers.
 */
export async function setPassword(db: Db, accountId: number, passwordHash: string) {
  await db
    .update(accounts)
    .set({ passwordHash, mustChangePassword: false, failedLogins: 0, lockedUntil: null })
    .where(eq(accounts.id, accountId))
  await db
    .update(users)
    .set({ status: 'active' })
    .where(and(eq(users.accountId, accountId), eq(users.status, 'invited')))
  await revokePasswordLinks(db, accountId)
  await forgetGuesses(db, accountId)
  await forgetBrowsers(db, accountId)
}

/** Notes that an address was shown to be its owner's, and lets go what waited for that. */
export async function markVerified(db: Db, accountId: number): Promise<void> {
  await db
    .update(accounts)
    .set({ emailVerifiedAt: sql`now()` })
    .where(and(eq(accounts.id, accountId), isNull(accounts.emailVerifiedAt)))
  await db
    .update(outbox)
    .set({ heldFor: null })
    .where(sql`${outbox.heldFor} in (select id from users where account_id = ${accountId})`)
}

const mayRow = z.object({ may: z.boolean() })

/**
 * Whether a link that anybody may ask for is mailed: to an address that nobody verified three times a day, and for an
 * invitation not before the one who invited has verified their own.
 */
export async function mayMailLink(db: Db, { id, accountId }: Pick<Account, 'id' | 'accountId'>): Promise<boolean> {
  // one after the other: many who ask at once are counted as many
  await db.execute(sql`select from accounts where id = ${accountId} for update`)
  const rows = await rowsOf(
    db,
    mayRow,
    sql`
      select not (u.status = 'invited' and ca.email_verified_at is null)
             and (a.email_verified_at is not null or u.status = 'invited' or
                  (select count(*) from password_links l where l.account_id = a.id and l.created_at > now() - interval '1 day') < 3) as may
        from users u join accounts a on a.id = ${accountId}
        left join users c on c.id = u.created_by left join accounts ca on ca.id = c.account_id
       where u.id = ${id}`,
  )
  return rows[0]?.may ?? false
}
