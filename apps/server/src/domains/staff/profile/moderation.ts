import { AppError } from '@dsms/contract/kernel/errors'
import type { WaitingComment } from '@dsms/contract/staff/profile/posts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { tellAuthor } from './comments.ts'
import { peopleByIds } from './people.ts'
import { iso } from './posts.data.ts'
import { postComments } from './social.table.ts'

const atMost = 50

const reportRow = z.object({
  id: z.int(),
  author_id: z.int(),
  text: z.string(),
  created_at: z.string(),
  post_id: z.int(),
  post_text: z.string(),
  post_author: z.number(),
  total: z.int(),
})

/** Comments of students that wait for somebody to look at them, the oldest first. */
export async function listWaiting(actor: Actor): Promise<{ rows: WaitingComment[]; total: number }> {
  const rows = await rowsOf(
    actor.db,
    reportRow,
    sql`
      select c.id, c.author_id, c.text, c.created_at, c.post_id, p.text as post_text, p.author_id as post_author,
             count(*) over ()::integer as total
        from post_comments c join posts p on p.id = c.post_id
       where c.tenant = ${actor.tenant} and c.status = 'pending' and c.archived_at is null and p.archived_at is null
       order by c.id limit ${atMost}`,
  )
  const person = await peopleByIds(
    actor,
    rows.flatMap((row) => [row.author_id, row.post_author]),
  )
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map((row) => ({
      id: row.id,
      author: person(row.author_id),
      comment: row.text,
      createdAt: iso(row.created_at),
      post: { id: row.post_id, text: row.post_text, author: person(row.post_author) },
    })),
  }
}

/** Shows a comment to everybody, or to nobody. Anyone who wrote the post is told once it is shown. */
export async function settleComment(
  services: Services,
  actor: Actor,
  id: number,
  status: 'approved' | 'hidden',
): Promise<void> {
  const [row] = await actor.db
    .update(postComments)
    .set({ status })
    .where(
      and(
        eq(postComments.id, id),
        eq(postComments.tenant, actor.tenant),
        eq(postComments.status, 'pending'),
        isNull(postComments.archivedAt),
      ),
    )
    .returning({ authorId: postComments.authorId, postId: postComments.postId, text: postComments.text })
  if (!row) throw new AppError('not_found')
  if (status === 'approved') {
    const person = await peopleByIds(actor, [row.authorId])
    await tellAuthor(services, actor, row.postId, { id: row.authorId, name: person(row.authorId).username }, row.text)
  }
}
