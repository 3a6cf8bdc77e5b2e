import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { changeOf, id, idText, instant, pageOf, paging, rowVersion } from '../../../kernel/shared.ts'
import { translated, translatedInput, translatedOptional } from '../../../kernel/translated.ts'

/** Where a topic is shown; a `group` stands inside a category of the knowledge base. */
export const topicKinds = ['faq', 'category', 'group', 'pricing'] as const
export type TopicKind = (typeof topicKinds)[number]
export const publishStates = ['draft', 'published'] as const
export type PublishState = (typeof publishStates)[number]

export const topicIcons = [
  'credit-card',
  'package',
  'refresh',
  'calendar',
  'settings',
  'rocket',
  'users',
  'steering-wheel',
  'receipt',
  'school',
  'shield',
  'help',
] as const
export type TopicIcon = (typeof topicIcons)[number]
export const topicColours = ['', 'primary', 'success', 'warning', 'danger', 'info'] as const

const slug = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'invalid_slug')
  .max(80)

const topic = z
  .object({
    id,
    kind: z.enum(topicKinds),
    parent_id: id.nullable(),
    parent: translated.nullable(),
    slug: z.string(),
    title: translated,
    subtitle: translated,
    icon: z.enum(topicIcons),
    colour: z.enum(topicColours),
    place: z.int(),
    status: z.enum(publishStates),
    /** Questions in it, published or not. */
    articles: z.int(),
    version: rowVersion,
    updated_at: instant,
  })
  .meta({ id: 'HelpTopic' })
export type HelpTopic = z.infer<typeof topic>

const article = z
  .object({
    id,
    topic_id: id,
    topic: translated,
    kind: z.enum(topicKinds),
    /** The category of the group it stands in, for its address. */
    category: z.string().nullable(),
    slug: z.string(),
    question: translated,
    place: z.int(),
    status: z.enum(publishStates),
    published_at: instant.nullable(),
    views: z.int(),
    helpful: z.int(),
    unhelpful: z.int(),
    version: rowVersion,
    updated_at: instant,
  })
  .meta({ id: 'HelpArticleRow' })
export type HelpArticleRow = z.infer<typeof article>

const wholeArticle = article.extend({ answer: translated }).meta({ id: 'HelpArticle' })
export type HelpArticle = z.infer<typeof wholeArticle>

const topicInput = z.object({
  kind: z.enum(topicKinds),
  /** The category that a group stands in; nothing else has one. */
  parent_id: id.nullable().default(null),
  slug,
  title: translatedInput(120),
  subtitle: translatedOptional(300).default({ ar: '', en: '', de: '', fr: '', pt: '' }),
  icon: z.enum(topicIcons).default('help'),
  colour: z.enum(topicColours).default(''),
})
export type TopicInput = z.output<typeof topicInput>

export const articleInput = z.object({
  topic_id: id,
  slug,
  question: translatedInput(200),
  /** HTML; what is kept is sanitised. */
  answer: translatedInput(60_000),
})
export type ArticleInput = z.output<typeof articleInput>

const params = z.object({ id: idText })
const version = { version: rowVersion }
const direction = z.object({ direction: z.enum(['up', 'down']) })
const status = z.object({ status: z.enum(publishStates) })
const of = { tag: 'help' } as const
const saveErrors = ['slug_taken', 'unknown_topic'] as const

export const listHelpTopics = endpoint({
  ...of,
  method: 'GET',
  path: '/api/help/topics',
  summary: 'All topics in their order, in all languages, unpublished ones included',
  access: { platform: 'help_centre.view' },
  response: z.array(topic),
})

export const createHelpTopic = endpoint({
  ...of,
  method: 'POST',
  path: '/api/help/topics',
  summary: 'Add a topic as a draft, at the end of its kind',
  access: { platform: 'help_centre.create' },
  status: 201,
  body: topicInput,
  response: topic,
  errors: saveErrors,
})

export const updateHelpTopic = endpoint({
  ...of,
  method: 'PATCH',
  path: '/api/help/topics/:id',
  summary: 'Change a topic; its kind stays',
  access: { platform: 'help_centre.edit' },
  params,
  body: changeOf(topicInput.omit({ kind: true })).extend(version),
  response: topic,
  errors: [...saveErrors, 'stale_version'],
})

export const moveHelpTopic = endpoint({
  ...of,
  method: 'POST',
  path: '/api/help/topics/:id/move',
  summary: 'Move a topic one place up or down among its kind',
  access: { platform: 'help_centre.edit' },
  params,
  body: direction,
  response: topic,
})

export const publishHelpTopic = endpoint({
  ...of,
  method: 'POST',
  path: '/api/help/topics/:id/status',
  summary: 'Publish a topic with its published questions, or take it back',
  access: { platform: 'help_centre.publish' },
  params,
  body: status,
  response: topic,
})

export const removeHelpTopic = endpoint({
  ...of,
  method: 'DELETE',
  path: '/api/help/topics/:id',
  summary: 'Archive a topic that holds nothing',
  access: { platform: 'help_centre.delete' },
  params,
  response: z.object({}),
  errors: ['topic_in_use'],
})

export const listHelpArticles = endpoint({
  ...of,
  method: 'GET',
  path: '/api/help/articles',
  summary: 'Questions of all topics, published or not',
  access: { platform: 'help_centre.view' },
  query: paging.extend({
    topic_id: idText.optional(),
    kind: z.enum(topicKinds).optional(),
    status: z.enum(publishStates).optional(),
  }),
  response: pageOf(article),
})

export const getHelpArticle = endpoint({
  ...of,
  method: 'GET',
  path: '/api/help/articles/:id',
  summary: 'A question with its answer in all languages',
  access: { platform: 'help_centre.view' },
  params,
  response: wholeArticle,
})

export const createHelpArticle = endpoint({
  ...of,
  method: 'POST',
  path: '/api/help/articles',
  summary: 'Add a question as a draft, at the end of its topic',
  access: { platform: 'help_centre.create' },
  status: 201,
  bodyLimit: 600_000,
  body: articleInput,
  response: wholeArticle,
  errors: saveErrors,
})

export const updateHelpArticle = endpoint({
  ...of,
  method: 'PATCH',
  path: '/api/help/articles/:id',
  summary: 'Change a question or its answer; what is published changes at once',
  access: { platform: 'help_centre.edit' },
  params,
  bodyLimit: 600_000,
  body: changeOf(articleInput).extend(version),
  response: wholeArticle,
  errors: [...saveErrors, 'stale_version'],
})

export const moveHelpArticle = endpoint({
  ...of,
  method: 'POST',
  path: '/api/help/articles/:id/move',
  summary: 'Move a question one place up or down in its topic',
  access: { platform: 'help_centre.edit' },
  params,
  body: direction,
  response: wholeArticle,
})

export const publishHelpArticle = endpoint({
  ...of,
  method: 'POST',
  path: '/api/help/articles/:id/status',
  summary: 'Publish a question, or take it back',
  access: { platform: 'help_centre.publish' },
  params,
  body: status,
  response: wholeArticle,
})

export const removeHelpArticle = endpoint({
  ...of,
  method: 'DELETE',
  path: '/api/help/articles/:id',
  summary: 'Archive a question',
  access: { platform: 'help_centre.delete' },
  params,
  response: z.object({}),
})
