import { daysBetween } from '../../../kernel/time/days.ts'
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
 * Which reminder a paper calls for on a day: the nearest of those whose day has come, none after the last day. Whoever
 * was away for a while gets that one alone.
 */
export function reminderOn(day: string, until: string): (typeof reminderDays)[number] | null {
  const left = daysBetween(day, until)
  if (left < 0) return null
  return reminderDays.findLast((ahead) => left <= ahead) ?? null
}
