import * as e from '@dsms/contract/content/help/editing'
import type { Translated } from '@dsms/contract/kernel/shared'
import type { TestPerson } from '../../../testing/factories.ts'
import { callAs } from '../../../testing/harness.ts'

let serial = 0
/** A name for addresses that no other test has. */
export const freshSlug = (name = 'entry') => `${name}-${process.pid}-${++serial}`

/** The same text in each language, with the language's code behind it. */
export const inAll = (text: string): Translated => ({
  ar: `${text} ar`,
  en: `${text} en`,
  de: `${text} de`,
  fr: `${text} fr`,
  pt: `${text} pt`,
})

const nothing = { ar: '', en: '', de: '', fr: '', pt: '' }

/** A topic, published unless told otherwise. */
export async function makeTopic(
  editor: TestPerson,
  wishes: Partial<e.TopicInput> = {},
  status: e.PublishState = 'published',
) {
  const topic = await callAs(editor.token, e.createHelpTopic, {
    body: { kind: 'faq', slug: freshSlug('topic'), title: inAll('Topic'), icon: 'package', ...wishes },
  })
  return (await callAs(editor.token, e.publishHelpTopic, { params: { id: topic.body.id }, body: { status } })).body
}

/** A category of the knowledge base with a group in it. */
export async function makeCategory(editor: TestPerson, title = 'Category') {
  const category = await makeTopic(editor, {
    kind: 'category',
    title: inAll(title),
    subtitle: inAll('All about it'),
  })
  const group = await makeTopic(editor, {
    kind: 'group',
    parent_id: category.id,
    title: inAll(`${title} group`),
    colour: 'success',
  })
  return { category, group }
}

export async function makeArticle(
  editor: TestPerson,
  topicId: number,
  wishes: Partial<e.ArticleInput> = {},
  status: e.PublishState = 'published',
) {
  const article = await callAs(editor.token, e.createHelpArticle, {
    body: {
      topic_id: topicId,
      slug: freshSlug('question'),
      question: inAll('How'),
      answer: { ...nothing, ar: '<p>جواب</p>', en: '<p>Answer</p>' },
      ...wishes,
    },
  })
  return (await callAs(editor.token, e.publishHelpArticle, { params: { id: article.body.id }, body: { status } })).body
}
