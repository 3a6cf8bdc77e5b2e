import { AppError } from '@dsms/contract/kernel/errors'
import type { listOrders as listEndpoint, ShopOrder, ShopOrderRow } from '@dsms/contract/shop/shop/orders'
import { shopOrder } from '@dsms/contract/shop/shop/orders'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../../db/rows.ts'
import { type Actor, may } from '../../../../kernel/actor.ts'
import { nameIn } from '../../../../kernel/text/names.ts'
import { together } from '../../../../kernel/together.ts'
import { patternsOf } from '../../../../kit/records/find.ts'
import { records } from '../../../../kit/records/records.ts'
import { slugOf } from '../products.rows.ts'
import { shopOrders } from '../shop.orders.table.ts'

type Filter = z.output<typeof listEndpoint.query>
export type OrderRow = typeof shopOrders.$inferSelect
const cardRow = z.object({ id: z.int(), fullName: z.string(), avatar: z.string().nullable() })
type Card = z.infer<typeof cardRow>

export const orderRecords = records(shopOrders, {
  sorts: { id: shopOrders.id, placedAt: shopOrders.placedAt, total: shopOrders.totalMinor },
  defaultSort: '-id',
})

/** Who manages orders sees those of the tenant, everybody else their own. */
export const seesAll = (actor: Actor) => may(actor, 'shop.manage_orders')

const visible = (actor: Actor, onlyMine: boolean): SQL | undefined =>
  and(orderRecords.mine(actor), onlyMine || !seesAll(actor) ? eq(shopOrders.buyerId, actor.id) : undefined)

export async function listOrders(actor: Actor, filter: Filter): Promise<{ rows: ShopOrderRow[]; total: number }> {
  const where = and(
    visible(actor, filter.mine),
    filter.status ? eq(shopOrders.status, filter.status) : undefined,
    filter.q
      ? sql`${shopOrders.id} in (select find_shop_orders(${actor.tenant}, ${filter.q}, ${patternsOf(filter.q)}))`
      : undefined,
  )
  const [rows, total] = await together([
    () =>
      actor.db
        .select()
        .from(shopOrders)
        .where(where)
        .orderBy(...orderRecords.order(filter.sort))
        .limit(filter.perPage)
        .offset((filter.page - 1) * filter.perPage),
    () => orderRecords.total(actor, where),
  ])
  const cards = await cardsOf(
    actor,
    rows.map(({ buyerId }) => buyerId),
  )
  return { rows: rows.map((row) => wireRow(actor, row, cards)), total }
}

/** The order as the actor may see it, or `not_found`. */
export async function findOrder(actor: Actor, id: number): Promise<OrderRow> {
  const [row] = await actor.db
    .select()
    .from(shopOrders)
    .where(and(visible(actor, false), eq(shopOrders.id, id)))
  if (!row) throw new AppError('not_found')
  return row
}

/** The same, locked until the transaction ends. */
export async function lockOrder(actor: Actor, id: number): Promise<OrderRow> {
  const [row] = await actor.db
    .select()
    .from(shopOrders)
    .where(and(visible(actor, false), eq(shopOrders.id, id)))
    .for('update')
  if (!row) throw new AppError('not_found')
  return row
}

export const numberOf = (id: number) => `O-${id}`

async function cardsOf(actor: Actor, ids: readonly (number | null)[]): Promise<Map<number, Card>> {
  const people = [...new Set(ids.filter((id) => id !== null))]
  if (people.length === 0) return new Map()
  const rows = await rowsOf(
    actor.db,
    cardRow,
    sql`select id, full_name as "fullName", avatar from people_cards(${sql.param(people)}::integer[])`,
  )
  return new Map(rows.map((card) => [card.id, card]))
}

const wireRow = (actor: Actor, row: OrderRow, cards: Map<number, Card>): ShopOrderRow => ({
  id: row.id,
  number: numberOf(row.id),
  status: row.status,
  placedAt: row.placedAt,
  buyer: cards.get(row.buyerId) ?? { id: row.buyerId, fullName: row.buyerName, avatar: null },
  title: nameIn(row.title, actor.language),
  pieces: row.pieces,
  paymentMethod: row.paymentMethod,
  currency: row.currency,
  totalMinor: row.totalMinor,
  isMine: row.buyerId === actor.id,
})

const lineRow = shopOrder.shape.lines.element.omit({ name: true, slug: true }).extend({
  productId: z.int(),
  names: z.record(z.string(), z.string()),
  productNames: z.record(z.string(), z.string()),
  isGone: z.boolean(),
})
const eventRow = shopOrder.shape.events.element
  .omit({ by: true })
  .extend({ at: z.string(), userId: z.int().nullable() })

/** Everything about an order; `next` is what the caller may make of it. */
export async function orderOf(actor: Actor, row: OrderRow, next: ShopOrder['next']): Promise<ShopOrder> {
  const [lines, events] = await together([
    () =>
      rowsOf(
        actor.db,
        lineRow,
        sql`
        select l.product_id as "productId", l.names, p.names as "productNames", p.archived_at is not null as "isGone",
               l.image, l.color, l.qty, l.unit_minor as "unitMinor", l.price_minor as "priceMinor",
               l.tax_bps as "taxBasisPoints"
          from shop_order_lines l join shop_products p on p.tenant = l.tenant and p.id = l.product_id
         where l.tenant = ${actor.tenant} and l.order_id = ${row.id} order by l.id`,
      ),
    () =>
      rowsOf(
        actor.db,
        eventRow,
        sql`
        select status, at, note, user_id as "userId" from shop_order_events
         where tenant = ${actor.tenant} and order_id = ${row.id} order by id`,
      ),
  ])
  const cards = await cardsOf(actor, [row.buyerId, ...events.map(({ userId }) => userId)])
  return {
    ...wireRow(actor, row, cards),
    lines: lines.map(({ names, productNames, isGone, productId, ...line }) => ({
      ...line,
      productId: isGone ? null : productId,
      slug: isGone ? null : slugOf(productNames, productId),
      name: nameIn(names, actor.language),
    })),
    priceMinor: row.priceMinor,
    couponCode: row.couponCode,
    couponMinor: row.couponMinor,
    taxMinor: row.taxMinor,
    deliveryMinor: row.deliveryMinor,
    address: row.address,
    note: row.note,
    invoice:
      row.invoiceId !== null && row.invoiceNumber !== null ? { id: row.invoiceId, number: row.invoiceNumber } : null,
    events: events.map(({ userId, at, ...event }) => ({
      ...event,
      at: new Date(at).toISOString(),
      by: userId === null ? null : (cards.get(userId)?.fullName ?? null),
    })),
    next,
    version: row.version,
  }
}
