import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { listProductReviews, ModeratedReview, ProductReview } from '@dsms/contract/shop/shop/reviews'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import { type Actor, may } from '../../../kernel/actor.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { together } from '../../../kernel/together.ts'
import { slugOf } from './products.rows.ts'

const reviewRow = z.object({
  id: z.int(),
  userId: z.int(),
  fullName: z.string(),
  avatar: z.string().nullable(),
  rating: z.int(),
  text: z.string(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  isHidden: z.boolean(),
  hiddenReason: z.string(),
  isWaiting: z.boolean(),
  productId: z.int(),
  productNames: z.record(z.string(), z.string()),
})
type Row = z.infer<typeof reviewRow>

const isModerator = (actor: Actor) => may(actor, 'shop.moderate')

/** Reviews with their authors and products, the newest first; `r` is the review. */
async function read(actor: Actor, where: SQL, limit = 1, offset = 0): Promise<Row[]> {
  const rows = await rowsOf(
    actor.db,
    reviewRow,
    sql`
      with found as materialized (
        select r.* from shop_reviews r where r.tenant = ${actor.tenant} and ${where}
         order by r.id desc limit ${limit} offset ${offset}
      ), cards as materialized (select * from people_faces(array(select user_id from found)))
      select f.id, f.user_id as "userId", c.full_name as "fullName", c.avatar, f.rating, f.text, f.created_at as "createdAt",
             f.edited_at as "editedAt", f.is_hidden as "isHidden", f.hidden_reason as "hiddenReason", f.is_waiting as "isWaiting",
             f.product_id as "productId", p.names as "productNames"
        from found f join cards c on c.id = f.user_id
        join shop_products p on p.tenant = f.tenant and p.id = f.product_id
       order by f.id desc`,
  )
  return rows
}

const wire = (actor: Actor, row: Row): ProductReview => ({
  id: row.id,
  author: { fullName: row.fullName, avatar: row.avatar },
  rating: row.rating,
  text: row.text,
  createdAt: new Date(row.createdAt).toISOString(),
  isEdited: row.editedAt !== null,
  isMine: row.userId === actor.id,
  isHidden: row.isHidden,
  ...(row.isWaiting ? { isWaiting: true as const } : {}),
})

const moderated = (actor: Actor, row: Row): ModeratedReview => ({
  ...wire(actor, row),
  product: {
    id: row.productId,
    name: nameIn(row.productNames, actor.language),
    slug: slugOf(row.productNames, row.productId),
  },
  hiddenReason: row.hiddenReason,
})

export async function findReview(actor: Actor, id: number): Promise<ProductReview> {
  const [row] = await read(actor, sql`r.id = ${id}`)
  if (!row) throw new AppError('not_found')
  return wire(actor, row)
}

export async function findModerated(actor: Actor, id: number): Promise<ModeratedReview> {
  const [row] = await read(actor, sql`r.id = ${id}`)
  if (!row) throw new AppError('not_found')
  return moderated(actor, row)
}

const isRow = z.object({ is: z.boolean() })

/** Whether the actor bought the product and did not cancel. */
export async function hasBought(actor: Actor, productId: number): Promise<boolean> {
  const rows = await rowsOf(
    actor.db,
    isRow,
    sql`
      select exists (
        select from shop_orders o join shop_order_lines l on l.order_id = o.id
         where o.tenant = ${actor.tenant} and o.buyer_id = ${actor.id} and o.status <> 'cancelled'
           and l.product_id = ${productId}
      ) as is`,
  )
  return rows[0]?.is ?? false
}

type Page = { page: number; perPage: number }

const averageRow = z.object({ average: z.number() })

const reviewsRow = z.object({ rating: z.int(), shown: z.number(), seen: z.number() })

export async function listReviews(
  actor: Actor,
  productId: number,
  { page, perPage }: Page,
): Promise<Answer<typeof listProductReviews>> {
  const seen = isModerator(actor) ? sql`true` : sql`(not r.is_hidden or r.user_id = ${actor.id})`
  const of = sql`r.product_id = ${productId}`
  const [product, rows, mine, bought, stars] = await together([
    () =>
      rowsOf(
        actor.db,
        averageRow,
        sql`
        select rating_tenths / 10.0::float8 as average from shop_products
         where tenant = ${actor.tenant} and id = ${productId} and status <> 'draft'`,
      ),
    () => read(actor, sql`${of} and ${seen}`, perPage, (page - 1) * perPage),
    () => read(actor, sql`${of} and r.user_id = ${actor.id}`),
    () => hasBought(actor, productId),
    () =>
      rowsOf(
        actor.db,
        reviewsRow,
        sql`
        select r.rating, count(*) filter (where not r.is_hidden) as shown, count(*) filter (where ${seen}) as seen
          from shop_reviews r where r.tenant = ${actor.tenant} and ${of} group by r.rating`,
      ),
  ])
  const [known] = product
  if (!known) throw new AppError('not_found')
  const [own] = mine
  return {
    rows: rows.map((row) => wire(actor, row)),
    total: stars.reduce((total, star) => total + star.seen, 0),
    average: known.average,
    stars: [5, 4, 3, 2, 1].map((rating) => ({
      rating,
      count: stars.find((star) => star.rating === rating)?.shown ?? 0,
    })),
    mine: own ? wire(actor, own) : null,
    canReview: bought && !own,
  }
}

const totalRow = z.object({ total: z.int() })

export async function listModerated(
  actor: Actor,
  {
    q,
    isHidden,
    rating,
    page,
    perPage,
  }: Page & { q?: string | undefined; isHidden?: boolean | undefined; rating?: number | undefined },
): Promise<{ rows: ModeratedReview[]; total: number }> {
  const where = sql`true
    ${isHidden === undefined ? sql`` : sql`and r.is_hidden = ${isHidden}`}
    ${rating === undefined ? sql`` : sql`and r.rating = ${rating}`}
    ${q ? sql`and r.id in (select find_shop_reviews(${actor.tenant}, ${q}))` : sql``}`
  const [rows, counted] = await together([
    () => read(actor, where, perPage, (page - 1) * perPage),
    () =>
      rowsOf(
        actor.db,
        totalRow,
        sql`select count(*) as total from shop_reviews r where r.tenant = ${actor.tenant} and ${where}`,
      ),
  ])
  return { rows: rows.map((row) => moderated(actor, row)), total: counted[0]?.total ?? 0 }
}
