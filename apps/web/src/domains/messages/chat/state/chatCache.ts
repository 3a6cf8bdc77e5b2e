import type { ChatStatus } from '@dsms/contract/kernel/choices/presence'
import type { ChatMessage } from '@dsms/contract/messages/chat/calls'
import type { QueryClient } from '@tanstack/react-query'
import type { Conversation } from './conversation.ts'
import { type ChatList, type ChatRow, chatKeys } from './keys.ts'
import { kindOf } from './kinds.ts'

/** Changes what is kept of chats where an event or an answer says enough, so that nothing has to be read again. */

const editLists = (client: QueryClient, edit: (list: ChatList) => ChatList) =>
  client.setQueriesData<ChatList>({ queryKey: chatKeys.lists }, (list) => list && edit(list))

export const readListsAnew = (client: QueryClient) => client.invalidateQueries({ queryKey: chatKeys.lists })

const inOrder = (rows: ChatRow[]): ChatRow[] =>
  rows
    .filter(({ chat }) => chat.lastMessage !== null)
    .sort((a, b) => (b.chat.lastMessage?.id ?? 0) - (a.chat.lastMessage?.id ?? 0))

function editRow(client: QueryClient, contactId: number, edit: (row: ChatRow) => ChatRow) {
  editLists(client, (list) => ({
    ...list,
    chatsContacts: inOrder(list.chatsContacts.map((row) => (row.id === contactId ? edit(row) : row))),
  }))
}

/** The row of a conversation of which at least the newest message is known; a new one gets its place. */
export function noteConversation(client: QueryClient, { contact, chat, messages, hasNewer }: Conversation) {
  if (!chat) return
  const last = messages.at(-1)
  const { userId: _, ...state } = chat
  const rowOf = (lastMessage: ChatRow['chat']['lastMessage']): ChatRow => ({
    ...contact,
    chat: { ...state, lastMessage },
  })
  const newest = last ? lastOf(last) : null
  editRow(client, contact.id, (row) => {
    const known = row.chat.lastMessage
    // two reads may end in another order than they began
    if (known && newest && !hasNewer && newest.id < known.id) return row
    return rowOf(hasNewer ? known : newest)
  })
  // a search finds by name what it should find: only the whole list takes a new row
  client.setQueryData<ChatList>(chatKeys.list(''), (list) =>
    list && newest && !hasNewer && list.chatsContacts.every(({ id }) => id !== contact.id)
      ? { ...list, chatsContacts: inOrder([...list.chatsContacts, rowOf(newest)]) }
      : list,
  )
}

/** My own message stands in the list at once. */
export function noteSent(client: QueryClient, contactId: number, message: ChatMessage) {
  const list = client.getQueryData<ChatList>(chatKeys.list(''))
  if (list?.chatsContacts.every(({ id }) => id !== contactId)) void readListsAnew(client)
  editRow(client, contactId, (row) => {
    const isNewer = message.id > (row.chat.lastMessage?.id ?? 0)
    return isNewer ? { ...row, chat: { ...row.chat, lastMessage: lastOf(message) } } : row
  })
}

/** The other one's ticks moved on. */
export function noteTicks(client: QueryClient, contactId: number, ticks: { deliveredId: number; readId: number }) {
  const later = <T extends typeof ticks>(known: T): T => ({
    ...known,
    deliveredId: Math.max(known.deliveredId, ticks.deliveredId),
    readId: Math.max(known.readId, ticks.readId),
  })
  client.setQueriesData<Conversation>(
    { queryKey: chatKeys.conversation(contactId) },
    (known) => known && { ...known, chat: known.chat && later(known.chat) },
  )
  editRow(client, contactId, (row) => ({ ...row, chat: later(row.chat) }))
}

/** I saw everything up to a key, perhaps in another window. False when something is left unseen. */
export function noteSeen(client: QueryClient, contactId: number, readId: number): boolean {
  let isAll = true
  editRow(client, contactId, (row) => {
    isAll = (row.chat.lastMessage?.id ?? 0) <= readId || row.chat.lastMessage?.senderId !== contactId
    return isAll ? { ...row, chat: { ...row.chat, unseenMsgs: 0 } } : row
  })
  client.setQueriesData<Conversation>({ queryKey: chatKeys.conversation(contactId) }, (known) => {
    const isSeen = known?.messages.every(({ id, senderId }) => senderId !== contactId || id <= readId)
    return known?.chat && isSeen ? { ...known, chat: { ...known.chat, unseenMsgs: 0 } } : known
  })
  return isAll
}

export function notePresence(client: QueryClient, personId: number, status: ChatStatus) {
  const changed = <T extends { id: number; status: ChatStatus }>(one: T): T =>
    one.id === personId && one.status !== status ? { ...one, status } : one
  editLists(client, (list) => ({
    chatsContacts: list.chatsContacts.map(changed),
    contacts: list.contacts.map(changed),
    profileUser: changed(list.profileUser),
  }))
  client.setQueriesData<Conversation>(
    { queryKey: chatKeys.conversation(personId) },
    (known) => known && { ...known, contact: changed(known.contact) },
  )
}

const lastOf = ({ id, message, time, senderId, file }: ChatMessage): ChatRow['chat']['lastMessage'] => ({
  id,
  message,
  time,
  senderId,
  kind: kindOf(file),
})
