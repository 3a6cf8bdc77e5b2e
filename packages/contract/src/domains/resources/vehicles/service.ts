import { addDays, daysBetween } from '../../../kernel/time/days.ts'

export const serviceCycles = ['every_km', 'every_days', 'both'] as const
export type ServiceCycle = (typeof serviceCycles)[number]

export interface ServicePlan {
  service_cycle: ServiceCycle
  interval_km: number | null
  interval_days: number | null
  last_service_km: number | null
  last_service_on: string | null
  /** A day that was set by hand; what the cycle says earlier goes before. */
  planned_service_on: string | null
  odometer_km: number | null
  /** The day of that reading. */
  odometer_on: string | null
  /** As the latest readings say; null while there are too few. */
  km_per_day: number | null
}

export interface NextService {
  /** By the calendar: the cycle in days, or the day set by hand. */
  due_on: string | null
  /** By the odometer. */
  due_km: number | null
  /** When the odometer will stand there, if the vehicle goes on as lately. */
  projected_on: string | null
  /** Whichever comes first; null while nothing says a day. */
  next_on: string | null
  by: 'days' | 'km' | null
  km_left: number | null
}

/** When a vehicle next needs its service: by days or by distance, whichever comes first. */
export function nextService(plan: ServicePlan): NextService {
  const byDays =
    plan.service_cycle !== 'every_km' && plan.interval_days !== null && plan.last_service_on
      ? addDays(plan.last_service_on, plan.interval_days)
      : null
  const dueOn = [byDays, plan.planned_service_on].filter((day) => day !== null).sort()[0] ?? null
  const dueKm =
    plan.service_cycle !== 'every_days' && plan.interval_km !== null && plan.last_service_km !== null
      ? plan.last_service_km + plan.interval_km
      : null
  const left = dueKm === null || plan.odometer_km === null ? null : dueKm - plan.odometer_km
  const projected = projection(left, plan)
  const isKmFirst = projected !== null && (dueOn === null || projected < dueOn)
  return {
    due_on: dueOn,
    due_km: dueKm,
    projected_on: projected,
    next_on: isKmFirst ? projected : dueOn,
    by: isKmFirst ? 'km' : dueOn ? 'days' : dueKm === null ? null : 'km',
    km_left: left,
  }
}

function projection(left: number | null, { odometer_on, km_per_day }: ServicePlan): string | null {
  if (left === null || odometer_on === null) return null
  if (left <= 0) return odometer_on
  if (!km_per_day || km_per_day <= 0) return null
  const days = Math.floor(left / km_per_day)
  return days > 36_500 ? null : addDays(odometer_on, days)
}

/** Days until the next service on a day; negative when it is overdue, null while nothing says when. */
export const daysToService = (day: string, { next_on }: NextService): number | null =>
  next_on === null ? null : daysBetween(day, next_on)
