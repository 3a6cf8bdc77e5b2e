import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../lib/live.ts'
import { notePresence, noteSeen, noteTicks, readListsAnew } from './chatCache.ts'
import { chatKeys } from './keys.ts'
import { outboxOf } from './sending.ts'

/** Keeps the screen true by the server's events. What is open asks for what came since; the rest is marked in the list. */
export function useChatLive(me: number, openId: number | null): void {
  const client = useQueryClient()
  const otherOf = ([one, two]: [number, number]) => (one === me ? two : one)

  useLive('chat', ({ people }) => {
    const other = otherOf(people)
    void client.invalidateQueries({ queryKey: chatKeys.conversation(other) })
    void client.invalidateQueries({ queryKey: chatKeys.files(other) })
    // the row of an open conversation follows from what it reads
    if (other !== openId) void readListsAnew(client)
  })
  useLive('chat-seen', ({ people, by, deliveredId, readId }) => {
    const other = otherOf(people)
    if (by === other) noteTicks(client, other, { deliveredId, readId })
    else if (!noteSeen(client, other, readId)) void readListsAnew(client)
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
