import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { ChatContact, ChatMessage, getChat } from '@dsms/contract/messages/chat/calls'

export type ChatAnswer = Answer<typeof getChat>
type ChatState = Omit<NonNullable<ChatAnswer['chat']>, 'chat' | 'hasMore'>

/** The known part of a conversation: a gapless part of it, oldest first, and how it stands between the two. */
export interface Conversation {
  contact: ChatContact
  /** Null until something was said. */
  chat: ChatState | null
  messages: ChatMessage[]
  /** There is more above, and below (after a jump to an old message). */
  hasOlder: boolean
  hasNewer: boolean
  /**
   * Nothing up to this key is missing. What I sent is shown at once, but something of the other one may have come
   * before it: only reading moves this on.
   */
  upTo: number
}

/** The newest part; with `newer` the parts before and after a message somebody jumped to. */
export function opened({ contact, chat }: ChatAnswer, newer?: ChatAnswer): Conversation {
  const after = newer?.chat
  const messages = [...(chat?.chat ?? []), ...(after?.chat ?? [])]
  return {
    contact,
    chat: stateOf(newer ?? { contact, chat }),
    messages,
    hasOlder: chat?.hasMore ?? false,
    hasNewer: after?.hasMore ?? false,
    upTo: messages.at(-1)?.id ?? 0,
  }
}

export function withOlder(known: Conversation, { chat }: ChatAnswer): Conversation {
  if (!chat) return known
  return { ...known, messages: merged(chat.chat, known.messages), hasOlder: chat.hasMore }
}

/** Puts in what came since, and takes out what was cleared in another window. */
export function withNewer(known: Conversation, answer: ChatAnswer): Conversation {
  const state = stateOf(answer)
  const came = answer.chat?.chat ?? []
  const hidden = state?.clearedId ?? 0
  const messages = merged(known.messages, came).filter(({ id }) => id > hidden)
  return {
    contact: answer.contact,
    chat: state,
    messages,
    hasOlder: known.hasOlder && hidden === (known.chat?.clearedId ?? 0),
    hasNewer: answer.chat?.hasMore ?? false,
    upTo: Math.max(known.upTo, came.at(-1)?.id ?? 0),
  }
}

/** How it stands now, for a part from which the newest messages are far away. */
export const withState = (known: Conversation, answer: ChatAnswer): Conversation => ({
  ...known,
  contact: answer.contact,
  chat: stateOf(answer),
})

/** Shows what I sent before it is read back. */
export const withSent = (known: Conversation, message: ChatMessage): Conversation =>
  known.hasNewer ? known : { ...known, messages: merged(known.messages, [message]) }

/** Clearing was taken back in another window: what is known here is too little. */
export const isTooLittle = (known: Conversation, { chat }: ChatAnswer): boolean =>
  (chat?.clearedId ?? 0) < (known.chat?.clearedId ?? 0)

/** Whether the other one has it, and has seen it. */
export type Tick = 'sent' | 'delivered' | 'read'

export function tickOf(id: number, chat: Pick<ChatState, 'deliveredId' | 'readId'> | null): Tick {
  if (!chat || id > chat.deliveredId) return 'sent'
  return id > chat.readId ? 'delivered' : 'read'
}

/** The first of the other one's messages that I have not seen, as far as it is loaded. */
export function firstUnseen({ messages, chat, contact }: Conversation): number | null {
  const unseen = chat?.unseenMsgs ?? 0
  const theirs = messages.filter(({ senderId }) => senderId === contact.id)
  return unseen === 0 ? null : (theirs.at(-Math.min(unseen, theirs.length))?.id ?? null)
}

const stateOf = ({ chat }: ChatAnswer): ChatState | null => {
  if (!chat) return null
  const { chat: _, hasMore: __, ...state } = chat
  return state
}

/** Each message once, by key. What was read last wins. */
function merged(first: ChatMessage[], second: ChatMessage[]): ChatMessage[] {
  if (second.length === 0) return first
  const byId = new Map([...first, ...second].map((message) => [message.id, message]))
  return [...byId.values()].sort((a, b) => a.id - b.id)
}
