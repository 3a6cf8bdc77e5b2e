import { digitsOf, toMajor } from '@dsms/contract/kernel/money'
import { type Language, languages } from '@dsms/contract/kernel/shared'
import type { OrderStatus } from '@dsms/contract/shop/shop/orders'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { type Notice, notifyEach } from '../../../../kernel/notify/notify.ts'
import type { Services } from '../../../../kernel/services.ts'
import { numberFormat } from '../../../../kernel/text/formats.ts'
import { numberOf } from './orders.data.ts'

interface Order {
  id: number
  buyerId: number
  status: OrderStatus
  totalMinor: number
  currency: string
}

const buyerRow = z.object({
  email: z.string(),
  name: z.string(),
  language: z.enum(languages).nullable(),
  verified: z.boolean(),
})

/** Tells the buyer how their order stands: always a notification, and a mail when it was placed. */
export async function tellBuyer(services: Services, actor: Actor, order: Order): Promise<void> {
  const number = numberOf(order.id)
  const link = `/apps/ecommerce/orders/${order.id}`
  const rows = await rowsOf(
    actor.db,
    buyerRow,
    sql`
      select a.email, c.full_name as name, a.language, a.is_verified as verified
        from people_cards(array[${order.buyerId}]::integer[]) c, account_of(c.id) a`,
  )
  const [buyer] = rows
  if (!buyer) return
  const language = languages.find((known) => known === buyer.language) ?? actor.language
  const person = { id: order.buyerId, schoolId: actor.schoolId }
  const notice: Notice = { person, kind: `order_${order.status}`, params: { number }, link }
  if (order.status === 'placed' && buyer.verified) {
    const total = amountText(order, language)
    const values = { name: buyer.name, number, total, link: `${services.mailer.baseUrl()}${link}` }
    notice.mail = { to: buyer.email, template: 'order', language, values }
  }
  await notifyEach(services, actor.db, [notice])
  actor.afterCommit(() => void services.mailer.deliver())
}

/** With Latin digits in Arabic too, as invoices have them. */
const amountText = ({ totalMinor, currency }: Order, language: Language): string =>
  numberFormat(language === 'ar' ? 'ar-u-nu-latn' : language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digitsOf(currency),
  }).format(toMajor(totalMinor, currency))
