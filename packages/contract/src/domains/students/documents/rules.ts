/** Days before the last one on which somebody is told. */
export const reminderDays = [60, 30, 14, 7, 1] as const
