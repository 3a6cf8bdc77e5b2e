import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo, instant, numbered, recordColumns, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { files } from '../../../db/tables/files.ts'
import { users } from '../../../db/tables/users.ts'

/**
 * Pictures on people's profiles. The bytes are those of an uploaded file; everybody of the tenant may look at them. One
 * that was taken away keeps its row without the file.
 */
export const photos = pgTable(
  'photos',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    ownerId: integer('owner_id').notNull(),
    fileId: integer('file_id'),
    /** As the file has them, so that looking needs no right to the file itself. */
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    hash: text('hash').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    ...numbered('photos', t),
    belongsTo('photos_owner', [t.tenant, t.ownerId], users),
    belongsTo('photos_file', [t.tenant, t.fileId], files),
    index('photos_owner_idx').on(t.tenant, t.ownerId, t.id).where(sql`file_id is not null`),
    index('photos_file_idx').on(t.fileId),
  ],
)

/** What people write on their profile for everybody of their tenant. Triggers keep the counts. */
export const posts = pgTable(
  'posts',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    authorId: integer('author_id').notNull(),
    text: text('text').notNull(),
    photoId: integer('photo_id'),
    /** The post that this one passes on. */
    sharedId: integer('shared_id'),
    likes: integer('likes').notNull().default(0),
    comments: integer('comments').notNull().default(0),
    shares: integer('shares').notNull().default(0),
    ...recordColumns(),
  },
  (t) => [
    ...numbered('posts', t),
    belongsTo('posts_author', [t.tenant, t.authorId], users),
    belongsTo('posts_photo', [t.tenant, t.photoId], photos),
    belongsTo('posts_shared', [t.tenant, t.sharedId], t),
    check('posts_content', sql`${t.text} <> '' or ${t.photoId} is not null or ${t.sharedId} is not null`),
    index('posts_author_idx').on(t.tenant, t.authorId, t.id).where(sql`archived_at is null`),
    index('posts_photo_idx').on(t.photoId).where(sql`photo_id is not null`),
    index('posts_shared_idx').on(t.sharedId).where(sql`shared_id is not null`),
  ],
)

export const postComments = pgTable(
  'post_comments',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    postId: integer('post_id').notNull(),
    authorId: integer('author_id').notNull(),
    text: text('text').notNull(),
    likes: integer('likes').notNull().default(0),
    /** What waits is seen by its author and by those who approve it. */
    status: text('status').notNull().default('approved'),
    ...recordColumns(),
  },
  (t) => [
    ...numbered('post_comments', t),
    belongsTo('post_comments_post', [t.tenant, t.postId], posts),
    belongsTo('post_comments_author', [t.tenant, t.authorId], users),
    check('post_comments_text', sql`${t.text} <> ''`),
    check('post_comments_status', sql`${t.status} in ('pending', 'approved', 'hidden')`),
    index('post_comments_waiting_idx').on(t.tenant, t.id).where(sql`status = 'pending' and archived_at is null`),
    index('post_comments_post_idx').on(t.postId, t.id).where(sql`archived_at is null`),
  ],
)

export const postLikes = pgTable(
  'post_likes',
  {
    postId: integer('post_id').notNull(),
    userId: integer('user_id').notNull(),
    schoolId: schoolId(),
    tenant: tenant(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.userId, t.tenant] }),
    belongsTo('post_likes_post', [t.tenant, t.postId], posts),
    belongsTo('post_likes_user', [t.tenant, t.userId], users),
    index('post_likes_newest_idx').on(t.postId, t.createdAt, t.userId),
  ],
)

export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: integer('comment_id').notNull(),
    userId: integer('user_id').notNull(),
    schoolId: schoolId(),
    tenant: tenant(),
  },
  (t) => [
    primaryKey({ columns: [t.commentId, t.userId, t.tenant] }),
    belongsTo('comment_likes_comment', [t.tenant, t.commentId], postComments),
    belongsTo('comment_likes_user', [t.tenant, t.userId], users),
  ],
)

/** Who follows whom, inside one tenant. */
export const follows = pgTable(
  'follows',
  {
    followerId: integer('follower_id').notNull(),
    followedId: integer('followed_id').notNull(),
    schoolId: schoolId(),
    tenant: tenant(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.followerId, t.followedId, t.tenant] }),
    belongsTo('follows_follower', [t.tenant, t.followerId], users),
    belongsTo('follows_followed', [t.tenant, t.followedId], users),
    check('follows_self', sql`${t.followerId} <> ${t.followedId}`),
    index('follows_followed_idx').on(t.followedId, t.followerId),
  ],
)

/** Subjects on which the product itself tells news; the same for everybody, with the releases. */
export const topics = pgTable('topics', {
  key: text('key').primaryKey(),
  place: integer('place').notNull(),
  image: text('image').notNull(),
  name: jsonb('name').$type<Record<string, string>>().notNull(),
  subtitle: jsonb('subtitle').$type<Record<string, string>>().notNull(),
})

/** News of a subject. */
export const headlines = pgTable(
  'headlines',
  {
    key: text('key').primaryKey(),
    topicKey: text('topic_key')
      .notNull()
      .references(() => topics.key),
    tags: text('tags').notNull(),
    title: jsonb('title').$type<Record<string, string>>().notNull(),
    text: jsonb('text').$type<Record<string, string>>().notNull(),
    link: text('link').notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (t) => [index('headlines_newest_idx').on(t.publishedAt)],
)

/** Subjects that somebody follows, and news that somebody marked. */
export const topicStars = pgTable(
  'topic_stars',
  {
    userId: integer('user_id').notNull(),
    tenant: tenant(),
    topicKey: text('topic_key')
      .notNull()
      .references(() => topics.key),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.topicKey, t.tenant] }),
    belongsTo('topic_stars_user', [t.tenant, t.userId], users),
  ],
)

export const headlineStars = pgTable(
  'headline_stars',
  {
    userId: integer('user_id').notNull(),
    tenant: tenant(),
    headlineKey: text('headline_key')
      .notNull()
      .references(() => headlines.key),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.headlineKey, t.tenant] }),
    belongsTo('headline_stars_user', [t.tenant, t.userId], users),
  ],
)
