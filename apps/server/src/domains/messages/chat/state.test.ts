import { readFile } from '@dsms/contract/kernel/files'
import * as c from '@dsms/contract/messages/chat/calls'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../../testing/factories.ts'
import { callAs } from '../../../testing/harness.ts'
import { refusal, wrongFields } from '../../../testing/reads.ts'
import { list, makePeople, onePixel, open, said, say, textsOf, unseen, upload } from './chats.testing.ts'

const change = (person: TestPerson, other: TestPerson, body: { isMuted?: boolean; isBlocked?: boolean }) =>
  callAs(person.token, c.changeChat, { params: { id: other.id }, body })
const clear = (person: TestPerson, other: TestPerson, undo = false) =>
  callAs(person.token, c.clearChat, { params: { id: other.id }, body: { undo } })
const find = async (person: TestPerson, other: TestPerson, q: string) =>
  (await callAs(person.token, c.searchChat, { params: { id: other.id }, query: { q } })).body.rows.map(
    ({ message }) => message,
  )

describe('muting', () => {
  it('takes a chat out of my badge and nothing else', async () => {
    const { first, second, admin } = await makePeople()
    expect((await change(first, second, { isMuted: true })).body).toMatchObject({ isMuted: true, isBlocked: false })
    await said(second, first, 'hello')
    await said(admin, first, 'hello')
    expect(await unseen(first)).toBe(1)
    expect((await list(first)).chatsContacts.find(({ id }) => id === second.id)?.chat).toMatchObject({
      unseenMsgs: 1,
      isMuted: true,
    })
    expect((await list(second)).chatsContacts[0]?.chat.isMuted).toBe(false)
    await change(first, second, { isMuted: false })
    expect(await unseen(first)).toBe(2)
  })

  it('of a person nothing was said to yet is no chat for them', async () => {
    const { first, second } = await makePeople()
    await change(first, second, { isMuted: true })
    expect((await open(first, second)).body.chat).toMatchObject({ isMuted: true, chat: [], unseenMsgs: 0 })
    expect((await open(second, first)).body).not.toHaveProperty('chat')
    expect((await list(first)).chatsContacts).toEqual([])
    expect((await say(second, first, 'hello')).body.response.chat).toBeDefined()
  })
})

describe('blocking', () => {
  it('stops both, does not tell who did it, and is taken back', async () => {
    const { first, second } = await makePeople()
    await said(first, second, 'hello')
    await change(first, second, { isBlocked: true })
    expect(refusal(await say(second, first, 'why?'))).toEqual({ status: 409, code: 'chat_blocked' })
    expect((await say(second, first, 'why?')).body).toMatchObject({ params: { name: 'Amal Salem' } })
    expect(refusal(await say(first, second, 'because'))).toEqual({ status: 409, code: 'chat_blocked' })
    expect((await open(second, first)).body.chat).toMatchObject({ isBlocked: false })
    expect((await open(first, second)).body.chat).toMatchObject({ isBlocked: true })
    expect(await textsOf(second, first)).toEqual(['hello'])
    // the one who was blocked cannot undo it
    await change(second, first, { isBlocked: false })
    expect((await say(second, first, 'please')).status).toBe(409)
    await change(first, second, { isBlocked: false })
    expect((await say(second, first, 'thank you')).status).toBe(201)
  })
})

describe('clearing', () => {
  it('hides what was said from me alone, and can be undone', async () => {
    const { first, second } = await makePeople()
    await said(first, second, 'old news')
    await said(second, first, 'older reply')
    expect((await clear(first, second)).status).toBe(200)
    expect(await textsOf(first, second)).toEqual([])
    expect(await textsOf(second, first)).toEqual(['old news', 'older reply'])
    expect((await list(first)).chatsContacts).toEqual([])
    expect((await list(second)).chatsContacts).toHaveLength(1)
    expect(await find(first, second, 'old')).toEqual([])
    expect(await find(second, first, 'old')).toEqual(['older reply', 'old news'])
    expect(await unseen(first)).toBe(0)

    await clear(first, second)
    await clear(first, second, true)
    expect(await textsOf(first, second)).toEqual(['old news', 'older reply'])

    await clear(first, second)
    await said(second, first, 'new')
    expect(await textsOf(first, second)).toEqual(['new'])
    expect((await list(first)).chatsContacts[0]?.chat.lastMessage?.message).toBe('new')
    expect(await unseen(first)).toBe(1)
  })
})

