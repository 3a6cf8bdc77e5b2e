import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { listChats } from '@dsms/contract/messages/chat/calls'

export type ChatList = Answer<typeof listChats>
export type ChatRow = ChatList['chatsContacts'][number]

/** Names of kept answers. All begin with 'chat'. */
export const chatKeys = {
  lists: ['chat', 'list'] as const,
  list: (q: string) => ['chat', 'list', q] as const,
  conversations: ['chat', 'conversation'] as const,
  /** All parts of a conversation that are kept. */
  conversation: (contactId: number) => ['chat', 'conversation', contactId] as const,
  /** The part around a message, or the newest one. */
  part: (contactId: number, at: number | null) => ['chat', 'conversation', contactId, at] as const,
  profile: ['chat', 'profile'] as const,
  files: (contactId: number) => ['chat', 'files', contactId] as const,
  search: (contactId: number, q: string) => ['chat', 'search', contactId, q] as const,
  reports: ['chat', 'reports'] as const,
}
