import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { belongsTo, instant, numbered, recordColumns, rowId, schoolId, tenant } from '../../../db/columns.ts'

/** Topics of the frequent questions, categories of the knowledge base and the groups in them. */
export const helpTopics = pgTable(
  'help_topics',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    kind: text('kind').notNull(),
    /** The category that a group stands in. */
    parentId: integer('parent_id'),
    slug: text('slug').notNull(),
    title: jsonb('title').$type<Record<string, string>>().notNull(),
    subtitle: jsonb('subtitle').$type<Record<string, string>>().notNull().default({}),
    icon: text('icon').notNull().default('help'),
    colour: text('colour').notNull().default(''),
    place: integer('place').notNull(),
    status: text('status').notNull().default('draft'),
    ...recordColumns(),
  },
  (t) => [
    check('help_topics_kind', sql`${t.kind} in ('faq', 'category', 'group', 'pricing')`),
    check('help_topics_parent', sql`(${t.kind} = 'group') = (${t.parentId} is not null)`),
    check('help_topics_status', sql`${t.status} in ('draft', 'published')`),
    ...numbered('help_topics', t),
    belongsTo('help_topics_parent_topic', [t.tenant, t.parentId], t),
    uniqueIndex('help_topics_slug').on(t.tenant, t.kind, t.slug).where(sql`archived_at is null`),
    index('help_topics_place').on(t.tenant, t.kind, t.place),
  ],
)

/** Questions with their answers, of every kind of topic. */
export const helpArticles = pgTable(
  'help_articles',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    topicId: integer('topic_id').notNull(),
    slug: text('slug').notNull(),
    question: jsonb('question').$type<Record<string, string>>().notNull(),
    /** Sanitised HTML in each language. */
    answer: jsonb('answer').$type<Record<string, string>>().notNull(),
    place: integer('place').notNull(),
    status: text('status').notNull().default('draft'),
    publishedAt: instant('published_at'),
    views: integer('views').notNull().default(0),
    helpful: integer('helpful').notNull().default(0),
    unhelpful: integer('unhelpful').notNull().default(0),
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`normalise_text(coalesce(question ->> 'ar', '') || ' ' || coalesce(question ->> 'en', '') || ' ' || coalesce(question ->> 'de', '') || ' ' || coalesce(question ->> 'fr', '') || ' ' || coalesce(question ->> 'pt', ''))`,
      ),
    ...recordColumns(),
  },
  (t) => [
    check('help_articles_status', sql`${t.status} in ('draft', 'published')`),
    ...numbered('help_articles', t),
    belongsTo('help_articles_topic', [t.tenant, t.topicId], helpTopics),
    uniqueIndex('help_articles_slug').on(t.tenant, t.slug).where(sql`archived_at is null`),
    index('help_articles_place').on(t.tenant, t.topicId, t.place),
  ],
)

/** Whether an answer helped: one row for each person, or each visit of somebody unknown. */
export const helpVotes = pgTable(
  'help_votes',
  {
    articleId: integer('article_id').notNull(),
    schoolId: schoolId(),
    tenant: tenant(),
    voter: text('voter').notNull(),
    isHelpful: boolean('is_helpful').notNull(),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.voter, t.tenant] }),
    belongsTo('help_votes_article', [t.tenant, t.articleId], helpArticles),
  ],
)
