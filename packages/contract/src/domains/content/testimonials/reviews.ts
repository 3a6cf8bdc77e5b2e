import { z } from 'zod'
import { keysOf } from '../../../kernel/choices/lists.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText, instant, languages, pageOf, paging, rowVersion } from '../../../kernel/shared.ts'

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

// moderation

/** Each status and those that may follow it by moderation; what its author changes is pending again. */
export const reviewStatuses = {
  pending: ['published', 'rejected'],
  published: ['hidden'],
  rejected: ['published'],
  hidden: ['published'],
} as const
export type ReviewStatus = keyof typeof reviewStatuses
/** Statuses that are only entered with a reason. */
export const reviewReasons: readonly ReviewStatus[] = ['rejected', 'hidden']
const status = z.enum(keysOf(reviewStatuses))

const moderatedReview = review
  .extend({
    status,
    status_reason: z.string().nullable(),
    language: z.enum(languages),
    consent_public: z.boolean(),
    reply: z.string().nullable(),
    replied_at: instant.nullable(),
    /** The testimonial that was made of it. */
    testimonial_id: id.nullable(),
    version: rowVersion,
  })
  .meta({ id: 'ModeratedReview' })
export type ModeratedReview = z.infer<typeof moderatedReview>

const of = { tag: 'reviews', inSchool: true } as const
const params = z.object({ id: idText })
const inBody = { school_id: id.optional() }

export const listModeratedReviews = endpoint({
  ...of,
  method: 'GET',
  path: '/api/reviews',
  summary: 'Reviews of a school with their status, newest first; figures count what is published alone',
  access: { platform: 'reviews_moderation.view', school: 'reviews_testimonials.view' },
  query: paging.extend({
    status: status.optional(),
    rating: z.coerce.number<string | number>().int().min(1).max(5).optional(),
    school_id: idText.optional(),
  }),
  response: pageOf(moderatedReview),
})

export const getReviewFigures = endpoint({
  ...of,
  method: 'GET',
  path: '/api/reviews/figures',
  summary: 'Average and number of each rating of what is published, and how many wait',
  access: { platform: 'reviews_moderation.view', school: 'reviews_testimonials.view' },
  query: z.object({ school_id: idText.optional() }),
  response: z.object({
    average: z.number().nullable(),
    published: z.int(),
    pending: z.int(),
    /** From one star to five. */
    ratings: z.array(z.int()).length(5),
  }),
})

export const changeReviewStatus = endpoint({
  ...of,
  method: 'POST',
  path: '/api/reviews/:id/status',
  summary: 'Publish a review, reject or hide it with a reason',
  access: {
    platform: ['reviews_moderation.publish', 'reviews_moderation.hide'],
    school: 'reviews_testimonials.publish',
  },
  params,
  body: z.object({ status: status.exclude(['pending']), reason: z.string().trim().max(300).optional(), ...inBody }),
  response: moderatedReview,
  errors: ['illegal_transition', 'reason_required', 'consent_missing'],
})

export const replyToReview = endpoint({
  ...of,
  method: 'POST',
  path: '/api/reviews/:id/reply',
  summary: 'Answer a review in the name of the school; an empty text takes the answer away',
  access: { platform: 'reviews_moderation.edit', school: 'reviews_testimonials.reply' },
  params,
  body: z.object({ text: z.string().trim().max(1000), ...inBody }),
  response: moderatedReview,
})

export const makeTestimonialOfReview = endpoint({
  ...of,
  method: 'POST',
  path: '/api/reviews/:id/testimonial',
  summary: 'Make a draft of a testimonial from a review; the one that is there already is answered again',
  access: { platform: 'testimonials.create', school: 'reviews_testimonials.create' },
  params,
  body: z.object(inBody),
  response: z.object({ testimonial_id: id }),
  errors: ['consent_missing'],
})

export const writeOwnReview = endpoint({
  tag: 'reviews',
  method: 'POST',
  path: '/api/reviews/own',
  summary: 'Say how the school is, or say it anew; both wait for moderation',
  access: 'session',
  body: z.object({
    rating: z.int().min(1).max(5),
    text: z.string().trim().max(1000).default(''),
    language: z.enum(languages),
    is_anonymous: z.boolean().default(false),
    consent_public: z.boolean(),
  }),
  response: z.object({ id, status }),
  errors: ['not_verified'],
})
