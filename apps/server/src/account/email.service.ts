import type { AccountSettings } from '@dsms/contract/account'
import { AppError, fieldError } from '@dsms/contract/errors'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import type { Db } from '../db/client.ts'
import { emailChanges } from '../db/schema/accounts.ts'
import { users } from '../db/schema/users.ts'
import { asSystem } from '../db/transaction.ts'
import { revokePasswordLinks } from '../identity/identity.data.ts'
import { hashSecret, randomSecret } from '../identity/tokens.ts'
import type { Services } from '../services.ts'
import { readSettings } from './account.data.ts'

const hours = 48

/** Keeps the wish for another address and mails a link there; until it is followed nothing changes. */
export async function askForEmail(services: Services, actor: Actor, email: string): Promise<AccountSettings> {
  const { general } = await readSettings(actor)
  if (general.email.toLowerCase() === email.toLowerCase()) throw fieldError('email', 'email_unchanged')
  await mailLink(services, actor, email)
  return readSettings(actor)
}

export async function resendEmailLink(services: Services, actor: Actor): Promise<AccountSettings> {
  const { general } = await readSettings(actor)
  if (general.pendingEmail === null) throw new AppError('not_found')
  await mailLink(services, actor, general.pendingEmail)
  return readSettings(actor)
}

export async function cancelEmailChange(actor: Actor): Promise<AccountSettings> {
  await actor.db.delete(emailChanges).where(eq(emailChanges.userId, actor.id))
  return readSettings(actor)
}

/** A link replaces the one before, so that only the newest mail counts. */
async function mailLink(services: Services, actor: Actor, email: string) {
  const token = randomSecret()
  const change = { email, tokenHash: hashSecret(token), expiresAt: sql`now() + ${hours} * interval '1 hour'` }
  await actor.db
    .insert(emailChanges)
    .values({ userId: actor.id, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: { ...change, createdAt: sql`now()` } })
  await services.mailer.write(actor.db, {
    to: email,
    template: 'confirm_email',
    language: actor.language,
    values: {
      name: actor.name,
      hours: String(hours),
      link: `${services.mailer.baseUrl()}/confirm-email?token=${token}`,
    },
  })
  actor.afterCommit(() => void services.mailer.deliver())
}

/** Makes the address of a followed link the one that counts, and tells the address before. */
export async function confirmEmail(services: Services, token: string): Promise<{ email: string }> {
  const language = services.env.DEFAULT_LANGUAGE
  return asSystem(services.database, async ({ db, afterCommit }) => {
    const [change] = await db
      .delete(emailChanges)
      .where(and(eq(emailChanges.tokenHash, hashSecret(token)), gt(emailChanges.expiresAt, sql`now()`)))
      .returning()
    if (!change) throw new AppError('link_invalid', { minutes: hours * 60 })
    const person = await findPerson(db, change.userId)
    if (!person) throw new AppError('link_invalid', { minutes: hours * 60 })
    await db.update(users).set({ email: change.email }).where(eq(users.id, change.userId))
    // a link in a mailbox that is no longer theirs must not let anybody in
    await revokePasswordLinks(db, change.userId)
    await services.mailer.write(db, {
      to: person.email,
      template: 'email_changed',
      language: (person.preferences.language as typeof language | undefined) ?? language,
      values: { name: person.name, email: change.email },
    })
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
