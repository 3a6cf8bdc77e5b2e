import { type OrderStatus, orderSteps, type ShopOrder } from '@dsms/contract/shop/shop/orders'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'
import type { Services } from '../../../../kernel/services.ts'
import { checkTransition } from '../../../../kit/records/records.ts'
import { creditInvoiceFor, settleInvoiceFor } from '../../../billing/public.ts'
import { countUse } from '../manage/coupons.data.ts'
import { shopOrderEvents } from '../shop.orders.table.ts'
import { cancelWords } from '../shop.words.ts'
import { findOrder, lockOrder, numberOf, type OrderRow, orderOf, orderRecords, seesAll } from './orders.data.ts'
import { tellBuyer } from './orders.notices.ts'

/** Who is paid later is served before they paid. */
const paysLater = ({ paymentMethod }: OrderRow) => paymentMethod === 'cash_on_delivery' || paymentMethod === 'invoice'

/** What the actor may make of an order now. */
function nextOf(actor: Actor, order: OrderRow): OrderStatus[] {
  if (!seesAll(actor)) return order.status === 'placed' && order.buyerId === actor.id ? ['cancelled'] : []
  return orderSteps[order.status].filter((step) => {
    if (order.status === 'placed' && (step === 'packed' || step === 'delivered') && !paysLater(order)) return false
    if (order.status === 'placed' || order.status === 'paid') {
      if (step === 'packed') return order.hasGoods
      if (step === 'delivered') return !order.hasGoods
    }
    return true
  })
}

export async function readOrder(actor: Actor, id: number): Promise<ShopOrder> {
  const order = await findOrder(actor, id)
  return orderOf(actor, order, nextOf(actor, order))
}

interface Move {
  status: OrderStatus
  note: string
  version?: number | undefined
}

/** Moves an order on, with all that goes with it: payment on its invoice, or stock, coupon and money given back. */
export async function changeOrderStatus(services: Services, actor: Actor, id: number, move: Move): Promise<ShopOrder> {
  const order = await lockOrder(actor, id)
  checkTransition({ [order.status]: nextOf(actor, order) }, order.status, move.status)
  await orderRecords.update(actor, order, move.version, { status: move.status })
  await actor.db
    .insert(shopOrderEvents)
    .values({ orderId: id, tenant: actor.tenant, status: move.status, userId: actor.id, note: move.note })
  if (move.status === 'cancelled') await takeBack(actor, order)
  else if (isPaidBy(order, move.status) && order.invoiceId !== null) {
    await settleInvoiceFor(actor, order.invoiceId, {
      method: order.paymentMethod === 'cash_on_delivery' ? 'cash' : methods[order.paymentMethod],
      note: numberOf(id),
    })
  }
  await tellBuyer(services, actor, { ...order, status: move.status })
  return readOrder(actor, id)
}

const methods = { bank_transfer: 'bank_transfer', card_terminal: 'debit', invoice: 'bank_transfer' } as const

/** Cash is taken at the door; everything else is paid when somebody says so. */
const isPaidBy = ({ paymentMethod, status }: OrderRow, next: OrderStatus) =>
  next === 'paid' || (next === 'delivered' && paymentMethod === 'cash_on_delivery' && status !== 'paid')

/** What was ordered is there again, the coupon may be used again, and the invoice is credited. */
async function takeBack(actor: Actor, order: OrderRow) {
  await actor.db.execute(sql`
    with back as (
      select product_id, sum(qty)::integer as qty from shop_order_lines
       where tenant = ${actor.tenant} and order_id = ${order.id} group by product_id
    ), locked as (
      select p.id, back.qty from shop_products p join back on back.product_id = p.id
       where p.tenant = ${actor.tenant} and p.stock is not null order by p.id for update of p
    ), filled as (
      update shop_products p set stock = p.stock + locked.qty from locked where p.id = locked.id
      returning p.id, p.stock, locked.qty
    )
    insert into shop_stock_changes (tenant, product_id, change, stock, reason, order_id, user_id)
    select ${actor.tenant}::integer, id, qty, stock, 'cancellation', ${order.id}::integer, ${actor.id}::integer from filled`)
  if (order.couponId !== null) await countUse(actor, order.couponId, -1)
  if (order.invoiceId !== null) await creditInvoiceFor(actor, order.invoiceId, cancelWords(order.id, actor.language))
}
