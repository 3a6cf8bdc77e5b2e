import * as c from '@dsms/contract/messages/chat/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeSuperAdmin, supportContact, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { makeCircle } from '../../staff/directory/directory.testing.ts'
import { list, makePeople, open, said, say, textsOf, unseen } from './chats.testing.ts'

const missing = { status: 404, code: 'not_found' }

describe('the founding calls of the chat', () => {
  let first: TestPerson
  let second: TestPerson
  let admin: TestPerson
  beforeAll(async () => {
    const people = await makePeople()
    first = people.first
    second = people.second
    admin = people.admin
  })

  it('know nothing of a chat before the first word, but the person', async () => {
    const { status, body } = await open(first, second)
    expect(status).toBe(200)
    expect(body).toEqual({
      contact: {
        id: second.id,
        fullName: 'Badr Nasser',
        role: expect.any(String),
        about: '',
        avatar: '',
        status: 'offline',
        email: second.email,
        phone: null,
        isReachable: true,
      },
    })
    expect((await list(first)).chatsContacts).toEqual([])
  })

  it('begin a chat for both with the first message, in the shape of old', async () => {
    const { status, body } = await say(first, second, 'Is car 4 back?')
    expect(status).toBe(201)
    const message = {
      id: expect.any(Number),
      message: 'Is car 4 back?',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      senderId: first.id,
      file: null,
      key: null,
    }
    expect(body).toEqual({
      response: {
        id: second.id,
        newMessageData: message,
        chat: {
          id: expect.any(Number),
          userId: second.id,
          unseenMsgs: 0,
          isMuted: false,
          isBlocked: false,
          clearedId: 0,
          deliveredId: 0,
          readId: 0,
          chat: [message],
        },
      },
    })
    const again = await say(first, second, 'It is needed at nine.')
    expect(again.body.response).not.toHaveProperty('chat')

    const theirs = await list(second)
    expect(theirs.chatsContacts).toHaveLength(1)
    expect(theirs.chatsContacts[0]).toMatchObject({
      id: first.id,
      fullName: 'Amal Salem',
      chat: {
        id: body.response.chat?.id,
        unseenMsgs: 2,
        lastMessage: { message: 'It is needed at nine.', senderId: first.id, kind: 'text' },
      },
    })
    expect(Object.keys(theirs.chatsContacts[0]?.chat.lastMessage ?? {}).sort()).toEqual(
      ['id', 'kind', 'message', 'senderId', 'time'].sort(),
    )
    expect((await list(first)).chatsContacts[0]?.chat.unseenMsgs).toBe(0)
  })

  it('list everybody I may talk to by name, and how I appear', async () => {
    const { contacts, profileUser } = await list(first)
    expect(contacts.map(({ id }) => id).sort()).toEqual([second.id, admin.id].sort())
    expect(profileUser).toEqual({ id: first.id, avatar: '', fullName: 'Amal Salem', status: 'online' })
  })

  it('narrow both lists by part of a name', async () => {
    const found = await list(first, 'bAd')
    expect(found.contacts.map(({ id }) => id)).toEqual([second.id])
    expect(found.chatsContacts.map(({ id }) => id)).toEqual([second.id])
    expect(await list(first, 'nobody at all')).toMatchObject({ contacts: [], chatsContacts: [] })
  })

  it('set my unseen messages to none when I open a chat, and leave those of the other one', async () => {
    const { first, second } = await makePeople()
    await said(first, second, 'one')
    await said(second, first, 'two')
    await said(second, first, 'three')
    const opened = await open(first, second)
    expect(opened.body.chat).toMatchObject({ userId: second.id, unseenMsgs: 0, hasMore: false })
    expect(opened.body.chat?.chat.map(({ message, senderId }) => [message, senderId])).toEqual([
      ['one', first.id],
      ['two', second.id],
      ['three', second.id],
    ])
    expect(await unseen(first)).toBe(0)
    expect(await unseen(second)).toBe(1)
    expect((await list(second)).chatsContacts[0]?.chat.unseenMsgs).toBe(1)
  })

  it('read without marking when the window is not looked at', async () => {
    const { first, second } = await makePeople()
    const id = await said(first, second, 'hello')
    expect((await open(second, first, { seen: 'false' })).body.chat?.unseenMsgs).toBe(1)
    expect(await unseen(second)).toBe(1)
    expect((await open(first, second)).body.chat).toMatchObject({ deliveredId: id, readId: 0 })
  })

  it('show when a message reached the other one and when it was seen', async () => {
    const { first, second } = await makePeople()
    const ticks = async () => (await open(first, second)).body.chat
    const one = await said(first, second, 'one')
    expect(await ticks()).toMatchObject({ deliveredId: 0, readId: 0 })
    await unseen(second)
    expect(await ticks()).toMatchObject({ deliveredId: one, readId: 0 })
    await open(second, first)
    expect(await ticks()).toMatchObject({ deliveredId: one, readId: one })
    const two = await said(first, second, 'two')
    expect(await ticks()).toMatchObject({ deliveredId: one, readId: one })
    await list(second)
    expect((await list(first)).chatsContacts[0]?.chat).toMatchObject({ deliveredId: two, readId: one })
  })

  it('keep a message once that is sent twice with one key', async () => {
    const { first, second } = await makePeople()
    const key = crypto.randomUUID()
    const sent = await say(first, second, 'once', { key })
    const retried = await say(first, second, 'once', { key })
    expect(retried.status).toBe(201)
    expect(retried.body.response.newMessageData).toEqual(sent.body.response.newMessageData)
    expect(retried.body.response.newMessageData.key).toBe(key)
    expect(await textsOf(second, first)).toEqual(['once'])
    expect(await unseen(second)).toBe(1)
    // the other one may use the same key for a message of their own
    expect(await textsOf(second, first)).toEqual(['once'])
    await said(second, first, 'mine', { key })
    expect(await textsOf(second, first)).toEqual(['once', 'mine'])
  })

  it('begin one chat when both write at once, and keep one message of many retries', async () => {
    const { first, second } = await makePeople()
    const key = crypto.randomUUID()
    const replies = await Promise.all([
      ...Array.from({ length: 5 }, () => say(first, second, 'hello', { key })),
      say(second, first, 'hello back'),
    ])
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(201))
    expect((await textsOf(first, second)).sort()).toEqual(['hello', 'hello back'])
    const chats = await query(sql`select 1 from chats where ${first.id} in (first_id, second_id)`)
    expect(chats).toHaveLength(1)
  })

  it('refuse empty messages and those without end', async () => {
    expect((await say(first, second, '   ')).status).toBe(422)
    expect((await say(first, second, 'x'.repeat(10_001))).status).toBe(422)
    expect((await say(first, second, 'zero \u0000 character')).status).toBe(422)
  })
})

