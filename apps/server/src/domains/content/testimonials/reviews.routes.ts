import * as c from '@dsms/contract/content/testimonials/reviews'
import { and, avg, count, desc, eq, sql } from 'drizzle-orm'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { contains } from '../../../kit/records/records.ts'
import { countModerated, listModerated, reviewFigures } from './moderation.data.ts'
import { changeReviewStatus, makeTestimonial, replyToReview, writeOwn } from './moderation.service.ts'
import { reviews } from './reviews.table.ts'

export function reviewRoutes(app: App) {
  // the platform may leave `school_id` out and sees the reviews of all schools
  serve(app, c.listReviews, async ({ actor, body }) => {
    const where = and(
      eq(reviews.status, 'published'),
      actor.schoolId === null ? undefined : eq(reviews.schoolId, actor.schoolId),
    )
    const [rows, totals] = await together([
      () =>
        actor.db
          .select({
            id: reviews.id,
            school_id: reviews.schoolId,
            rating: reviews.rating,
            text: reviews.text,
            person: reviews.person,
            target_kind: sql<'school' | 'trainer' | 'course'>`${reviews.targetKind}`,
            target: reviews.target,
            date: reviews.createdAt,
          })
          .from(reviews)
          .where(where)
          .orderBy(desc(reviews.id))
          .limit(body.perPage)
          .offset((body.page - 1) * body.perPage),
      () =>
        actor.db
          .select({ total: count(), average: avg(reviews.rating).mapWith(Number) })
          .from(reviews)
          .where(where),
    ])
    const { total = 0, average = null } = totals[0] ?? {}
    return { data: { result: rows, total, average: total ? Math.round(Number(average) * 100) / 100 : null } }
  })

  serve(app, c.listModeratedReviews, async ({ actor, query }) => {
    const { q, status, rating, page, perPage } = query
    const where = and(
      status ? eq(reviews.status, status) : undefined,
      rating ? eq(reviews.rating, rating) : undefined,
      q ? contains(reviews.search, q) : undefined,
    )
    const [rows, total] = await together([
      () => listModerated(actor, where, { limit: perPage, offset: (page - 1) * perPage }),
      () => countModerated(actor, where),
    ])
    return { rows, total }
  })
  serve(app, c.getReviewFigures, ({ actor }) => reviewFigures(actor))
  serve(app, c.changeReviewStatus, ({ actor, params, body }) =>
    changeReviewStatus(actor, params.id, body.status, body.reason),
  )
  serve(app, c.replyToReview, ({ actor, params, body }) => replyToReview(actor, params.id, body.text))
  serve(app, c.makeTestimonialOfReview, async ({ actor, params }) => ({
    testimonial_id: await makeTestimonial(actor, params.id),
  }))
  serve(app, c.writeOwnReview, ({ actor, body }) => writeOwn(actor, body))
}
