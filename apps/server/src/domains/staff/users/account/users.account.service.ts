import { AppError } from '@dsms/contract/kernel/errors'
import type { UserOverview } from '@dsms/contract/staff/users/account'
import { type SocialNetwork, socialNetworks } from '@dsms/contract/staff/users/calls'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { sessions } from '../../../../db/tables/sessions.ts'
import { type Actor, may } from '../../../../kernel/actor.ts'
import type { Services } from '../../../../kernel/services.ts'
import { together } from '../../../../kernel/together.ts'
import {
  accountOfPerson,
  endSessionsOf,
  endSessionsWhere,
  isOutranked,
  noticesOf,
  permissionsOfRole,
  recordEvent,
  tellStepOff,
} from '../../../identity/public.ts'
import { accountState, hasInvitation } from '../../staff/staff.data.ts'
import { rightsOver } from '../../staff/staff.rights.ts'
import { asUser } from '../users.data.ts'
import { activityOf, doublesOf, findAccount, openSessionsOf } from './users.account.data.ts'

/** What the page of a user shows, with what the caller may do there. */
export async function readOverview(actor: Actor, id: number): Promise<UserOverview> {
  const { user, stored, address, social, notices, ...found } = await findAccount(actor, id)
  const [signIn, isInvited] = await together([() => accountOfPerson(actor.db, id), () => hasInvitation(actor, id)])
  const account = {
    ...found,
    account: accountState(signIn, isInvited),
    mustChangePassword: signIn?.must_change_password ?? false,
  }
  const can = await rightsOver(actor, { ...account, id, status: stored as 'active' })
  const isWithin = !(await outranks(actor, account))
  const mayEnd = mayEndSessions(actor) && isWithin
  const mayReset =
    account.isTwoStepOn &&
    account.account === 'own' &&
    isWithin &&
    id !== actor.id &&
    may(actor, 'staff_users.reset_two_step') &&
    mayVisit(actor)
  const { role_id } = account
  const [permissions, open, activity, doubles] = await together([
    () => (account.role_key === 'admin' ? null : role_id === null ? [] : permissionsOfRole(actor, role_id)),
    () => (mayEnd ? openSessionsOf(actor, id) : []),
    () => activityOf(actor, id),
    () => doublesOf(actor, id),
  ])
  const part = (name: string) => address[name] ?? ''
  return {
    ...account,
    user: asUser(actor, user),
    isSelf: id === actor.id,
    address: {
      line1: part('line1'),
      line2: part('line2'),
      postcode: part('postcode'),
      city: part('city'),
      state: part('state'),
    },
    social: Object.fromEntries(socialNetworks.map((network) => [network, social[network] ?? ''])) as Record<
      SocialNetwork,
      string
    >,
    notices: noticesOf(notices).channels,
    permissions: permissions?.toSorted() ?? null,
    sessions: open,
    activity,
    doubles,
    can: {
      edit: can.edit,
      status: can.status,
      delete: can.archive,
      erase: can.archive && may(actor, 'staff_users.erase'),
      endSessions: mayEnd,
      resetTwoStep: mayReset,
      invite:
        ['none', 'invited'].includes(account.account) &&
        account.kind !== 'guardian' &&
        can.edit &&
        may(actor, 'staff_users.create'),
    },
  }
}

/** Ends one session of somebody; their browser is told. */
export async function endUserSession(services: Services, actor: Actor, id: number, sessionId: string): Promise<void> {
  await checkMayEnd(actor, id)
  const open = await openSessionsOf(actor, id)
  if (!open.some((session) => session.id === sessionId)) throw new AppError('not_found')
  await endSessionsWhere(
    actor.db,
    and(eq(sessions.id, sessionId), eq(sessions.userId, id)) as ReturnType<typeof sql>,
    'logout',
  )
  await services.events.publish(actor.db, { session: sessionId }, { type: 'signed-out' })
}

/** Ends all sessions of somebody, but the one that asks. Returns how many those were. */
export async function endUserSessions(services: Services, actor: Actor, id: number): Promise<number> {
  await checkMayEnd(actor, id)
  const open = (await openSessionsOf(actor, id)).filter((session) => session.id !== actor.sessionId)
  if (id !== actor.id) {
    await endSessionsOf(services, actor.db, [id], 'logout')
  } else {
    for (const session of open) await endUserSession(services, actor, id, session.id)
  }
  return open.length
}

/** Takes the second step off the account of somebody who lost app and codes; they are told, and sign in again. */
export async function resetTwoStep(
  services: Services,
  actor: Actor,
  request: FastifyRequest,
  id: number,
): Promise<void> {
  if (id === actor.id) throw new AppError('own_account')
  const account = await checkMayEnd(actor, id)
  if (!account.isTwoStepOn) throw new AppError('not_found')
  await actor.db.execute(sql`select reset_two_step(${id})`)
  const person = { id, schoolId: actor.schoolId }
  await recordEvent(actor.db, request, person, 'two_step_reset', { actor })
  await tellStepOff(services, actor, person, 'two_step_reset')
  await endSessionsOf(services, actor.db, [id], 'two_step')
}

async function checkMayEnd(actor: Actor, id: number) {
  const account = await findAccount(actor, id)
  if (await outranks(actor, account)) throw new AppError('outranked', { name: account.user.fullName })
  return account
}

const outranks = (actor: Actor, account: { role_id: number | null; role_key: string | null }) =>
  isOutranked(actor, { roleId: account.role_id, roleKey: account.role_key })

function mayEndSessions(actor: Actor): boolean {
  if (actor.scope === 'school') return may(actor, 'staff_users.reset_password')
  return (may(actor, 'staff_users.force_logout') || may(actor, 'staff_users.reset_password')) && mayVisit(actor)
}

/** Platform people change nothing in a school unless they may change schools. */
const mayVisit = (actor: Actor) => actor.scope === 'school' || actor.tenant === 0 || may(actor, 'schools.edit')
