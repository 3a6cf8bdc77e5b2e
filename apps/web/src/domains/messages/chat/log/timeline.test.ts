import type { ChatMessage } from '@dsms/contract/messages/chat/calls'
import { expect, test } from 'vitest'
import type { Pending } from '../state/outbox.ts'
import { daysOf } from './timeline.ts'

const me = 1
const said = (id: number, senderId: number, time: string, key: string | null = null): ChatMessage => ({
  id,
  senderId,
  message: 'text',
  time: new Date(`2026-03-${time}`).toISOString(),
  file: null,
  key,
})
const waiting = (key: string, time: string): Pending => ({
  key,
  contactId: 2,
  message: 'text',
  file: null,
  time: new Date(`2026-03-${time}`).toISOString(),
  state: 'waiting',
})
const edges = (messages: ChatMessage[], pending: Pending[] = [], firstNew: number | null = null) =>
  daysOf(messages, pending, me, firstNew).map(({ entries }) =>
    entries.map(({ isFirst, isLast }) => `${isFirst ? '[' : ''}${isLast ? ']' : ''}`),
  )

test('what one says in a row is a group; a reply, a pause and a new day end it', () => {
  const messages = [
    said(1, 2, '08T09:00'),
    said(2, 2, '08T09:01'),
    said(3, me, '08T09:02'),
    said(4, me, '08T09:30'),
    said(5, me, '09T09:31'),
  ]
  expect(edges(messages)).toEqual([['[', ']', '[]', '[]'], ['[]']])
})

test('what is new begins a group', () => {
  const messages = [said(1, 2, '08T09:00'), said(2, 2, '08T09:01')]
  expect(edges(messages, [], 2)).toEqual([['[]', '[]']])
})

test('a message on its way stands last, and once it arrived only once', () => {
  const messages = [said(1, me, '08T09:00'), said(2, me, '08T09:01', 'k')]
  const keys = (pending: Pending[]) => daysOf(messages, pending, me, null)[0]?.entries.map(({ key }) => key)
  expect(keys([waiting('k', '08T09:01'), waiting('l', '08T09:01')])).toEqual(['1', 'k', 'l'])
})
