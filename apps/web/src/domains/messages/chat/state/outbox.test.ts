import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../../../kernel/call/callError.ts'
import { createOutbox, type Pending } from './outbox.ts'

let sent: string[]
let keys: string[]
let answer: (pending: Pending) => void
let kept: Pending[]

const outbox = (left: Pending[] = []) =>
  createOutbox({
    kept: left,
    keep: (pending) => {
      kept = pending
    },
    send: async (pending) => {
      keys.push(pending.key)
      answer(pending)
      sent.push(pending.message)
    },
  })
const say = (message: string, contactId = 7) => ({ contactId, message, file: null })
const broken = () => {
  throw new CallError(0, { code: 'network' })
}

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  keys = []
  kept = []
  answer = () => {}
})
afterEach(() => vi.useRealTimers())

test('messages arrive in the order in which they were written, and are then forgotten', async () => {
  const box = outbox()
  for (const text of ['one', 'two', 'three']) box.add(say(text))
  await vi.runAllTimersAsync()
  expect(sent).toEqual(['one', 'two', 'three'])
  expect(kept).toEqual([])
})

test('a broken connection is tried again with the same key, and nothing overtakes', async () => {
  answer = broken
  const box = outbox()
  box.add(say('one'))
  box.add(say('two'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(new Set(keys).size).toBe(1)
  expect(keys.length).toBeGreaterThan(1)
  expect(kept.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  answer = () => {}
  box.flush()
  await vi.runAllTimersAsync()
  expect(sent).toEqual(['one', 'two'])
  expect(kept).toEqual([])
})

test('what waits for one person does not hold up another', async () => {
  answer = ({ contactId }) => contactId === 7 && broken()
  const box = outbox()
  box.add(say('one'))
  await vi.advanceTimersByTimeAsync(1)
  box.add(say('two', 8))
  await vi.advanceTimersByTimeAsync(3000)
  expect(sent).toEqual(['two'])
})

test('what was left at a reload is sent with its key', async () => {
  const box = outbox([{ ...say('one'), key: 'k', time: '2026-03-08T08:00:00Z', state: 'sending' }])
  box.flush()
  await vi.runAllTimersAsync()
  expect(keys).toEqual(['k'])
  expect(sent).toEqual(['one'])
})

test('a refused message stays, the next goes on, and trying again puts it last', async () => {
  answer = ({ message }) => {
    if (message === 'one') throw new CallError(409, { code: 'chat_blocked', params: { name: 'Nour' } })
  }
  const box = outbox()
  box.add(say('one'))
  box.add(say('two'))
  await vi.runAllTimersAsync()
  expect(sent).toEqual(['two'])
  expect(kept).toMatchObject([{ message: 'one', state: 'refused', problem: { code: 'chat_blocked' } }])
  answer = () => {}
  box.retry(kept[0]?.key ?? '')
  await vi.runAllTimersAsync()
  expect(sent).toEqual(['two', 'one'])
  expect(kept).toEqual([])
})

test('a refused message can be thrown away', async () => {
  answer = () => {
    throw new CallError(422, { code: 'invalid_input' })
  }
  const box = outbox()
  box.add(say('one'))
  await vi.runAllTimersAsync()
  box.discard(kept[0]?.key ?? '')
  expect(kept).toEqual([])
})
