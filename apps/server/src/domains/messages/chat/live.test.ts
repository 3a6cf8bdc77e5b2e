import type { LiveEvent } from '@dsms/contract/kernel/session/me'
import * as c from '@dsms/contract/messages/chat/calls'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '../../../kernel/services.ts'
import { eventually } from '../../../testing/eventually.ts'
import type { TestPerson } from '../../../testing/factories.ts'
import { callAs } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { arrives, listenAs, listeningApp, type Stream, secondServer } from '../../../testing/world/stream.ts'
import { list, makePeople, open, said, unseen } from './chats.testing.ts'

/** Long enough for an event to arrive that should not. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150))
const ofType = <T extends LiveEvent['type']>({ events }: Stream, type: T) =>
  events.filter((event): event is Extract<LiveEvent, { type: T }> => event.type === type)
const type = (from: TestPerson, to: TestPerson) => callAs(from.token, c.tellTyping, { params: { id: to.id }, body: {} })

let app: App
beforeAll(async () => {
  app = await listeningApp()
})

describe('a live chat', () => {
  it('tells all windows of both within a second, and nobody else', async () => {
    const { first, second, admin } = await makePeople()
    const [mine, mineToo, theirs, others] = [
      await listenAs(app, first.token),
      await listenAs(app, first.token),
      await listenAs(app, second.token),
      await listenAs(app, admin.token),
    ]
    await said(first, second, 'hello')
    for (const stream of [mine, mineToo, theirs]) {
      await arrives(stream.events, 'chat')
      expect(ofType(stream, 'chat')).toEqual([{ type: 'chat', people: [first.id, second.id], by: first.id }])
    }
    await aWhile()
    expect(others.events).toEqual([])
  })

  it('tells the sender once that a message arrived and once that it was seen, and my other windows that I saw it', async () => {
    const { first, second } = await makePeople()
    const id = await said(first, second, 'hello')
    const [sender, reader] = [await listenAs(app, first.token), await listenAs(app, second.token)]
    await unseen(second)
    await unseen(second)
    await list(second)
    await arrives(sender.events, 'chat-seen')
    const news = { type: 'chat-seen', people: [second.id, first.id], by: second.id, deliveredId: id }
    expect(ofType(sender, 'chat-seen')).toEqual([{ ...news, readId: 0 }])
    await open(second, first)
    await open(second, first)
    await arrives(reader.events, 'chat-seen')
    await eventually(() => expect(ofType(sender, 'chat-seen')).toHaveLength(2))
    await aWhile()
    expect(ofType(sender, 'chat-seen')[1]).toEqual({ ...news, readId: id })
    expect(ofType(sender, 'chat-seen')).toHaveLength(2)
    expect(ofType(reader, 'chat-seen')).toHaveLength(1)
  })

  it('tells the other one that I write, unless one of us blocked the other', async () => {
    const { first, second } = await makePeople()
    const stream = await listenAs(app, second.token)
    await type(first, second)
    await arrives(stream.events, 'typing')
    expect(stream.events).toEqual([{ type: 'typing', by: first.id }])
    for (const [blocker, blocked] of [
      [second, first],
      [first, second],
    ] as const) {
      await callAs(blocker.token, c.changeChat, { params: { id: blocked.id }, body: { isBlocked: true } })
      expect((await type(first, second)).status).toBe(200)
      await callAs(blocker.token, c.changeChat, { params: { id: blocked.id }, body: { isBlocked: false } })
    }
    await aWhile()
    expect(ofType(stream, 'typing')).toHaveLength(1)
  })

  it('tells my own windows alone that I muted, blocked, cleared or marked something', async () => {
    const { first, second } = await makePeople()
    await said(second, first, 'hello')
    const [mine, theirs] = [await listenAs(app, first.token), await listenAs(app, second.token)]
    const params = { id: second.id }
    await callAs(first.token, c.changeChat, { params, body: { isMuted: true } })
    await callAs(first.token, c.markChatUnread, { params, body: {} })
    await callAs(first.token, c.clearChat, { params, body: {} })
    await eventually(() => expect(ofType(mine, 'chat')).toHaveLength(3))
    await aWhile()
    expect(theirs.events).toEqual([])
  })

  it('tells what was said while a window was away, once it is back', async () => {
    const { first, second } = await makePeople()
    const before = await listenAs(app, second.token)
    await said(first, second, 'heard')
    await arrives(before.events, 'chat')
    before.close()
    const ids = [await said(first, second, 'missed'), await said(first, second, 'missed too')]
    await open(first, second)
    const after = await listenAs(app, second.token, { lastEventId: before.lastId() })
    expect(ofType(after, 'chat').length).toBeGreaterThanOrEqual(2)
    const { body } = await open(second, first, { after: (ids[0] as number) - 1 })
    expect(body.chat?.chat.map(({ message }) => message)).toEqual(['missed', 'missed too'])
  })
})

describe.runIf(process.env.TEST_DATABASE_URL)('two servers on one database', () => {
  let second: App
  beforeAll(async () => {
    second = await secondServer()
  })
  afterAll(async () => {
    await second.http.close()
    await second.database.close()
  })

  it('carry what is said, seen and typed across', async () => {
    const { first, second: other } = await makePeople()
    const [here, there] = [await listenAs(app, first.token), await listenAs(second, other.token)]
    await said(first, other, 'hello')
    await arrives(there.events, 'chat')
    await type(first, other)
    await arrives(there.events, 'typing')
    const read = await second.http.inject({
      url: `/apps/chat/get-chat?id=${first.id}`,
      headers: { authorization: `Bearer ${other.token}` },
    })
    expect(read.json().chat.chat).toHaveLength(1)
    await arrives(here.events, 'chat-seen')
  })

  it('tell what one missed at the other', async () => {
    const { first, second: other } = await makePeople()
    const before = await listenAs(app, other.token)
    before.close()
    await said(first, other, 'missed')
    const after = await listenAs(second, other.token, { lastEventId: before.lastId() })
    expect(ofType(after, 'chat')).toHaveLength(1)
  })

  it('lose nothing that is said while one of them is deaf', async () => {
    const { first, second: other } = await makePeople()
    const stream = await listenAs(second, other.token)
    await query(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`)
    const id = await said(first, other, 'while deaf')
    await arrives(stream.events, 'chat')
    expect((await open(other, first)).body.chat?.chat.at(-1)?.id).toBe(id)
  })

  it('agree on who is there', async () => {
    const { first, second: other } = await makePeople()
    const [watcher, window] = [await listenAs(app, first.token), await listenAs(second, other.token)]
    await eventually(async () => expect((await open(first, other)).body.contact.status).toBe('online'))
    const statuses = () =>
      watcher.all.flatMap(({ event }) => (event.type === 'presence' && event.by === other.id ? [event.status] : []))
    await eventually(() => expect(statuses()).toEqual(['online']))
    // a window at the other server keeps them there when this one closes
    const another = await listenAs(app, other.token)
    window.close()
    await new Promise((resolve) => setTimeout(resolve, 6000))
    expect((await open(first, other)).body.contact.status).toBe('online')
    expect(statuses()).toEqual(['online'])
    another.close()
    await eventually(() => expect(statuses()).toEqual(['online', 'offline']))
    expect((await open(first, other)).body.contact.status).toBe('offline')
  })
})
