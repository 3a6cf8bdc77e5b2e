import { listChats, saveChatProfile } from '@dsms/contract/messages/chat/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../testing/factories.ts'
import { callAs } from '../../testing/harness.ts'
import { query } from '../../testing/reads.ts'
import { listenAs, listeningApp, type Stream } from '../../testing/world/stream.ts'
import type { App } from '../services.ts'
import { createPresence, type Presence } from './presence.ts'

let app: App
beforeAll(async () => {
  app = await listeningApp()
})

const statusesOf = ({ all }: Stream, person: { id: number }) =>
  all.flatMap(({ event }) => (event.type === 'presence' && event.by === person.id ? [event.status] : []))
const shown = async (reader: TestPerson, person: TestPerson) =>
  (await callAs(reader.token, listChats, { query: {} })).body.contacts.find(({ id }) => id === person.id)?.status
const choose = (person: TestPerson, status: 'online' | 'away' | 'busy' | 'offline') =>
  callAs(person.token, saveChatProfile, { body: { status } })
const aWhile = (ms = 150) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until the server keeps a person as present: from then on they hear of others. */
const arrived = ({ id }: { id: number }) =>
  eventually(async () => expect(await query(sql`select from live_people where user_id = ${id}`)).toHaveLength(1))

async function twoPeople() {
  const admin = await makeSchoolAdmin()
  const person = await makePerson({ schoolId: admin.schoolId })
  return { admin, person }
}

describe('who is there', () => {
  it('is told once for several windows, when the first opens and a moment after the last closed', async () => {
    const { admin, person } = await twoPeople()
    const watcher = await listenAs(app, admin.token)
    expect(await shown(admin, person)).toBe('offline')
    const windows = [await listenAs(app, person.token), await listenAs(app, person.token)]
    await eventually(() => expect(statusesOf(watcher, person)).toEqual(['online']))
    expect(await shown(admin, person)).toBe('online')
    windows[0]?.close()
    windows[1]?.close()
    // a reload
    await aWhile(500)
    const again = await listenAs(app, person.token)
    await aWhile(5500)
    expect(statusesOf(watcher, person)).toEqual(['online'])
    again.close()
    await eventually(() => expect(statusesOf(watcher, person)).toEqual(['online', 'offline']))
    expect(await shown(admin, person)).toBe('offline')
  })

  it('is told to their own school, and of administrators to the platform', async () => {
    const [{ admin, person }, other, superAdmin] = [await twoPeople(), await twoPeople(), await makeSuperAdmin()]
    const [stranger, platform] = [await listenAs(app, other.admin.token), await listenAs(app, superAdmin.token)]
    await listenAs(app, person.token)
    await listenAs(app, admin.token)
    await eventually(() => expect(statusesOf(platform, admin)).toEqual(['online']))
    await aWhile()
    expect(statusesOf(platform, person)).toEqual([])
    expect([...statusesOf(stranger, person), ...statusesOf(stranger, admin)]).toEqual([])
    await listenAs(app, (await makeSuperAdmin()).token)
    await eventually(() =>
      expect(stranger.all.some(({ event }) => event.type === 'presence' && event.by > admin.id)).toBe(true),
    )
  })

  it('shows the status that somebody chose', async () => {
    const { admin, person } = await twoPeople()
    const watcher = await listenAs(app, admin.token)
    await listenAs(app, person.token)
    await eventually(() => expect(statusesOf(watcher, person)).toEqual(['online']))
    await choose(person, 'busy')
    await choose(person, 'busy')
    await eventually(() => expect(statusesOf(watcher, person)).toEqual(['online', 'busy']))
    expect(await shown(admin, person)).toBe('busy')
    await choose(person, 'offline')
    await eventually(() => expect(statusesOf(watcher, person)).toEqual(['online', 'busy', 'offline']))
    expect(await shown(admin, person)).toBe('offline')
  })

  it('is not given away by the coming of somebody who appears offline', async () => {
    const { admin, person } = await twoPeople()
    await choose(person, 'offline')
    const watcher = await listenAs(app, admin.token)
    await listenAs(app, person.token)
    await arrived(person)
    await aWhile()
    expect(statusesOf(watcher, person)).toEqual([])
  })

  it('is put right when a process dies and when one was taken for dead', async () => {
    const { admin, person } = await twoPeople()
    const watcher = await listenAs(app, admin.token)
    // two processes do not wait for each other
    await arrived(admin)
    const quick: Presence = createPresence(app.database, app.events, app.http.log, { grace: 10 })
    quick.enter(person.id)
    await eventually(async () => expect(await shown(admin, person)).toBe('online'))
    // as if its process had said nothing for two minutes
    await query(sql`update live_people set seen_at = now() - interval '2 minutes' where user_id = ${person.id}`)
    expect(await shown(admin, person)).toBe('offline')
    await app.presence.renew()
    await eventually(() => expect(statusesOf(watcher, person)).toEqual(['online', 'offline']))
    // it was asleep, and is back
    await quick.renew()
    expect(await shown(admin, person)).toBe('online')
    await quick.stop()
    expect(await shown(admin, person)).toBe('offline')
  })

  it('is not forgotten when a window opens at the moment another one is given up', async () => {
    const { admin, person } = await twoPeople()
    const quick: Presence = createPresence(app.database, app.events, app.http.log, { grace: 1 })
    for (let n = 0; n < 20; n++) {
      const leave = quick.enter(person.id)
      await aWhile(n % 4)
      leave()
      await aWhile(n % 3)
    }
    quick.enter(person.id)
    await quick.renew()
    expect(await shown(admin, person)).toBe('online')
    await quick.stop()
  })
})
