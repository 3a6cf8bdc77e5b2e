import { daysBetween } from '@dsms/contract/kernel/time/days'
import type { Expiry } from '@dsms/contract/resources/maintenance/expiries'
import { expiringDays } from '@dsms/contract/resources/vehicles/rules'
import type { Place } from '../../../../kernel/address/address.ts'

export type Urgency = 'overdue' | 'soon' | 'later'

/** A paper holds to the end of its last day; a service is due on its day. */
export function urgencyOf({ on }: Pick<Expiry, 'on'>, today: string): Urgency {
  const days = daysBetween(today, on)
  return days < 0 ? 'overdue' : days <= expiringDays ? 'soon' : 'later'
}

/** The first day of each of the twelve months from a day on. */
export function monthsFrom(day: string, count = 12): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, nth) =>
    new Date(Date.UTC(year, month - 1 + nth, 1)).toISOString().slice(0, 10),
  )
}

/** A year earlier or later; the 29th of February becomes the 28th. */
export function yearsFrom(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate()
  return new Date(Date.UTC(year + years, month - 1, Math.min(date, last))).toISOString().slice(0, 10)
}

export const inMonth = (rows: Expiry[], month: string): Expiry[] =>
  rows.filter(({ on }) => on.slice(0, 7) === month.slice(0, 7))

/** Where something is done about it: the vehicle's card renews papers, an order does work. */
export const placeFor = ({ kind, vehicle_id, order_id }: Expiry): { to: Place; search: object } =>
  kind === 'order'
    ? { to: `/school/maintenance/${order_id}`, search: {} }
    : kind === 'service'
      ? { to: '/school/maintenance/new', search: { vehicle_id, kind: 'scheduled' } }
      : { to: `/school/vehicles/${vehicle_id}`, search: {} }
