import { AppError } from '@dsms/contract/kernel/errors'
import type { ProfileComment } from '@dsms/contract/staff/profile/posts'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { tellModerators, waitsForModeration } from '../../platform/public.ts'
import { below, checkAuthor, moderates, pageOf, peopleByIds } from './people.ts'
import { commentOf, commentRow, isShown } from './posts.data.ts'
import { postLink, readPost } from './posts.service.ts'
import { commentLikes, postComments } from './social.table.ts'

const pageSize = 20

/** Comments of a post, newest first. */
export async function listComments(actor: Actor, postId: number, before: number | undefined) {
  await readPost(actor, postId)
  const found = await readComments(actor, sql`c.post_id = ${postId} and ${below(sql`c.id`, before)}`, pageSize + 1)
  return pageOf(found, pageSize)
}

export async function addComment(
  services: Services,
  actor: Actor,
  postId: number,
  { text, kind }: { text: string; kind: string },
): Promise<ProfileComment> {
  await readPost(actor, postId)
  const status = (await waitsForModeration(actor, kind)) ? 'pending' : 'approved'
  const [row] = await actor.db
    .insert(postComments)
    .values({ tenant: actor.tenant, postId, authorId: actor.id, text, status })
    .returning({ id: postComments.id })
  if (status === 'approved') await tellAuthor(services, actor, postId, actor, text)
  else await tellModerators(services, actor, 'staff_users.edit', '/pages/profile?tab=waiting')
  return findComment(actor, row?.id as number)
}

/** Tells whoever wrote a post what somebody else said of it. */
export async function tellAuthor(
  services: Services,
  actor: Actor,
  postId: number,
  by: { id: number; name: string },
  text: string,
): Promise<void> {
  const post = await readPost(actor, postId)
  if (post.authorId === by.id) return
  await notify(services, actor.db, [{ id: post.authorId, schoolId: actor.schoolId }], {
    kind: 'post_commented',
    params: { by: by.name, text: text.length > 80 ? `${text.slice(0, 79)}…` : text },
    link: postLink(postId),
  })
}

export async function removeComment(actor: Actor, id: number): Promise<void> {
  const row = await readRow(actor, id)
  await checkAuthor(actor, row.authorId)
  await actor.db
    .update(postComments)
    .set({ archivedAt: sql`now()` })
    .where(and(eq(postComments.id, id), isNull(postComments.archivedAt)))
}

export async function likeComment(actor: Actor, id: number, isLiked: boolean) {
  await readRow(actor, id)
  if (isLiked) {
    await actor.db
      .insert(commentLikes)
      .values({ commentId: id, userId: actor.id, tenant: actor.tenant })
      .onConflictDoNothing()
  } else {
    await actor.db.delete(commentLikes).where(and(eq(commentLikes.commentId, id), eq(commentLikes.userId, actor.id)))
  }
  const { commentsLikes, youLiked } = await findComment(actor, id)
  return { commentsLikes, youLiked }
}

async function findComment(actor: Actor, id: number): Promise<ProfileComment> {
  const [comment] = await readComments(actor, sql`c.id = ${id}`, 1)
  if (!comment) throw new AppError('not_found')
  return comment
}

async function readComments(actor: Actor, where: SQL, limit: number): Promise<ProfileComment[]> {
  const rows = await rowsOf(
    actor.db,
    commentRow,
    sql`
      select c.id, c.author_id, c.text, c.likes, c.created_at, c.status,
             exists (select from comment_likes k where k.comment_id = c.id and k.user_id = ${actor.id}) as you_liked
        from post_comments c
       where c.tenant = ${actor.tenant} and c.archived_at is null and ${isShown(actor)} and ${where} order by c.id desc limit ${limit}`,
  )
  const person = await peopleByIds(
    actor,
    rows.map((row) => row.author_id),
  )
  return rows.map((row) => commentOf(actor, person, row))
}

async function readRow(actor: Actor, id: number) {
  const [row] = await actor.db
    .select({ authorId: postComments.authorId, postId: postComments.postId })
    .from(postComments)
    .where(
      and(
        eq(postComments.id, id),
        eq(postComments.tenant, actor.tenant),
        isNull(postComments.archivedAt),
        moderates(actor) ? undefined : or(eq(postComments.status, 'approved'), eq(postComments.authorId, actor.id)),
      ),
    )
  if (!row) throw new AppError('not_found')
  // what stands under a post that was taken away is gone with it
  await readPost(actor, row.postId)
  return row
}
