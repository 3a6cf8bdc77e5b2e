import type { ChatStatus } from '@dsms/contract/kernel/choices/presence'
import type { Input } from '@dsms/contract/kernel/endpoint'
import type { ChatProfile, saveChatProfile } from '@dsms/contract/messages/chat/calls'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { twoSteps } from '../../../db/tables/accounts.ts'
import { chatProfiles } from '../../../db/tables/live.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { tellStatus } from '../../../kernel/events/presence.ts'
import type { Services } from '../../../kernel/services.ts'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { together } from '../../../kernel/together.ts'

/** What `enter` already told of the actor and a profile shows. */
interface Known {
  avatar: string | null
  role: string
}

/** How the actor appears in chats: the status they chose, whether a window is open or not. */
export async function readProfile(actor: Actor, { avatar, role }: Known): Promise<ChatProfile> {
  const [[row], [twoStep]] = await together([
    () =>
      actor.db
        .select({
          about: chatProfiles.about,
          status: sql<ChatStatus>`${chatProfiles.status}`,
          isNotificationsOn: chatProfiles.isNotificationsOn,
        })
        .from(chatProfiles)
        .where(eq(chatProfiles.userId, actor.id)),
    () =>
      actor.db
        .select({ id: twoSteps.accountId })
        .from(twoSteps)
        .where(and(eq(twoSteps.accountId, actor.accountId), isNotNull(twoSteps.confirmedAt))),
  ])
  return {
    id: actor.id,
    avatar: avatar ?? '',
    fullName: actor.name,
    role,
    about: row?.about ?? '',
    status: row?.status ?? 'online',
    settings: {
      isTwoStepAuthVerificationEnabled: twoStep !== undefined,
      isNotificationsOn: row?.isNotificationsOn ?? true,
    },
  }
}

export async function saveProfile(
  services: Services,
  actor: Actor,
  known: Known,
  change: Input<typeof saveChatProfile>['body'],
): Promise<ChatProfile> {
  const before = await readProfile(actor, known)
  if (Object.keys(change).length === 0) return before
  await actor.db
    .insert(chatProfiles)
    .values({ userId: actor.id, tenant: actor.homeSchoolId ?? 0, ...change })
    .onConflictDoUpdate({ target: [chatProfiles.userId, chatProfiles.tenant], set: change })
  if (change.status !== undefined && change.status !== before.status) {
    // who is there is behind a wall that only the system looks over
    actor.afterCommit(() =>
      asSystem(services.database, ({ db }) => tellStatus(services.events, db, actor.id, { isChosen: true })),
    )
  }
  return readProfile(actor, known)
}
