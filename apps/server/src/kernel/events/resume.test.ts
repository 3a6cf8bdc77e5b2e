import { EventEmitter } from 'node:events'
import { changeOwnPassword } from '@dsms/contract/kernel/session/me'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { goodPassword, makePerson, makeSchoolAdmin, type TestPerson } from '../../testing/factories.ts'
import { callAs } from '../../testing/harness.ts'
import { query } from '../../testing/reads.ts'
import { listenAs, listeningApp, type Stream } from '../../testing/world/stream.ts'
import type { App } from '../services.ts'
import { asSystem } from '../session/transaction.ts'
import { eventCleanup } from './cleanup.ts'
import type { Address } from './events.data.ts'
import type { Listener } from './events.ts'
import { streamEvents } from './stream.ts'

let app: App
let schoolId: number
beforeAll(async () => {
  app = await listeningApp()
  schoolId = (await makeSchoolAdmin()).schoolId
})

const publish = (to: Address, type: 'mail' | 'tasks' | 'calendar') =>
  asSystem(app.database, ({ db }) => app.events.publish(db, to, { type }))
const tell = (person: TestPerson, type: 'mail' | 'tasks' | 'calendar' = 'mail') => publish({ users: [person.id] }, type)
const typesOf = (stream: Stream) => stream.all.map(({ event }) => event.type).filter((type) => type !== 'presence')
/** Nobody changes what is kept but its owner: tests, which move time. */
const asOwner = (statement: string) => app.database.pool.query(statement)
/** Moves what is kept into the past: events of the last minute before a mark are told again on purpose. */
const age = () => asOwner(`update live_events set created_at = created_at - interval '5 minutes'`)

describe('a stream that comes back', () => {
  it('is told what it missed, in order, and nothing it had heard long ago or that is for others', async () => {
    const [person, other] = [await makePerson({ schoolId }), await makePerson({ schoolId })]
    await tell(person, 'calendar')
    await age()
    const before = await listenAs(app, person.token)
    await tell(person, 'mail')
    await eventually(() => expect(before.events).toHaveLength(1))
    before.close()
    await tell(other, 'calendar')
    await publish({ users: [other.id, person.id] }, 'tasks')
    await publish({ role: person.roleId }, 'mail')
    await publish({ role: other.roleId }, 'calendar')
    await publish({ session: person.sessionId }, 'tasks')
    await publish({ session: other.sessionId }, 'calendar')
    await publish({ users: [person.id], butSession: person.sessionId }, 'calendar')
    const after = await listenAs(app, person.token, { lastEventId: before.lastId() })
    expect(typesOf(after)).toEqual(['tasks', 'mail', 'tasks', 'hello'])
    const ids = after.all.flatMap(({ id }) => (id === undefined ? [] : [id]))
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
    await tell(person)
    await eventually(() => expect(typesOf(after)).toEqual(['tasks', 'mail', 'tasks', 'hello', 'mail']))
  })

  it('has an id to come back with though it heard nothing', async () => {
    const person = await makePerson({ schoolId })
    const before = await listenAs(app, person.token)
    expect(before.all.filter(({ id }) => id !== undefined).map(({ event }) => event.type)).toEqual(['hello'])
    before.close()
    await tell(person, 'tasks')
    expect(typesOf(await listenAs(app, person.token, { lastEventId: before.lastId() }))).toEqual(['tasks', 'hello'])
  })

  it('is told what an earlier transaction committed after the last event it heard', async () => {
    const person = await makePerson({ schoolId })
    // said aloud before anybody comes back, or it would be told to them as news
    const first = await listenAs(app, person.token)
    await tell(person, 'tasks')
    await eventually(() => expect(first.events).toHaveLength(1))
    const heard = (await query<{ id: number }>(sql`select max(id) as id from live_events`))[0]?.id as number
    // as another connection would have it: a lower id, visible only now
    await asOwner(
      `insert into live_events (id, user_id, event) values (${Number(heard) - 1}, ${person.id}, '{"type":"mail"}')`,
    )
    expect(typesOf(await listenAs(app, person.token, { lastEventId: Number(heard) }))).toEqual(['mail', 'hello'])
  })

  it('believes the header of the browser more than the address it began with', async () => {
    const person = await makePerson({ schoolId })
    const [start] = [await listenAs(app, person.token)]
    await tell(person, 'mail')
    await eventually(() => expect(start.events).toHaveLength(1))
    await age()
    const newest = start.lastId()
    const first = start.all.find(({ event }) => event.type === 'hello')?.id
    const byQuery = await listenAs(app, person.token, { query: `?lastEventId=${first}` })
    expect(typesOf(byQuery)).toEqual(['mail', 'hello'])
    await asOwner(`update live_events set created_at = created_at - interval '5 minutes' where id <= ${first}`)
    const both = await listenAs(app, person.token, { query: `?lastEventId=${first}`, lastEventId: newest })
    expect(typesOf(both)).toEqual(['hello'])
  })

  it('is told to read everything anew when what it missed is not kept', async () => {
    const person = await makePerson({ schoolId })
    expect(typesOf(await listenAs(app, person.token, { lastEventId: 2_000_000_000 }))).toEqual(['resync', 'hello'])
  })

  it('is not told again that a session ended that began anew since', async () => {
    const person = await makePerson({ schoolId, password: goodPassword })
    const before = await listenAs(app, person.token)
    const password = 'seven-green-kettles'
    const fresh = await callAs(person.token, changeOwnPassword, {
      body: { current_password: goodPassword, password, password_confirmation: password },
    })
    await asSystem(app.database, ({ db }) => app.events.publish(db, { users: [person.id] }, { type: 'signed-out' }))
    await eventually(() => expect(before.isOpen()).toBe(false))
    const after = await listenAs(app, fresh.body.accessToken, { lastEventId: before.all[0]?.id })
    expect(typesOf(after)).not.toContain('signed-out')
    expect(after.isOpen()).toBe(true)
  })
})

