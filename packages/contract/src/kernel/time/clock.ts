// Times by the clock as texts, `09:30`: they sort as they stand.

/** Midnight by the clock: as a day begins, and as it ends. */
export const dayStart = '00:00'
export const dayEnd = '24:00'

/** How a time by the clock is written. */
export const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/
/** The same where something ends, which may be at `24:00`. */
export const endPattern = /^(?:([01]\d|2[0-3]):[0-5]\d|24:00)$/

/** A time at which something ends: midnight ends its day, and does not begin it. */
export const asEnd = (time: string): string => (time === dayStart ? dayEnd : time)

/** Whether an end by the clock is on the next day, being not after the beginning: `21:00` to `01:00`, `00:00` to `00:00` for all day. */
export const isPastMidnight = (from: string, to: string): boolean => to <= from

/** When what ends at a moment, `2026-03-02T01:00`, ends on a day: `24:00` where it goes on after it. */
export const endOn = (day: string, moment: string): string => (moment.slice(0, 10) > day ? dayEnd : moment.slice(11))
