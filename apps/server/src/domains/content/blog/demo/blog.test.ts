import { postCategories } from '@dsms/contract/content/blog/calls'
import { languages } from '@dsms/contract/kernel/shared'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../db/client.ts'
import { seedDemo } from '../../../../demo/demo.ts'
import { asSystem } from '../../../../kernel/session/transaction.ts'
import { textOfHtml } from '../../../../kernel/text/html.ts'
import { openEmptyDatabase, testEnv } from '../../../../testing/harness.ts'
import { listPublished, readDetail, readSidebar } from '../blog.public.ts'
import { blogPosts } from '../blog.table.ts'

describe('the demonstration’s blog', () => {
  let database: Database
  // a database of its own: what other tests write would stand beside it
  beforeAll(async () => {
    database = await openEmptyDatabase()
    await seedDemo(database, testEnv())
  }, 120_000)
  afterAll(() => database.close())

  it('has ten published articles, newest first, one handed in and one begun', async () => {
    await asSystem(database, async ({ db }) => {
      const { rows, total } = await listPublished(db, 'ar', { page: 1, perPage: 100 })
      expect([rows.length, total]).toEqual([10, 10])
      const days = rows.map(({ blogPosted }) => Date.parse(blogPosted))
      expect(days).toEqual([...days].sort((a, b) => b - a))
      expect(Math.max(...days)).toBeLessThan(Date.now())
      const statuses = (await db.select({ status: blogPosts.status }).from(blogPosts)).map(({ status }) => status)
      expect(statuses.filter((status) => status !== 'Published').sort()).toEqual(['Draft', 'Pending'])
      const { categories, recentPosts } = await readSidebar(db, 'ar')
      expect(recentPosts.map(({ id }) => id)).toEqual(rows.slice(0, 4).map(({ id }) => id))
      expect(categories.map(({ key }) => key)).toEqual([...postCategories])
      expect(categories.filter(({ posts }) => posts < 2)).toEqual([])
    })
  })

  it('is written in five languages', async () => {
    const posts = await asSystem(database, ({ db }) => db.select().from(blogPosts))
    const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)
    for (const { slug, title, excerpts, content } of posts) {
      for (const language of languages) {
        const texts = [title, excerpts, content].map((all) => textOfHtml(all[language] ?? ''))
        expect(texts.map(isArabic), `${slug} in ${language}`).toEqual(texts.map(() => language === 'ar'))
        expect(texts[2]?.split(/\s+/).length, `words of ${slug} in ${language}`).toBeGreaterThan(40)
      }
      for (const texts of [title, excerpts, content]) expect(new Set(Object.values(texts)).size).toBe(languages.length)
    }
  })

  it('shows approved comments, with answers below what they answer', async () => {
    await asSystem(database, async ({ db }) => {
      const { rows } = await listPublished(db, 'ar', { page: 1, perPage: 100 })
      for (const { id, comment } of rows) {
        const { blog, comments } = await readDetail(db, 'ar', id)
        expect(comments.length).toBeGreaterThan(0)
        expect([comment, blog.comments]).toEqual([comments.length, comments.length])
        for (const { id: own, parentId } of comments) if (parentId !== null) expect(parentId).toBeLessThan(own)
      }
      expect(rows.some(({ excerpt }) => excerpt.includes('<'))).toBe(false)
    })
  })
})
