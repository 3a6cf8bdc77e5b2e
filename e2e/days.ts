import { dayMs } from '@dsms/contract/kernel/time/milliseconds'

/** The day so many days after another: `2027-01-04`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10)
