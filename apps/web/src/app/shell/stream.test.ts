import type { LiveEvent } from '@dsms/contract/kernel/session/me'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { streamEvents } from './stream.ts'

const refresh = vi.hoisted(() => ({ session: vi.fn(async () => true) }))
vi.mock('../../kernel/call/refresh.ts', () => ({ refreshSession: refresh.session }))

/** Replaces the browser's: the tests open, break and feed it. */
class Source {
  static all: Source[] = []
  static get last(): Source {
    return Source.all.at(-1) as Source
  }
  readonly url: string
  isClosed = false
  onopen = () => {}
  onerror = () => {}
  onmessage = (_: { data: string; lastEventId: string }) => {}
  constructor(url: string) {
    this.url = url
    Source.all.push(this)
  }
  close() {
    this.isClosed = true
  }
  say(event: LiveEvent, lastEventId = '') {
    this.onmessage({ data: JSON.stringify(event), lastEventId })
  }
}

/** Tabs of one browser hear each other at once. */
class Channel {
  static open = new Set<Channel>()
  onmessage = (_: { data: unknown }) => {}
  constructor() {
    Channel.open.add(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) other.onmessage({ data })
  }
  close() {
    Channel.open.delete(this)
  }
}

/** One holder at a time; the next waits until it lets go. */
function lock() {
  let last: Promise<unknown> = Promise.resolve()
  return (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    const turn = last.then(() => (signal.aborted ? undefined : work()))
    last = turn.catch(() => undefined)
    return turn
  }
}

const page = new EventTarget()
let ends: (() => void)[]

async function tab(): Promise<{ heard: LiveEvent[]; close: () => void }> {
  const heard: LiveEvent[] = []
  const close = streamEvents((event) => heard.push(event))
  ends.push(close)
  await vi.advanceTimersByTimeAsync(0)
  return { heard, close }
}

beforeEach(() => {
  vi.useFakeTimers()
  ends = []
  Source.all = []
  Channel.open.clear()
  refresh.session.mockClear()
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('navigator', { locks: { request: lock() } })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  for (const end of ends) end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a stream that breaks is opened again within two seconds, where it was', async () => {
  const { heard } = await tab()
  Source.last.onopen()
  Source.last.say({ type: 'mail' }, '41')
  Source.last.onerror()
  await vi.advanceTimersByTimeAsync(2000)
  expect(Source.all).toHaveLength(2)
  expect(Source.last.url).toBe('/api/events?lastEventId=41')
  expect(refresh.session).not.toHaveBeenCalled()
  Source.last.say({ type: 'tasks' })
  expect(heard.map(({ type }) => type)).toEqual(['mail', 'tasks'])
})

test('one that does not open gets a fresh session, and never waits longer than eight seconds', async () => {
  await tab()
  for (let tries = 1; tries < 12; tries++) {
    Source.last.onerror()
    await vi.advanceTimersByTimeAsync(8000)
    expect(Source.all).toHaveLength(tries + 1)
  }
  expect(refresh.session).toHaveBeenCalled()
})

test('when the session is over, nothing is opened any more', async () => {
  refresh.session.mockResolvedValueOnce(false)
  await tab()
  Source.last.onerror()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(Source.all).toHaveLength(1)
})

test.each(['online', 'focus'])('%s opens a broken stream at once', async (event) => {
  await tab()
  for (let tries = 0; tries < 6; tries++) {
    Source.last.onerror()
    await vi.advanceTimersByTimeAsync(8000)
  }
  Source.last.onerror()
  const before = Source.all.length
  page.dispatchEvent(new Event(event))
  expect(Source.all).toHaveLength(before + 1)
  // the try that was due is not made a second time
  await vi.advanceTimersByTimeAsync(8000)
  expect(Source.all).toHaveLength(before + 1)
})

test('looking at the window leaves an open stream alone', async () => {
  await tab()
  Source.last.onopen()
  page.dispatchEvent(new Event('focus'))
  expect(Source.all).toHaveLength(1)
})

test('one tab listens for all, and the next one takes over where it was', async () => {
  const first = await tab()
  Source.last.onopen()
  Source.last.say({ type: 'hello' }, '7')
  const second = await tab()
  expect(Source.all).toHaveLength(1)
  Source.last.say({ type: 'mail' }, '8')
  expect(second.heard.map(({ type }) => type)).toEqual(['mail'])
  first.close()
  await vi.advanceTimersByTimeAsync(0)
  expect(Source.all).toHaveLength(2)
  expect(Source.last.url).toBe('/api/events?lastEventId=8')
})

test('a tab that heard nothing yet knows the place from the one before', async () => {
  const first = await tab()
  Source.last.say({ type: 'hello' }, '7')
  await tab()
  first.close()
  await vi.advanceTimersByTimeAsync(0)
  expect(Source.last.url).toBe('/api/events?lastEventId=7')
})

test('a stream that fell silent is opened anew: what looks open may be dead', async () => {
  await tab()
  Source.last.onopen()
  for (let beats = 0; beats < 8; beats++) {
    await vi.advanceTimersByTimeAsync(25_000)
    Source.last.say({ type: 'beat' })
  }
  expect(Source.all).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(80_000)
  expect(Source.all).toHaveLength(2)
  expect(Source.all[0]?.isClosed).toBe(true)
})
