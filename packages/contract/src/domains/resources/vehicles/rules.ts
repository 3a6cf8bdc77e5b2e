import { addDays, daysBetween } from '../../../kernel/time/days.ts'

// papers and holds

/** Set by hand, by those who may: they outweigh what the papers say. */
export const legalHolds = ['seized', 'under_claim'] as const
export type LegalHold = (typeof legalHolds)[number]

/** In the order in which they are told: the first that applies. */
export const vehiclePapers = ['insurance', 'inspection', 'registration', 'permit'] as const
export type VehiclePaper = (typeof vehiclePapers)[number]

export const complianceStates = [
  'valid',
  'expiring',
  'insurance_expired',
  'inspection_expired',
  'registration_expired',
  'permit_expired',
  'seized',
  'under_claim',
] as const
export type Compliance = (typeof complianceStates)[number]

/** A vehicle whose first paper ends within so many days is `expiring`. */
export const expiringDays = 30
/** People are told so many days ahead. */
export const reminderDays = [60, 30, 14, 7, 1] as const

/** Days as `YYYY-MM-DD`; null where the vehicle has no such paper. */
export interface Papers {
  legal_hold: LegalHold | null
  insurance_expires_on: string | null
  inspection_expires_on: string | null
  registration_expires_on: string | null
  permit_expires_on: string | null
}

export const paperField = (paper: VehiclePaper) => `${paper}_expires_on` as const

/** May the vehicle be driven on a day, as its papers and the authorities say? A paper holds to the end of its last day. */
export function complianceOn(day: string, vehicle: Papers): Compliance {
  if (vehicle.legal_hold) return vehicle.legal_hold
  for (const paper of vehiclePapers) {
    const until = vehicle[paperField(paper)]
    if (until && until < day) return `${paper}_expired`
  }
  const next = nearestPaper(day, vehicle)
  return next && next.days <= expiringDays ? 'expiring' : 'valid'
}

/** The paper that ends first, and in how many days. */
export function nearestPaper(day: string, vehicle: Papers): { paper: VehiclePaper; on: string; days: number } | null {
  const kept = vehiclePapers.flatMap((paper) => {
    const on = vehicle[paperField(paper)]
    return on ? [{ paper, on, days: daysBetween(day, on) }] : []
  })
  return kept.reduce<(typeof kept)[number] | null>((first, one) => (first && first.on <= one.on ? first : one), null)
}

/**
 * Which reminder a paper calls for on a day: the nearest of those whose day has come, none after the last day. Anyone who
 * was away for a while gets that one alone.
 */
export function reminderOn(day: string, until: string): (typeof reminderDays)[number] | null {
  const left = daysBetween(day, until)
  if (left < 0) return null
  return reminderDays.findLast((ahead) => left <= ahead) ?? null
}

// service

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

// chassis numbers

/** ISO 3779: 17 signs, without the letters that look like digits. */
export const vinPattern = /^[A-HJ-NPR-Z0-9]{17}$/

export const vinChecks = ['ok', 'wrong', 'not_applicable'] as const
export type VinCheck = (typeof vinChecks)[number]

/** Place 9 of a chassis number is a check digit where it is made for North America (1 to 5) or in China (L). */
const isChecked = (vin: string) => /^[1-5L]/.test(vin)

const letterValues: Record<string, number> = Object.fromEntries(
  [...'ABCDEFGH']
    .map((letter, n) => [letter, n + 1] as const)
    .concat(
      [...'JKLMN'].map((letter, n) => [letter, n + 1] as const),
      [
        ['P', 7],
        ['R', 9],
      ],
      [...'STUVWXYZ'].map((letter, n) => [letter, n + 2] as const),
    ),
)
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** The check digit as it should be: `0` to `9` or `X`. */
export function vinDigit(vin: string): string {
  const sum = weights.reduce((total, weight, place) => {
    const sign = vin[place] ?? '0'
    return total + weight * (letterValues[sign] ?? Number(sign))
  }, 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/** Only warns: where no check digit is prescribed, one that fits says nothing. */
export function vinCheck(vin: string): VinCheck {
  if (!vinPattern.test(vin) || !isChecked(vin)) return 'not_applicable'
  return vinDigit(vin) === vin[8] ? 'ok' : 'wrong'
}
