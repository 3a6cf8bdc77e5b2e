import { getChatCounts } from '@dsms/contract/messages/chat/calls'
import { getMailCounts } from '@dsms/contract/messages/email/calls'
import { getTaskCounts } from '@dsms/contract/messages/tasks/calls'
import { useQueries } from '@tanstack/react-query'
import { ahead } from '../../../kernel/call/ahead.ts'
import { call } from '../../../kernel/call/call.ts'

const badgeTargets = ['email', 'chat', 'todo'] as const
type BadgeTarget = (typeof badgeTargets)[number]
export type Badges = Record<BadgeTarget, number>

/** What waits for the reader in each app. Events of the server make the numbers fresh, since their keys begin with the app's. */
export const useBadges = (): Badges =>
  useQueries({
    queries: [
      {
        queryKey: ['email', 'counts'],
        queryFn: ({ signal }: { signal: AbortSignal }) => ahead(getMailCounts, () => call(getMailCounts, {}, signal)),
      },
      {
        queryKey: ['chat', 'counts'],
        queryFn: ({ signal }: { signal: AbortSignal }) => ahead(getChatCounts, () => call(getChatCounts, {}, signal)),
      },
      {
        queryKey: ['tasks', 'counts'],
        queryFn: ({ signal }: { signal: AbortSignal }) => ahead(getTaskCounts, () => call(getTaskCounts, {}, signal)),
      },
    ],
    combine: ([mail, chat, tasks]) => ({
      email: mail.data?.inbox ?? 0,
      chat: chat.data?.unseen ?? 0,
      todo: tasks.data?.due ?? 0,
    }),
  })

/** The badge of an entry of the menu, where it may have one. */
export const badgeTarget = (target: string): BadgeTarget | undefined => badgeTargets.find((known) => known === target)

export function badgeOf(badges: Badges, target: string): number {
  const known = badgeTarget(target)
  return known ? badges[known] : 0
}
