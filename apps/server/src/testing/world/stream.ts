import type { AddressInfo } from 'node:net'
import type { LiveEvent } from '@dsms/contract/kernel/session/me'
import { sql } from 'drizzle-orm'
import { afterEach, expect } from 'vitest'
import { createApp } from '../../app.ts'
import { openServerDatabase } from '../../db/client.ts'
import type { App } from '../../kernel/services.ts'
import { asSystem } from '../../kernel/session/transaction.ts'
import { eventually } from '../eventually.ts'
import { testApp, testEnv, testSecret } from '../harness.ts'
import { query } from '../reads.ts'

const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
})

export interface Stream {
  /** What arrived but for who comes and goes and what belongs to the stream itself. */
  events: LiveEvent[]
  /** Everything, with the ids of what is kept. */
  all: { event: LiveEvent; id: number | undefined }[]
  lastId(): number | undefined
  isOpen(): boolean
  close(): void
}

const own = new Set<LiveEvent['type']>(['presence', 'hello', 'beat'])

/** The application of the tests, listening on a port: files that share it may all ask for that. */
export async function listeningApp(): Promise<App> {
  const app = await testApp()
  if (!app.http.server.listening) await app.http.listen({ host: '127.0.0.1', port: 0 })
  return app
}

/** Another server on the database of the tests, listening: for what has to cross from one process to another. */
export async function secondServer(): Promise<App> {
  const [row] = await query<{ name: string }>(sql`select current_database() as name`)
  const url = new URL(process.env.TEST_DATABASE_URL as string)
  url.pathname = `/${row?.name}`
  const app = await createApp(testEnv(), openServerDatabase(url.href, 3), testSecret)
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  return app
}

/** Opens the event stream of a person on a listening server and keeps what it carries; resolves when it is open. */
export async function listenAs(
  app: App,
  token: string,
  { lastEventId, query = '' }: { lastEventId?: number | undefined; query?: string } = {},
): Promise<Stream> {
  const { port } = app.http.server.address() as AddressInfo
  if (lastEventId === undefined) await heardSoFar(app)
  return listenAt(`http://127.0.0.1:${port}/api/events${query}`, token, lastEventId)
}

let nobody = 0

/**
 * Waits until this server has heard all that was told before: on a PostgreSQL server news travel on their own, and what
 * a test did before it opened a stream may arrive in it.
 */
async function heardSoFar({ events, database }: App): Promise<void> {
  nobody -= 1
  const userId = nobody
  let isHeard = false
  const forget = events.subscribe({
    userId,
    roleId: -1,
    tenant: -1,
    isAdmin: false,
    sessionId: '',
    send: (event) => {
      isHeard ||= event.type === 'beat'
    },
  })
  // said again and again: while its connection is broken a server hears nothing
  await eventually(async () => {
    await asSystem(database, ({ db }) => events.publish(db, { users: [userId] }, { type: 'beat' }))
    await new Promise((next) => setTimeout(next, 5))
    expect(isHeard).toBe(true)
  })
  forget()
}

export async function listenAt(url: string, token: string, lastEventId?: number): Promise<Stream> {
  const controller = new AbortController()
  endings.push(() => controller.abort())
  const response = await fetch(url, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
    },
    signal: controller.signal,
  })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const all: Stream['all'] = []
  const events: LiveEvent[] = []
  let isOpen = true
  const hear = (block: string) => {
    const data = /^data: (.*)$/m.exec(block)?.[1]
    if (data === undefined) return
    const event = JSON.parse(data) as LiveEvent
    const id = /^id: (\d+)$/m.exec(block)?.[1]
    all.push({ event, id: id === undefined ? undefined : Number(id) })
    if (!own.has(event.type)) events.push(event)
  }
  const read = async () => {
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) hear(block)
    }
  }
  read()
    .catch(() => {})
    .finally(() => {
      isOpen = false
    })
  await eventually(() => expect(all.some(({ event }) => event.type === 'hello') || !isOpen).toBe(true))
  return {
    events,
    all,
    lastId: () => all.findLast(({ id }) => id !== undefined)?.id,
    isOpen: () => isOpen,
    close: () => controller.abort(),
  }
}

export const arrives = (events: LiveEvent[], type: LiveEvent['type']) =>
  eventually(() => expect(events.map((event) => event.type)).toContain(type))
