import type { ChatMessage } from '@dsms/contract/messages/chat/calls'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { noteConversation, notePresence, noteSeen, noteSent, noteTicks } from './chatCache.ts'
import type { Conversation } from './conversation.ts'
import { type ChatList, type ChatRow, chatKeys } from './keys.ts'

const person = (id: number): Conversation['contact'] => ({
  id,
  fullName: `Person ${id}`,
  role: 'Trainer',
  about: '',
  avatar: '',
  status: 'offline',
  email: `p${id}@example.org`,
  phone: null,
  isReachable: true,
})
const message = (id: number, senderId: number): ChatMessage => ({
  id,
  senderId,
  message: `text ${id}`,
  time: '2026-03-08T08:00:00.000Z',
  file: null,
  key: null,
})
const state = { id: 1, isMuted: false, isBlocked: false, deliveredId: 0, readId: 0, clearedId: 0, unseenMsgs: 0 }
const row = (id: number, lastId: number, unseenMsgs = 0): ChatRow => ({
  ...person(id),
  chat: {
    ...state,
    unseenMsgs,
    lastMessage: { id: lastId, senderId: id, message: '', time: '2026-03-08T08:00:00.000Z', kind: 'text' },
  },
})
const conversation = (id: number, messages: ChatMessage[], change: object = {}): Conversation => ({
  contact: person(id),
  chat: { ...state, userId: id, ...change },
  messages,
  hasOlder: false,
  hasNewer: false,
  upTo: messages.at(-1)?.id ?? 0,
})

let client: QueryClient
const list = () => client.getQueryData<ChatList>(chatKeys.list('')) as ChatList
const order = () => list().chatsContacts.map(({ id, chat }) => [id, chat.lastMessage?.id])

beforeEach(() => {
  client = new QueryClient()
  client.setQueryData<ChatList>(chatKeys.list(''), {
    chatsContacts: [row(2, 20, 1), row(3, 10)],
    contacts: [person(2), person(3), person(4)],
    profileUser: { id: 1, avatar: '', fullName: 'Me', status: 'online' },
  })
})

test('a conversation that was read moves its row, and a new one gets a row', () => {
  noteConversation(client, conversation(3, [message(30, 3)], { unseenMsgs: 2 }))
  expect(order()).toEqual([
    [3, 30],
    [2, 20],
  ])
  expect(list().chatsContacts[0]?.chat.unseenMsgs).toBe(2)
  noteConversation(client, conversation(4, [message(31, 4)]))
  expect(order()[0]).toEqual([4, 31])
})

test('an answer that comes late does not take the newest message away', () => {
  noteConversation(client, conversation(2, [message(15, 2)]))
  expect(order()[0]).toEqual([2, 20])
})

test('a conversation that was cleared leaves the list', () => {
  noteConversation(client, conversation(2, [], { clearedId: 20 }))
  expect(order()).toEqual([[3, 10]])
})

test('what I sent stands first at once', () => {
  noteSent(client, 3, message(40, 1))
  expect(order()[0]).toEqual([3, 40])
})

test('ticks move forwards only', () => {
  client.setQueryData(chatKeys.part(2, null), conversation(2, [message(20, 1)], { deliveredId: 20, readId: 20 }))
  noteTicks(client, 2, { deliveredId: 20, readId: 5 })
  expect(client.getQueryData<Conversation>(chatKeys.part(2, null))?.chat?.readId).toBe(20)
})

test('seen in another window is seen here, unless more came', () => {
  expect(noteSeen(client, 2, 19)).toBe(false)
  expect(list().chatsContacts[0]?.chat.unseenMsgs).toBe(1)
  expect(noteSeen(client, 2, 20)).toBe(true)
  expect(list().chatsContacts[0]?.chat.unseenMsgs).toBe(0)
})

test('who comes and goes is shown wherever they stand', () => {
  client.setQueryData(chatKeys.part(2, null), conversation(2, []))
  notePresence(client, 2, 'away')
  const shown = [...list().chatsContacts, ...list().contacts].filter(({ id }) => id === 2)
  expect(shown.map(({ status }) => status)).toEqual(['away', 'away'])
  expect(client.getQueryData<Conversation>(chatKeys.part(2, null))?.contact.status).toBe('away')
})
