import { type Papers, paperField, type VehiclePaper, vehiclePapers } from './rules.ts'

// Why a vehicle may not be driven, whoever drives and whatever the lesson is: its page and the rules of lessons ask this alone.

export const obstacleKinds = ['archived', 'status', 'hold', 'maintenance', 'paper', 'defect'] as const

export interface Obstacle {
  why: (typeof obstacleKinds)[number]
  /** The status, the hold or the paper. */
  what: string | null
  /** The last day of the paper, or of the days at the workshop. */
  until: string | null
}

export interface DrivenFacts extends Papers {
  status: string
  has_unsafe_defect: boolean
  /** Days (first, last) on which the workshop has it. */
  maintenance: readonly { from: string; to: string }[]
}

/** The days at the workshop that meet some days. */
export const atWorkshop = (days: readonly string[], { maintenance }: Pick<DrivenFacts, 'maintenance'>) =>
  maintenance.find(({ from, to }) => days.some((day) => from <= day && day <= to))

/** Papers that ended before a day; each holds to the end of its last one. */
export const endedPapers = (day: string, vehicle: Papers): { paper: VehiclePaper; until: string }[] =>
  vehiclePapers.flatMap((paper) => {
    const until = vehicle[paperField(paper)]
    return until && until < day ? [{ paper, until }] : []
  })

/** All that forbids to drive it on a day; nothing where it may be driven. */
export function whyNotDriven(day: string, vehicle: DrivenFacts): Obstacle[] {
  const workshop = atWorkshop([day], vehicle)
  const of = (why: Obstacle['why'], what: string | null = null, until: string | null = null) => ({ why, what, until })
  return [
    ...(vehicle.status === 'in_service' ? [] : [of('status', vehicle.status)]),
    ...(vehicle.legal_hold ? [of('hold', vehicle.legal_hold)] : []),
    ...(workshop ? [of('maintenance', null, workshop.to)] : []),
    ...endedPapers(day, vehicle).map(({ paper, until }) => of('paper', paper, until)),
    ...(vehicle.has_unsafe_defect ? [of('defect')] : []),
  ]
}
