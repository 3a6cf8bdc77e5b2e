import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { idText, instant, pageOf, paging } from '../../../kernel/shared.ts'

export const productReview = z
  .object({
    id: z.int(),
    author: z.object({ fullName: z.string(), avatar: z.string().nullable() }),
    rating: z.int().min(1).max(5),
    text: z.string(),
    createdAt: instant,
    isEdited: z.boolean(),
    isMine: z.boolean(),
    /** Only who wrote it and moderators read a hidden one. */
    isHidden: z.boolean(),
    /** Hidden, since no moderator has looked at it yet. */
    isWaiting: z.literal(true).optional(),
  })
  .meta({ id: 'ProductReview' })
export type ProductReview = z.infer<typeof productReview>

const reviewInput = z.object({ rating: z.int().min(1).max(5), text: z.string().trim().max(2000).default('') })

export const listProductReviews = endpoint({
  method: 'GET',
  path: '/api/shop/products/:id/reviews',
  tag: 'shop',
  summary: 'What buyers say of a product, the newest first',
  access: 'session',
  params: z.object({ id: idText }),
  query: paging.pick({ page: true, perPage: true }),
  response: pageOf(productReview).extend({
    average: z.number(),
    /** How many gave 5, 4, 3, 2, 1 stars. */
    stars: z.array(z.object({ rating: z.int(), count: z.int() })),
    mine: productReview.nullable(),
    /** I bought it and have not said anything yet. */
    canReview: z.boolean(),
  }),
  errors: ['not_found'],
})

export const addProductReview = endpoint({
  method: 'POST',
  path: '/api/shop/products/:id/reviews',
  tag: 'shop',
  summary: 'Say what I think of a product that I bought, once',
  access: 'session',
  status: 201,
  params: z.object({ id: idText }),
  body: reviewInput,
  response: z.object({ review: productReview }),
  errors: ['not_found', 'review_not_bought', 'review_exists'],
})

export const changeProductReview = endpoint({
  method: 'PATCH',
  path: '/api/shop/reviews/:id',
  tag: 'shop',
  summary: 'Change what I said of a product',
  access: 'session',
  params: z.object({ id: idText }),
  body: reviewInput,
  response: z.object({ review: productReview }),
  errors: ['not_found'],
})

export const removeProductReview = endpoint({
  method: 'DELETE',
  path: '/api/shop/reviews/:id',
  tag: 'shop',
  summary: 'Take back what I said of a product',
  access: 'session',
  params: z.object({ id: idText }),
  response: z.object({}),
  errors: ['not_found'],
})

// for moderators

export const moderatedReview = productReview
  .extend({
    product: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
    hiddenReason: z.string(),
  })
  .meta({ id: 'ModeratedReview' })
export type ModeratedReview = z.infer<typeof moderatedReview>

const moderators = { platform: 'shop.moderate', school: 'shop.moderate' } as const

export const listModeratedProductReviews = endpoint({
  method: 'GET',
  path: '/api/shop/manage/reviews',
  tag: 'shop',
  summary: 'Reviews of all products, the newest first',
  access: moderators,
  query: paging.extend({
    isHidden: z.stringbool().optional(),
    /** Exactly so many stars. */
    rating: z.coerce.number<string | number>().int().min(1).max(5).optional(),
  }),
  response: pageOf(moderatedReview),
})

export const moderateReview = endpoint({
  method: 'POST',
  path: '/api/shop/manage/reviews/:id',
  tag: 'shop',
  summary: 'Hide a review, or show it again; hidden ones do not count for the average',
  access: moderators,
  params: z.object({ id: idText }),
  body: z.object({ isHidden: z.boolean(), reason: z.string().trim().max(300).default('') }),
  response: z.object({ review: moderatedReview }),
  errors: ['not_found'],
})
