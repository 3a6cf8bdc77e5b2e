import type { PostCategory } from '@dsms/contract/content/blog/calls'
import {
  type CommentStatus,
  commentStatuses,
  type ManagedComment,
  type ManagedPost,
  type PostStatus,
} from '@dsms/contract/content/blog/editing'
import { AppError } from '@dsms/contract/kernel/errors'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { personName } from '../../../db/people.ts'
import { firstRow, rowsOf } from '../../../db/rows.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { together } from '../../../kernel/together.ts'
import { contains } from '../../../kit/records/records.ts'
import { commentOf, commentRow, isoOf, totalRow } from './blog.public.ts'
import { postRecords } from './blog.service.ts'
import { blogComments, blogPosts } from './blog.table.ts'
import { categoryWords } from './blog.words.ts'

interface Page {
  q?: string | undefined
  page: number
  perPage: number
}
interface PostFilter extends Page {
  sort?: string | undefined
  status?: PostStatus | undefined
  category?: PostCategory | undefined
}

/** Articles of every status, in one round trip. */
export async function listManaged(actor: Actor, { q, page, perPage, sort, status, category }: PostFilter) {
  const where = and(
    postRecords.mine(actor),
    isNull(blogPosts.archivedAt),
    q ? contains(blogPosts.search, q) : undefined,
    status ? eq(blogPosts.status, status) : undefined,
    category ? sql`${blogPosts.categories} @> array[${category}]` : undefined,
  )
  const [rows, total] = await together([
    () =>
      actor.db
        .select({
          id: blogPosts.id,
          title: blogPosts.title,
          author: personName,
          status: sql<PostStatus>`${blogPosts.status}`,
          slug: blogPosts.slug,
          categories: sql<PostCategory[]>`${blogPosts.categories}`,
          comments: blogPosts.comments,
          waiting: sql<number>`(select count(*)::integer from blog_comments c where c.post_id = blog_posts.id and c.status = 'pending')`,
          updatedAt: blogPosts.updatedAt,
          version: blogPosts.version,
        })
        .from(blogPosts)
        .innerJoin(users, eq(users.id, blogPosts.authorId))
        .where(where)
        .orderBy(...postRecords.order(sort))
        .limit(perPage)
        .offset((page - 1) * perPage),
    () => postRecords.total(actor, where),
  ])
  return {
    total,
    rows: rows.map(
      ({ author, categories, title, status, ...row }): ManagedPost => ({
        ...row,
        status,
        title: nameIn(title, actor.language),
        userFullName: author,
        tags: categories.map((key) => categoryWords[key][actor.language]),
      }),
    ),
  }
}

const managedRow = commentRow.extend({
  post_id: z.int(),
  title: z.record(z.string(), z.string()),
  email: z.string(),
  status: z.enum(commentStatuses),
})

export async function listAllComments(
  actor: Actor,
  { q, page, perPage, status }: Page & { status?: CommentStatus | undefined },
) {
  const where = sql`c.tenant = ${actor.tenant}
    and ${status ? sql`c.status = ${status}` : sql`true`}
    and ${q ? contains(sql`normalise_text(c.name || ' ' || c.text)`, q) : sql`true`}`
  const [comments, counted] = await together([
    () =>
      rowsOf(
        actor.db,
        managedRow,
        sql`
          select c.id, c.parent_id, coalesce(nullif(u.full_name, ''), c.name) as name, u.avatar, c.website, c.text, c.created_at,
                 c.post_id, p.title, c.email, c.status
            from blog_comments c join blog_posts p on p.id = c.post_id left join users u on u.id = c.user_id
           where ${where} order by c.id desc limit ${perPage} offset ${(page - 1) * perPage}`,
      ),
    () => firstRow(actor.db, totalRow, sql`select count(*)::integer as total from blog_comments c where ${where}`),
  ])
  return {
    total: counted?.total ?? 0,
    rows: comments.map(
      (row): ManagedComment => ({
        ...commentOf({ ...row, created_at: isoOf(row.created_at) }),
        postId: row.post_id,
        postTitle: nameIn(row.title, actor.language),
        email: row.email,
        status: row.status,
      }),
    ),
  }
}

export async function settle(actor: Actor, id: number, status: CommentStatus): Promise<void> {
  const rows = await actor.db
    .update(blogComments)
    .set({ status })
    .where(and(eq(blogComments.tenant, actor.tenant), eq(blogComments.id, id)))
    .returning({ id: blogComments.id })
  if (rows.length === 0) throw new AppError('not_found')
}
