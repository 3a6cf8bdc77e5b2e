import type { MailTemplate } from '@dsms/contract/kernel/choices/mail'
import { forgotPassword } from '@dsms/contract/kernel/session/signIn'
import { mailTemplates } from '@dsms/contract/mails'
import * as c from '@dsms/contract/platform/templates/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeRole, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { mailTo, query, refusal, wrongFields } from '../../../testing/reads.ts'

describe('templates of mails', () => {
  let admin: TestPerson
  beforeAll(async () => {
    admin = await makeSuperAdmin()
  })

  const save = (key: MailTemplate, language: 'ar' | 'en', body: { subject: string; text: string; version: number }) =>
    send(admin.token, c.saveMailTemplate, { params: { key, language }, body })
  const lastMailTo = async (address: string) => {
    const rows = await query<{ subject: string; text: string; html: string }>(
      sql`select subject, text, html from outbox where recipient = ${address} order by id desc limit 1`,
    )
    return rows[0]
  }

  it('are listed with their placeholders and their words in five languages', async () => {
    const { templates } = (await callAs(admin.token, c.listMailTemplates)).body
    expect(templates.map(({ key }) => key)).toEqual([...mailTemplates])
    const reset = templates.find(({ key }) => key === 'reset')
    expect(reset?.placeholders).toEqual(
      expect.arrayContaining([
        { name: 'name', isRequired: false },
        { name: 'link', isRequired: true },
      ]),
    )
    expect(Object.keys(reset?.words ?? {})).toEqual(['ar', 'en', 'de', 'fr', 'pt'])
  })

  it('are taken by the next mail, until the words of the product are asked for again', async () => {
    const person = await makePerson()
    const ask = () => send(undefined, forgotPassword, { body: { email: person.email, language: 'en' } })
    const saved = await save('reset', 'en', { subject: 'Come back, {name}', text: 'Here:\n\n{link}', version: 0 })
    expect(saved.status).toBe(200)
    await ask()
    await mailTo(person.email)
    const mail = await lastMailTo(person.email)
    expect(mail?.subject).toMatch(/^Come back, \S/)
    expect(mail?.text).toMatch(/^Here:\n\nhttp/)
    expect(mail?.html).toContain('dir="ltr"')
    await callAs(admin.token, c.resetMailTemplate, { params: { key: 'reset', language: 'en' } })
    await ask()
    await mailTo(person.email, 2)
    expect((await lastMailTo(person.email))?.subject).toBe('A new password for DSMS')
  })

  it('refuse a placeholder that nothing fills, and the lack of one that is needed', async () => {
    const strange = await save('reset', 'ar', { subject: 'x', text: '{link} {password}', version: 0 })
    expect(refusal(strange)).toEqual(wrongFields({ text: 'unknown_placeholder' }))
    const lacking = await save('reset', 'ar', { subject: 'x', text: 'no address', version: 0 })
    expect(refusal(lacking)).toEqual(wrongFields({ text: 'placeholder_missing' }))
  })

  it('tell the second of two people who change the same words', async () => {
    const words = { subject: 'One', text: '{email}', version: 0 }
    const first = await save('email_changed', 'ar', words)
    expect((first.body as c.MailTemplateInfo).words.ar).toMatchObject({ subject: 'One', isChanged: true, version: 1 })
    expect(refusal(await save('email_changed', 'ar', { ...words, subject: 'Two' }))).toEqual({
      status: 409,
      code: 'stale_version',
    })
    expect((await save('email_changed', 'ar', { ...words, subject: 'Two', version: 1 })).status).toBe(200)
    expect(refusal(await save('email_changed', 'ar', { ...words, version: 1 })).code).toBe('stale_version')
  })

  it('are shown as they would arrive: from right to left in Arabic, and never as markup', async () => {
    const preview = await callAs(admin.token, c.previewMailTemplate, {
      params: { key: 'notice', language: 'ar' },
      body: { subject: '{topic}', text: '<script>alert(1)</script>\n\n{link}' },
    })
    expect(preview.body.html).toContain('dir="rtl"')
    expect(preview.body.html).not.toContain('<script>')
    expect(preview.body.html).toMatch(/<a href="http[^"]+" dir="ltr"/)
  })

  it('have an example for everything that is filled in', async () => {
    const { templates } = (await callAs(admin.token, c.listMailTemplates)).body
    for (const { key, placeholders } of templates) {
      const text = placeholders.map(({ name }) => `${name}=[{${name}}]`).join('\n')
      const preview = await callAs(admin.token, c.previewMailTemplate, {
        params: { key, language: 'en' },
        body: { subject: key, text },
      })
      expect(preview.body.text).not.toContain('=[]')
    }
  })

  it('are sent to oneself as a test', async () => {
    await callAs(admin.token, c.testMailTemplate, { params: { key: 'invitation', language: 'de' } })
    expect((await lastMailTo(admin.email))?.subject).toBe('Ihre Einladung zu DSMS')
  })

  it('may be read by who may not change them', async () => {
    const role = await makeRole(null, ['notification_templates.view'])
    const reader = await makePerson({ roleId: role.id })
    const body = { subject: 'x', text: '{link}', version: 0 }
    expect((await send(reader.token, c.listMailTemplates, {})).status).toBe(200)
    const params = { key: 'reset', language: 'fr' } as const
    expect((await send(reader.token, c.saveMailTemplate, { params, body })).status).toBe(403)
    expect((await send(reader.token, c.testMailTemplate, { params })).status).toBe(403)
  })
})
