import { AppError } from '@dsms/contract/errors'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { blogBookmarks, blogComments, blogPosts } from '../db/schema/blog.ts'
import { findPublished } from './blog.public.ts'

interface Comment {
  text: string
  parentId: number | null
  name: string
  email?: string
  website?: string
  /** Of people who signed in. */
  userId?: number
}

/**
 * Keeps a comment on a published article, in a transaction of the server itself: readers write nothing of the platform's
 * by their own right. Strangers' comments wait to be approved.
 */
export async function addComment(
  db: Db,
  post: number,
  { parentId, ...comment }: Comment,
): Promise<{ isWaiting: boolean }> {
  const postId = await findPublished(db, post)
  if (parentId !== null) {
    const { rows } = await db.execute(sql`
      select from blog_comments where id = ${parentId} and post_id = ${postId} and status = 'approved'`)
    if (rows.length === 0) throw new AppError('not_found')
  }
  const isWaiting = comment.userId === undefined
  await db.insert(blogComments).values({ ...comment, postId, parentId, status: isWaiting ? 'pending' : 'approved' })
  return { isWaiting }
}

/** Keeps an article for somebody, or lets it go; saying the same twice changes nothing. */
export async function setBookmark(db: Db, userId: number, post: number, isKept: boolean) {
  const postId = await findPublished(db, post)
  if (isKept) await db.insert(blogBookmarks).values({ userId, postId }).onConflictDoNothing()
  else await db.delete(blogBookmarks).where(and(eq(blogBookmarks.userId, userId), eq(blogBookmarks.postId, postId)))
  const [row] = await db.select({ bookmarked: blogPosts.bookmarks }).from(blogPosts).where(eq(blogPosts.id, postId))
  return { bookmarked: row?.bookmarked ?? 0, isKept }
}
