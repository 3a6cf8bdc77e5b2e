import { commentStatuses, postStatuses } from '@dsms/contract/content/blog/editing'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  belongsTo,
  instant,
  numbered,
  recordColumns,
  rowId,
  schoolId,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { users } from '../../../db/tables/users.ts'

/** Articles that anybody may read once they are published. */
export const blogPosts = pgTable(
  'blog_posts',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    authorId: integer('author_id').notNull(),
    slug: text('slug').notNull(),
    title: jsonb('title').$type<Record<string, string>>().notNull(),
    /** Sanitised HTML in each language. */
    content: jsonb('content').$type<Record<string, string>>().notNull(),
    excerpts: jsonb('excerpts').$type<Record<string, string>>().notNull().default({}),
    categories: text('categories').array().notNull(),
    picture: text('picture').notNull(),
    status: text('status').notNull().default('Draft'),
    publishedAt: instant('published_at'),
    /** Approved comments and people who kept it, counted by triggers. */
    comments: integer('comments').notNull().default(0),
    bookmarks: integer('bookmarks').notNull().default(0),
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`normalise_text(coalesce(title ->> 'ar', '') || ' ' || coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'de', '') || ' ' || coalesce(title ->> 'fr', '') || ' ' || coalesce(title ->> 'pt', '') || ' ' || coalesce(excerpts ->> 'ar', '') || ' ' || coalesce(excerpts ->> 'en', '') || ' ' || coalesce(excerpts ->> 'de', '') || ' ' || coalesce(excerpts ->> 'fr', '') || ' ' || coalesce(excerpts ->> 'pt', ''))`,
      ),
    ...recordColumns(),
  },
  (t) => [
    ...numbered('blog_posts', t),
    belongsTo('blog_posts_author', [t.tenant, t.authorId], users),
    statusCheck('blog_posts', t, postStatuses),
    check('blog_posts_published', sql`${t.status} <> 'Published' or ${t.publishedAt} is not null`),
    check(
      'blog_posts_categories',
      sql`${t.categories} <@ array['tips', 'theory', 'safety', 'exams', 'vehicles'] and cardinality(${t.categories}) > 0`,
    ),
    uniqueIndex('blog_posts_slug').on(t.tenant, t.slug).where(sql`archived_at is null`),
    index('blog_posts_published_idx')
      .on(t.tenant, t.publishedAt, t.id)
      .where(sql`status = 'Published' and archived_at is null`),
  ],
)

/** What readers say; of strangers only after somebody approved it. */
export const blogComments = pgTable(
  'blog_comments',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    postId: integer('post_id').notNull(),
    parentId: integer('parent_id'),
    /** Who it is, of people who signed in, of whichever school; others left a name and an address. */
    userId: integer('user_id'),
    name: text('name').notNull(),
    email: text('email').notNull().default(''),
    website: text('website').notNull().default(''),
    text: text('text').notNull(),
    status: text('status').notNull().default('pending'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    ...numbered('blog_comments', t),
    unique('blog_comments_of_post').on(t.postId, t.id, t.tenant),
    belongsTo('blog_comments_post', [t.tenant, t.postId], blogPosts),
    foreignKey({
      columns: [t.tenant, t.postId, t.parentId],
      foreignColumns: [t.tenant as AnyPgColumn, t.postId as AnyPgColumn, t.id as AnyPgColumn],
      name: 'blog_comments_parent',
    }),
    statusCheck('blog_comments', t, commentStatuses),
    index('blog_comments_list').on(t.tenant, t.status, t.id),
  ],
)

/** Articles that somebody keeps for later. */
export const blogBookmarks = pgTable(
  'blog_bookmarks',
  {
    userId: integer('user_id').notNull(),
    /** The article's; its reader may be of any school. */
    tenant: tenant(),
    postId: integer('post_id').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId, t.tenant] }),
    belongsTo('blog_bookmarks_article', [t.tenant, t.postId], blogPosts),
    index('blog_bookmarks_post').on(t.postId),
  ],
)
