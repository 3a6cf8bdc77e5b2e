import type { AccountSettings, sendVerification } from '@dsms/contract/identity/account/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { emailChanges } from '../../../db/tables/accounts.ts'
import { users } from '../../../db/tables/users.ts'
import { asSystem } from '../../../db/transaction.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { hashSecret } from '../../../kernel/session/tokens.ts'
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
  await actor.db.update(emailChanges).set({ expiresAt: past }).where(eq(emailChanges.userId, actor.id))
  return readSettings(actor)
}

/** Mails the link again by which the actor shows that their address is theirs; nothing where they did. */
export async function verifyAddress(services: Services, actor: Actor): Promise<Answer<typeof sendVerification>> {
  const [own] = await actor.db
    .select({ email: users.email, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, actor.id))
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
    const person = await findPerson(db, change.userId)
    if (!person) throw new AppError('link_invalid', { minutes: linkHours * 60 })
    if (person.email.toLowerCase() !== change.email.toLowerCase()) {
      await db.update(users).set({ email: change.email }).where(eq(users.id, change.userId))
      // a link in a mailbox that is no longer theirs must not let anybody in
      await revokePasswordLinks(db, change.userId)
      await services.mailer.write(db, {
        to: person.email,
        template: 'email_changed',
        language: (person.preferences.language as typeof language | undefined) ?? language,
        values: { name: person.name, email: change.email },
      })
    }
    await markVerified(db, change.userId)
    // open windows stop asking for it
    await services.events.publish(db, { users: [change.userId] }, { type: 'ability' })
    afterCommit(() => void services.mailer.deliver())
    return { email: change.email }
  })
}

async function findPerson(db: Db, id: number) {
  const [person] = await db
    .select({
      email: users.email,
      preferences: users.preferences,
      name: sql<string>`coalesce(nullif(${users.fullName}, ''), ${users.username})`,
    })
    .from(users)
    .where(and(eq(users.id, id), ne(users.status, 'archived')))
    .for('update')
  return person
}
