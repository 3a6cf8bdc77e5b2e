import type { AddressInput } from '@dsms/contract/shop/shop/addresses'
import type { OrderStatus, ShopPayment } from '@dsms/contract/shop/shop/orders'
import type { BillLine, CartLine } from '../orders/quote.ts'
import type { shopCoupons } from '../shop.orders.table.ts'
import type { shopProducts } from '../shop.table.ts'

/** An order that was made up, with what is needed to write its lines, events and invoice. */
export interface MadeOrder {
  id: number
  buyer: Buyer
  status: OrderStatus
  placedAt: string
  /** When it became what it is, one moment for each status. */
  steps: { status: OrderStatus; at: string }[]
  bill: BillLine[]
  lines: CartLine[]
  address: AddressInput | null
  totalMinor: number
  paymentMethod: ShopPayment
}

export type DemoGoods = typeof shopProducts.$inferSelect

export type DemoCoupon = typeof shopCoupons.$inferSelect

export interface Buyer {
  id: number
  fullName: string
  email: string
}
