/** Each status of a sale and those that may follow it. Sums of its items decide between the first two. */
export const saleStatuses = {
  active: ['consumed', 'expired', 'refunded', 'transferred'],
  /** All of it is used or gone. */
  consumed: ['active', 'expired', 'refunded', 'transferred'],
  expired: [],
  refunded: [],
  transferred: [],
} as const satisfies Record<string, readonly string[]>
export type SaleStatus = keyof typeof saleStatuses

/** How a student came by it: bought here, counted before there were sales, or from another student. */
export const saleKinds = ['package', 'opening', 'transfer'] as const
export type SaleKind = (typeof saleKinds)[number]

/**
 * What changes the credit of a sale. `hold` sets some aside for a lesson; `use` and `release` end a hold, and a `release` of a
 * use gives back what was used.
 */
export const moveKinds = ['sell', 'in', 'hold', 'use', 'release', 'expire', 'refund', 'out'] as const
export type MoveKind = (typeof moveKinds)[number]
