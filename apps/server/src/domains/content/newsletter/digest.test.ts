import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { makePerson } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/harness.ts'
import { countMailTo, query } from '../../../testing/reads.ts'
import { weeklyDigest } from './digest.ts'

describe('the weekly digest', () => {
  it('goes once a week to those who asked for it, with what they asked for', async () => {
    const { database, mailer } = await testApp()
    const work = weeklyDigest(mailer)
    const round = async () => {
      while (await asSystem(database, (context) => work.run(context)));
    }
    const [reader, other] = [await makePerson(), await makePerson()]
    await query(sql`update user_profiles set notices = '{"blogDigest": true}' where user_id = ${reader.id}`)
    await query(sql`
      insert into blog_posts (tenant, author_id, slug, title, content, categories, picture, status, published_at)
      values (0, ${reader.id}, ${`digest-${reader.id}`}, '{"ar": "مقال جديد", "en": "A new article"}', '{}', array['tips'],
              '/files/x.png', 'Published', now())`)
    await query(sql`update user_profiles set notices = '{"productUpdates": true}' where user_id = ${other.id}`)
    await query(sql`delete from mail_digests`)

    // the first week of an installation is left out
    await round()
    expect(await countMailTo(reader.email)).toBe(0)
    expect(Date.parse((await asSystem(database, ({ db }) => work.next(db))) as string)).toBeGreaterThan(Date.now())

    await query(sql`update mail_digests set week = week - 7`)
    expect(Date.parse((await asSystem(database, ({ db }) => work.next(db))) as string)).toBeLessThanOrEqual(Date.now())
    await round()
    await round()
    expect(await countMailTo(reader.email)).toBe(1)
    expect(await countMailTo(other.email)).toBe(0)
    const [mail] = await query<{ text: string }>(sql`select text from outbox where recipient = ${reader.email}`)
    expect(mail?.text).toContain('مقال جديد')
  })
})
