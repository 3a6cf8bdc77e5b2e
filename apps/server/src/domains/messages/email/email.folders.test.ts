import { withSeed } from '@dsms/contract/kernel/choices/seed.testing'
import * as c from '@dsms/contract/messages/email/calls'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { random } from '../../../kernel/demo/random.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { list, mail, open, subjects, update, write } from './mailbox.testing.ts'

let one: TestPerson
let two: TestPerson

beforeEach(async () => {
  one = await makeSchoolAdmin()
  two = await makePerson({ schoolId: one.schoolId })
})

const restore = (person: TestPerson, emailIds: number[]) =>
  callAs(person.token, c.restoreEmails, { body: { emailIds } })
const purge = async (person: TestPerson, ids: number[] = []) =>
  (await callAs(person.token, c.deleteEmails, { query: { ids } })).body.deleted
const idIn = async (person: TestPerson, subject: string, folder: 'inbox' | 'trash' = 'inbox') =>
  (await list(person, { folder })).emails.find((email) => email.subject === subject)?.id as number

describe('a conversation', () => {
  /** `two` gets three mails of one conversation, answering the first. */
  const talk = async () => {
    await mail(one, { to: [two.email], subject: 'Car', message: '<p>Which colour?</p>' })
    const asked = await open(two, 'Car')
    await update(two, [asked.id], { isRead: true, isStarred: true })
    await callAs(two.token, c.updateEmailLabels, { body: { emailIds: [asked.id], label: 'company' } })
    await mail(two, { to: [one.email], subject: 'Re: Car', message: '<p>Blue</p>', replyTo: asked.id })
    const answered = await open(one, 'Re: Car')
    await mail(one, { to: [two.email], subject: 'Re: Re: Car', message: '<p>Why?</p>', replyTo: answered.id })
    return { first: asked.id, head: await idIn(two, 'Re: Re: Car') }
  }

  it('is one row of the inbox: the newest mail, with star, labels and words of the older ones', async () => {
    const { head } = await talk()
    const { emails, emailsMeta } = await list(two)
    expect(emails).toMatchObject([
      { id: head, subject: 'Re: Re: Car', isRead: false, isStarred: true, labels: ['company'] },
    ])
    expect(emailsMeta).toMatchObject({ inbox: 1, total: 1 })
    expect(await subjects(two, { q: 'colour' })).toEqual(['Re: Re: Car'])
    const opened = await open(two, 'Re: Re: Car')
    expect(opened.replies.map(({ subject, message, folder }) => [subject, message, folder])).toEqual([
      ['Car', '<p>Which colour?</p>', 'inbox'],
      ['Re: Car', '<p>Blue</p>', 'sent'],
    ])
    expect(opened).toMatchObject({ hasPreviousMail: false, hasNextMail: false })
  })

  it('is read, thrown away, restored and deleted as a whole', async () => {
    const { first, head } = await talk()
    await update(two, [first], { isRead: false })
    await update(two, [head], { isRead: true })
    expect((await open(two, 'Re: Re: Car')).replies.every(({ isRead }) => isRead)).toBe(true)
    await update(two, [head], { folder: 'trash' })
    expect(await subjects(two)).toEqual([])
    expect(await subjects(two, { folder: 'trash' })).toEqual(['Re: Re: Car'])
    await restore(two, [head])
    expect(await subjects(two)).toEqual(['Re: Re: Car'])
    await update(two, [head], { folder: 'trash' })
    expect(await purge(two)).toBe(1)
    expect(await subjects(two, { folder: 'all' }), 'the own answer lies in another folder').toEqual(['Re: Car'])
    expect((await callAs(two.token, c.getEmail, { query: { id: first } })).status).toBe(404)
    expect((await open(one, 'Re: Car')).replies, 'the other mailbox keeps its copies').toHaveLength(2)
  })

  it('begins anew when the older part lies in the trash, and is joined by restoring it', async () => {
    await mail(one, { to: [two.email], subject: 'Part one' })
    const old = await idIn(two, 'Part one')
    await update(two, [old], { folder: 'trash', isRead: true })
    const sent = await open(one, 'Part one', 'sent')
    await mail(one, { to: [two.email], subject: 'Part two', replyTo: sent.id })
    expect((await open(two, 'Part two')).replies).toEqual([])
    await restore(two, [old])
    expect(await subjects(two)).toEqual(['Part two'])
    expect((await open(two, 'Part two')).replies).toMatchObject([{ subject: 'Part one' }])
  })

  it('lets one of its mails go alone', async () => {
    const { first, head } = await talk()
    await update(two, [first], { folder: 'trash' })
    expect(await subjects(two, { folder: 'trash' })).toEqual(['Car'])
    expect((await open(two, 'Re: Re: Car')).replies.map(({ subject }) => subject)).toEqual(['Re: Car'])
    await restore(two, [first])
    expect((await list(two)).emails).toMatchObject([{ id: head }])
  })
})

