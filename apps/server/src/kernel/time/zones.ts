import { fieldError } from '@dsms/contract/kernel/errors'

/** What the clock on the wall shows, `2026-03-29T09:00:00`. Such texts sort as the times do. */
export type Wall = string
/** `2026-03-29` */
export type Day = string

/** A moment in a zone: what the clock shows there, and the instant. Keeping both tells the two 02:30 of autumn apart. */
export interface Moment {
  wall: Wall
  instant: string
}

/** Whose hours are meant where no school says so: the same as a new school's. */
export const platformZone = 'Asia/Riyadh'

const knownZones = new Map<string, string | null>()

/** The zone's name as IANA spells it; undefined for what is none. Offsets such as `+03:00` know no summer time and are none. */
export function zoneNamed(name: string): string | undefined {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/.test(name)) return undefined
  let known = knownZones.get(name)
  if (known === undefined) {
    try {
      known = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
    } catch {
      known = null
    }
    // names come from callers: what is remembered must not grow for ever
    if (knownZones.size < 2000) knownZones.set(name, known)
  }
  return known ?? undefined
}

export function checkZone(name: string, path: string): string {
  const zone = zoneNamed(name)
  if (!zone) throw fieldError(path, 'unknown_time_zone')
  return zone
}

const iso = (instant: Temporal.Instant): string => new Date(instant.epochMilliseconds).toISOString()

/** An hour that does not exist is the same time after the change; of one that exists twice the first is meant. */
export const instantOf = (wall: Wall, zone: string): string =>
  iso(Temporal.PlainDateTime.from(wall).toZonedDateTime(zone, { disambiguation: 'compatible' }).toInstant())

export const wallOf = (instant: string, zone: string): Wall =>
  Temporal.Instant.from(instant).round('second').toZonedDateTimeISO(zone).toPlainDateTime().toString()

/**
 * The day and the time, to the minute, that a clock in a zone shows at an instant. What people are told comes from here, never from
 * PostgreSQL: its rules of zones may be older than those that the screens go by.
 */
export function clockAt(instant: string, zone: string): { day: Day; time: string } {
  const wall = wallOf(instant, zone)
  return { day: dayOf(wall), time: wall.slice(11, 16) }
}

export const momentAt = (wall: Wall, zone: string): Moment => ({ wall, instant: instantOf(wall, zone) })

export const dayOf = (wall: Wall): Day => wall.slice(0, 10)
export const midnight = (day: Day): Wall => `${day}T00:00:00`
export const today = (zone: string): Day => Temporal.Now.plainDateISO(zone).toString()

/** Seconds by the clock, as if no zone ever changed its own. */
export const secondsBetween = (from: Wall, to: Wall): number => (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 1000

export const addSeconds = (wall: Wall, seconds: number): Wall =>
  new Date(Date.parse(`${wall}Z`) + seconds * 1000).toISOString().slice(0, 19)

export const daySeconds = 86_400

/**
 * Reads what the contract calls a moment: an instant with its offset, or without one a clock in the zone. Undefined for
 * days that do not exist and years in which nobody learns to drive.
 */
export function readMoment(text: string, zone: string): Moment | undefined {
  const year = Number(text.slice(0, 4))
  if (year < 1900 || year > 2199) return undefined
  try {
    if (/Z$|[+-]\d{2}:?\d{2}$/.test(text.slice(10))) {
      const exact = Temporal.Instant.from(text)
      const instant = iso(Temporal.Instant.fromEpochMilliseconds(Math.floor(exact.epochMilliseconds / 1000) * 1000))
      return { wall: wallOf(instant, zone), instant }
    }
    const wall = Temporal.PlainDateTime.from(text, { overflow: 'reject' })
      .round({ smallestUnit: 'second', roundingMode: 'floor' })
      .toString()
    return momentAt(wall, zone)
  } catch {
    return undefined
  }
}