describe('who may be talked to', () => {
  it('are people of the own school, and nobody of another, oneself included', async () => {
    const [here, there] = [await makePeople(), await makePeople()]
    const { first } = here
    for (const id of [there.first.id, first.id, 2_000_000_000]) {
      const stranger = { id }
      expect(refusal(await say(first, stranger, 'hello'))).toEqual(missing)
      expect(refusal(await open(first, stranger))).toEqual(missing)
      for (const endpoint of [c.clearChat, c.tellTyping, c.markChatUnread])
        expect(refusal(await callAs(first.token, endpoint, { params: { id }, body: {} }))).toEqual(missing)
      const mute = { params: { id }, body: { isMuted: true } }
      expect(refusal(await callAs(first.token, c.changeChat, mute))).toEqual(missing)
      expect(refusal(await callAs(first.token, c.searchChat, { params: { id }, query: { q: 'a' } }))).toEqual(missing)
      expect(refusal(await callAs(first.token, c.listChatFiles, { params: { id } }))).toEqual(missing)
      const report = { params: { id }, body: { reason: 'spam' as const } }
      expect(refusal(await callAs(first.token, c.reportChat, report))).toEqual(missing)
    }
    // nothing was begun by asking
    expect(await query(sql`select 1 from chats where ${first.id} in (first_id, second_id)`)).toEqual([])
  })

  it('are one contact of the platform for administrators of schools, and these for the platform, but not their staff', async () => {
    const [superAdmin, { admin, first }] = [await supportContact(), await makePeople()]
    expect((await say(admin, superAdmin, 'A question')).status).toBe(201)
    expect((await say(superAdmin, admin, 'An answer')).status).toBe(201)
    expect(await textsOf(admin, superAdmin)).toEqual(['A question', 'An answer'])
    expect(refusal(await say(first, superAdmin, 'hello'))).toEqual(missing)
    expect(refusal(await say(superAdmin, first, 'hello'))).toEqual(missing)
    const colleague = await makeSuperAdmin()
    expect(refusal(await say(admin, colleague, 'hello'))).toEqual(missing)
    await said(colleague, admin, 'Your licence ends soon')
    expect((await say(admin, colleague, 'It is renewed')).status).toBe(201)
    expect((await open(admin, colleague)).body.contact).toMatchObject({ isReachable: true, email: '', phone: null })
  })

  it('leave what they said when they go; they are shown as offline and written to no more', async () => {
    const { first, second, admin } = await makePeople()
    const key = crypto.randomUUID()
    await said(first, second, 'before', { key })
    await query(sql`update users set status = 'inactive' where id = ${second.id}`)
    const { body } = await open(first, second)
    expect(body.contact).toMatchObject({ id: second.id, status: 'offline', isReachable: false })
    expect(body.chat?.chat.map(({ message }) => message)).toEqual(['before'])
    expect((await list(first)).chatsContacts[0]).toMatchObject({ id: second.id, isReachable: false })
    expect((await list(first)).contacts.map(({ id }) => id)).toEqual([admin.id])
    expect(refusal(await say(first, second, 'after'))).toEqual(missing)
    expect((await say(first, second, 'before', { key })).status, 'a retry of what was kept').toBe(201)
    expect(refusal(await callAs(first.token, c.tellTyping, { params: { id: second.id }, body: {} }))).toEqual(missing)
    expect(await textsOf(first, second)).toEqual(['before'])
  })

  it('have an empty address where the school keeps none of them', async () => {
    const { first, second } = await makePeople()
    await said(first, second, 'hello')
    await query(sql`update users set email = null where id = ${second.id}`)
    expect((await open(first, second)).body.contact.email).toBe('')
    const { chatsContacts, contacts } = await list(first)
    expect([chatsContacts, contacts].map((people) => people.find(({ id }) => id === second.id)?.email)).toEqual([
      '',
      '',
    ])
  })

  it('keep their telephone number, and themselves, from students when they are students', async () => {
    const { schoolId, student, other, trainer } = await makeCircle()
    await query(sql`update users set phone = '+96650000' || lpad(id::text, 5, '0') where school_id = ${schoolId}`)
    const phoneFor = async (reader: TestPerson, of: TestPerson) => (await open(reader, of)).body.contact.phone
    expect((await open(student, other)).status, 'students do not meet').toBe(404)
    expect(await phoneFor(student, trainer)).toMatch(/^\+9665/)
    expect(await phoneFor(trainer, student)).toMatch(/^\+9665/)
  })
})

describe("another person's chat", () => {
  it('is not there for a third one of the same school', async () => {
    const { first, second, admin } = await makePeople()
    await said(first, second, 'between us')
    for (const other of [first, second]) {
      expect((await open(admin, other)).body).not.toHaveProperty('chat')
      const search = { params: { id: other.id }, query: { q: 'between' } }
      expect((await callAs(admin.token, c.searchChat, search)).body.rows).toEqual([])
    }
    expect((await list(admin)).chatsContacts).toEqual([])
    expect(await unseen(admin)).toBe(0)
    expect(refusal(await send(admin.token, c.clearChat, { params: { id: first.id }, body: {} }))).toEqual(missing)
  })
})
