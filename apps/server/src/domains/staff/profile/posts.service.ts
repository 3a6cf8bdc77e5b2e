import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { ProfilePost } from '@dsms/contract/staff/profile/posts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { staleError } from '../../../kit/records/history.ts'
import { tellOnce } from './notices.ts'
import { checkAuthor, peopleByIds } from './people.ts'
import { keepPhoto } from './photos.ts'
import { findPost } from './posts.data.ts'
import { photos, postLikes, posts } from './social.table.ts'

interface PostInput {
  text: string
  fileId?: number | undefined
  sharedId?: number | undefined
}

export async function addPost(actor: Actor, { text, fileId, sharedId }: PostInput): Promise<ProfilePost> {
  const original = sharedId === undefined ? undefined : await lockPost(actor, sharedId)
  const photoId = fileId === undefined ? null : await keepPhoto(actor, fileId)
  const [row] = await actor.db
    .insert(posts)
    .values({
      tenant: actor.tenant,
      authorId: actor.id,
      text,
      photoId,
      // what is passed on twice is still the first one's
      sharedId: original ? (original.sharedId ?? original.id) : null,
    })
    .returning({ id: posts.id })
  if (!row) throw new AppError('internal')
  return findPost(actor, row.id)
}

export async function editPost(
  actor: Actor,
  id: number,
  { text, version }: { text: string; version?: number | undefined },
): Promise<ProfilePost> {
  const post = await lockPost(actor, id)
  await checkAuthor(actor, post.authorId, false)
  if (version !== undefined && version !== post.version) throw await staleError(actor, 'posts', id, version)
  if (text === '' && post.photoId === null && post.sharedId === null) throw fieldError('text', 'required')
  await actor.db.update(posts).set({ text }).where(eq(posts.id, id))
  return findPost(actor, id)
}

/** Takes a post away, and the picture that came with it. */
export async function removePost(actor: Actor, id: number): Promise<void> {
  const post = await lockPost(actor, id)
  await checkAuthor(actor, post.authorId)
  await actor.db.update(posts).set({ archivedAt: sql`now()` }).where(eq(posts.id, id))
  if (post.photoId !== null) await actor.db.update(photos).set({ fileId: null }).where(eq(photos.id, post.photoId))
}

export async function likePost(services: Services, actor: Actor, id: number, isLiked: boolean) {
  const post = await readPost(actor, id)
  const mine = { postId: id, userId: actor.id }
  if (!isLiked) {
    await actor.db.delete(postLikes).where(and(eq(postLikes.postId, id), eq(postLikes.userId, actor.id)))
  } else {
    const added = await actor.db
      .insert(postLikes)
      .values({ ...mine, tenant: actor.tenant })
      .onConflictDoNothing()
      .returning({ postId: postLikes.postId })
    if (added.length > 0) {
      await tellOnce(services, actor, post.authorId, {
        kind: 'post_liked',
        params: { by: actor.name },
        link: postLink(id),
      })
    }
  }
  const { likes, youLiked, likedUsers, likedCount } = await findPost(actor, id)
  return { likes, youLiked, likedUsers, likedCount }
}

const userIdRow = z.object({ user_id: z.int() })

export async function listLikers(actor: Actor, id: number) {
  const post = await readPost(actor, id)
  const rows = await rowsOf(
    actor.db,
    userIdRow,
    sql`
      select user_id from post_likes where post_id = ${id} order by created_at desc, user_id desc limit 100`,
  )
  const person = await peopleByIds(
    actor,
    rows.map((row) => row.user_id),
  )
  return { rows: rows.map((row) => person(row.user_id)), total: post.likes }
}

/** Where a notification about a post leads. */
export const postLink = (id: number): string => `/pages/profile?post=${id}`

const isThere = (actor: Actor, id: number) =>
  and(eq(posts.id, id), eq(posts.tenant, actor.tenant), isNull(posts.archivedAt))

export async function readPost(actor: Actor, id: number): Promise<typeof posts.$inferSelect> {
  const [row] = await actor.db.select().from(posts).where(isThere(actor, id))
  if (!row) throw new AppError('not_found')
  return row
}

/** The same, but nobody takes it away meanwhile. Others’ posts are only looked at: the wall lets nobody lock them. */
async function lockPost(actor: Actor, id: number): Promise<typeof posts.$inferSelect> {
  const post = await readPost(actor, id)
  if (post.authorId !== actor.id) return post
  const [row] = await actor.db.select().from(posts).where(isThere(actor, id)).for('update')
  if (!row) throw new AppError('not_found')
  return row
}
