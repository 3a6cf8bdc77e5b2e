import { readFile } from '@dsms/contract/kernel/files'
import { beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '../../../../kernel/session/transaction.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, testApp } from '../../../../testing/harness.ts'
import { list, open } from '../mailbox.testing.ts'
import { seedEmail } from './email.ts'

describe.each(['school', 'student'] as const)('the demo mails of the account %s', (role) => {
  let person: TestPerson
  beforeAll(async () => {
    const { schoolId } = await makeSchoolAdmin()
    const people = await Promise.all(Array.from({ length: 11 }, () => makePerson({ schoolId })))
    person = people[0] as TestPerson
    const cards = people.map(({ id, email, username }) => ({ id, email, fullName: username }))
    const { database, files } = await testApp()
    await asSystem(database, ({ db }) =>
      seedEmail(db, [{ ...person, role, fullName: person.username, colleagues: cards.slice(1) }], files),
    )
  })

  it('have the sizes of the folders', async () => {
    for (const [folder, size] of [
      ['inbox', 8],
      ['spam', 6],
      ['trash', 4],
      ['draft', 4],
      ['sent', 2],
      ['starred', 7],
    ] as const)
      expect((await list(person, { folder })).emails, folder).toHaveLength(size)
    const { emailsMeta } = await list(person)
    expect(emailsMeta).toEqual({ inbox: 3, draft: 4, spam: 3, total: 8, hasMore: false })
  })

  it('hold one conversation, every label, a welcome and files that open', async () => {
    const { emails } = await list(person)
    expect(new Set(emails.flatMap(({ labels }) => labels)).size).toBe(4)
    const newest = await open(person, emails[0]?.subject as string)
    expect(newest.replies).toHaveLength(2)
    expect(newest.replies.every(({ time }) => time < newest.time)).toBe(true)
    expect(emails.at(-1)?.subject).toContain('DSMS')
    const attached = emails.flatMap(({ attachments }) => attachments)
    expect(attached.map(({ type }) => type).sort()).toEqual(['image/png', 'text/csv', 'text/plain'])
    for (const { id, bytes } of attached) {
      const reply = await callAs(person.token, readFile, { params: { id }, query: {} })
      expect([reply.status, Number(reply.headers['content-length'])]).toEqual([200, bytes])
    }
  })
})
