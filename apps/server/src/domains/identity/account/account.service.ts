import type * as c from '@dsms/contract/identity/account/calls'
import type { AccountSettings } from '@dsms/contract/identity/account/calls'
import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { asPerson } from '../../../kernel/session/transaction.ts'
import { together } from '../../../kernel/together.ts'
import { checkRoleEditorRemains } from '../roles/rights.service.ts'
import { lockRights } from '../roles/roles.data.ts'
import { endSessionsOf } from '../sessions/sessions.service.ts'
import { findAccountOf } from '../signIn/identity.data.ts'
import { checkOwnPassword } from '../signIn/identity.service.ts'
import {
  mergeIntoProfile,
  readSettings,
  saveAccountRow,
  saveProfileRow,
  saveUserRow,
  switchKeys,
} from './account.data.ts'

export async function saveGeneral(
  actor: Actor,
  { company, ...names }: Input<typeof c.saveGeneral>['body'],
): Promise<AccountSettings> {
  const { username, ...own } = names
  await together([
    () => saveUserRow(actor, own),
    () => saveAccountRow(actor, { username }),
    () => saveProfileRow(actor, { company }),
  ])
  return readSettings(actor)
}

export async function saveInfo(
  actor: Actor,
  { bio, website, dob, countryId, phone }: Input<typeof c.saveInfo>['body'],
): Promise<AccountSettings> {
  // a country that somebody once wrote in their own words gives way to one of the list, and to none
  await together([
    () => saveUserRow(actor, { birthDate: dob, countryId, phone: phone || null }),
    () => saveProfileRow(actor, { bio, website, country: '' }),
  ])
  if (dob !== null) await refuseFuture(actor)
  return readSettings(actor)
}

/** What day it is depends on where the school is, which the database knows. */
async function refuseFuture(actor: Actor) {
  const [row] = await actor.db
    .select({ isToCome: sql<boolean>`${users.birthDate} > (select app_today())` })
    .from(users)
    .where(eq(users.id, actor.id))
  if (row?.isToCome) throw fieldError('dob', 'date_in_future')
}

export async function saveNotices(
  actor: Actor,
  { switches = {}, channels = {} }: Input<typeof c.saveNotices>['body'],
): Promise<AccountSettings> {
  const values: Record<string, boolean> = {}
  for (const [name, isOn] of Object.entries(switches)) values[switchKeys[name as keyof typeof switchKeys]] = isOn
  for (const [topic, { app, mail }] of Object.entries(channels)) {
    if (app !== undefined) values[`${topic}.app`] = app
    if (mail !== undefined) values[`${topic}.mail`] = mail
  }
  await mergeIntoProfile(actor, 'notices', values)
  return readSettings(actor)
}

/**
 * Runs what an open screen alone must not be enough for, once the password was given. Hashing takes its time, so the
 * check stands between two transactions of the same person. `school_id` is the school that they look into, as the call names it.
 */
export async function afterPassword<T>(
  services: Services,
  { actor, request }: { actor: Actor; request: FastifyRequest },
  proof: { current_password: string; code?: string | undefined; school_id?: number | undefined },
  work: (actor: Actor) => Promise<T>,
): Promise<() => Promise<T>> {
  const account = await findAccountOf(actor.db, actor.id)
  if (!account) throw new AppError('session_ended')
  return async () => {
    await checkOwnPassword(services, account, { password: proof.current_password, code: proof.code }, request)
    const entry = { sessionId: actor.sessionId, schoolId: proof.school_id, language: actor.language }
    return asPerson(services.database, entry, () => {}, work)
  }
}

/** Shuts the actor's place here and ends its sessions; other places of the account stay. Somebody who can edit roles has to stay. */
export async function deactivate(services: Services, actor: Actor): Promise<Record<string, never>> {
  await lockRights(actor)
  await saveUserRow(actor, { status: 'inactive', statusReason: null })
  await checkRoleEditorRemains(actor)
  await endSessionsOf(services, actor.db, [actor.id], 'status')
  return {}
}
