import type { AccountSettings, sendVerification } from '@dsms/contract/identity/account/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { personName } from '../../../db/people.ts'
import { accounts, emailChanges } from '../../../db/tables/accounts.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { hashSecret } from '../../../kernel/session/tokens.ts'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { linkHours, mailAddressLink } from '../signIn/addressLinks.ts'
import { markVerified, revokePasswordLinks } from '../signIn/identity.data.ts'
import { readSettings } from './account.data.ts'

/** Keeps the wish for another address and mails a link there; until it is followed nothing changes. */
export async function askForEmail(services: Services, actor: Actor, email: string): Promise<AccountSettings> {
  const { general } = await readSettings(actor)
  if (general.email.toLowerCase() === email.toLowerCase()) throw fieldError('email', 'email_unchanged')
  await mailAddressLink(services, actor.db, actor, email)
  actor.afterCommit(() => void services.mailer.deliver())
  return readSettings(actor)
}

export async function resendEmailLink(services: Services, actor: Actor): Promise<AccountSettings> {
  const { general } = await readSettings(actor)
  if (general.pendingEmail === null) throw new AppError('not_found')
  await mailAddressLink(services, actor.db, actor, general.pendingEmail)
  actor.afterCommit(() => void services.mailer.deliver())
  return readSettings(actor)
}

/** The links that were mailed today stay counted. */
export async function cancelEmailChange(actor: Actor): Promise<AccountSettings> {
  // a moment ago: kept to the millisecond, now() may be rounded into the future
  const past = sql`now() - interval '1 second'`
  await actor.db.update(emailChanges).set({ expiresAt: past }).where(eq(emailChanges.accountId, actor.accountId))
  return readSettings(actor)
}

/** Mails the link again by which the actor shows that their address is theirs; nothing where they did. */
export async function verifyAddress(services: Services, actor: Actor): Promise<Answer<typeof sendVerification>> {
  const [own] = await actor.db
    .select({ email: accounts.email, verifiedAt: accounts.emailVerifiedAt })
    .from(accounts)
    .where(eq(accounts.id, actor.accountId))
  if (!own) throw new AppError('session_ended')
  if (own.verifiedAt === null) {
    await mailAddressLink(services, actor.db, actor, own.email)
    actor.afterCommit(() => void services.mailer.deliver())
  }
  return { email: own.email, isVerified: own.verifiedAt !== null }
}

/** Makes the address of a followed link the one that counts, and tells the address before. */
export async function confirmEmail(services: Services, token: string): Promise<{ email: string }> {
  const language = services.env.DEFAULT_LANGUAGE
  return asSystem(services.database, async ({ db, afterCommit }) => {
    const [change] = await db
      .delete(emailChanges)
      .where(and(eq(emailChanges.tokenHash, hashSecret(token)), gt(emailChanges.expiresAt, sql`now()`)))
      .returning()
    if (!change) throw new AppError('link_invalid', { minutes: linkHours * 60 })
    const account = await lockAccount(db, change.accountId)
    if (!account) throw new AppError('link_invalid', { minutes: linkHours * 60 })
    if (account.email.toLowerCase() !== change.email.toLowerCase()) {
      await db.update(accounts).set({ email: change.email }).where(eq(accounts.id, account.id))
      // a link in a mailbox that is no longer theirs must not let anybody in
      await revokePasswordLinks(db, account.id)
      await services.mailer.write(db, {
        to: account.email,
        template: 'email_changed',
        language: (account.preferences.language as typeof language | undefined) ?? language,
        values: { name: account.name, email: change.email },
      })
    }
    await markVerified(db, account.id)
    // open windows stop asking for it
    await services.events.publish(db, { users: account.people }, { type: 'ability' })
    afterCommit(() => void services.mailer.deliver())
    return { email: change.email }
  })
}

/** The account, locked, with what its owner is called where they have been longest, and all the people it is. */
async function lockAccount(db: Db, id: number) {
  const [account] = await db
    .select({ id: accounts.id, email: accounts.email, username: accounts.username, preferences: accounts.preferences })
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.closedAt)))
    .for('update')
  if (!account) return undefined
  const people = await db
    .select({ id: users.id, name: personName })
    .from(users)
    .where(eq(users.accountId, id))
    .orderBy(users.id)
  return { ...account, name: people[0]?.name ?? account.username, people: people.map((person) => person.id) }
}
