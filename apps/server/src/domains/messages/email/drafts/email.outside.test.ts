import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import * as c from '@dsms/contract/messages/email/calls'
import * as drafts from '@dsms/contract/messages/email/drafts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../../../app.ts'
import type { App } from '../../../../kernel/services.ts'
import { eventually } from '../../../../testing/eventually.ts'
import { makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, testApp, testEnv, testSecret } from '../../../../testing/harness.ts'
import { query } from '../../../../testing/reads.ts'
import { startSmtp } from '../../../../testing/world/smtp.ts'
import { change } from '../../../platform/settings/settings.testing.ts'
import { open, upload, write } from '../mailbox.testing.ts'

describe('mail to the outside, with a mail server', () => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let app: App
  let writer: TestPerson
  beforeAll(async () => {
    const { database, env } = await testApp()
    smtp = await startSmtp()
    app = await createApp(
      testEnv({ SMTP_URL: smtp.url, MAIL_FROM: 'DSMS <post@dsms.example>', DATA_DIR: env.DATA_DIR }),
      database,
      testSecret,
    )
    writer = await makeSchoolAdmin()
  })
  afterAll(async () => {
    await app.http.close()
    smtp.stop()
  })

  it('leaves under the name of its writer with its files, and tells how each copy fared', async () => {
    const draft = await write(writer, {
      to: ['guest@elsewhere.example', 'refused@elsewhere.example'],
      bcc: ['quiet@elsewhere.example'],
      subject: 'Offer for your drivers',
      message: '<p>Four lessons</p><img src="https://dsms.example/car.png">',
      attachments: [await upload(writer, 'prices.txt', 'A lesson: 80')],
    })
    // tomorrow: the other server of these tests, which has no mail server, must not find it due by itself
    const sendAt = new Date(Date.now() + dayMs).toISOString()
    await callAs(writer.token, drafts.sendDraft, { params: { id: draft.id }, body: { sendAt } })
    await (await testApp()).due.wake()
    await query(sql`update mails set send_at = now() - interval '1 second' where state = 'queued'`)
    await app.due.wake()
    await eventually(async () => {
      const { delivery } = await open(writer, draft.subject, 'sent')
      expect(delivery.map(({ state }) => state)).toEqual(['sent', 'waiting', 'sent'])
      expect(delivery[1]?.error).toContain('550')
    })
    // this letter's alone: the server may also be handed what earlier tests left waiting
    const received = smtp.received.filter(({ content }) => content.includes(draft.subject))
    expect(received.map(({ to }) => to).sort()).toEqual(['guest@elsewhere.example', 'quiet@elsewhere.example'])
    const letter = received.find(({ to }) => to.startsWith('guest'))
    expect(letter?.from).toBe('post@dsms.example')
    expect(letter?.content).toMatch(new RegExp(`From: "?Test ${writer.username}"? <post@dsms.example>`))
    expect(letter?.content).toContain(`Reply-To: ${writer.email}`)
    expect(letter?.content).toContain('src="https://dsms.example/car.png"')
    expect(letter?.content).toContain('filename=prices.txt')
    expect(letter?.content, 'nobody learns of a blind copy').not.toContain('quiet@')
  })

  it('stays in the outbox while the platform sends nothing outside, and leaves once it does again', async () => {
    const platform = await makeSuperAdmin()
    const say = (value: boolean | null) => change(platform, [{ key: 'mail.outside', value }])
    const draft = await write(writer, { to: ['later@elsewhere.example'], subject: 'Later' })
    // tomorrow, so that the other server does not find it due before it is brought forward
    const sendAt = new Date(Date.now() + dayMs).toISOString()
    await callAs(writer.token, drafts.sendDraft, { params: { id: draft.id }, body: { sendAt } })
    await say(false)
    await (await testApp()).due.wake()
    await query(sql`update mails set send_at = now() - interval '1 second' where state = 'queued'`)
    await app.due.wake()
    const { text, html } = { text: 'To its own account', html: '<p>To its own account</p>' }
    await query(sql`insert into outbox (recipient, subject, text, html, status)
                    values ('own@account.example', 'Link', ${text}, ${html}, 'waiting')`)
    await app.mailer.deliver()
    const sentTo = () => smtp.received.map(({ to }) => to)
    expect(sentTo()).toContain('own@account.example')
    expect(sentTo()).not.toContain('later@elsewhere.example')
    await say(null)
    await app.mailer.deliver()
    expect(sentTo()).toContain('later@elsewhere.example')
  })

  it('is offered by the settings', async () => {
    const reply = await app.http.inject({
      url: c.getMailSettings.path,
      headers: { authorization: `Bearer ${writer.token}` },
    })
    expect(reply.json()).toMatchObject({ sendsOutside: true })
  })
})
