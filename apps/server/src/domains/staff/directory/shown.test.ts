import { listChats } from '@dsms/contract/messages/chat/calls'
import * as c from '@dsms/contract/staff/profile/calls'
import * as m from '@dsms/contract/staff/profile/media'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { listenAs, listeningApp } from '../../../testing/world/stream.ts'
import { onePixel, upload } from '../../messages/chat/chats.testing.ts'
import { type Circle, everybody, makeCircle, meets, type Name } from './directory.testing.ts'

let circle: Circle
beforeAll(async () => {
  circle = await makeCircle()
})

const isSeenBy = (viewer: Name, one: Name) => viewer === one || meets[viewer].includes(one)
/** Of the circle, in its order: samples bring in others. */
const namesOf = (ids: number[]) => everybody.filter((name) => ids.includes(circle[name].id))

describe('pictures', () => {
  const photos = {} as Record<Name, number>
  beforeAll(async () => {
    for (const name of everybody) {
      const fileId = await upload(circle[name], 'me.png', onePixel)
      photos[name] = (await callAs(circle[name].token, m.addPhoto, { body: { fileId } })).body.id
    }
  })

  it.each(everybody)('are listed and opened by the %s of those alone whom they meet', async (viewer) => {
    const { token } = circle[viewer]
    for (const one of everybody) {
      const opened = await send(token, m.readPhoto, { params: { id: photos[one] } })
      const listed = await send(token, m.listPhotos, { query: { of: circle[one].id } })
      const status = isSeenBy(viewer, one) ? 200 : 404
      expect([opened.status, listed.status], one).toEqual([status, status])
    }
  })
})

describe('who follows whom', () => {
  beforeAll(async () => {
    for (const follower of everybody)
      for (const one of everybody.filter((name) => name !== follower && isSeenBy(follower, name)))
        await callAs(circle[follower].token, c.follow, { params: { id: circle[one].id }, body: { isFollowed: true } })
  })

  it.each(everybody)('is told to the %s where they meet both', async (viewer) => {
    const list = async (one: Name, kind: 'followers' | 'following') => {
      const { body } = await callAs(circle[viewer].token, c.listFollows, { query: { of: circle[one].id, kind } })
      return namesOf(body.rows.map(({ id }) => id))
    }
    const shown = (is: (name: Name) => boolean) => everybody.filter((name) => isSeenBy(viewer, name) && is(name))
    for (const one of everybody.filter((name) => isSeenBy(viewer, name))) {
      const followers = shown((name) => name !== one && isSeenBy(name, one))
      const following = shown((name) => name !== one && isSeenBy(one, name))
      expect([await list(one, 'followers'), await list(one, 'following')], one).toEqual([followers, following])
      const { body } = await callAs(circle[viewer].token, c.getProfile, { query: { id: circle[one].id } })
      expect(body.header.followers, `followers of ${one} are counted as they are listed`).toBe(followers.length)
    }
  })
})

describe('who is there', () => {
  it('is known to those alone who meet the person', async () => {
    const app = await listeningApp()
    const leave = everybody.map((name) => app.presence.enter(circle[name].id))
    await eventually(async () => {
      const ids = sql.param(everybody.map((name) => circle[name].id))
      expect(await query(sql`select from live_people where user_id = any(${ids}::integer[])`)).toHaveLength(
        everybody.length,
      )
    })
    for (const one of everybody) {
      const watchers = await query<{ id: number }>(sql`select id from watchers_of(${circle[one].id}) as id`)
      expect(namesOf(watchers.map(({ id }) => id)), one).toEqual(everybody.filter((viewer) => isSeenBy(viewer, one)))
      const { contacts } = (await callAs(circle[one].token, listChats, { query: {} })).body
      const online = contacts.filter(({ status }) => status === 'online').map(({ id }) => id)
      expect(namesOf(online), one).toEqual(everybody.filter((name) => name !== one && isSeenBy(one, name)))
    }
    for (const left of leave) left()
  })

  it('is told to the trainer of a learner as they come, and to no other learner or guardian', async () => {
    const { student, other, father, trainer, stranger } = await makeCircle()
    const app = await listeningApp()
    const heard = { student, father, stranger, trainer }
    const streams = new Map<string, Awaited<ReturnType<typeof listenAs>>>()
    for (const [name, { token }] of Object.entries(heard)) streams.set(name, await listenAs(app, token))
    await listenAs(app, other.token)
    const hears = (name: keyof typeof heard) =>
      streams.get(name)?.all.some(({ event }) => event.type === 'presence' && event.by === other.id)
    // theirs, who speaks for them and who teaches them; all are told by one event
    await eventually(() => expect([hears('father'), hears('stranger')]).toEqual([true, true]))
    expect([hears('student'), hears('trainer')]).toEqual([false, false])
  })
})
