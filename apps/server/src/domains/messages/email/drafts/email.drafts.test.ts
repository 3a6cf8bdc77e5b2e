import * as c from '@dsms/contract/messages/email/calls'
import * as drafts from '@dsms/contract/messages/email/drafts'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, send } from '../../../../testing/harness.ts'
import { refusal, wrongFields } from '../../../../testing/reads.ts'
import { list, mail, open, subjects, upload, write } from '../mailbox.testing.ts'

describe('a draft', () => {
  let writer: TestPerson
  let reader: TestPerson
  beforeAll(async () => {
    writer = await makeSchoolAdmin()
    reader = await makePerson({ schoolId: writer.schoolId, firstName: 'Rana', lastName: 'Reader' })
  })

  const save = (person: TestPerson, id: number, body: object) =>
    send(person.token, drafts.saveDraft, { params: { id }, body })

  it('may lack everything and keeps what is written', async () => {
    const empty = await callAs(writer.token, drafts.createDraft, { body: {} })
    expect(empty).toMatchObject({ status: 201, body: { state: 'draft', folder: 'draft', isRead: true, version: 1 } })
    const file = await upload(writer, 'list.csv', 'a,b\n1,2\n')
    const saved = await save(writer, empty.body.id, {
      version: 1,
      to: [reader.email, 'Guest@elsewhere.example'],
      bcc: [reader.email],
      subject: 'Half',
      message: '<p>Half a thought</p>',
      attachments: [file],
      labels: ['private', 'private'],
    })
    expect(saved).toMatchObject({
      status: 200,
      body: {
        version: 2,
        to: [
          { name: 'Rana Reader', email: reader.email },
          { name: 'Guest@elsewhere.example', email: 'Guest@elsewhere.example' },
        ],
        bcc: [],
        subject: 'Half',
        message: '<p>Half a thought</p>',
        attachments: [{ fileName: 'list.csv', type: 'text/csv' }],
        labels: ['private'],
      },
    })
    expect(await open(writer, 'Half', 'draft')).toMatchObject({ message: '<p>Half a thought</p>' })
    expect((await save(writer, empty.body.id, { version: 2, subject: 'Less' })).body).toMatchObject({
      to: [],
      attachments: [],
      message: '',
    })
  })

  it('written in two windows is not overwritten unseen', async () => {
    const draft = await write(writer, { subject: 'Two windows' })
    expect((await save(writer, draft.id, { version: 1, subject: 'Newer' })).status).toBe(200)
    const late = await save(writer, draft.id, { version: 1, subject: 'Older' })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'stale_version', params: { name: `Test ${writer.username}` } },
    })
    const sent = await callAs(writer.token, drafts.sendDraft, { params: { id: draft.id }, body: { version: 1 } })
    expect(refusal(sent)).toEqual({ status: 409, code: 'stale_version' })
    expect(await subjects(writer, { folder: 'draft' })).toContain('Newer')
  })

  it('is its writer’s alone', async () => {
    const draft = await write(writer, { subject: 'Mine', to: [reader.email] })
    expect(refusal(await save(reader, draft.id, { version: 1 }))).toEqual({ status: 404, code: 'not_found' })
    for (const endpoint of [drafts.sendDraft, drafts.undoSend, drafts.sendNow])
      expect((await send(reader.token, endpoint, { params: { id: draft.id }, body: {} })).status).toBe(404)
    expect((await callAs(reader.token, drafts.deleteDraft, { params: { id: draft.id } })).status).toBe(404)
    expect(await subjects(reader, { folder: 'all' })).toEqual([])
  })

  it('is what a received or sent mail is not', async () => {
    const sent = await mail(writer, { to: [reader.email], subject: 'Gone' })
    const received = await open(reader, 'Gone')
    for (const [person, id] of [
      [writer, sent.id],
      [reader, received.id],
    ] as const) {
      const refused = { status: 409, code: 'mail_not_draft' }
      expect(refusal(await save(person, id, { version: 1, subject: 'Changed' }))).toEqual(refused)
      expect(refusal(await callAs(person.token, drafts.sendDraft, { params: { id }, body: {} }))).toEqual(refused)
      expect(refusal(await callAs(person.token, drafts.deleteDraft, { params: { id } }))).toEqual(refused)
    }
    expect((await open(reader, 'Gone')).subject).toBe('Gone')
  })

  it('can be thrown away for good', async () => {
    const draft = await write(writer, { subject: 'Nothing', to: [reader.email] })
    const count = (await list(writer)).emailsMeta.draft
    expect((await callAs(writer.token, drafts.deleteDraft, { params: { id: draft.id } })).status).toBe(200)
    expect((await list(writer)).emailsMeta.draft).toBe(count - 1)
    expect((await callAs(writer.token, c.getEmail, { query: { id: draft.id } })).status).toBe(404)
  })

  it('answers a mail of one’s own mailbox only', async () => {
    await mail(writer, { to: [reader.email], subject: 'Question' })
    const { id } = await open(reader, 'Question')
    const stolen = await callAs(writer.token, drafts.createDraft, { body: { replyTo: id } })
    expect(refusal(stolen)).toEqual({ status: 404, code: 'not_found' })
    expect((await write(reader, { replyTo: id })).replies.map(({ subject }) => subject)).toEqual(['Question'])
  })

  it('names a file that is not there', async () => {
    const reply = await callAs(writer.token, drafts.createDraft, { body: { attachments: [2_000_000_000] } })
    expect(refusal(reply)).toEqual(wrongFields({ attachments: 'unknown_file' }))
  })
})

