import * as c from '@dsms/contract/content/help/calls'
import * as e from '@dsms/contract/content/help/editing'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { freshSlug, inAll, makeArticle, makeCategory, makeTopic } from './help.testing.ts'

describe('the help centre, signed out,', () => {
  let editor: TestPerson
  beforeAll(async () => {
    editor = await makeSuperAdmin()
  })

  describe('answers frequent questions', () => {
    it('under the names of their topics, in exactly the founding shape', async () => {
      const topic = await makeTopic(editor, { icon: 'credit-card', subtitle: inAll('Sub') as never })
      await makeArticle(editor, topic.id, {
        question: inAll('Pay?') as never,
        answer: { ar: '<p>نعم <b>دائمًا</b></p>' } as never,
      })
      const { status, body, headers } = await callAs(undefined, c.getFaq, { query: { lang: 'en' } })
      expect(status).toBe(200)
      expect(headers.vary).toMatch(/accept-language/i)
      expect(body[topic.slug]).toEqual({
        icon: 'credit-card',
        title: 'Topic en',
        subtitle: 'Sub en',
        // nobody wrote it in English yet: Arabic is what there is
        qandA: [{ question: 'Pay? en', ans: 'نعم دائمًا', html: '<p>نعم <b>دائمًا</b></p>' }],
      })
    })

    it('in the language that is asked for, else the reader’s own', async () => {
      const topic = await makeTopic(editor)
      await makeArticle(editor, topic.id)
      const title = async (query: object, language: string) =>
        (
          (await send(undefined, c.getFaq, { query }, { 'accept-language': language })).body as Record<
            string,
            { title: string }
          >
        )[topic.slug]?.title
      expect(await title({}, 'de-AT,de;q=0.9')).toBe('Topic de')
      expect(await title({}, 'sv')).toBe('Topic ar')
      expect(await title({ lang: 'pt' }, 'de')).toBe('Topic pt')
      expect((await send(undefined, c.getFaq, { query: { lang: 'xx' } })).status).toBe(422)
    })

    it('and finds a part of a question, in whatever way Arabic is spelt', async () => {
      const topic = await makeTopic(editor)
      const other = await makeTopic(editor)
      const word = freshSlug('كلمة')
      await makeArticle(editor, topic.id, { question: { ar: `هل أُلغي الحصّة ${word}؟`, en: `100% ${word}` } as never })
      await makeArticle(editor, topic.id, { question: { ar: `غيرها ${word}` } as never })
      await makeArticle(editor, other.id)
      const found = async (q: string, lang: 'ar' | 'en' = 'ar') =>
        Object.entries((await callAs(undefined, c.getFaq, { query: { q, lang } })).body).map(([slug, { qandA }]) => [
          slug,
          qandA.length,
        ])
      expect(await found(`الغي الحصه ${word}`)).toEqual([[topic.slug, 1]])
      expect(await found(word)).toEqual([[topic.slug, 2]])
      expect(await found(`100% ${word}`, 'en')).toEqual([[topic.slug, 1]])
      expect(await found(`1_0% ${word}`, 'en'), 'letters of a pattern are letters').toEqual([])
      // what stands behind another language is not on the page
      expect(await found(`100% ${word}`)).toEqual([])
    })
  })

  describe('shows the knowledge base', () => {
    it('by category, group and question', async () => {
      const { category, group } = await makeCategory(editor, 'Calendar')
      const first = await makeArticle(editor, group.id)
      const categories = await callAs(undefined, c.getKnowledgeBase, { query: { lang: 'fr' } })
      expect(categories.body.find(({ id }) => id === category.id)).toEqual({
        id: category.id,
        category: category.slug,
        img: '/art/help-package.svg',
        title: 'Calendar fr',
        desc: 'All about it fr',
        questions: 1,
      })
      const groups = await callAs(undefined, c.getKnowledgeCategory, { query: { category: category.slug, lang: 'fr' } })
      expect(groups.body).toEqual([
        {
          id: group.id,
          title: 'Calendar group fr',
          icon: 'package',
          iconColor: 'text-success',
          category: category.slug,
          questions: [{ id: first.id, question: 'How fr', slug: first.slug }],
        },
      ])
      const all = await callAs(undefined, c.getKnowledgeCategory, { query: {} })
      expect(all.body.map(({ id }) => id)).toContain(group.id)
      expect(refusal(await send(undefined, c.getKnowledgeCategory, { query: { category: 'none' } })).status).toBe(404)
    })

    it('each question by its own name, with six others, its own group first', async () => {
      const { category, group } = await makeCategory(editor)
      const [one, two] = [await makeArticle(editor, group.id), await makeArticle(editor, group.id)]
      const far = await makeCategory(editor)
      for (let n = 0; n < 6; n++) await makeArticle(editor, far.group.id)
      const { body } = await callAs(undefined, c.getKnowledgeQuestion, { query: { slug: two.slug, lang: 'en' } })
      expect(body).toEqual({
        id: two.id,
        slug: two.slug,
        title: 'How en',
        content: '<p>Answer</p>',
        lastUpdated: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        category: { slug: category.slug, title: 'Category en' },
        relatedQuestions: expect.any(Array),
        helpful: 0,
        unhelpful: 0,
      })
      expect(body.relatedQuestions).toHaveLength(6)
      expect(body.relatedQuestions[0]).toEqual({
        id: one.id,
        slug: one.slug,
        question: 'How en',
        category: category.slug,
      })
      expect(body.relatedQuestions.map(({ id }) => id)).not.toContain(two.id)
      expect((await callAs(undefined, c.getKnowledgeQuestion, { query: {} })).status).toBe(200)
      expect((await send(undefined, c.getKnowledgeQuestion, { query: { slug: 'none' } })).status).toBe(404)
    })

    it('and finds categories, groups and questions', async () => {
      const word = freshSlug('Fahrlehrer')
      const { category, group } = await makeCategory(editor)
      const hit = await makeArticle(editor, group.id, { question: { ar: `سؤال ${word}` } as never })
      await makeArticle(editor, group.id)
      const found = await callAs(undefined, c.getKnowledgeBase, { query: { q: word.toUpperCase() } })
      expect(found.body.map(({ id }) => id)).toEqual([category.id])
      const groups = await callAs(undefined, c.getKnowledgeCategory, { query: { category: category.slug, q: word } })
      expect(
        groups.body.map(({ questions }) => questions.length),
        'a group with a hit stays whole',
      ).toEqual([2])
      const none = await callAs(undefined, c.getKnowledgeCategory, { query: { category: category.slug, q: 'xyzzy' } })
      expect(none.body).toEqual([])
      const questions = await callAs(undefined, c.searchKnowledge, { query: { q: word, lang: 'ar' } })
      expect(questions.body).toEqual([
        {
          id: hit.id,
          slug: hit.slug,
          question: `سؤال ${word}`,
          category: category.slug,
          categoryTitle: 'Category ar',
        },
      ])
    })
  })

  it('shows no draft, whether it is the question, its group, its category or archived', async () => {
    const { category, group } = await makeCategory(editor)
    const shown = await makeArticle(editor, group.id)
    const draft = await makeArticle(editor, group.id, {}, 'draft')
    const topic = await makeTopic(editor)
    await makeArticle(editor, topic.id, {}, 'draft')
    const isShown = async (slug: string) => (await send(undefined, c.getKnowledgeQuestion, { query: { slug } })).status
    expect(await isShown(shown.slug)).toBe(200)
    expect(await isShown(draft.slug)).toBe(404)
    expect((await callAs(undefined, c.getFaq, { query: {} })).body[topic.slug]).toBeUndefined()
    for (const { id } of [group, category]) {
      const set = (status: e.PublishState) =>
        callAs(editor.token, e.publishHelpTopic, { params: { id }, body: { status } })
      await set('draft')
      expect(await isShown(shown.slug)).toBe(404)
      expect(
        (await send(undefined, c.voteOnArticle, { params: { id: shown.id }, body: { isHelpful: true } })).status,
      ).toBe(404)
      await set('published')
      expect(await isShown(shown.slug)).toBe(200)
    }
    await callAs(editor.token, e.removeHelpArticle, { params: { id: shown.id } })
    expect(await isShown(shown.slug)).toBe(404)
  })

  describe('counts', () => {
    it('readers', async () => {
      const { group } = await makeCategory(editor)
      const { id } = await makeArticle(editor, group.id)
      for (let n = 0; n < 3; n++) await callAs(undefined, c.countReading, { params: { id } })
      const { body } = await callAs(editor.token, e.getHelpArticle, { params: { id } })
      expect([body.views, body.version], 'being read is no change').toEqual([3, 2])
    })

    it('one vote for each visit and each person, the last one', async () => {
      const { group } = await makeCategory(editor)
      const { id } = await makeArticle(editor, group.id)
      const vote = (isHelpful: boolean, token?: string, cookie?: string) =>
        send(token, c.voteOnArticle, { params: { id }, body: { isHelpful } }, cookie ? { cookie } : {})
      const first = await vote(true)
      expect(first.body).toEqual({ helpful: 1, unhelpful: 0 })
      const visit = first.cookies.find(({ name }) => name === 'dsms_visit')
      const cookie = `dsms_visit=${visit?.value}`
      expect((await vote(false, undefined, cookie)).body).toEqual({ helpful: 0, unhelpful: 1 })
      const reader = await makePerson()
      expect((await vote(true, reader.token)).body).toEqual({ helpful: 1, unhelpful: 1 })
      expect((await vote(true, reader.token)).body).toEqual({ helpful: 1, unhelpful: 1 })
      expect((await vote(true, undefined, 'dsms_visit=made-up')).body, 'a made-up visit is a new one').toEqual({
        helpful: 2,
        unhelpful: 1,
      })
      const voters = await query<{ voter: string }>(sql`select voter from help_votes where article_id = ${id}`)
      expect(voters.map(({ voter }) => voter)).toContain(`person ${reader.id}`)
    })
  })
})