describe('marking as unread', () => {
  it('makes the newest message of the other one unseen to me', async () => {
    const { first, second } = await makePeople()
    const mark = () => callAs(first.token, c.markChatUnread, { params: { id: second.id }, body: {} })
    const id = await said(second, first, 'look again')
    await open(first, second)
    expect((await mark()).status).toBe(200)
    expect(await unseen(first)).toBe(1)
    // the tick stays
    expect((await open(second, first)).body.chat?.readId).toBe(id)
    await open(first, second)
    expect(await unseen(first)).toBe(0)
    await clear(first, second)
    await mark()
    expect(await unseen(first)).toBe(0)
  })
})

describe('searching a conversation', () => {
  it('finds part of a word in any spelling, newest first, and takes signs literally', async () => {
    const { first, second } = await makePeople()
    for (const text of ['موعد الأحمد غدًا', 'AHMED is late', '100% sure', '1000 times', 'a_b'])
      await said(first, second, text)
    await said(second, first, 'احمد وصل')
    expect(await find(first, second, 'أحمد')).toEqual(['احمد وصل', 'موعد الأحمد غدًا'])
    expect(await find(second, first, 'ahmed')).toEqual(['AHMED is late'])
    expect(await find(first, second, '0%')).toEqual(['100% sure'])
    expect(await find(first, second, '_')).toEqual(['a_b'])
    expect(await find(first, second, 'nothing like it')).toEqual([])
  })
})

describe('pictures and files', () => {
  it('are read by the two alone, and listed', async () => {
    const { first, second, admin } = await makePeople()
    const picture = await upload(first, 'road sign.png', onePixel)
    const note = await upload(first, 'notes.txt', Buffer.from('turn left'))
    const readAs = async (person: TestPerson, id: number) =>
      (await callAs(person.token, readFile, { params: { id }, query: {} })).status
    expect(await readAs(second, picture)).toBe(404)

    const sent = await say(first, second, '', { fileId: picture })
    expect(sent.body.response.newMessageData).toMatchObject({
      message: '',
      file: { id: picture, fileName: 'road sign.png', type: 'image/png', bytes: onePixel.length },
    })
    expect((await list(second)).chatsContacts[0]?.chat.lastMessage).toMatchObject({ kind: 'image', message: '' })
    await said(first, second, 'with words', { fileId: note })
    expect((await list(second)).chatsContacts[0]?.chat.lastMessage).toMatchObject({ kind: 'file' })
    expect((await open(second, first)).body.chat?.chat.map(({ file }) => file?.fileName)).toEqual([
      'road sign.png',
      'notes.txt',
    ])
    expect(await readAs(second, picture)).toBe(200)
    expect(await readAs(admin, picture)).toBe(404)

    await said(first, second, 'no file')
    const { rows } = (await callAs(second.token, c.listChatFiles, { params: { id: first.id } })).body
    expect(rows.map(({ file }) => file?.id)).toEqual([note, picture])
    await clear(second, first)
    expect((await callAs(second.token, c.listChatFiles, { params: { id: first.id } })).body.rows).toEqual([])
  })

  it('must be mine to send', async () => {
    const { first, second, admin } = await makePeople()
    const theirs = await upload(admin, 'secret.txt', Buffer.from('salaries'))
    for (const fileId of [theirs, 2_000_000_000])
      expect(refusal(await say(first, second, 'look', { fileId }))).toEqual(
        wrongFields({ 'obj.fileId': 'unknown_file' }),
      )
    expect((await open(first, second)).body).not.toHaveProperty('chat')
  })
})

describe('the profile', () => {
  it('is what others see of me', async () => {
    const { first, second } = await makePeople()
    const read = async () => (await callAs(first.token, c.getChatProfile)).body
    expect(await read()).toEqual({
      id: first.id,
      avatar: '',
      fullName: 'Amal Salem',
      role: expect.any(String),
      about: '',
      status: 'online',
      settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true },
    })
    const saved = await callAs(first.token, c.saveChatProfile, { body: { about: '  On the road  ', status: 'busy' } })
    expect(saved.body).toMatchObject({ about: 'On the road', status: 'busy', settings: { isNotificationsOn: true } })
    await callAs(first.token, c.saveChatProfile, { body: { isNotificationsOn: false } })
    expect(await read()).toMatchObject({ about: 'On the road', status: 'busy', settings: { isNotificationsOn: false } })
    expect((await list(first)).profileUser.status).toBe('busy')
    // no window of hers is open
    expect((await open(second, first)).body.contact).toMatchObject({ about: 'On the road', status: 'offline' })
    const long = await callAs(first.token, c.saveChatProfile, { body: { about: 'x'.repeat(121) } })
    expect(refusal(long)).toEqual(wrongFields({ about: 'too_long' }))
  })
})
