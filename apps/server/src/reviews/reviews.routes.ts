import { listReviews } from '@dsms/contract/reviews'
import { avg, count, desc, eq, sql } from 'drizzle-orm'
import { reviews } from '../db/schema/reviews.ts'
import { serve } from '../serve.ts'
import type { App } from '../services.ts'

export function reviewRoutes(app: App) {
  // the platform may leave `school_id` out and sees the reviews of all schools
  serve(app, listReviews, async ({ actor, body }) => {
    const where = actor.schoolId === null ? undefined : eq(reviews.schoolId, actor.schoolId)
    const [rows, totals] = await Promise.all([
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
      actor.db
        .select({ total: count(), average: avg(reviews.rating).mapWith(Number) })
        .from(reviews)
        .where(where),
    ])
    const { total = 0, average = null } = totals[0] ?? {}
    return { data: { result: rows, total, average: total ? Math.round(Number(average) * 100) / 100 : null } }
  })
}