describe('the cleanup', () => {
  it('forgets what is older than two hours, but for the newest event', async () => {
    const person = await makePerson({ schoolId })
    await tell(person, 'mail')
    await tell(person, 'tasks')
    const [before] = await query<{ id: number }>(sql`select max(id) as id from live_events`)
    await asOwner(`update live_events set created_at = created_at - interval '1 day'`)
    await asSystem(app.database, (context) => eventCleanup().run(context))
    expect(await query(sql`select id from live_events`)).toEqual([before])
    // a quiet night is nothing missed
    const quiet = await listenAs(app, person.token, { lastEventId: Number(before?.id) })
    expect(typesOf(quiet)).toEqual(['hello'])
  })
})

/** A stream over a connection that is none, so that its end and its time can be chosen. */
function fakeStream({ destroyed = false } = {}) {
  const left: string[] = []
  const written: string[] = []
  let newest = 7
  let listener: Listener | undefined
  const services = {
    events: {
      subscribe(one: Listener) {
        listener = one
        return () => left.push('events')
      },
      newestId: () => newest,
    },
    presence: { enter: () => () => left.push('presence') },
  }
  const socket = Object.assign(new EventEmitter(), { destroyed })
  const raw = {
    destroyed: false,
    writableEnded: false,
    writableLength: 0,
    writeHead: () => {},
    write: (text: string) => written.push(text),
    end() {
      this.writableEnded = true
    },
    destroy() {
      this.destroyed = true
    },
  }
  const actor = { id: 1, roleId: 1, homeSchoolId: 1, isAdmin: false, sessionId: 'x' }
  const begin = async () => {
    const run = await streamEvents(services as never, actor as never, { raw: { socket } } as never, undefined)
    run({ hijack: () => {}, raw } as never)
  }
  return {
    begin,
    raw,
    left,
    written,
    leave: () => socket.emit('close'),
    send: (type: 'mail' | 'signed-out') => listener?.send({ type }, newest),
    moveTo: (id: number) => {
      newest = id
    },
  }
}

describe('a stream', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('of a browser that left before it was open leaves nothing behind', async () => {
    const { begin, left, written } = fakeStream({ destroyed: true })
    await begin()
    expect(left).toEqual(['events'])
    expect(written).toEqual([])
  })

  it('moves on while only others are concerned, and is kept open otherwise', async () => {
    vi.useFakeTimers()
    const { begin, written, moveTo, leave, left } = fakeStream()
    await begin()
    written.length = 0
    vi.advanceTimersByTime(25_000)
    expect(written).toEqual(['data: {"type":"beat"}\n\n'])
    moveTo(9)
    vi.advanceTimersByTime(50_000)
    expect(written.slice(1)).toEqual(['id: 9\ndata: {"type":"beat"}\n\n', 'data: {"type":"beat"}\n\n'])
    leave()
    vi.advanceTimersByTime(50_000)
    expect(written).toHaveLength(3)
    expect(left).toEqual(['events', 'presence'])
  })

  it('is cut off when its browser does not read, and says nothing after its end', async () => {
    const slow = fakeStream()
    await slow.begin()
    slow.raw.writableLength = 2_000_000
    slow.send('mail')
    expect(slow.raw.destroyed).toBe(true)
    slow.leave()

    const over = fakeStream()
    await over.begin()
    over.send('signed-out')
    expect(over.raw.writableEnded).toBe(true)
    const { length } = over.written
    over.send('mail')
    expect(over.written).toHaveLength(length)
    over.leave()
  })
})
