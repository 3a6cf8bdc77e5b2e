import { register } from '@dsms/contract/kernel/session/signIn'
import { languages } from '@dsms/contract/kernel/shared'
import * as c from '@dsms/contract/messages/email/calls'
import * as drafts from '@dsms/contract/messages/email/drafts'
import { createSchoolStaff } from '@dsms/contract/staff/staff/school'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { asSystem } from '../../../../kernel/session/transaction.ts'
import { goodPassword, makePerson, makeSchoolAdmin, makeSuperAdmin, staffInput } from '../../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../../testing/harness.ts'
import { query } from '../../../../testing/reads.ts'
import { leaveWelcome, welcomeTo } from './welcome.service.ts'

const inboxOf = (email: string) =>
  query<{ subject: string; html: string; sender: string; is_read: boolean }>(sql`
    select m.subject, m.html, s.email as sender, e.is_read
      from users u join mail_entries e on e.user_id = u.id join mails m on m.id = e.mail_id join users s on s.id = m.sender_id
     where u.email = ${email} and e.folder = 'inbox'`)

describe('the welcome mail', () => {
  it('comes from who made the account, in the language of the person', async () => {
    const admin = await makeSchoolAdmin()
    const input = staffInput(admin.roleId, { first_name: 'Karim <b>', language: 'de' })
    expect((await callAs(admin.token, createSchoolStaff, { body: input as never })).status).toBeLessThan(300)
    const [welcome, ...others] = await inboxOf(input.email)
    expect(others).toEqual([])
    expect(welcome).toMatchObject({ subject: 'Willkommen bei DSMS', sender: admin.email, is_read: false })
    expect(welcome?.html).toContain('Guten Tag Karim &#60;b&#62;,')
  })

  it('waits for those who register a school, and can be answered', async () => {
    const platform = await makeSuperAdmin()
    const email = `founder-${platform.id}@example.org`
    const reply = await send(undefined, register, {
      body: { email, username: `founder-${platform.id}`, password: goodPassword },
    })
    const token = (reply.body as { accessToken: string }).accessToken
    const { emails, emailsMeta } = (await callAs(token, c.listEmails, { query: {} })).body
    expect(emails).toMatchObject([{ subject: welcomeTo({ name: '', language: 'ar' }).subject, isRead: false }])
    expect(emailsMeta.inbox).toBe(1)
    const draft = await callAs(token, drafts.createDraft, {
      body: { to: [emails[0]?.from.email as string], replyTo: emails[0]?.id ?? null, subject: 'Re' },
    })
    const sent = await callAs(token, drafts.sendDraft, { params: { id: draft.body.id }, body: {} })
    expect(sent.body.delivery).toMatchObject([{ state: 'pending' }])
  })

  it('is written in five languages that differ', () => {
    const texts = languages.map((language) => welcomeTo({ name: 'N', language }))
    expect(new Set(texts.map(({ subject }) => subject)).size).toBe(5)
    expect(new Set(texts.map(({ text }) => text)).size).toBe(5)
    for (const { html, text } of texts) {
      expect(html).not.toMatch(/\{|undefined/)
      expect(text.split('\n').length).toBeGreaterThan(7)
    }
  })

  it('cannot be left in the name of others', async () => {
    const admin = await makeSchoolAdmin()
    const other = await makePerson({ schoolId: admin.schoolId })
    const { database } = await testApp()
    const forged = asSystem(database, async ({ db }) => {
      await db.execute(
        sql`select set_config('app.user_id', ${String(admin.id)}, true), set_config('app.reach', '', true)`,
      )
      await leaveWelcome(db, { id: other.id, name: 'x', language: 'en' }, other.id)
    })
    await expect(forged).rejects.toMatchObject({ cause: { code: '42501' } })
  })
})
