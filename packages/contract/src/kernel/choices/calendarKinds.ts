/** Kinds of events, by their founding names. */
export const calendarKinds = ['Business', 'Holiday', 'Personal', 'Family', 'ETC'] as const
export type CalendarKind = (typeof calendarKinds)[number]
