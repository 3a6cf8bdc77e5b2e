import type { BlogComment } from '@dsms/contract/content/blog/calls'
import { AppError } from '@dsms/contract/kernel/errors'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { countOf, rowsOf } from '../../../db/rows.ts'
import { commentOf, commentRow, findPublished } from './blog.public.ts'
import { blogBookmarks, blogComments, blogPosts } from './blog.table.ts'

interface Comment {
  text: string
  parentId: number | null
  name: string
  email?: string
  website?: string
  /** Of people who signed in. */
  userId?: number
  /** What it is that waits: somebody has to look at it first. */
  waits: boolean
}

/**
 * Keeps a comment on a published article, in a transaction of the server itself: readers write nothing of the platform's
 * by their own right. What strangers
 * and students say waits to be approved.
 */
export async function addComment(
  db: Db,
  post: number,
  { parentId, waits, ...comment }: Comment,
): Promise<{ isWaiting: boolean }> {
  const postId = await findPublished(db, post)
  if (parentId !== null) {
    const found = await countOf(
      db,
      sql`
        select from blog_comments where id = ${parentId} and post_id = ${postId} and status = 'approved'`,
    )
    if (found === 0) throw new AppError('not_found')
  }
  await db
    .insert(blogComments)
    .values({ ...comment, tenant: 0, postId, parentId, status: waits ? 'pending' : 'approved' })
  return { isWaiting: waits }
}

/** What somebody said of an article and nobody has looked at yet, oldest first. */
export async function listOwnWaiting(db: Db, userId: number, postId: number): Promise<BlogComment[]> {
  const found = await rowsOf(
    db,
    commentRow,
    sql`
      select c.id, c.parent_id, coalesce(nullif(u.full_name, ''), c.name) as name, u.avatar, c.website, c.text, c.created_at
        from blog_comments c join users u on u.id = c.user_id
       where c.post_id = ${postId} and c.user_id = ${userId} and c.status = 'pending' order by c.id limit 50`,
  )
  return found.map(commentOf)
}

/** Keeps an article for somebody, or lets it go; saying the same twice changes nothing. */
export async function setBookmark(db: Db, userId: number, post: number, isKept: boolean) {
  const postId = await findPublished(db, post)
  if (isKept) await db.insert(blogBookmarks).values({ userId, tenant: 0, postId }).onConflictDoNothing()
  else await db.delete(blogBookmarks).where(and(eq(blogBookmarks.userId, userId), eq(blogBookmarks.postId, postId)))
  const [row] = await db.select({ bookmarked: blogPosts.bookmarks }).from(blogPosts).where(eq(blogPosts.id, postId))
  return { bookmarked: row?.bookmarked ?? 0, isKept }
}
