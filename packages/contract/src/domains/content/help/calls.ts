import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { idText, instant } from '../../../kernel/shared.ts'
import { spokenIn } from '../../../kernel/translated.ts'
import { questionAndAnswer } from '../../../kit/questions.ts'

const text = (max: number) => z.string().trim().max(max).optional()

const faqTopic = z
  .object({
    icon: z.string(),
    title: z.string(),
    subtitle: z.string(),
    qandA: z.array(questionAndAnswer),
  })
  .meta({ id: 'FaqTopic' })
export type FaqTopic = z.infer<typeof faqTopic>

export const getFaq = endpoint({
  method: 'GET',
  path: '/faq/data',
  tag: 'help',
  summary:
    'Published questions under the names of their topics; `q` keeps those that contain it, empty topics are left out',
  access: 'public',
  query: z.object({ q: text(100), ...spokenIn }),
  response: z.record(z.string(), faqTopic),
})

const knowledgeCategory = z
  .object({
    id: z.int(),
    /** Its name in addresses. */
    category: z.string(),
    img: z.string(),
    title: z.string(),
    desc: z.string(),
    /** Published questions in it. */
    questions: z.int(),
  })
  .meta({ id: 'KnowledgeCategory' })
export type KnowledgeCategory = z.infer<typeof knowledgeCategory>

export const getKnowledgeBase = endpoint({
  method: 'GET',
  path: '/faq/data/knowledge_base',
  tag: 'help',
  summary: 'Categories of the knowledge base; `q` keeps those whose words, or a question of which, contain it',
  access: 'public',
  query: z.object({ q: text(100), ...spokenIn }),
  response: z.array(knowledgeCategory),
})

const questionLink = z.object({ id: z.int(), question: z.string(), slug: z.string() })

const knowledgeGroup = z
  .object({
    id: z.int(),
    title: z.string(),
    icon: z.string(),
    /** A class of text colour, such as `text-primary`, or nothing. */
    iconColor: z.string(),
    /** The category it stands in. */
    category: z.string(),
    questions: z.array(questionLink),
  })
  .meta({ id: 'KnowledgeGroup' })
export type KnowledgeGroup = z.infer<typeof knowledgeGroup>

export const getKnowledgeCategory = endpoint({
  method: 'GET',
  path: '/faq/data/category',
  tag: 'help',
  summary: 'Groups of questions of a category, or of all; `q` keeps groups whose title or a question contains it',
  access: 'public',
  query: z.object({ category: text(80), q: text(100), ...spokenIn }),
  response: z.array(knowledgeGroup),
  errors: ['not_found'],
})

const knowledgeQuestion = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    lastUpdated: instant,
    relatedQuestions: z.array(questionLink.extend({ category: z.string() })),
    /** Sanitised HTML. */
    content: z.string(),
    category: z.object({ slug: z.string(), title: z.string() }),
    /** How many readers said it helped, and that it did not. */
    helpful: z.int(),
    unhelpful: z.int(),
  })
  .meta({ id: 'KnowledgeQuestion' })
export type KnowledgeQuestion = z.infer<typeof knowledgeQuestion>

export const getKnowledgeQuestion = endpoint({
  method: 'GET',
  path: '/faq/data/question',
  tag: 'help',
  summary: 'One question of the knowledge base with its answer and six others; the first one without a slug',
  access: 'public',
  query: z.object({ slug: text(80), ...spokenIn }),
  response: knowledgeQuestion,
  errors: ['not_found'],
})

// what the founding calls cannot do

export const searchKnowledge = endpoint({
  method: 'GET',
  path: '/api/help/search',
  tag: 'help',
  summary: 'Published questions of the knowledge base that contain a text, the most read first, at most twelve',
  access: 'public',
  query: z.object({ q: z.string().trim().min(1).max(100), ...spokenIn }),
  response: z.array(questionLink.extend({ category: z.string(), categoryTitle: z.string() })),
})

const articleParams = z.object({ id: idText })

export const countReading = endpoint({
  method: 'POST',
  path: '/api/help/articles/:id/reading',
  tag: 'help',
  summary: 'Counts that somebody opened a published question',
  access: 'public',
  params: articleParams,
  response: z.object({}),
  errors: ['not_found'],
})

export const voteOnArticle = endpoint({
  method: 'POST',
  path: '/api/help/articles/:id/vote',
  tag: 'help',
  summary: 'Say whether an answer helped; one vote for each person or visit, and the last one counts',
  access: 'public',
  limit: 'strict',
  params: articleParams,
  body: z.object({ isHelpful: z.boolean() }),
  response: z.object({ helpful: z.int(), unhelpful: z.int() }),
  errors: ['not_found'],
})
