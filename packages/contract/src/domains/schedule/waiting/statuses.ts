export const entryStatuses = ['waiting', 'booked', 'withdrawn', 'expired'] as const
export const slotStatuses = ['open', 'filled', 'closed'] as const
/** How an hour was taken again: by an offer, planned by the office, or booked by a student who found it free. */
export const fillings = ['offer', 'office', 'student'] as const
export const offerStatuses = ['sent', 'accepted', 'declined', 'expired', 'lost'] as const
/** One after another, or to several at once, of whom the first who accepts has it. */
export const offerModes = ['one_by_one', 'to_many'] as const
/** With whom somebody who waits would have a lesson: anybody, the trainer of their course, or those whom they name. */
export const trainerWishes = ['any', 'own', 'named'] as const
export type TrainerWish = (typeof trainerWishes)[number]
/** So many lessons a week somebody may ask for at most. */
export const mostAWeek = 14
export type OfferMode = (typeof offerModes)[number]
