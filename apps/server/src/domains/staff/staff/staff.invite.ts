import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { type Language, languages } from '@dsms/contract/kernel/shared'
import type { Person } from '@dsms/contract/staff/staff/calls'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { invitationMinutes, invite, inviteOwner, isOutranked, openAccount } from '../../identity/public.ts'
import { takeInvitation } from '../../platform/public.ts'
import { isEmailOfGuardian } from '../users/users.questions.ts'
import { lockPerson, staffRecords } from './staff.data.ts'
import { readPerson } from './staff.rights.ts'

type Row = Awaited<ReturnType<typeof lockPerson>>

interface Invited {
  id: number
  /** Undefined for somebody whose address has an account of before, which is its owner's to give. */
  accountId: number | undefined
  email: string
  username: string
  full_name: string
  language: Language
}

/** Mails somebody a link to choose their password, or asks the owner of the account that they have already. */
export async function mailInvitation(services: Services, actor: Actor, person: Invited): Promise<void> {
  const { id, accountId, email, username, full_name: fullName, language } = person
  const how = { language, minutes: invitationMinutes, outside: await takeInvitation(actor) }
  await (accountId === undefined
    ? inviteOwner(services, actor, { id, email, name: fullName || username }, how)
    : invite(services, actor.db, { accountId, email, username, fullName }, { ...how, isInvitation: true }))
  actor.afterCommit(() => void services.mailer.deliver())
}

/**
 * What a change means for mailed links: who waits for one, now or again, gets it at the address that counts. (One in a
 * mailbox that is no longer theirs lets nobody in, which `renameAccount` sees to.)
 */
export async function renewLinks(services: Services, actor: Actor, before: Row, after: Person) {
  const waits = after.status === 'invited' && !before.account?.has_password
  if (waits && (before.email !== after.email || before.status !== 'invited'))
    await askIn(services, actor, before, after)
}

/**
 * Invites somebody under the names that stand with them now; an account is opened where their address has none yet. Names `email`
 * where a guardian of theirs entered it.
 */
export async function askIn(
  services: Services,
  actor: Actor,
  before: Row,
  { id, email, username, full_name }: Pick<Invited, 'id' | 'email' | 'username' | 'full_name'>,
): Promise<void> {
  if (await isEmailOfGuardian(actor, id)) throw fieldError('email', 'email_set_by_guardian')
  const language = languages.find((code) => code === before.account?.language) ?? actor.language
  const accountId = before.account?.id ?? (await openAccount(actor, { username, email, language, personId: id }))
  if (accountId !== undefined && !before.account) await staffRecords.update(actor, before, undefined, { accountId })
  await mailInvitation(services, actor, { id, accountId, email, username, full_name, language })
}

/** Sends the invitation again, for a link that grew old or a mail that was lost. */
export async function inviteAgain(services: Services, actor: Actor, id: number): Promise<Person> {
  const person = await lockPerson(actor, id)
  if (person.status !== 'invited') throw new AppError('illegal_transition', { from: person.status, allowed: 'invited' })
  if (await isOutranked(actor, person)) throw new AppError('outranked', { name: person.fullName })
  await staffRecords.update(actor, person, undefined, { invitedAt: sql`now()` })
  const saved = await readPerson(actor, id)
  await askIn(services, actor, person, saved)
  return saved
}
