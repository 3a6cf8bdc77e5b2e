import * as c from '@dsms/contract/messages/email/calls'
import * as drafts from '@dsms/contract/messages/email/drafts'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { refusal, wrongFields } from '../../../testing/reads.ts'
import { list, mail, open, subjects, update, write } from './mailbox.testing.ts'

describe('the mail calls of the founding specification', () => {
  let writer: TestPerson
  let reader: TestPerson
  let stranger: TestPerson
  const idOf = async (subject: string, folder: 'inbox' | 'all' = 'all') =>
    (await list(reader, { folder })).emails.find((email) => email.subject === subject)?.id as number

  beforeAll(async () => {
    writer = await makeSchoolAdmin()
    reader = await makePerson({ schoolId: writer.schoolId, firstName: 'Samir', lastName: 'Reader' })
    stranger = await makeSchoolAdmin()
    for (const subject of ['First', 'Second', 'Third', 'Fourth', 'Fifth'])
      await mail(writer, { to: [reader.email], subject, message: `<p>Text of ${subject}</p>` })
  })

  it('list the inbox newest first with exactly the fields that are promised', async () => {
    const body = await list(reader)
    expect(body.emails.map(({ subject }) => subject)).toEqual(['Fifth', 'Fourth', 'Third', 'Second', 'First'])
    expect(body.emails[0]).toEqual({
      id: expect.any(Number),
      from: { email: writer.email, name: `Test ${writer.username}`, avatar: '' },
      to: [{ name: 'Samir Reader', email: reader.email }],
      cc: [],
      bcc: [],
      subject: 'Fifth',
      message: '',
      excerpt: 'Text of Fifth',
      attachments: [],
      isStarred: false,
      isRead: false,
      labels: [],
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      replies: [],
      folder: 'inbox',
      hasRemoteImages: false,
      state: 'sent',
      sendAt: null,
      delivery: [],
      version: 1,
    })
    expect(body.emailsMeta).toEqual({ inbox: 5, draft: 0, spam: 0, total: 5, hasMore: false })
  })

  it('find by subject, sender and text, in any spelling', async () => {
    await mail(writer, { to: [reader.email], subject: 'مُدَرِّب الساحة', message: '<p>أهلًا</p>' })
    expect(await subjects(reader, { q: 'sEcOnd' })).toEqual(['Second'])
    expect(await subjects(reader, { q: 'text of thi' })).toEqual(['Third'])
    expect(await subjects(reader, { q: 'مدرب' })).toEqual(['مُدَرِّب الساحة'])
    expect(await subjects(reader, { q: writer.email.slice(0, -3) })).toHaveLength(6)
    expect(await subjects(reader, { q: '%' })).toEqual([])
    expect(await subjects(reader, { q: 'Second', folder: 'trash' })).toEqual([])
    await update(reader, [await idOf('مُدَرِّب الساحة')], { folder: 'trash' })
  })

  it('narrow by folder, star and label together', async () => {
    const [first, second] = [await idOf('First'), await idOf('Second')]
    await update(reader, [first, second], { isStarred: true })
    await callAs(reader.token, c.updateEmailLabels, { body: { emailIds: [second, first], label: 'important' } })
    expect(await subjects(reader, { folder: 'starred' })).toEqual(['Second', 'First'])
    expect(await subjects(reader, { label: 'important' })).toEqual(['Second', 'First'])
    expect(await subjects(reader, { label: 'important', q: 'Text of First' })).toEqual(['First'])
    expect(await subjects(reader, { label: 'company' })).toEqual([])
    await update(reader, [second], { folder: 'spam' })
    expect(await subjects(reader, { label: 'important' }), 'a label looks in the inbox').toEqual(['First'])
    expect(await subjects(reader, { label: 'important', folder: 'spam' })).toEqual(['Second'])
    expect(await subjects(reader, { folder: 'starred' })).toEqual(['Second', 'First'])
    await update(reader, [second], { folder: 'trash' })
    expect(await subjects(reader, { folder: 'starred' }), 'not what was thrown away').toEqual(['First'])
    expect(await subjects(reader, { folder: 'trash' })).toContain('Second')
    await update(reader, [second], { folder: 'inbox' })
    const labelled = await list(reader, { label: 'important' })
    expect(labelled.emails[0]?.labels).toEqual(['important'])
    expect(labelled.emailsMeta.total).toBeNull()
  })

  it('show everything but the trash for an empty folder', async () => {
    const reply = await send(reader.token, { ...c.listEmails, path: `${c.listEmails.path}?folder=&q=` }, {})
    const found = (reply.body as Awaited<ReturnType<typeof list>>).emails
    expect(new Set(found.map(({ folder }) => folder))).toEqual(new Set(['inbox']))
    await write(reader, { subject: 'Begun' })
    expect(await subjects(reader, { folder: 'all' })).toContain('Begun')
    expect(await subjects(reader, { folder: 'all' })).not.toContain('مُدَرِّب الساحة')
  })

  it('take a label from what has it and give it to what lacks it', async () => {
    const [first, third] = [await idOf('First'), await idOf('Third')]
    const reply = await callAs(reader.token, c.updateEmailLabels, {
      body: { emailIds: [first, third], label: 'important' },
    })
    expect(reply).toMatchObject({ status: 200, body: {} })
    expect((await open(reader, 'First')).labels).toEqual([])
    expect((await open(reader, 'Third')).labels).toEqual(['important'])
  })

  it('count unread mail of inbox and spam, and drafts read or not', async () => {
    const unread = (await list(reader)).emailsMeta.inbox
    const [third, fourth] = [await idOf('Third'), await idOf('Fourth')]
    await update(reader, [third], { isRead: true })
    expect((await list(reader)).emailsMeta.inbox).toBe(unread - 1)
    await update(reader, [fourth], { folder: 'spam' })
    expect((await list(reader)).emailsMeta).toMatchObject({ inbox: unread - 2, spam: 1, draft: 1 })
    expect((await callAs(reader.token, c.getMailCounts)).body).toEqual({ inbox: unread - 2, draft: 1, spam: 1 })
    await update(reader, [fourth], { folder: 'draft', isRead: true })
    expect((await callAs(reader.token, c.getMailCounts)).body).toEqual({ inbox: unread - 2, draft: 2, spam: 0 })
    await update(reader, [third, fourth], { folder: 'inbox', isRead: false })
    expect((await callAs(reader.token, c.getMailCounts)).body).toEqual({ inbox: unread, draft: 1, spam: 0 })
  })

  it('open one mail and say what is above and below it in the view', async () => {
    const flags = async (subject: string, query: object = {}) => {
      const { body } = await callAs(reader.token, c.getEmail, { query: { id: await idOf(subject), ...query } })
      return [body.hasPreviousMail, body.hasNextMail]
    }
    expect(await flags('Fifth')).toEqual([false, true])
    expect(await flags('Third')).toEqual([true, true])
    expect(await flags('First')).toEqual([true, false])
    expect(await flags('Third', { label: 'important' })).toEqual([false, true])
    expect(await flags('Second', { label: 'important' })).toEqual([true, false])
    expect(await flags('Third', { q: 'text of' })).toEqual([true, true])
    expect(await flags('Fifth', { folder: 'all' }), 'the draft is newer').toEqual([true, true])
    const { body } = await callAs(reader.token, c.getEmail, { query: { id: await idOf('Third') } })
    expect(body).toMatchObject({ subject: 'Third', message: '<p>Text of Third</p>', replies: [] })
    expect(body.isRead, 'opening marks nothing by itself').toBe(false)
  })

  it('walk inside the current folder and end with a 404 without a body', async () => {
    const step = (id: number, dir: 'previous' | 'next', query: object = {}) =>
      callAs(reader.token, c.paginateEmail, { query: { emailId: id, dir, ...query } })
    const walked: string[] = []
    let id = await idOf('Fifth')
    for (;;) {
      const reply = await step(id, 'next')
      if (reply.status === 404) {
        expect(reply.body).toBe('')
        break
      }
      expect(reply.body).not.toHaveProperty('hasNextMail')
      walked.push(reply.body.subject)
      id = reply.body.id
    }
    expect(walked).toEqual(['Fourth', 'Third', 'Second', 'First'])
    expect((await step(id, 'previous')).body.subject).toBe('Second')
    expect(await step(await idOf('Fifth'), 'previous')).toMatchObject({ status: 404, body: '' })
    expect((await step(await idOf('Fifth'), 'previous', { folder: 'all' })).body.subject).toBe('Begun')
  })

  it('answer 404 without a body for mail that is not there or somebody else’s', async () => {
    const id = await idOf('First')
    for (const [token, key] of [
      [reader.token, 2_000_000_000],
      [stranger.token, id],
      [writer.token, id],
    ] as const) {
      expect(await callAs(token, c.getEmail, { query: { id: key } })).toMatchObject({ status: 404, body: '' })
      expect(await callAs(token, c.paginateEmail, { query: { emailId: key, dir: 'next' } })).toMatchObject({
        status: 404,
        body: '',
      })
      expect(refusal(await callAs(token, c.readMailBody, { params: { id: key } }))).toEqual({
        status: 404,
        code: 'not_found',
      })
    }
  })

  it('pass over other people’s mail in silence', async () => {
    const id = await idOf('First')
    expect((await update(stranger, [id], { isRead: true, isStarred: true, folder: 'trash' })).status).toBe(200)
    await callAs(stranger.token, c.updateEmailLabels, { body: { emailIds: [id], label: 'private' } })
    await callAs(stranger.token, c.deleteEmails, { query: { ids: [id] } })
    await callAs(stranger.token, c.restoreEmails, { body: { emailIds: [id] } })
    expect(await open(reader, 'First')).toMatchObject({ isStarred: true, labels: [], folder: 'inbox' })
    expect((await list(stranger, { folder: 'all' })).emails).toEqual([])
  })

  it('give large mailboxes a page at a time', async () => {
    const first = await list(reader, { perPage: 2 })
    expect(first.emails).toHaveLength(2)
    expect(first.emailsMeta).toMatchObject({ total: 5, hasMore: true })
    expect(await subjects(reader, { perPage: 2, page: 3 })).toEqual(['First'])
    expect((await list(reader, { perPage: 2, page: 3 })).emailsMeta.hasMore).toBe(false)
    expect(await subjects(reader, { perPage: 2, page: 90_000 })).toEqual([])
  })

  it.each([
    ['a folder', c.listEmails, { query: { folder: 'archive' } }, { folder: 'invalid_choice' }],
    ['a label', c.listEmails, { query: { label: 'holiday' } }, { label: 'invalid_choice' }],
    ['too large a page', c.listEmails, { query: { perPage: 101 } }, { perPage: 'too_large' }],
    ['no key', c.getEmail, { query: {} }, { id: 'required' }],
    ['no number', c.getEmail, { query: { id: 'x' } }, { id: 'invalid_type' }],
    ['a direction', c.paginateEmail, { query: { dir: 'up', emailId: 1 } }, { dir: 'invalid_choice' }],
    ['no list', c.updateEmails, { body: { emailIds: 'all', dataToUpdate: {} } }, { emailIds: 'invalid_type' }],
    [
      'no place to move to',
      c.updateEmails,
      { body: { emailIds: [1], dataToUpdate: { folder: 'starred' } } },
      { 'dataToUpdate.folder': 'invalid_choice' },
    ],
    [
      'too many',
      c.updateEmails,
      { body: { emailIds: Array.from({ length: 501 }, (_, n) => n + 1), dataToUpdate: {} } },
      { emailIds: 'too_many' },
    ],
    ['an unknown label', c.updateEmailLabels, { body: { emailIds: [1], label: 'x' } }, { label: 'invalid_choice' }],
    ['no address', drafts.createDraft, { body: { to: ['nobody'] } }, { 'to.0': 'invalid_email' }],
    ['a long subject', drafts.createDraft, { body: { subject: 'x'.repeat(201) } }, { subject: 'too_long' }],
    ['a long text', drafts.createDraft, { body: { message: 'x'.repeat(200_001) } }, { message: 'too_long' }],
    ['seconds', c.saveMailSettings, { body: { undoSeconds: 11 } }, { undoSeconds: expect.any(String) as never }],
  ])('refuse wrong input: %s', async (_, endpoint, args, fields) => {
    expect(refusal(await send(reader.token, endpoint, args))).toEqual(wrongFields(fields as never))
  })
})
