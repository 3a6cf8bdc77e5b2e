import { present } from '@dsms/contract/kernel/choices/lists'
import { AppError } from '@dsms/contract/kernel/errors'
import type { ModeratedReview, ProductReview } from '@dsms/contract/shop/shop/reviews'
import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { tellModerators, waitsForModeration } from '../../platform/public.ts'
import { lockBuyer } from './orders/shop.locks.ts'
import { findModerated, findReview, hasBought, listReviews } from './reviews.data.ts'
import { shopReviews } from './shop.table.ts'

interface Opinion {
  rating: number
  text: string
}

/** One opinion of each buyer on each product they bought. */
export async function addReview(
  services: Services,
  actor: Actor,
  kind: string,
  productId: number,
  opinion: Opinion,
): Promise<ProductReview> {
  await lockBuyer(actor)
  const { mine } = await listReviews(actor, productId, { page: 1, perPage: 1 })
  if (mine) throw new AppError('review_exists')
  if (!(await hasBought(actor, productId))) throw new AppError('review_not_bought')
  const [row] = await actor.db
    .insert(shopReviews)
    .values({ tenant: actor.tenant, productId, userId: actor.id, ...opinion, ...(await heldBack(actor, kind)) })
    .returning({ id: shopReviews.id })
  return told(services, actor, await findReview(actor, present(row).id))
}

/** What students say is shown once somebody has looked at it, said again as well. */
const heldBack = async (actor: Actor, kind: string) =>
  (await waitsForModeration(actor, kind)) ? { isHidden: true, isWaiting: true } : {}

async function told(services: Services, actor: Actor, review: ProductReview): Promise<ProductReview> {
  if (review.isWaiting) await tellModerators(services, actor, 'shop.moderate', '/apps/ecommerce/manage?tab=reviews')
  return review
}

const own = (actor: Actor, id: number) =>
  and(eq(shopReviews.tenant, actor.tenant), eq(shopReviews.id, id), eq(shopReviews.userId, actor.id))

export async function changeReview(
  services: Services,
  actor: Actor,
  kind: string,
  id: number,
  opinion: Opinion,
): Promise<ProductReview> {
  const rows = await actor.db
    .update(shopReviews)
    .set({ ...opinion, editedAt: sql`now()`, ...(await heldBack(actor, kind)) })
    .where(own(actor, id))
    .returning({ id: shopReviews.id })
  if (rows.length === 0) throw new AppError('not_found')
  return told(services, actor, await findReview(actor, id))
}

export async function removeReview(actor: Actor, id: number): Promise<void> {
  const rows = await actor.db.delete(shopReviews).where(own(actor, id)).returning({ id: shopReviews.id })
  if (rows.length === 0) throw new AppError('not_found')
}

export async function moderateReview(
  actor: Actor,
  id: number,
  { isHidden, reason }: { isHidden: boolean; reason: string },
): Promise<ModeratedReview> {
  const rows = await actor.db
    .update(shopReviews)
    .set({ isHidden, hiddenReason: isHidden ? reason : '', isWaiting: false })
    .where(and(eq(shopReviews.tenant, actor.tenant), eq(shopReviews.id, id)))
    .returning({ id: shopReviews.id })
  if (rows.length === 0) throw new AppError('not_found')
  return findModerated(actor, id)
}
