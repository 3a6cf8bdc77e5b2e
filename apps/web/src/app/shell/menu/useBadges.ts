import { getChatCounts } from '@dsms/contract/messages/chat/calls'
import { getMailCounts } from '@dsms/contract/messages/email/calls'
import { getTaskCounts } from '@dsms/contract/messages/tasks/calls'
import { useQueries } from '@tanstack/react-query'
import { ahead } from '../../../kernel/call/ahead.ts'
import { call } from '../../../kernel/call/call.ts'

export type BadgeTarget = 'email' | 'chat' | 'todo'
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

export const badgeOf = (badges: Badges, target: string): number =>
  Object.hasOwn(badges, target) ? badges[target as BadgeTarget] : 0
