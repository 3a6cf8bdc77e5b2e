import type { Notices } from '../../../kernel/notices.ts'

declare module '../../../kernel/notices.ts' {
  interface NoticesOf {
    shop: typeof notices
  }
}

/** What people hear of the shop; the sentences stand beside, as `notice.<kind>`. Without a topic it is always told. */
export const notices = {
  order_placed: { icon: 'shopping-cart-check' },
  order_paid: { icon: 'cash' },
  order_packed: { icon: 'package' },
  order_shipped: { icon: 'truck-delivery' },
  order_delivered: { icon: 'package-export' },
  order_cancelled: { icon: 'shopping-cart-x' },
} as const satisfies Notices
