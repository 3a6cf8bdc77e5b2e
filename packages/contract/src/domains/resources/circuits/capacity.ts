import type { Layout } from './calls.ts'

/** What of a circuit decides how many vehicles may be on it. */
export interface CapacityOf {
  status: string
  legal_capacity: number
  status_from: string | null
  status_until: string | null
  permit_expires_on: string | null
}

/**
 * How many vehicles may be on a circuit at once on a day (`2026-03-31`): in all and in each zone. A circuit that is not
 * in use, closed that day, or without a valid permit holds none. An element that is out of use takes its room away,
 * unless the other elements have room for as many as are allowed.
 */
export function capacityAt(
  circuit: CapacityOf,
  { zones, elements }: Layout,
  day: string,
  today: string,
): { all: number; zones: number[] } {
  if (!isOpenOn(circuit, day, today)) return { all: 0, zones: zones.map(() => 0) }
  const inZones = zones.map(({ capacity }, place) =>
    roomFor(
      capacity,
      elements.filter(({ zone }) => zone === place),
    ),
  )
  // what of the allowed number no zone has is for the ground between them
  const between = circuit.legal_capacity - sum(zones.map(({ capacity }) => capacity))
  return { all: Math.min(roomFor(circuit.legal_capacity, elements), sum(inZones) + between), zones: inZones }
}

/** Whether a circuit can be used on a day at all. */
export function isOpenOn(circuit: CapacityOf, day: string, today: string): boolean {
  const { status, status_from, status_until, permit_expires_on } = circuit
  if (permit_expires_on !== null && permit_expires_on < day) return false
  switch (status) {
    case 'active':
      return true
    // weather closes for the rest of the day
    case 'closed_weather':
      return day > today
    case 'maintenance':
      return day < (status_from ?? day) || (status_until !== null && day > status_until)
    default:
      return false
  }
}

function roomFor(allowed: number, elements: Pick<Layout['elements'][number], 'capacity' | 'status'>[]): number {
  const of = (status: string) => sum(elements.filter((one) => one.status === status).map(({ capacity }) => capacity))
  return Math.max(0, Math.min(allowed, Math.max(of('active'), allowed - of('maintenance'))))
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)
