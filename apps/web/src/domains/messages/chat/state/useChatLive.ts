import { getChat } from '@dsms/contract/messages/chat/calls'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../kernel/call/call.ts'
import { useLive } from '../../../../kernel/call/live.ts'
import { noteConversation, notePresence, noteSeen, noteTicks, readListsAnew } from './chatCache.ts'
import { opened } from './conversation.ts'
import { chatKeys } from './keys.ts'
import { outboxOf } from './sending.ts'

/** How often the row of each person was asked for. */
const asked = new Map<number, number>()

/** Reads how a conversation stands that is not open: much less than the whole list. */
async function readRow(client: QueryClient, contactId: number) {
  const turn = (asked.get(contactId) ?? 0) + 1
  asked.set(contactId, turn)
  // two reads may end in another order than they began: what was asked for since knows better
  const isLatest = () => asked.get(contactId) === turn
  try {
    const answer = await call(getChat, { query: { id: contactId, limit: 1, seen: 'false' } })
    if (isLatest()) noteConversation(client, opened(answer))
  } catch {
    if (isLatest()) void readListsAnew(client)
  }
}

/** Keeps the screen true by the server's events. An open chat asks for what came since; the rest is marked in the list. */
export function useChatLive(me: number, openId: number | null): void {
  const client = useQueryClient()
  const otherOf = ([one, two]: [number, number]) => (one === me ? two : one)

  useLive('chat', ({ people }) => {
    const other = otherOf(people)
    void client.invalidateQueries({ queryKey: chatKeys.conversation(other) })
    void client.invalidateQueries({ queryKey: chatKeys.files(other) })
    // the row of an open conversation follows from what it reads
    if (other !== openId) void readRow(client, other)
  })
  useLive('chat-seen', ({ people, by, deliveredId, readId }) => {
    const other = otherOf(people)
    if (by === other) noteTicks(client, other, { deliveredId, readId })
    else {
      const isAll = noteSeen(client, other, readId)
      // a row that is being read now may still tell how it was before
      if (other !== openId) void readRow(client, other)
      else if (!isAll) void readListsAnew(client)
    }
  })
  useLive('presence', ({ by, status }) => {
    notePresence(client, by, status)
    if (by === me) void client.invalidateQueries({ queryKey: chatKeys.profile })
  })
  // the connection is new: who is there was not told meanwhile
  useLive('hello', () => {
    outboxOf(me).flush()
    for (const queryKey of [chatKeys.lists, chatKeys.conversations, chatKeys.profile]) {
      void client.invalidateQueries({ queryKey }, { cancelRefetch: false })
    }
  })
}
