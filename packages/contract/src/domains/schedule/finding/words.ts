/** Parts of the day in which a lesson begins, as people say them on the phone. */
export const partsOfDay = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]

/** Why a start is good, what weighs most first. */
export const slotReasons = ['own_trainer', 'no_gap', 'no_extra_way'] as const
export type SlotReason = (typeof slotReasons)[number]
