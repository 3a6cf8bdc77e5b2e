import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, paging } from './shared.ts'

const review = z
  .object({
    id,
    school_id: id,
    rating: z.int().min(1).max(5),
    text: z.string(),
    person: z.string(),
    target_kind: z.enum(['school', 'trainer', 'course']),
    target: z.string(),
    date: instant,
  })
  .meta({ id: 'Review' })
export type Review = z.infer<typeof review>

export const listReviews = endpoint({
  method: 'POST',
  path: '/feedback_rating_list',
  tag: 'reviews',
  isRead: true,
  summary: 'What students said, newest first, and the average',
  access: { platform: 'reviews_moderation.view', school: 'reviews_testimonials.view' },
  body: paging.pick({ page: true, perPage: true }).extend({ school_id: id.optional() }),
  response: z.object({
    data: z.object({ result: z.array(review), total: z.int(), average: z.number().nullable() }),
  }),
})