describe('trash and spam', () => {
  it('give back to where it came from', async () => {
    await mail(one, { to: [two.email], subject: 'Received' })
    await mail(two, { to: [one.email], subject: 'Sent' })
    await write(two, { subject: 'Begun' })
    const ids = (await list(two, { folder: 'all' })).emails.map(({ id }) => id)
    await update(two, ids, { folder: 'spam' })
    await update(two, ids, { folder: 'trash' })
    expect((await list(two, { folder: 'all' })).emails).toEqual([])
    await restore(two, ids)
    for (const [subject, folder] of [
      ['Received', 'inbox'],
      ['Sent', 'sent'],
      ['Begun', 'draft'],
    ] as const)
      expect(await subjects(two, { folder })).toEqual([subject])
  })

  it('delete for good only what lies in the own trash, and the mail itself with its last copy', async () => {
    await mail(one, { to: [two.email], subject: 'Last copy' })
    await mail(one, { to: [two.email], subject: 'Kept' })
    const [id, kept] = [await idIn(two, 'Last copy'), await idIn(two, 'Kept')]
    expect(await purge(two, [id])).toBe(0)
    await update(two, [id], { folder: 'trash' })
    expect(await purge(two, [id, kept])).toBe(1)
    expect(await subjects(two, { folder: 'all' })).toEqual(['Kept'])
    const left = () => query(sql`select id from mails where subject = 'Last copy' and sender_id = ${one.id}`)
    expect(await left()).toHaveLength(1)
    const own = await open(one, 'Last copy', 'sent')
    await update(one, [own.id], { folder: 'trash' })
    expect(await purge(one)).toBe(1)
    expect(await left()).toHaveLength(0)
  })
})

describe('the numbers of the folders', () => {
  it('agree with a recount whatever was done', () =>
    withSeed(7, async (seed) => {
      const choose = random(seed)
      const people = [one, two, await makePerson({ schoolId: one.schoolId })]
      for (let step = 0; step < 60; step++) {
        const person = choose.oneOf(people)
        const mine = (await list(person, { folder: choose.oneOf(['all', 'trash'] as const) })).emails
        const ids = mine.filter(() => choose.chance(0.4)).map(({ id }) => id)
        const answered = mine.find(({ state }) => state === 'sent')
        const act = choose.between(0, 6)
        if (act === 0) await write(person, { subject: `Draft ${step}` })
        else if (act < 3)
          await mail(person, {
            to: [choose.oneOf(people).email],
            cc: [choose.oneOf(people).email],
            subject: `Mail ${step}`,
            replyTo: choose.chance(0.6) ? (answered?.id ?? null) : null,
          })
        else if (act === 3) await update(person, ids, { isRead: choose.chance(0.5), isStarred: choose.chance(0.5) })
        else if (act === 4)
          await update(person, ids, { folder: choose.oneOf(['inbox', 'draft', 'spam', 'trash', 'sent'] as const) })
        else if (act === 5) await restore(person, ids)
        else await purge(person, ids)
      }
      const users = sql.param(people.map(({ id }) => id))
      const kept = await query(sql`
      select user_id, folder, total, unread from mail_folders
       where user_id = any(${users}::integer[]) and (total <> 0 or unread <> 0) order by 1, 2`)
      const counted = await query(sql`
      select user_id, folder, count(*)::integer as total, (count(*) filter (where not is_read))::integer as unread
        from mail_entries where user_id = any(${users}::integer[]) and head_id is null group by 1, 2 order by 1, 2`)
      expect(kept).toEqual(counted)
      expect(counted.length).toBeGreaterThan(4)
      const astray = await query(sql`
      select e.id from mail_entries e left join mail_entries h on h.id = e.head_id
       where e.user_id = any(${users}::integer[]) and e.head_id is not null
         and (h.id is null or h.user_id <> e.user_id or h.folder <> e.folder or h.head_id is not null)`)
      expect(astray, 'what lies under a mail lies in its folder').toEqual([])
    }))
})
