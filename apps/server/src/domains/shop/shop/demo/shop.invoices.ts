import { addDays } from '@dsms/contract/kernel/time/days'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import {
  addPayments,
  invoiceLines,
  invoiceNumbers,
  invoices,
  readPlace,
  sellerOf,
  serviceOf,
} from '../../../billing/public.ts'
import { numberOf } from '../orders/orders.data.ts'
import type { MadeOrder } from './shop.types.ts'

/** The shop's past has a series of its own, so that its numbers follow its days. */
const series = 'SHOP'

/** An issued invoice for each order: paid with it, or void when it was cancelled on its day. */
export async function billShopOrders(db: Db, schoolId: number, orders: readonly MadeOrder[]): Promise<void> {
  const place = await readPlace(db, schoolId, schoolId)
  const dayOf = ({ placedAt }: MadeOrder) => placedAt.slice(0, 10)
  const rows = await db
    .insert(invoices)
    .values(
      orders.map((order) => ({
        tenant: schoolId,
        buyerId: order.buyer.id,
        client: {
          name: order.buyer.fullName,
          company: '',
          companyEmail: order.buyer.email,
          address: order.address ? `${order.address.houseNo}، ${order.address.city}` : '',
          country: order.address ? 'المملكة العربية السعودية' : '',
          contact: order.address?.mobile ?? '',
          taxNumber: '',
        },
        currency: place.currency,
        service: serviceOf(order.bill),
        totalMinor: order.totalMinor,
        issuedOn: dayOf(order),
        dueOn: addDays(dayOf(order), place.settings.dueDays),
        createdAt: order.placedAt,
      })),
    )
    .returning({ id: invoices.id })
  const idOf = (nth: number) => rows[nth]?.id as number
  await db
    .insert(invoiceLines)
    .values(
      orders.flatMap(({ bill }, nth) =>
        bill.map((line, position) => ({ ...line, position, invoiceId: idOf(nth), tenant: schoolId })),
      ),
    )
  const numbers = new Map<number, number>()
  const issued = orders.map((order, nth) => {
    const year = Number(dayOf(order).slice(0, 4))
    const serial = (numbers.get(year) ?? 0) + 1
    numbers.set(year, serial)
    const number = `${series}-${year}-${String(serial).padStart(5, '0')}`
    return { id: idOf(nth), order_id: order.id, number, at: order.placedAt, is_void: order.status === 'cancelled' }
  })
  const list = JSON.stringify(issued)
  const shape = sql.raw('f (id integer, order_id integer, number text, at timestamptz, is_void boolean)')
  await db.execute(sql`
    update invoices i
       set state = 'issued', number = f.number, seller = ${JSON.stringify(sellerOf(place, 'ar'))}::jsonb,
           issued_at = f.at, past_due_at = (i.due_on + 1)::timestamp at time zone ${place.timeZone}
      from jsonb_to_recordset(${list}::jsonb) as ${shape} where i.id = f.id`)
  await db.execute(sql`
    update shop_orders o set invoice_id = f.id, invoice_number = f.number
      from jsonb_to_recordset(${list}::jsonb) as ${shape} where o.id = f.order_id`)
  await db.insert(invoiceNumbers).values([...numbers].map(([year, last]) => ({ tenant: schoolId, series, year, last })))
  await db.execute(sql`
    update invoices i set state = 'void', void_reason = 'أُلغي الطلب'
      from jsonb_to_recordset(${list}::jsonb) as ${shape} where i.id = f.id and f.is_void`)
  await addPayments(
    { db, tenant: schoolId },
    orders.flatMap(({ id, steps, totalMinor, paymentMethod }, nth) => {
      const paid = steps.find(({ status }) => status === 'paid')
      if (!paid) return []
      return {
        ...{ invoiceId: idOf(nth), amountMinor: totalMinor, note: numberOf(id) },
        method: paymentMethod === 'card_terminal' ? 'debit' : 'bank_transfer',
        paidOn: paid.at.slice(0, 10),
        createdAt: paid.at,
      }
    }),
  )
}
