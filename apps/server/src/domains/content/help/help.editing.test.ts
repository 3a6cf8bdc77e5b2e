import * as e from '@dsms/contract/content/help/editing'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { freshSlug, inAll, makeArticle, makeCategory, makeTopic } from './help.testing.ts'

describe('editing the help centre', () => {
  let editor: TestPerson
  beforeAll(async () => {
    editor = await makeSuperAdmin()
  })

  it('keeps a question in all languages, sanitised, as a draft', async () => {
    const topic = await makeTopic(editor)
    const slug = freshSlug()
    const { status, body } = await callAs(editor.token, e.createHelpArticle, {
      body: {
        topic_id: topic.id,
        slug,
        question: { ar: ' سؤال ' },
        answer: { ar: '<p onclick="x()">نص<script>x()</script></p><img src="https://else.example/a.png">' },
      },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      topic_id: topic.id,
      kind: 'faq',
      category: null,
      slug,
      question: { ar: 'سؤال', en: '', de: '', fr: '', pt: '' },
      status: 'draft',
      published_at: null,
      version: 1,
      views: 0,
    })
    expect(body.answer.ar).toContain('<p>نص</p>')
    expect(body.answer.ar).toContain('data-src=')
    expect(body.answer.ar).not.toMatch(/script|onclick| src=/)
  })

  it.each([
    [{ slug: 'Nö' }, { slug: 'invalid_slug' }],
    [{ slug: '-x' }, { slug: 'invalid_slug' }],
    [{ question: {} }, { question: 'required' }],
    [{ question: { ar: '  ' } }, { question: 'required' }],
    [{ answer: { en: '' } }, { answer: 'required' }],
    [{ question: { en: 'x'.repeat(201) } }, { 'question.en': 'too_long' }],
    [{ topic_id: 2_147_483_647 }, { topic_id: 'unknown_topic' }],
  ])('refuses %j', async (wrong, fields) => {
    const topic = await makeTopic(editor)
    const good = { topic_id: topic.id, slug: freshSlug(), question: { ar: 'س' }, answer: { ar: 'ج' } }
    const reply = await send(editor.token, e.createHelpArticle, { body: { ...good, ...wrong } })
    expect(refusal(reply)).toEqual(wrongFields(fields as never))
  })

  it('puts questions into groups and never into a category, and groups into categories', async () => {
    const { category, group } = await makeCategory(editor)
    const faq = await makeTopic(editor)
    const article = await makeArticle(editor, group.id)
    expect([article.kind, article.category]).toEqual(['group', category.slug])
    const into = (topic_id: number) =>
      send(editor.token, e.updateHelpArticle, {
        params: { id: article.id },
        body: { topic_id, version: article.version },
      })
    expect(refusal(await into(category.id))).toEqual(wrongFields({ topic_id: 'unknown_topic' }))
    expect((await into(faq.id)).body).toMatchObject({ kind: 'faq', category: null })
    const topic = (body: object) =>
      send(editor.token, e.createHelpTopic, { body: { slug: freshSlug(), title: inAll('T'), ...body } })
    expect(refusal(await topic({ kind: 'group' }))).toEqual(wrongFields({ parent_id: 'required' }))
    expect(refusal(await topic({ kind: 'group', parent_id: faq.id }))).toEqual(
      wrongFields({ parent_id: 'unknown_topic' }),
    )
    expect(refusal(await topic({ kind: 'faq', parent_id: category.id }))).toEqual(
      wrongFields({ parent_id: 'unknown_topic' }),
    )
    expect(refusal(await topic({ kind: 'category', slug: category.slug }))).toEqual(wrongFields({ slug: 'slug_taken' }))
    expect((await topic({ kind: 'faq', slug: category.slug })).status, 'another kind has addresses of its own').toBe(
      201,
    )
  })

  it('changes what was sent alone, and refuses an outdated change', async () => {
    const topic = await makeTopic(editor)
    const article = await makeArticle(editor, topic.id)
    const change = (body: object) => send(editor.token, e.updateHelpArticle, { params: { id: article.id }, body })
    const changed = await change({ question: { ar: 'جديد' }, version: article.version })
    expect(changed.body).toMatchObject({ question: { ar: 'جديد', en: '' }, answer: article.answer, slug: article.slug })
    expect(refusal(await change({ question: { ar: 'آخر' }, version: article.version }))).toMatchObject({
      status: 409,
      code: 'stale_version',
    })
    const other = await makeArticle(editor, topic.id)
    expect(refusal(await change({ slug: other.slug, version: article.version + 1 }))).toEqual(
      wrongFields({ slug: 'slug_taken' }),
    )
    const log = await query<{ action: string }>(
      sql`select action from audit_log where entity = 'help_articles' and entity_id = ${article.id} order by id`,
    )
    expect(log.map(({ action }) => action)).toEqual(['created', 'updated', 'updated'])
  })

  it('moves a question one place up or down within its topic', async () => {
    const topic = await makeTopic(editor)
    const [a, b, c] = [
      await makeArticle(editor, topic.id),
      await makeArticle(editor, topic.id),
      await makeArticle(editor, topic.id),
    ]
    await makeArticle(editor, (await makeTopic(editor)).id)
    const order = async () =>
      (await callAs(editor.token, e.listHelpArticles, { query: { topic_id: topic.id } })).body.rows.map(({ id }) => id)
    const move = (id: number, direction: 'up' | 'down') =>
      callAs(editor.token, e.moveHelpArticle, { params: { id }, body: { direction } })
    expect(await order()).toEqual([a.id, b.id, c.id])
    const moved = await move(c.id, 'up')
    expect(moved.body.version, 'a place is no new version').toBe(c.version)
    expect(await order()).toEqual([a.id, c.id, b.id])
    await move(a.id, 'up')
    await move(b.id, 'down')
    expect(await order(), 'nothing beyond the ends').toEqual([a.id, c.id, b.id])
    await move(a.id, 'down')
    expect(await order()).toEqual([c.id, a.id, b.id])
  })

  it('lists questions by search, topic, kind, state and order', async () => {
    const word = freshSlug('word')
    const topic = await makeTopic(editor)
    const shown = await makeArticle(editor, topic.id, { question: { ar: `أ ${word}` } as never })
    const draft = await makeArticle(editor, topic.id, { question: { pt: `z ${word}` } as never }, 'draft')
    const list = async (query: object) => {
      const { body } = await callAs(editor.token, e.listHelpArticles, { query: { q: word, ...query } })
      return [body.rows.map(({ id }) => id), body.total]
    }
    expect(await list({})).toEqual([[shown.id, draft.id], 2])
    expect(await list({ status: 'draft' })).toEqual([[draft.id], 1])
    expect(await list({ kind: 'group' })).toEqual([[], 0])
    expect(await list({ perPage: 1, page: 2, sort: '-status' })).toEqual([[draft.id], 2])
    expect(await list({ perPage: 1, page: 3 })).toEqual([[], 2])
    const reply = await send(editor.token, e.listHelpArticles, { query: { sort: 'tenant' } })
    expect(refusal(reply)).toEqual(wrongFields({ sort: 'unknown_sort' }))
  })

  it('removes a topic only when it holds nothing', async () => {
    const { category, group } = await makeCategory(editor)
    const article = await makeArticle(editor, group.id)
    const remove = (id: number) => send(editor.token, e.removeHelpTopic, { params: { id } })
    expect(refusal(await remove(category.id))).toMatchObject({ status: 409, code: 'topic_in_use' })
    expect(refusal(await remove(group.id))).toMatchObject({ status: 409, code: 'topic_in_use' })
    await callAs(editor.token, e.removeHelpArticle, { params: { id: article.id } })
    expect((await remove(group.id)).status).toBe(200)
    expect((await remove(category.id)).status).toBe(200)
    expect((await remove(category.id)).status).toBe(404)
    const { body } = await callAs(editor.token, e.listHelpTopics)
    expect(body.map(({ id }) => id)).not.toContain(category.id)
  })

  it('lists groups below their category', async () => {
    const { category, group } = await makeCategory(editor)
    const { body } = await callAs(editor.token, e.listHelpTopics)
    const ids = body.map(({ id }) => id)
    expect(ids.indexOf(group.id)).toBe(ids.indexOf(category.id) + 1)
    expect(body.find(({ id }) => id === group.id)?.parent?.ar).toBe('Category ar')
  })

  it('is split among rights: writing is not publishing', async () => {
    const writer = await makePerson({ permissions: ['help_centre.view', 'help_centre.create', 'help_centre.edit'] })
    const topic = await makeTopic(editor)
    const created = await callAs(writer.token, e.createHelpArticle, {
      body: { topic_id: topic.id, slug: freshSlug(), question: { ar: 'س' }, answer: { ar: 'ج' } },
    })
    expect(created.status).toBe(201)
    const params = { id: created.body.id }
    expect((await send(writer.token, e.publishHelpArticle, { params, body: { status: 'published' } })).status).toBe(403)
    expect((await send(writer.token, e.removeHelpArticle, { params })).status).toBe(403)
    const reader = await makePerson({ permissions: ['help_centre.view'] })
    expect((await send(reader.token, e.getHelpArticle, { params })).status).toBe(200)
    expect((await send(reader.token, e.updateHelpArticle, { params, body: { version: 1 } })).status).toBe(403)
  })
})
