import type { ChatMessage } from '@dsms/contract/messages/chat/calls'
import { expect, test } from 'vitest'
import {
  type ChatAnswer,
  firstUnseen,
  isTooLittle,
  opened,
  tickOf,
  withNewer,
  withOlder,
  withSent,
} from './conversation.ts'

const [me, them] = [1, 2]
const contact: ChatAnswer['contact'] = {
  id: them,
  fullName: 'Nour',
  role: 'Trainer',
  about: '',
  avatar: '',
  status: 'online',
  email: 'nour@example.org',
  phone: null,
  isReachable: true,
}
const message = (id: number, senderId = them): ChatMessage => ({
  id,
  senderId,
  message: `text ${id}`,
  time: '2026-03-08T08:00:00.000Z',
  file: null,
  key: null,
})
const answer = (
  messages: ChatMessage[],
  { hasMore = false, ...state }: Partial<NonNullable<ChatAnswer['chat']>> = {},
): ChatAnswer => ({
  contact,
  chat: {
    id: 9,
    userId: them,
    unseenMsgs: 0,
    isMuted: false,
    isBlocked: false,
    deliveredId: 0,
    readId: 0,
    clearedId: 0,
    ...state,
    chat: messages,
    hasMore,
  },
})
const ids = (messages: ChatMessage[]) => messages.map(({ id }) => id)

test('older and newer parts join without gap or double', () => {
  let known = opened(answer([message(5), message(6)], { hasMore: true }))
  known = withOlder(known, answer([message(3), message(4), message(5)]))
  known = withNewer(known, answer([message(6), message(7)]))
  expect(ids(known.messages)).toEqual([3, 4, 5, 6, 7])
  expect(known).toMatchObject({ hasOlder: false, hasNewer: false, upTo: 7 })
})

test('what I sent does not hide that something came before it', () => {
  let known = opened(answer([message(5)]))
  known = withSent(known, message(8, me))
  expect(known.upTo).toBe(5)
  known = withNewer(known, answer([message(7), message(8, me)]))
  expect(ids(known.messages)).toEqual([5, 7, 8])
})

test('a part in the middle shows nothing of the end', () => {
  const known = opened(answer([message(5)], { hasMore: true }), answer([message(6)], { hasMore: true }))
  expect(known).toMatchObject({ hasOlder: true, hasNewer: true, upTo: 6 })
  expect(ids(withSent(known, message(90, me)).messages)).toEqual([5, 6])
})

test('clearing in another window empties this one, and taking it back is noticed', () => {
  const known = opened(answer([message(5), message(6)], { hasMore: true }))
  const cleared = withNewer(known, answer([message(7)], { clearedId: 6 }))
  expect(ids(cleared.messages)).toEqual([7])
  expect(cleared.hasOlder).toBe(false)
  expect(isTooLittle(cleared, answer([], { clearedId: 0 }))).toBe(true)
  expect(isTooLittle(known, answer([], { clearedId: 6 }))).toBe(false)
})

test('ticks follow what reached the other one', () => {
  const chat = { deliveredId: 8, readId: 6 }
  expect([6, 7, 9].map((id) => tickOf(id, chat))).toEqual(['read', 'delivered', 'sent'])
  expect(tickOf(1, null)).toBe('sent')
})

test('the first unseen message is one of the other one', () => {
  const messages = [message(1), message(2), message(3, me), message(4)]
  expect(firstUnseen(opened(answer(messages, { unseenMsgs: 2 })))).toBe(2)
  expect(firstUnseen(opened(answer(messages, { unseenMsgs: 40 })))).toBe(1)
  expect(firstUnseen(opened(answer(messages)))).toBeNull()
})
