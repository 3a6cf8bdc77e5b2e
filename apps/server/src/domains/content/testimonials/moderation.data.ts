import type { ModeratedReview } from '@dsms/contract/content/testimonials/reviews'
import { AppError } from '@dsms/contract/kernel/errors'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { reviews } from './reviews.table.ts'
import { testimonials } from './testimonials.table.ts'

interface Bounds {
  limit: number
  offset: number
}

/** Reviews of the school acted in, newest first. */
export const listModerated = (actor: Actor, where: SQL | undefined, { limit, offset }: Bounds) =>
  actor.db
    .select({
      id: reviews.id,
      school_id: reviews.schoolId,
      rating: reviews.rating,
      text: reviews.text,
      person: reviews.person,
      target_kind: sql<ModeratedReview['target_kind']>`${reviews.targetKind}`,
      target: reviews.target,
      date: reviews.createdAt,
      status: sql<ModeratedReview['status']>`${reviews.status}`,
      status_reason: reviews.statusReason,
      language: sql<ModeratedReview['language']>`${reviews.language}`,
      consent_public: reviews.consentPublic,
      reply: reviews.reply,
      replied_at: reviews.repliedAt,
      testimonial_id: testimonials.id,
      version: reviews.version,
    })
    .from(reviews)
    .leftJoin(
      testimonials,
      and(
        eq(testimonials.tenant, reviews.schoolId),
        eq(testimonials.sourceReviewId, reviews.id),
        sql`${testimonials.archivedAt} is null`,
      ),
    )
    .where(and(eq(reviews.schoolId, actor.tenant), where))
    .orderBy(desc(reviews.id))
    .limit(limit)
    .offset(offset)

export async function countModerated(actor: Actor, where: SQL | undefined): Promise<number> {
  return actor.db.$count(reviews, and(eq(reviews.schoolId, actor.tenant), where))
}

export async function readModerated(actor: Actor, id: number): Promise<ModeratedReview> {
  const [found] = await listModerated(actor, eq(reviews.id, id), { limit: 1, offset: 0 })
  if (!found) throw new AppError('not_found')
  return found
}

/** The row, locked until the transaction ends. */
export async function lockReview(actor: Actor, id: number) {
  const [row] = await actor.db
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.schoolId, actor.tenant)))
    .for('update')
  if (!row) throw new AppError('not_found')
  return row
}

const figureRow = z.object({ rating: z.int(), published: z.int(), pending: z.int() })

/**
 * Only what is published counts: what waits, was rejected or is hidden neither raises nor lowers the average. Hiding a
 * bad review would therefore raise it; that is why it needs a reason, which stays in the log.
 */
export async function reviewFigures(actor: Actor) {
  const found = await rowsOf(
    actor.db,
    figureRow,
    sql`
      select rating, count(*) filter (where status = 'published') as published,
             count(*) filter (where status = 'pending') as pending
        from reviews where school_id = ${actor.tenant} group by rating`,
  )
  const of = (rating: number) => found.find((row) => row.rating === rating)
  const ratings = [1, 2, 3, 4, 5].map((rating) => of(rating)?.published ?? 0)
  const published = ratings.reduce((sum, count) => sum + count, 0)
  const stars = ratings.reduce((sum, count, place) => sum + count * (place + 1), 0)
  return {
    average: published ? Math.round((stars / published) * 100) / 100 : null,
    published,
    pending: found.reduce((sum, { pending }) => sum + pending, 0),
    ratings,
  }
}
