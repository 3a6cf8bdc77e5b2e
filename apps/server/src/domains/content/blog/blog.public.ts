import {
  type BlogComment,
  type BlogItem,
  type getBlogDetail,
  type getBlogSidebar,
  type PostCategory,
  postCategories,
} from '@dsms/contract/content/blog/calls'
import { readingOrder } from '@dsms/contract/kernel/choices/reading'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { Language } from '@dsms/contract/kernel/shared'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { firstRow, idRow, rowsOf } from '../../../db/rows.ts'
import { textOfHtml } from '../../../kernel/text/html.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { together } from '../../../kernel/together.ts'
import { contains } from '../../../kit/records/records.ts'
import { categoryWords } from './blog.words.ts'

const names = z.record(z.string(), z.string())

const itemRow = z.object({
  id: z.int(),
  title: names,
  excerpts: names,
  content: names,
  picture: z.string(),
  categories: z.array(z.enum(postCategories)),
  published_at: z.string(),
  comments: z.int(),
  author: z.string(),
  avatar: z.string().nullable(),
})

export const commentRow = z.object({
  id: z.int(),
  parent_id: z.int().nullable(),
  name: z.string(),
  avatar: z.string().nullable(),
  website: z.string(),
  text: z.string(),
  created_at: z.string(),
})

export const totalRow = z.object({ total: z.int() })

/** What anybody may read: of the platform, published, and not archived. */
const isPublic = sql`p.tenant = 0 and p.status = 'Published' and p.archived_at is null`

interface Filter {
  q?: string | undefined
  category?: PostCategory | undefined
  page: number
  perPage: number
}

export async function listPublished(db: Db, language: Language, { q, category, page, perPage }: Filter) {
  const where = sql`${isPublic}
    and ${q ? contains(sql`p.search`, q) : sql`true`}
    and ${category ? sql`p.categories @> array[${category}]` : sql`true`}`
  const [items, total] = await together([
    () =>
      rowsOf(
        db,
        itemRow,
        sql`
          select p.id, p.title, p.excerpts, p.content, p.picture, p.categories, p.published_at, p.comments,
                 coalesce(nullif(u.full_name, ''), u.username) as author, u.avatar
            from blog_posts p join users u on u.id = p.author_id
           where ${where}
           order by p.published_at desc, p.id desc
           limit ${perPage} offset ${(page - 1) * perPage}`,
      ),
    () => countOf(db, where),
  ])
  return { rows: items.map((row) => itemOf(row, language)), total }
}

const recentRow = itemRow.pick({ id: true, title: true, picture: true, published_at: true })
const categoryRow = z.object({ category: z.enum(postCategories), posts: z.int() })

export async function readSidebar(db: Db, language: Language): Promise<Answer<typeof getBlogSidebar>> {
  const [recent, counts] = await together([
    () =>
      rowsOf(
        db,
        recentRow,
        sql`
          select p.id, p.title, p.picture, p.published_at from blog_posts p
           where ${isPublic} order by p.published_at desc, p.id desc limit 4`,
      ),
    () =>
      rowsOf(
        db,
        categoryRow,
        sql`
          select unnest(p.categories) as category, count(*)::integer as posts from blog_posts p where ${isPublic} group by 1`,
      ),
  ])
  const postsIn = new Map(counts.map(({ category, posts }) => [category, posts]))
  return {
    recentPosts: recent.map(({ id, title, picture, published_at }) => ({
      id,
      title: nameIn(title, language),
      img: picture,
      createdTime: isoOf(published_at),
    })),
    categories: postCategories.map((key) => ({
      key,
      category: categoryWords[key][language],
      icon: categoryWords[key].icon,
      posts: postsIn.get(key) ?? 0,
    })),
  }
}

const detailRow = itemRow.extend({ slug: z.string(), bookmarks: z.int(), about: z.string().nullable() })

/** A published article with what was said about it; without a key the newest. Throws `not_found`. */
export async function readDetail(
  db: Db,
  language: Language,
  id: number | undefined,
): Promise<Answer<typeof getBlogDetail>> {
  const which = id === undefined ? sql`true` : sql`p.id = ${id}`
  const one = sql`(select p.id from blog_posts p where ${isPublic} and ${which} order by p.published_at desc, p.id desc limit 1)`
  const [post, comments] = await together([
    () =>
      firstRow(
        db,
        detailRow,
        sql`
          select p.id, p.slug, p.title, p.content, p.excerpts, p.picture, p.categories, p.published_at, p.comments, p.bookmarks,
                 coalesce(nullif(u.full_name, ''), u.username) as author, u.avatar, f.bio as about
            from blog_posts p join users u on u.id = p.author_id left join user_profiles f on f.user_id = u.id
           where p.id = ${one}`,
      ),
    () =>
      rowsOf(
        db,
        commentRow,
        sql`
          select c.id, c.parent_id, coalesce(nullif(u.full_name, ''), c.name) as name, u.avatar, c.website, c.text, c.created_at
            from blog_comments c left join users u on u.id = c.user_id
           where c.post_id = ${one} and c.status = 'approved'
           order by c.id`,
      ),
  ])
  if (!post) throw new AppError('not_found')
  const { comment, blogPosted, ...item } = itemOf(post, language)
  return {
    blog: {
      ...item,
      createdTime: blogPosted,
      slug: post.slug,
      content: nameIn(post.content, language),
      comments: comment,
      bookmarked: post.bookmarks,
      about: post.about ?? '',
      language: languageShown(post.content, language),
    },
    comments: comments.map(commentOf),
  }
}

/** The key of an article that may be commented on and kept. */
export async function findPublished(db: Db, id: number): Promise<number> {
  const row = await firstRow(db, idRow, sql`select p.id from blog_posts p where ${isPublic} and p.id = ${id}`)
  if (!row) throw new AppError('not_found')
  return row.id
}

async function countOf(db: Db, where: SQL): Promise<number> {
  const row = await firstRow(db, totalRow, sql`select count(*)::integer as total from blog_posts p where ${where}`)
  return row?.total ?? 0
}

export const commentOf = (row: z.infer<typeof commentRow>): BlogComment => ({
  id: row.id,
  parentId: row.parent_id,
  userFullName: row.name,
  avatar: row.avatar ?? '',
  website: row.website,
  commentText: row.text,
  commentedAt: isoOf(row.created_at),
})

const itemOf = (row: z.infer<typeof itemRow>, language: Language): BlogItem => ({
  id: row.id,
  img: row.picture,
  title: nameIn(row.title, language),
  avatar: row.avatar ?? '',
  userFullName: row.author,
  blogPosted: isoOf(row.published_at),
  tags: row.categories.map((key) => categoryWords[key][language]),
  categories: row.categories,
  excerpt: nameIn(row.excerpts, language) || shortened(nameIn(row.content, language)),
  comment: row.comments,
})

export const isoOf = (moment: string) => new Date(moment).toISOString()

/** The beginning of a text that has no excerpt of its own. */
const shortened = (html: string): string => {
  const text = textOfHtml(html).replace(/\s+/g, ' ').trim()
  return text.length > 180 ? `${text.slice(0, text.lastIndexOf(' ', 180))}…` : text
}

const languageShown = (texts: z.infer<typeof names>, language: Language) =>
  readingOrder(language).find((code) => texts[code]) ?? language