describe('what was written', () => {
  let writer: TestPerson
  beforeAll(async () => {
    writer = await makeSchoolAdmin()
  })
  const kept = async (message: string) => (await write(writer, { message })).message

  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a handler', '<p onclick="x()">a</p><img src=x onerror="x()">', '<p>a</p><span></span>'],
    ['a foreign frame', '<iframe src="https://x.example"></iframe><p>a</p>', '<p>a</p>'],
    ['a form', '<form action="/x"><input name="q"></form>a', 'a'],
    ['a style sheet', '<style>p{position:fixed}</style><p style="position:fixed">a</p>', '<p>a</p>'],
    ['drawn code', '<svg onload="x()"><circle /></svg>a', 'a'],
  ])('loses %s', async (_, dirty, clean) => {
    expect(await kept(dirty)).toBe(clean)
  })

  it('loses links that run something, and keeps good ones from telling where they were', async () => {
    const html = await kept('<a href="javascript:alert(1)">a</a><a href="https://x.example/">b</a>')
    expect(html).not.toContain('javascript:')
    expect(html).toContain('rel="noopener noreferrer nofollow"')
  })

  it('holds pictures from elsewhere back until they are asked for', async () => {
    const { id, ...draft } = await write(writer, {
      subject: 'A <b> in "quotes"',
      message: '<p>Look</p><img src="https://tracker.example/p.png?who=me" alt="a &quot; data-src=&quot;x">',
    })
    expect(draft.hasRemoteImages).toBe(true)
    expect(draft.message).not.toMatch(/ src=/)
    const page = await callAs(writer.token, c.readMailBody, { params: { id } })
    expect(page.status).toBe(200)
    expect(String(page.body)).toContain(' src="https://tracker.example/p.png?who=me"')
    expect(String(page.body)).toContain('A &#60;b&#62; in &#34;quotes&#34;')
    expect(String(page.body)).toMatch(/^<!doctype html>\s*<html dir="auto">/)
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; img-src .*; sandbox allow-popups/),
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'private, no-store',
    })
    expect(String(page.headers['content-security-policy'])).toContain("frame-ancestors 'self'")
    expect(String(page.headers['content-security-policy'])).not.toMatch(/script|allow-same-origin/)
  })

  it('may be large, and is found and shown by its beginning', async () => {
    const draft = await write(writer, { subject: 'Large', message: `<p>${'word '.repeat(39_000)}</p>` })
    expect(draft.message.length).toBeGreaterThan(190_000)
    const [listed] = (await list(writer, { folder: 'draft', q: 'large' })).emails
    expect(listed?.excerpt.length).toBeLessThanOrEqual(300)
    expect(listed?.message).toBe('')
    const beyond = await callAs(writer.token, drafts.createDraft, { body: { message: 'ب'.repeat(1_000_001) } })
    expect(beyond.status).toBe(413)
  })

  it('as a signature is cleaned too, and settings stay the person’s', async () => {
    const before = await callAs(writer.token, c.getMailSettings)
    expect(before.body).toEqual({ signature: '', undoSeconds: 10, sendsOutside: false })
    const saved = await callAs(writer.token, c.saveMailSettings, {
      body: { signature: '<p>Regards</p><script>x()</script>' },
    })
    expect(saved.body).toEqual({ signature: '<p>Regards</p>', undoSeconds: 10, sendsOutside: false })
    await callAs(writer.token, c.saveMailSettings, { body: { undoSeconds: 30 } })
    expect((await callAs(writer.token, c.getMailSettings)).body).toEqual({ ...saved.body, undoSeconds: 30 })
    const other = await makePerson({ schoolId: writer.schoolId })
    expect((await callAs(other.token, c.getMailSettings)).body).toEqual(before.body)
  })
})
