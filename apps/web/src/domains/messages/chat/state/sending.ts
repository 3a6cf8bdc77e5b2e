import { sendMessage } from '@dsms/contract/messages/chat/calls'
import { call } from '../../../../kernel/call/call.ts'
import { CallError } from '../../../../kernel/call/callError.ts'
import { queryClientOf } from '../../../../kernel/call/query.ts'
import { userStore } from '../../../../kernel/session/sessionStore.ts'
import { noteSent } from './chatCache.ts'
import { type Conversation, withSent } from './conversation.ts'
import { readKept, writeKept } from './kept.ts'
import { chatKeys } from './keys.ts'
import { createOutbox, type Outbox, type Pending } from './outbox.ts'

/** A connection that changed its network may hang for minutes. Trying again is safe: the key goes with it. */
const patienceMs = 15_000

let current: { userId: number; outbox: Outbox } | undefined

/** The outbox of the signed-in person; it goes on sending while other screens are open. */
export function outboxOf(userId: number): Outbox {
  if (current?.userId === userId) return current.outbox
  current?.outbox.close()
  const outbox = createOutbox({
    kept: readKept<Pending[]>('outbox', userId, []),
    keep: (pending) => writeKept('outbox', userId, pending),
    send: (pending) => send(userId, pending),
  })
  current = { userId, outbox }
  outbox.flush()
  return outbox
}

addEventListener('online', () => current?.outbox.flush())
userStore.subscribe(() => {
  if (userStore.get()?.id === current?.userId) return
  current?.outbox.close()
  current = undefined
})

async function send(userId: number, { key, contactId, message, file }: Pending): Promise<void> {
  const body = { obj: { contact: { id: contactId }, message, key, ...(file ? { fileId: file.id } : {}) } }
  const inTime = AbortSignal.timeout(patienceMs)
  const { response } = await call(sendMessage, { body }, inTime).catch((error: unknown) => {
    throw inTime.aborted ? new CallError(0, { code: 'network' }) : error
  })
  if (userStore.get()?.id !== userId) return
  const client = queryClientOf(userId)
  const sent = response.newMessageData
  client.setQueriesData<Conversation>(
    { queryKey: chatKeys.conversation(contactId) },
    (known) => known && withSent(known, sent),
  )
  noteSent(client, contactId, sent)
  // the answer is on the screen a moment later: until then the unsent one stands in its place
  await new Promise((done) => setTimeout(done, 0))
}
