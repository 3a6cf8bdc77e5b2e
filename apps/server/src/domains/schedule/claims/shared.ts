import { type Memory, removeTimes } from '@dsms/contract/schedule/booking/memory'
import type { Claim, Facts } from '@dsms/contract/schedule/rules/facts'

/** The greatest age of a shared plan, in milliseconds. */
const longestMs = 5000
/** A rush comes in waves, as many at once as there are connections: the next one begins within this time. */
const betweenWavesMs = 250

/** The plan of a school between two instants, for one kind of lesson, and what the rules have said of it. */
export interface PlanSnapshot {
  facts: Facts
  memory: Memory
  /** Names of trainers, by their keys. */
  names: ReadonlyMap<number, string>
  /** Instants as they are told: hundreds of the same to everybody. */
  texts: Map<number, string>
}

interface Span {
  from: number
  to: number
}

interface Shared extends Span {
  kind: string
  at: number
  value: Promise<PlanSnapshot>
  /** The same once it is there. */
  sight?: PlanSnapshot
}

interface Company {
  /** Calls of the school that are running. */
  calls: number
  /** Several have run at once. */
  wasCrowded: boolean
  found: Shared[]
}

const companies = new Map<number, Company>()

/**
 * Runs a call of a school beside others of it that may share what they look up. It is forgotten with the last of them, when none follows,
 * so that who comes alone finds everything as it is.
 */
export async function withSharedPlan<T>(tenant: number, call: () => Promise<T>): Promise<T> {
  const company = companies.get(tenant) ?? { calls: 0, wasCrowded: false, found: [] }
  companies.set(tenant, company)
  company.calls++
  company.wasCrowded ||= company.calls > 1
  const leave = () => {
    if (company.calls === 0 && companies.get(tenant) === company) companies.delete(tenant)
  }
  try {
    return await call()
  } finally {
    if (--company.calls === 0) {
      if (company.wasCrowded) setTimeout(leave, betweenWavesMs).unref()
      else leave()
    }
  }
}

/** Whether several calls of a school are running, so that sharing pays. */
export const isCrowded = (tenant: number): boolean => (companies.get(tenant)?.calls ?? 0) > 1

/**
 * A span of one kind as another call of the school saw it a moment ago, or is looking it up; else `load` does, for those who
 * follow. What covers the span will do.
 */
export async function shared(
  tenant: number,
  kind: string,
  span: Span,
  load: () => Promise<PlanSnapshot>,
): Promise<PlanSnapshot> {
  const company = companies.get(tenant)
  if (!company) return load()
  company.found = company.found.filter(({ at }) => Date.now() - at < longestMs)
  const known = company.found.find((one) => one.kind === kind && one.from <= span.from && span.to <= one.to)
  const found = known && (await known.value.catch(() => undefined))
  // the transaction of whoever began may have failed for reasons of its own
  if (found) return found
  const own: Shared = { ...span, kind, at: Date.now(), value: load() }
  company.found = [...company.found.filter((one) => one !== known), own]
  own.value.then(
    (sight) => {
      own.sight = sight
    },
    () => {
      company.found = company.found.filter((one) => one !== own)
    },
  )
  return own.value
}

/** Called when lessons of a school have changed: who asks from now on sees it. */
export function invalidatePlan(tenant: number): void {
  const company = companies.get(tenant)
  if (company) company.found = []
}

/** Called when times are being taken, and nothing else changes: who looks from now on, or is looking, finds them taken. */
export function markTaken(tenant: number, claims: readonly Claim[]): void {
  for (const { sight, value } of companies.get(tenant)?.found ?? [])
    if (sight) removeTimes(sight, claims)
    else
      value.then(
        (loaded) => removeTimes(loaded, claims),
        () => {},
      )
}
