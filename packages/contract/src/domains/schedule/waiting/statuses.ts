export const entryStatuses = ['waiting', 'booked', 'withdrawn', 'expired'] as const
export const slotStatuses = ['open', 'filled', 'closed'] as const
export const offerStatuses = ['sent', 'accepted', 'declined', 'expired', 'lost'] as const
/** One after another, or to several at once, of whom the first who accepts has it. */
export const offerModes = ['one_by_one', 'to_many'] as const
export type OfferMode = (typeof offerModes)[number]
