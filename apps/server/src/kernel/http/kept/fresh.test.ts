import { allEndpoints } from '@dsms/contract'
import { getBlogDetail, getBlogSidebar, listBlogPosts } from '@dsms/contract/content/blog/calls'
import { getFaq, getKnowledgeBase, getKnowledgeCategory, getKnowledgeQuestion } from '@dsms/contract/content/help/calls'
import { listPublicTestimonials } from '@dsms/contract/content/testimonials/calls'
import { languages } from '@dsms/contract/kernel/shared'
import { getPricing } from '@dsms/contract/platform/plans/calls'
import { getPublicSchool } from '@dsms/contract/students/applications/calls'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeSchoolAdmin, makeSuperAdmin } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/harness.ts'
import { farId, query } from '../../../testing/reads.ts'
import type { App } from '../../services.ts'

/** Of one call what is asked, and the changes of what it shows, in the order in which they are made. */
interface Case {
  asked: string
  changes: [what: string, change: SQL][]
}

const slug = `fresh-${process.pid}`
/** A text in every language. */
const text = (words: string) =>
  sql`${JSON.stringify(Object.fromEntries(languages.map((language) => [language, words])))}::jsonb`

describe('a public answer that is kept', () => {
  let app: App
  let cases: Record<string, Case>
  let school: number
  let author: number
  const rows = { faq: 0, category: 0, group: 0, prices: 0, post: 0, plan: 0 }

  beforeAll(async () => {
    app = await testApp()
    school = Number((await makeSchoolAdmin()).schoolId)
    author = (await makeSuperAdmin()).id
    await query(sql`update schools set slug = ${slug}, status = 'active' where id = ${school}`)
    for (const name of Object.keys(rows) as (keyof typeof rows)[]) rows[name] = await farId()
    await query(sql`
      insert into help_topics (id, tenant, kind, slug, title, subtitle, place, status, parent_id) values
        (${rows.faq}, 0, 'faq', ${`${slug}-faq`}, ${text('T')}, ${text('')}, 901, 'published', null),
        (${rows.prices}, 0, 'pricing', ${`${slug}-prices`}, ${text('T')}, ${text('')}, 902, 'published', null),
        (${rows.category}, 0, 'category', ${slug}, ${text('T')}, ${text('')}, 903, 'published', null),
        (${rows.group}, 0, 'group', ${`${slug}-group`}, ${text('T')}, ${text('')}, 904, 'published', ${rows.category})`)
    for (const id of [rows.faq, rows.prices, rows.group])
      await query(sql`
        insert into help_articles (id, tenant, topic_id, slug, question, answer, place, status)
        values (${id}, 0, ${id}, ${`${slug}-${id}`}, ${text('Q')}, ${text('A')}, 901, 'published')`)
    await query(sql`
      insert into blog_posts (id, tenant, author_id, slug, title, content, categories, picture, status, published_at)
      values (${rows.post}, 0, ${author}, ${slug}, ${text('T')}, ${text('C')}, array['tips'], '/art/post-1.svg', 'Published', '2030-01-01')`)
    await query(sql`
      insert into subscription_plans (id, code, name, image, price_month, price_year_month, place, status)
      values (${rows.plan}, ${slug}, ${text('P')}, 'plan-1', 900, 800, 901, 'active')`)

    const article = (id: number): Case['changes'] => [
      ['a question in other words', sql`update help_articles set question = ${text('Other')} where id = ${id}`],
      ['a question that is withdrawn', sql`update help_articles set status = 'draft' where id = ${id}`],
      ['a question that is shown again', sql`update help_articles set status = 'published' where id = ${id}`],
    ]
    const topic = (id: number): [string, SQL] => [
      'a topic of another name',
      sql`update help_topics set title = ${text('Other')} where id = ${id}`,
    ]
    const post: Case['changes'] = [
      ['an article of another title', sql`update blog_posts set title = ${text('Other')} where id = ${rows.post}`],
      ['another picture', sql`update blog_posts set picture = '/art/post-2.svg' where id = ${rows.post}`],
    ]
    const writer: Case['changes'] = [
      ['another name of its author', sql`update users set first_name = 'Second' where id = ${author}`],
      ['another picture of its author', sql`update users set avatar = '/art/face.svg' where id = ${author}`],
    ]
    const praise = (tenant: number): Case['changes'] => [
      [
        'new words of praise',
        sql`insert into testimonials (tenant, name, text, status)
            values (${tenant}, ${text(slug)}, ${text('Fine')}, 'published')`,
      ],
      [
        'words in another form',
        sql`update testimonials set text = ${text('Finer')} where tenant = ${tenant} and name = ${text(slug)}`,
      ],
      ['words that are taken away', sql`delete from testimonials where tenant = ${tenant} and name = ${text(slug)}`],
    ]
    cases = {
      [getFaq.path]: { asked: getFaq.path, changes: [topic(rows.faq), ...article(rows.faq)] },
      [getKnowledgeBase.path]: {
        asked: getKnowledgeBase.path,
        changes: [
          topic(rows.category),
          ['a group that is withdrawn', sql`update help_topics set status = 'draft' where id = ${rows.group}`],
          ['and shown again', sql`update help_topics set status = 'published' where id = ${rows.group}`],
        ],
      },
      [getKnowledgeCategory.path]: {
        asked: `${getKnowledgeCategory.path}?category=${slug}`,
        changes: [topic(rows.group), ...article(rows.group)],
      },
      [getKnowledgeQuestion.path]: {
        asked: `${getKnowledgeQuestion.path}?slug=${slug}-${rows.group}`,
        changes: [
          ['another answer', sql`update help_articles set answer = ${text('Other')} where id = ${rows.group}`],
          ['a vote', sql`update help_articles set helpful = helpful + 1 where id = ${rows.group}`],
          [
            'a category of another name',
            sql`update help_topics set title = ${text('Third')} where id = ${rows.category}`,
          ],
        ],
      },
      [getPricing.path]: {
        asked: getPricing.path,
        changes: [
          ['another price', sql`update subscription_plans set price_month = 1000 where id = ${rows.plan}`],
          [
            'a plan in other words',
            sql`update subscription_plans set subtitle = ${text('Other')} where id = ${rows.plan}`,
          ],
          ...article(rows.prices),
          [
            'a plan that is no longer sold',
            sql`update subscription_plans set status = 'draft' where id = ${rows.plan}`,
          ],
        ],
      },
      [listBlogPosts.path]: {
        asked: listBlogPosts.path,
        changes: [
          ...post,
          ...writer,
          [
            'a comment',
            sql`insert into blog_comments (tenant, post_id, name, text, status) values (0, ${rows.post}, 'Reader', 'Thanks', 'approved')`,
          ],
        ],
      },
      [getBlogSidebar.path]: {
        asked: getBlogSidebar.path,
        changes: [
          ['an article of a third title', sql`update blog_posts set title = ${text('Third')} where id = ${rows.post}`],
          ['another category', sql`update blog_posts set categories = array['exams'] where id = ${rows.post}`],
        ],
      },
      [getBlogDetail.path]: {
        asked: `${getBlogDetail.path}?id=${rows.post}`,
        changes: [
          ['another text', sql`update blog_posts set content = ${text('Other')} where id = ${rows.post}`],
          [
            'a second comment',
            sql`insert into blog_comments (tenant, post_id, name, text, status) values (0, ${rows.post}, 'Reader', 'More', 'approved')`,
          ],
          ['comments that are withdrawn', sql`update blog_comments set status = 'hidden' where post_id = ${rows.post}`],
          ['somebody keeps it', sql`update blog_posts set bookmarks = bookmarks + 1 where id = ${rows.post}`],
          [
            'what its author says of themselves',
            sql`update user_profiles set bio = 'Writes' where user_id = ${author}`,
          ],
          ['a third name of its author', sql`update users set first_name = 'Third' where id = ${author}`],
        ],
      },
      [listPublicTestimonials.path]: { asked: listPublicTestimonials.path, changes: praise(0) },
      [`${listPublicTestimonials.path} of a school`]: {
        asked: `${listPublicTestimonials.path}?school=${slug}`,
        changes: praise(school),
      },
      [getPublicSchool.path]: {
        asked: getPublicSchool.path.replace(':slug', slug),
        changes: [
          ['another telephone', sql`update schools set phone = '+966112223344' where id = ${school}`],
          [
            'a setting',
            sql`insert into setting_values (tenant, key, value) values (${school}, 'training.applications', 'false')`,
          ],
        ],
      },
    }
  })
  afterAll(() =>
    query(sql`
      with posts as (update blog_posts set status = 'Draft' where id = ${rows.post}),
           plans as (delete from subscription_plans where id = ${rows.plan}),
           articles as (update help_articles set archived_at = now() where id in (${rows.faq}, ${rows.prices}, ${rows.group}))
      update help_topics set archived_at = now() where id in (${rows.faq}, ${rows.prices}, ${rows.category}, ${rows.group})`),
  )

  /** Calls of everybody that are read again each time, with what to ask. */
  const anew: Record<string, string> = {
    '/api/register/challenge': '',
    '/healthz': '',
    '/metrics': '',
    '/readyz': '',
    '/api/site': '',
    '/get_countries': '',
    '/api/public/invitations/:link': 'none',
    '/api/lesson-feeds/:token': 'none',
    '/api/shop/images/:name': 'none',
    '/api/calendar/feeds/:token': 'none',
    '/blog/list/data': '',
    '/api/help/search': '?q=T',
  }

  it('has a case here, and no other call has one', async () => {
    const bodyOf = vi.spyOn(app.kept, 'bodyOf')
    const isKept: Record<string, boolean> = {}
    for (const { access, method, path } of Object.values(allEndpoints)) {
      if (access !== 'public' || method !== 'GET') continue
      const rest = anew[path]
      expect(rest ?? cases[path], `${path} is neither a case nor among those that are read anew`).toBeDefined()
      const before = bodyOf.mock.calls.length
      const asked = cases[path]?.asked ?? (rest === 'none' ? path.replace(/:\w+/, 'none') : `${path}${rest}`)
      await app.http.inject({ url: asked })
      isKept[path] = bodyOf.mock.calls.length > before
    }
    bodyOf.mockRestore()
    const named = Object.keys(isKept).map((path) => [path, !(path in anew)])
    expect(isKept).toEqual(Object.fromEntries(named))
  })

  it('is new after each change of what it shows', async () => {
    for (const { asked, changes } of Object.values(cases)) {
      const read = () => app.http.inject({ url: asked, headers: { 'accept-language': 'ar' } })
      let before = await read()
      expect(before.statusCode, asked).toBe(200)
      for (const [what, change] of changes) {
        expect((await read()).body, `${asked}: nothing changed`).toBe(before.body)
        await query(change)
        const after = await read()
        expect(after.body === before.body, `${asked}: ${what}`).toBe(false)
        before = after
      }
    }
  })
})
